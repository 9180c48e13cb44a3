import { defineMessages } from '../../../engine/text/catalogue.ts'

/** The report of a problem. */
export const report = defineMessages({
  without: {
    en: 'The game is not included: with its names and texts removed, it could no longer be read.',
    ru: 'Партия не включена: без имен и текстов ее уже не прочитать.',
  },
})
