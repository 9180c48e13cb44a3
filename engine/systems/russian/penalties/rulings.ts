/** Penalties as a part of the rulebook: the host records them, and they take effect at votes. */
import type { Part } from '../part.ts'
import { takeOutAtOnce } from '../shared/taken-out.ts'
import { enterBans, vote } from './votes.ts'

export const penalties: Part = {
  before: { start: takeOutAtOnce, shields: enterBans },
  results: ['voteBanned'],
  asides: ['voteBanned'],
  vote,
}
