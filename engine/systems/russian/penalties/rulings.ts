/** Penalties as a part of the rulebook: the host records them, and they take effect at votes. */
import type { Part } from '../part.ts'
import { enterBans, vote } from './votes.ts'

export const penalties: Part = {
  before: { shields: enterBans },
  results: ['voteBanned'],
  asides: ['voteBanned'],
  vote,
}
