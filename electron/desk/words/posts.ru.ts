import { translated } from '../../../engine/text/catalogue.ts'
import type { posts as en } from './posts.en.ts'

/** Posts: what cannot be sent or written to files; to whom they go. */
export const posts = translated<typeof en>()({
  nothingTo: 'Для «{id}» в этой фазе ничего нет.',
  notLocked: 'Фаза еще не зафиксирована, и тексты могут измениться.',
  lockFirst: 'Сначала зафиксируйте ее, потом отправляйте.',
  tellsNobody: 'В этой фазе никому ничего не сообщается.',
  lockNight: 'Сначала зафиксируйте ночь.',
  notWritten: 'Файлы не удалось записать в {folder}.',
  notWrittenFor: 'Файлы не удалось записать в {folder} ({code}).',
  diskFull: 'Диск полон: освободите место и повторите экспорт.',
  checkFolder: 'Проверьте, что в папку можно писать, и повторите экспорт.',
  thread: 'Тема игры',
  threadOf: 'Тема: {post}',
  to: 'Кому: {name}',
  plainText: 'Простой текст',
})
