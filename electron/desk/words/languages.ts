import { defineMessages } from '../../../engine/text/catalogue.ts'

/** Languages that come from a file beside the workspace, and what is wrong with the texts of one. */
export const languages = defineMessages({
  notExport: { en: '{file} is not a message file.', ru: '{file}: это не файл сообщений.' },
  makeOne: { en: 'Create one with words --export.', ru: 'Его создает words --export.' },
  unread: { en: '{file} cannot be read: {why}.', ru: '{file} не читается: {why}.' },
  tooLong: { en: '{file} is larger than {most} MB.', ru: '{file} больше {most} МБ.' },
  otherName: {
    en: '{file} holds the language “{language}”, so it must be called {name}.',
    ru: 'В файле {file} язык «{language}», поэтому он должен называться {name}.',
  },
  written: {
    en: '{file}: Nightdesk already speaks “{language}”.',
    ru: '{file}: язык «{language}» уже есть в программе.',
  },
  notSpoken: {
    en: 'This language is left out. Fix the file and restart Nightdesk.',
    ru: 'Этого языка нет в списке. Исправьте файл и перезапустите программу.',
  },
  someWrong: {
    en: '{file}: {count, plural, one {# text has} other {# texts have}} errors. {places}',
    ru: '{file}: с ошибкой {count, plural, one {# текст} few {# текста} other {# текстов}}. {places}',
  },
  inEnglish: {
    en: 'These texts appear in English. Fix the file and restart Nightdesk.',
    ru: 'Эти тексты останутся английскими. Исправьте файл и перезапустите программу.',
  },
  unchecked: {
    en: '{file} was not checked against this version of Nightdesk: the program’s own texts (dist/words.json) are missing.',
    ru: 'Файл {file} не сверен с этой версией программы: нет ее собственных текстов (dist/words.json).',
  },
  buildAgain: {
    en: 'Some of its texts may be missing or outdated. Install Nightdesk again, or run npm run build in a checkout.',
    ru: 'Часть его текстов может не подходить или отсутствовать. Установите программу заново, а из исходников выполните npm run build.',
  },
  andMore: { en: 'and {count} more', ru: 'и еще {count}' },
  unknown: { en: 'there is no message with this key', ru: 'сообщения с таким ключом нет' },
  unknownNear: {
    en: 'there is no message with this key; did you mean {near}?',
    ru: 'сообщения с таким ключом нет; может быть, {near}?',
  },
  missing: { en: 'it has no text in “{language}”', ru: 'на языке «{language}» текста нет' },
  changed: { en: 'its English text has changed since: {now}', ru: 'английский текст теперь другой: {now}' },
  unreadText: { en: 'this cannot be read as a message: {why}', ru: 'это не читается как сообщение: {why}' },
  strange: { en: 'unknown placeholders or tags: {names}', ru: 'таких значений и тегов здесь нет: {names}' },
  lacking: { en: 'missing placeholders or tags: {names}', ru: 'пропали значения или теги: {names}' },
})
