/** What may not be sent in, by rules of this system alone: who acts for whom, whose orders, which charge, which fake. */
import { arrest } from './arrest/refusals.ts'
import { poison } from './poison/refusals.ts'
import type { Check } from './refusal.ts'
import { late, preparation } from './deadlines.ts'
import { actsFor, elect, handOff, order, suitcase } from './leading/refusals.ts'
import { disguise, eraseEvidence, fake, slander } from './deceit/refusals.ts'
import { frighten } from './stopping/refusals.ts'
import { gadget } from './mischief/refusals.ts'

/** @returns why an action may not be used, or undefined where it may */
export const refuse: Check = (game, phase, move) => {
  for (const check of [
    handOff,
    actsFor,
    order,
    arrest,
    slander,
    frighten,
    fake,
    disguise,
    eraseEvidence,
    gadget,
    late,
    suitcase,
    elect,
    preparation,
    poison,
  ]) {
    const refusal = check(game, phase, move)
    if (refusal) return refusal
  }
  return undefined
}
