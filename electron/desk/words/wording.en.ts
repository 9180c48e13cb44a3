import { english } from '../../../engine/text/catalogue.ts'

/** The host's own words. */
export const wording = english({
  lookAt: 'Look at character {position}.',
  correct: 'Correct it, or take the system’s own words again.',
  tellsNothing: 'A message that says nothing tells nobody anything.',
})
