import { defineMessages } from '../../../engine/text/catalogue.ts'

/** What does not fit in data from outside: where it stands, what stands there, and what should. */
export const issues = defineMessages({
  at: { en: '{place} {wrong}.', ru: '{place}: {wrong}.' },
  inAll: { en: 'it {wrong}.', ru: '{wrong}.' },
  missing: { en: 'is missing', ru: 'здесь ничего нет' },
  otherForm: { en: 'is {found}, but should be {form}', ru: 'здесь {found}, а должно быть: {form}' },
  unknownKey: { en: 'contains "{key}", which is not known here', ru: 'поле «{key}» здесь неизвестно' },
  unknownValue: { en: 'is {found}, which is not known here', ru: 'здесь {found}, чего быть не может' },
  manyEntries: {
    en: 'has {count} entries, but at most {most} are allowed',
    ru: 'записей здесь {count}, а можно не больше {most}',
  },
  manyCharacters: {
    en: 'has {count} characters, but at most {most} are allowed',
    ru: 'символов здесь {count}, а можно не больше {most}',
  },
  tooMuch: { en: 'is {found}, but at most {most} is allowed', ru: 'здесь {found}, а можно не больше {most}' },
  tooShort: { en: 'is too short', ru: 'здесь слишком мало' },
  tooLittle: { en: 'is {found}, which is too low', ru: 'здесь {found}, этого мало' },
  empty: { en: 'is empty', ru: 'здесь пусто' },
  unseen: { en: 'has no visible characters', ru: 'здесь не видно ни одного знака' },
  noTime: { en: 'is not a time', ru: 'это не время' },
  endsBefore: { en: 'ends before it starts', ru: 'конец стоит раньше начала' },
  noTree: { en: 'names a tree that does not exist', ru: 'такого дерева причин нет' },

  nothing: { en: 'nothing', ru: 'пустое значение' },
  text: { en: 'text', ru: 'текст' },
  quoted: { en: '"{text}"', ru: '«{text}»' },
  number: { en: 'a number', ru: 'число' },
  whole: { en: 'a whole number', ru: 'целое число' },
  yes: { en: 'true', ru: '«да»' },
  no: { en: 'false', ru: '«нет»' },
  yesOrNo: { en: 'true or false', ru: 'да или нет' },
  list: { en: 'a list', ru: 'список' },
  entries: { en: 'a set of fields', ru: 'набор полей' },
})
