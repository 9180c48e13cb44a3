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
  flavour: {
    en: '{kind, select, lynched {{nth, select, 0 {The crowd had made up its mind. {name} looked around once, and then it was over.} 1 {Somebody shouted for the rope, and nobody argued. {name} was gone before sunset.} 2 {There were no more speeches. {name} walked the last few steps alone.} other {Long after {name} was dead, nobody wanted to be the first to leave.}}} other {{nth, select, 0 {{name} did not come down for breakfast. When the door was finally forced, the room was cold.} 1 {The lamp in {name}’s window burned all night. By morning there was nobody left to put it out.} 2 {They found {name} at first light, and for a long time nobody spoke.} other {Somebody heard a cry in the night and thought of cats. It was {name}.}}}}',
    ru: '{kind, select, lynched {{nth, select, 0 {Толпа все решила. {name} в последний раз смотрит вокруг, и все кончено.} 1 {Кто-то крикнул про веревку, и никто не возразил. {name} не увидит заката.} 2 {Речей больше не было. Последние шаги {name} проходит в одиночестве.} other {Имя в приговоре — {name}. Еще долго никто не хотел уходить первым.}}} other {{nth, select, 0 {К завтраку все ждали, когда спустится {name}. Дверь пришлось выломать, и в комнате было холодно.} 1 {В доме, где жил игрок {name}, всю ночь горел свет. Утром гасить его было некому.} 2 {На рассвете нашли тело. Это {name}, и долго никто не говорил ни слова.} other {Ночью кто-то услышал крик и решил, что это кошки. Это был игрок {name}.}}}}',
  },
  publicCount: { en: 'Current vote count', ru: 'Голосование на данный момент' },
  publicAlive: { en: 'Alive ({count}): {names}', ru: 'В игре ({count}): {names}' },
  publicOut: { en: 'Out ({count}): {names}', ru: 'Выбыли ({count}): {names}' },
  publicPage: { en: '{name} for players', ru: '{name} для игроков' },
  publicAsOf: {
    en: '{system}. Everything posted by {time} ({zone}).',
    ru: '{system}. Все, что опубликовано на {time} ({zone}).',
  },
  publicCloses: { en: '{phase} closes at {time}.', ru: '{phase}: срок {time}.' },
  plainText: { en: 'Plain text', ru: 'Простой текст' },
})
