import { translated } from '../../../engine/text/catalogue.ts'
import type { issues as en } from './issues.en.ts'

/** What does not fit in data from outside: where it stands, what stands there, and what should. */
export const issues = translated<typeof en>()({
  at: '{place}: {wrong}.',
  inAll: '{wrong}.',
  missing: 'здесь ничего нет',
  otherForm: 'здесь {found}, а должно быть: {form}',
  unknownKey: 'поле «{key}» здесь неизвестно',
  unknownValue: 'здесь {found}, чего быть не может',
  manyEntries: 'записей здесь {count}, а можно не больше {most}',
  manyCharacters: 'символов здесь {count}, а можно не больше {most}',
  tooMuch: 'здесь {found}, а можно не больше {most}',
  tooShort: 'здесь слишком мало',
  tooLittle: 'здесь {found}, этого мало',
  empty: 'здесь пусто',
  unseen: 'здесь не видно ни одного знака',
  noTime: 'это не время',
  endsBefore: 'конец стоит раньше начала',
  noTree: 'такого дерева причин нет',

  nothing: 'пустое значение',
  text: 'текст',
  quoted: '«{text}»',
  number: 'число',
  whole: 'целое число',
  yes: '«да»',
  no: '«нет»',
  yesOrNo: 'да или нет',
  list: 'список',
  entries: 'набор полей',
})
