import { defineMessages } from '../../../engine/text/catalogue.ts'

/** Messages that go to a translator, and come back. */
export const translation = defineMessages({
  exported: {
    en: '{file}: {count, plural, one {# message} other {# messages}}, {missing} without a text.',
    ru: '{file}: {count, plural, one {# сообщение} few {# сообщения} other {# сообщений}}, без текста {missing}.',
  },
  taken: {
    en: '{count, plural, one {# message was} other {# messages were}} written into {files, plural, one {# file} other {# files}}. Lay them out with {format}.',
    ru: '{count, plural, one {Записано # сообщение} few {Записано # сообщения} other {Записано # сообщений}}, файлов изменено {files}. Разметьте их командой {format}.',
  },
  same: { en: 'Every text stands in the sources already.', ru: 'Все тексты уже стоят в исходниках.' },
  noSources: {
    en: 'The words stand in the sources of Nightdesk, and none are here.',
    ru: 'Слова стоят в исходниках программы, а здесь их нет.',
  },
  inCheckout: { en: 'Call it in the folder of a checkout.', ru: 'Запустите в папке с исходниками.' },
  notExport: {
    en: '{file} is no file of messages.',
    ru: '{file}: это не файл сообщений.',
  },
  makeOne: { en: 'Make one with words --export.', ru: 'Его создает words --export.' },
  unknown: { en: 'there is no message of this key', ru: 'сообщения с таким ключом нет' },
  missing: { en: 'it has no text in “{language}”', ru: 'на языке «{language}» текста нет' },
  changed: { en: 'its English is another by now: {now}', ru: 'английский текст теперь другой: {now}' },
  unread: { en: 'this cannot be read as a message: {why}', ru: 'это не читается как сообщение: {why}' },
  strange: { en: 'nobody gives {names}', ru: 'таких значений и тегов здесь нет: {names}' },
  lacking: { en: 'it leaves out {names}', ru: 'пропали значения или теги: {names}' },
  byHand: {
    en: 'another language has no place here: write it by hand',
    ru: 'для еще одного языка здесь нет места: впишите его вручную',
  },
  nothingWritten: {
    en: 'Nothing was written: {count, plural, one {# text is} other {# texts are}} wrong.',
    ru: 'Ничего не записано: с ошибкой {count, plural, one {# текст} few {# текста} other {# текстов}}.',
  },
})
