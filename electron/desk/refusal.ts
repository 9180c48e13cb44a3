import { nearest } from '../../engine/text/nearest.ts'
import { TooMuch } from '../../engine/text/too-much.ts'
import type { RefusalCode } from './contract.ts'
import { heard, say, type Thing } from './words/say.ts'

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
  if (error instanceof TooMuch) return new Refused('badInput', heard(error.says), heard(error.remedy))
  return error instanceof Refused ? error : undefined
}

/** Something named that is not there. @param what kind of thing, as in `There is no phase "nihgt 1"` */
export const notFound = (what: Thing, word: string, valid: readonly string[]): Refused =>
  new Refused('notFound', say(`missing.${what}`, { word }), suggest(word, valid))

const mostListed = 12

/** What would have been right: the nearest word, else the words there are. */
export function suggest(word: string, words: readonly string[]): string {
  const valid = [...new Set(words)]
  const near = nearest(word, valid)
  if (near !== undefined) return say('desk.meant', { near })
  if (!valid.length) return say('desk.noneHere')
  const list = valid.slice(0, mostListed).join(', ')
  return valid.length > mostListed
    ? say('desk.thereAreMore', { list, more: valid.length - mostListed })
    : say('desk.thereAre', { count: valid.length, list })
}
