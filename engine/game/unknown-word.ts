import type { Declined } from '../journal/command.ts'
import { nearest } from '../text/nearest.ts'

/** Something named that is not there: the nearest word, else the words there are. */
export function unknownWord(what: string, word: string, valid: readonly string[]): Declined {
  const near = nearest(word, valid)
  return {
    declined: `There is no ${what} "${word}".`,
    remedy: near === undefined ? `There are: ${valid.join(', ') || 'none'}.` : `Did you mean "${near}"?`,
  }
}
