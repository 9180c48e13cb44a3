import { defineMessages } from '../../../engine/text/catalogue.ts'

/** Messages that go to a translator, and come back. */
export const translation = defineMessages({
  exported: {
    en: '{file}: {count, plural, one {# message} other {# messages}}, {missing} without text.',
    ru: '{file}: {count, plural, one {# сообщение} few {# сообщения} other {# сообщений}}, без текста {missing}.',
  },
  becomesLanguage: {
    en: 'Put it into the folder of a workspace as {name}, and the app offers this language the next time it starts. What has no text stays in English.',
    ru: 'Положите его в папку файла с партиями под именем {name}, и при следующем запуске программа предложит этот язык. Без текста остается английский.',
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
  byHand: {
    en: 'there is no place for another language here: add it manually',
    ru: 'для еще одного языка здесь нет места: впишите его вручную',
  },
  nothingWritten: {
    en: 'Nothing was written: {count, plural, one {# text has} other {# texts have}} errors.',
    ru: 'Ничего не записано: с ошибкой {count, plural, one {# текст} few {# текста} other {# текстов}}.',
  },
})
