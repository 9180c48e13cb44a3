import { english } from '../../../engine/text/catalogue.ts'

/** Files of set-ups. */
export const dealing = english({
  place: '{file}, line {line}:',
  more: 'And {count} more.',
  mend: 'Mend this line, or ask whoever made the file for a whole one.',
})
