/** Whose rule a rule is, in words: of the source, our reading of it, the host's. */
import type { PlainKey } from '../words/catalogue.ts'
import { say } from '../words/say.ts'
import { spaced } from './names-of-ids.ts'

const origins: Readonly<Record<string, PlainKey>> = {
  stated: 'rules.stated',
  implied: 'rules.implied',
  default: 'rules.ours',
  modifier: 'rules.modifier',
  host: 'rules.host',
}

/** @param origin as the rulebook has it */
export function originSaid(origin: string): string {
  const key = origins[origin]
  return key === undefined ? origin : say(key)
}

/** The id of a rule, as the book has it. What a modifier says is called after it, and the host's own word has no id. */
export function ruleSaid(id: string): string {
  if (id === 'host') return say('rules.host')
  return /^\p{Ll}/u.test(id) ? spaced(id) : id
}
