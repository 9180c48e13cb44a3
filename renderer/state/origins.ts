/** Whose rule a rule is, in words: of the source, our reading of it, the host's. */
import type { PlainKey } from '../words/catalogue.ts'
import { say } from '../words/say.ts'

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

/** The id of a rule; the host's own word has none and is called so. */
export const ruleSaid = (id: string): string => (id === 'host' ? say('rules.host') : id)
