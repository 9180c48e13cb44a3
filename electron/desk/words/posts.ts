import { defineMessages } from '../../../engine/text/catalogue.ts'

/** Posts: what cannot be sent or written to files; to whom they go. */
export const posts = defineMessages({
  nothingTo: { en: 'There is nothing for "{id}" in this phase.', ru: 'Для «{id}» в этой фазе ничего нет.' },
  notLocked: {
    en: 'This phase is not locked yet, so its posts may still change.',
    ru: 'Фаза еще не зафиксирована, и тексты могут измениться.',
  },
  lockFirst: { en: 'Lock it first, then send.', ru: 'Сначала зафиксируйте ее, потом отправляйте.' },
  notOver: { en: 'This game is not over yet.', ru: 'Игра еще не окончена.' },
  endFirst: { en: 'Finish the game first.', ru: 'Сначала завершите игру.' },
  tellsNobody: { en: 'This phase has nothing to tell anyone.', ru: 'В этой фазе никому ничего не сообщается.' },
  lockNight: { en: 'Lock the night first.', ru: 'Сначала зафиксируйте ночь.' },
  notWritten: { en: 'The files could not be written to {folder}.', ru: 'Файлы не удалось записать в {folder}.' },
  notWrittenFor: {
    en: 'The files could not be written to {folder} ({code}).',
    ru: 'Файлы не удалось записать в {folder} ({code}).',
  },
  diskFull: {
    en: 'The disk is full: free some space and export again.',
    ru: 'Диск полон: освободите место и повторите экспорт.',
  },
  checkFolder: {
    en: 'Check that the folder can be written to, then export again.',
    ru: 'Проверьте, что в папку можно писать, и повторите экспорт.',
  },
  thread: { en: 'Thread', ru: 'Тема игры' },
  threadOf: { en: 'Thread: {post}', ru: 'Тема: {post}' },
  to: { en: 'To: {name}', ru: 'Кому: {name}' },
  plainText: { en: 'Plain text', ru: 'Простой текст' },
})
