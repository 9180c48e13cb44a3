/**
 * More than any game has, so that reading it to the end would only keep a host waiting. Says where, what it is and the
 * remedy, in words for the host; thrown before a pattern sees any of it.
 */
export class TooMuch extends Error {
  /** Where it begins to be too much, from 1. */
  readonly line: number
  readonly remedy: string

  constructor(line: number, message: string, remedy: string) {
    super(message)
    this.line = line
    this.remedy = remedy
  }
}
