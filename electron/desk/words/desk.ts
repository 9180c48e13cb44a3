import { defineMessages } from '../../../engine/text/catalogue.ts'

/** Calls that cannot be answered at all; things and phases by their names. */
export const desk = defineMessages({
  noCall: { en: 'There is no call "{name}".', ru: 'Вызова «{name}» нет.' },
  badInput: { en: '{name} cannot accept this. {what}.', ru: 'Вызов {name} этого не принимает. {what}.' },
  doesNotFit: { en: 'The format is wrong', ru: 'Форма не та' },
  seeContract: {
    en: 'Send what electron/desk/contract.ts describes.',
    ru: 'Что он принимает, сказано в electron/desk/contract.ts.',
  },
  noWorkspace: { en: '{name} needs an open workspace.', ru: 'Для вызова {name} нужна открытая рабочая область.' },
  openOne: { en: 'Open one first.', ru: 'Сначала откройте ее.' },
  mistake: { en: 'Nightdesk hit a bug in {name}: {what}.', ru: 'Ошибка программы в {name}: {what}.' },
  reportIt: { en: 'Please report it, with the file.', ru: 'Сообщите о ней, пожалуйста, и приложите файл.' },

  meant: { en: 'Did you mean "{near}"?', ru: 'Имелось в виду «{near}»?' },
  thereAre: {
    en: '{count, plural, one {There is} other {There are}}: {list}.',
    ru: '{count, plural, one {Есть} few {Есть} other {Есть}}: {list}.',
  },
  thereAreMore: { en: 'There are: {list} and {more} more.', ru: 'Есть: {list} и еще {more}.' },
  noneHere: { en: 'There are none here.', ru: 'Здесь таких нет.' },
  changedMeanwhile: {
    en: 'This was changed in another window and now says “{text}”.',
    ru: 'Тем временем это изменили в другом окне. Теперь там: «{text}».',
  },
  takenBackMeanwhile: {
    en: 'This was reset to Nightdesk’s own text in another window.',
    ru: 'Тем временем в другом окне вернули исходный текст.',
  },
  emptiedMeanwhile: {
    en: 'This was cleared in another window.',
    ru: 'Тем временем это поле очистили в другом окне.',
  },
  yoursStays: {
    en: 'Nothing was overwritten. Compare the two, then keep yours or use the other one.',
    ru: 'Ничего не перезаписано. Сравните оба варианта и оставьте свой или возьмите другой.',
  },
})
