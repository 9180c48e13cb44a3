import { defineMessages } from '../../../engine/text/catalogue.ts'

/** The host's own words. */
export const wording = defineMessages({
  lookAt: { en: 'Look at character {position}.', ru: 'Посмотрите на знак {position}.' },
  correct: { en: 'Correct it, or take the system’s own words again.', ru: 'Исправьте или верните слова правил.' },
  tellsNothing: {
    en: 'A message that says nothing tells nobody anything.',
    ru: 'Пустой текст никому ничего не скажет.',
  },
})
