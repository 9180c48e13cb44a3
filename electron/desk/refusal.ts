import { nearest } from '../../engine/text/nearest.ts'
import { TooMuch } from '../../engine/text/too-much.ts'
import type { RefusalCode } from './contract.ts'

/** Why a call cannot be answered, with what would be right. Thrown by handlers, answered by `dispatch`. */
export class Refused extends Error {
  readonly code: RefusalCode
  readonly remedy: string

  constructor(code: RefusalCode, message: string, remedy: string) {
    super(message)
    this.code = code
    this.remedy = remedy
  }
}

/** What an error refuses: where somebody asked for what cannot be, or gave more than is read. Any other is a mistake of ours. */
export function refusalIn(error: unknown): Refused | undefined {
  if (error instanceof TooMuch) return new Refused('badInput', error.message, error.remedy)
  return error instanceof Refused ? error : undefined
}

/** Something named that is not there. @param what kind of thing, as in `There is no phase "nihgt 1"` */
export const notFound = (what: string, word: string, valid: readonly string[]): Refused =>
  new Refused('notFound', `There is no ${what} "${word}".`, meant(word, valid))

const mostListed = 12

/** What would have been right: the nearest word, else the words there are. */
export function meant(word: string, valid: readonly string[]): string {
  const near = nearest(word, valid)
  if (near !== undefined) return `Did you mean "${near}"?`
  const more = valid.length > mostListed ? ` and ${valid.length - mostListed} more` : ''
  return valid.length
    ? `There ${valid.length === 1 ? 'is' : 'are'}: ${valid.slice(0, mostListed).join(', ')}${more}.`
    : 'There is none here.'
}
