import { defineMessages } from '../../../engine/text/catalogue.ts'

/** What does not fit in data from outside: where it stands, what stands there, and what should. */
export const issues = defineMessages({
  at: { en: '{place} {wrong}.', ru: '{place}: {wrong}.' },
  inAll: { en: 'it {wrong}.', ru: '{wrong}.' },
  missing: { en: 'is missing', ru: 'здесь ничего нет' },
  otherForm: { en: 'is {found}, and should be {form}', ru: 'здесь {found}, а должно быть: {form}' },
  unknownKey: { en: 'holds "{key}", which is not known here', ru: 'поле «{key}» здесь неизвестно' },
  unknownValue: { en: 'is {found}, which is not known here', ru: 'здесь {found}, чего быть не может' },
  manyEntries: {
    en: 'has {count} entries, and {most} at most are possible',
    ru: 'записей здесь {count}, а можно не больше {most}',
  },
  manyCharacters: {
    en: 'has {count} characters, and {most} at most are possible',
    ru: 'символов здесь {count}, а можно не больше {most}',
  },
  tooMuch: { en: 'is {found}, and {most} at most is possible', ru: 'здесь {found}, а можно не больше {most}' },
  tooShort: { en: 'is too short', ru: 'здесь слишком мало' },
  tooLittle: { en: 'is {found}, which is too little', ru: 'здесь {found}, этого мало' },
  empty: { en: 'is empty', ru: 'здесь пусто' },
  unseen: { en: 'has nothing in it that can be seen', ru: 'здесь не видно ни одного знака' },
  noTime: { en: 'is no time', ru: 'это не время' },
  endsBefore: { en: 'ends before it starts', ru: 'конец стоит раньше начала' },
  noTree: { en: 'names a tree that is not there', ru: 'такого дерева причин нет' },

  nothing: { en: 'nothing', ru: 'пустое значение' },
  text: { en: 'a text', ru: 'текст' },
  quoted: { en: '"{text}"', ru: '«{text}»' },
  number: { en: 'a number', ru: 'число' },
  whole: { en: 'a whole number', ru: 'целое число' },
  yes: { en: 'true', ru: '«да»' },
  no: { en: 'false', ru: '«нет»' },
  yesOrNo: { en: 'true or false', ru: 'да или нет' },
  list: { en: 'a list', ru: 'список' },
  entries: { en: 'a set of entries', ru: 'набор полей' },
})
