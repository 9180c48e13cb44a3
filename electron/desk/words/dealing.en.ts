import { english } from '../../../engine/text/catalogue.ts'

/** Files of set-ups, and the page that checks a deal. */
export const dealing = english({
  checkDeal: 'Check a deal',
  place: '{file}, line {line}:',
  more: 'And {count} more.',
  mend: 'Mend this line, or ask whoever made the file for a whole one.',
})
