import type { InEach } from './in-each.ts'

/**
 * More than any game has, so that reading it to the end would only keep a host waiting. Says where, what it is and the
 * remedy, in words for the host and in each language; thrown before a pattern sees any of it.
 */
export class TooMuch extends Error {
  /** Where it begins to be too much, from 1. */
  readonly line: number
  /** In English, as the message is. */
  readonly remedy: string
  readonly inEach: { readonly message: InEach; readonly remedy: InEach }

  constructor(line: number, message: InEach, remedy: InEach) {
    super(message.en)
    this.line = line
    this.remedy = remedy.en
    this.inEach = { message, remedy }
  }
}
