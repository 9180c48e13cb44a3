import { defineMessages } from '../../../engine/text/catalogue.ts'

/** Messages that go to a translator, and come back. */
export const translation = defineMessages({
  exported: {
    en: '{file}: {count, plural, one {# message} other {# messages}}, {missing} without text.',
    ru: '{file}: {count, plural, one {# сообщение} few {# сообщения} other {# сообщений}}, без текста {missing}.',
  },
  taken: {
    en: '{count, plural, one {# message was} other {# messages were}} written to {files, plural, one {# file} other {# files}}. Format them with {format}.',
    ru: '{count, plural, one {Записано # сообщение} few {Записано # сообщения} other {Записано # сообщений}}, файлов изменено {files}. Разметьте их командой {format}.',
  },
  same: { en: 'Every text is already in the sources.', ru: 'Все тексты уже стоят в исходниках.' },
  noSources: {
    en: 'The texts are part of Nightdesk’s source code, which is not here.',
    ru: 'Слова стоят в исходниках программы, а здесь их нет.',
  },
  inCheckout: { en: 'Run this in a source checkout.', ru: 'Запустите в папке с исходниками.' },
  notExport: {
    en: '{file} is not a message file.',
    ru: '{file}: это не файл сообщений.',
  },
  makeOne: { en: 'Create one with words --export.', ru: 'Его создает words --export.' },
  unknown: { en: 'there is no message with this key', ru: 'сообщения с таким ключом нет' },
  missing: { en: 'it has no text in “{language}”', ru: 'на языке «{language}» текста нет' },
  changed: { en: 'its English text has changed since: {now}', ru: 'английский текст теперь другой: {now}' },
  unread: { en: 'this cannot be read as a message: {why}', ru: 'это не читается как сообщение: {why}' },
  strange: { en: 'unknown placeholders or tags: {names}', ru: 'таких значений и тегов здесь нет: {names}' },
  lacking: { en: 'missing placeholders or tags: {names}', ru: 'пропали значения или теги: {names}' },
  byHand: {
    en: 'there is no place for another language here: add it manually',
    ru: 'для еще одного языка здесь нет места: впишите его вручную',
  },
  nothingWritten: {
    en: 'Nothing was written: {count, plural, one {# text has} other {# texts have}} errors.',
    ru: 'Ничего не записано: с ошибкой {count, plural, one {# текст} few {# текста} other {# текстов}}.',
  },
})
