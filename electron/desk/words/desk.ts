import { defineMessages } from '../../../engine/text/catalogue.ts'

/** Calls that cannot be answered at all; things and phases by their names. */
export const desk = defineMessages({
  noCall: { en: 'There is no call "{name}".', ru: 'Вызова «{name}» нет.' },
  badInput: { en: '{name} cannot take this. {what}.', ru: 'Вызов {name} этого не принимает. {what}.' },
  doesNotFit: { en: 'It does not fit', ru: 'Форма не та' },
  seeContract: {
    en: 'Send what electron/desk/contract.ts says.',
    ru: 'Что он принимает, сказано в electron/desk/contract.ts.',
  },
  noWorkspace: { en: '{name} needs an open workspace.', ru: 'Для вызова {name} нужна открытая рабочая область.' },
  openOne: { en: 'Open one first.', ru: 'Сначала откройте ее.' },
  mistake: { en: 'Nightdesk made a mistake in {name}: {what}.', ru: 'Ошибка программы в {name}: {what}.' },
  reportIt: { en: 'Please report it, with the file.', ru: 'Сообщите о ней, пожалуйста, и приложите файл.' },

  meant: { en: 'Did you mean "{near}"?', ru: 'Имелось в виду «{near}»?' },
  thereAre: {
    en: '{count, plural, one {There is} other {There are}}: {list}.',
    ru: '{count, plural, one {Есть} few {Есть} other {Есть}}: {list}.',
  },
  thereAreMore: { en: 'There are: {list} and {more} more.', ru: 'Есть: {list} и еще {more}.' },
  noneHere: { en: 'There is none here.', ru: 'Здесь таких нет.' },
  changedMeanwhile: {
    en: 'This was changed in another window meanwhile, and now says “{text}”.',
    ru: 'Тем временем это изменили в другом окне. Теперь там: «{text}».',
  },
  takenBackMeanwhile: {
    en: 'In another window this was put back meanwhile to what Nightdesk writes.',
    ru: 'Тем временем в другом окне вернули исходный текст.',
  },
  emptiedMeanwhile: {
    en: 'This was emptied in another window meanwhile.',
    ru: 'Тем временем это поле очистили в другом окне.',
  },
  yoursStays: {
    en: 'Nothing is overwritten. Look at both, then keep yours or take the other one.',
    ru: 'Ничего не перезаписано. Сравните оба варианта и оставьте свой или возьмите другой.',
  },
})
