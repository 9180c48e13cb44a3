import { defineMessages } from '../../../engine/text/catalogue.ts'

/** The host's own words. */
export const wording = defineMessages({
  lookAt: { en: 'Look at character {position}.', ru: 'Посмотрите на знак {position}.' },
  correct: { en: 'Fix it, or reset it to the system’s own words.', ru: 'Исправьте или верните слова правил.' },
  tellsNothing: {
    en: 'An empty message tells nobody anything.',
    ru: 'Пустой текст никому ничего не скажет.',
  },
})
