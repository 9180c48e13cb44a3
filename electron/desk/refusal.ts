import { nearest } from '../../engine/text/nearest.ts'

/** Something named in a call that is not there. Thrown by handlers, answered by `dispatch`. */
export class NotFound extends Error {
  readonly remedy: string

  /** @param what kind of thing, as in `There is no phase "nihgt 1"` */
  constructor(what: string, word: string, valid: readonly string[]) {
    super(`There is no ${what} "${word}".`)
    this.remedy = meant(word, valid)
  }
}

/** What would have been right: the nearest word, else the words there are. */
export function meant(word: string, valid: readonly string[]): string {
  const near = nearest(word, valid)
  if (near !== undefined) return `Did you mean "${near}"?`
  const most = 12
  const more = valid.length > most ? ` and ${valid.length - most} more` : ''
  return valid.length ? `There ${valid.length === 1 ? 'is' : 'are'}: ${valid.slice(0, most).join(', ')}${more}.` : 'There is none here.'
}

/** Something that means several things at once. */
export class Unclear extends Error {
  readonly remedy: string
  constructor(message: string, remedy: string) {
    super(message)
    this.remedy = remedy
  }
}
