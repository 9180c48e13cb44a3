import { translated } from '../../../engine/text/catalogue.ts'
import type { desk as en } from './desk.en.ts'

/** Calls that cannot be answered at all; things and phases by their names. */
export const desk = translated<typeof en>()({
  noCall: 'Вызова «{name}» нет.',
  badInput: 'Вызов {name} этого не принимает. {what}.',
  doesNotFit: 'Форма не та',
  seeContract: 'Что он принимает, сказано в electron/desk/contract.ts.',
  noWorkspace: 'Для вызова {name} нужна открытая рабочая область.',
  openOne: 'Сначала откройте ее.',
  mistake: 'Ошибка программы в {name}: {what}.',
  reportIt: 'Сообщите о ней, пожалуйста, и приложите файл.',

  meant: 'Имелось в виду «{near}»?',
  thereAre: '{count, plural, one {Есть} few {Есть} other {Есть}}: {list}.',
  thereAreMore: 'Есть: {list} и еще {more}.',
  noneHere: 'Здесь таких нет.',
  changedMeanwhile: 'Тем временем это изменили в другом окне. Теперь там: «{text}».',
  takenBackMeanwhile: 'Тем временем в другом окне вернули исходный текст.',
  emptiedMeanwhile: 'Тем временем это поле очистили в другом окне.',
  yoursStays: 'Ничего не перезаписано. Сравните оба варианта и оставьте свой или возьмите другой.',
})
