import { defineMessages } from '../../../engine/text/catalogue.ts'

/** The report of a problem. */
export const report = defineMessages({
  without: {
    en: 'The game is not included: its names cannot be told from the words of the rules.',
    ru: 'Партия не включена: имена в ней не отличить от слов правил.',
  },
})
