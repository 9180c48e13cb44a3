/** What may not be sent in, by rules of this system alone: who acts for whom, whose orders, which charge, which fake. */
import { own } from '../../ruleset/catalogue.ts'
import { abilities, shared } from './abilities.ts'
import { arrest } from './arrest/refusals.ts'
import { poison } from './poison/refusals.ts'
import { no, type Check } from './refusal.ts'
import { late, preparation } from './refuse-when.ts'
import { actsFor, elect, handOff, order, suitcase } from './leading/refusals.ts'
import { disguise, eraseEvidence, fake, slander } from './deceit/refusals.ts'
import { frighten } from './stopping/refusals.ts'

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

/** An item has the ability of a role, if any. */
const gadget: Check = (game, phase, { does, with: given = {} }) => {
  const as = does === 'gadget' ? own(given, 'as') : undefined
  const ability = as === undefined ? undefined : own(abilities, as)
  const ofRole =
    ability
    && !ability.passive
    && ability.phases?.includes(phase.kind)
    && ![...shared.bo, ...shared.everybody].includes(as ?? '')
  return as !== undefined && !ofRole ? no('CONAN-AB33', `no item does “${as}” in a ${phase.kind}`) : undefined
}
