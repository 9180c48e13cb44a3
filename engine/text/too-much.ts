import type { InEach } from './in-each.ts'

/**
 * More than any game has, so that reading it to the end would only keep a host waiting. Says where, what it is and the
 * remedy, in words for the host, in each language; thrown before a pattern sees any of it.
 */
export class TooMuch extends Error {
  /** Where it begins to be too much, from 1. */
  readonly line: number
  readonly says: InEach
  readonly remedy: InEach

  constructor(line: number, says: InEach, remedy: InEach) {
    super(says.en)
    this.line = line
    this.says = says
    this.remedy = remedy
  }
}
