/** Which uses of items are not taken in. */
import { own } from '../../../ruleset/catalogue.ts'
import { abilities, shared } from '../abilities.ts'
import { no, type Check } from '../refusal.ts'

/** An item has the ability of a role, if any. */
export const gadget: Check = (game, phase, { does, with: given = {} }) => {
  const as = does === 'gadget' ? own(given, 'as') : undefined
  const ability = as === undefined ? undefined : own(abilities, as)
  const ofRole =
    ability
    && !ability.passive
    && ability.phases?.includes(phase.kind)
    && ![...shared.bo, ...shared.everybody].includes(as ?? '')
  return as !== undefined && !ofRole ? no('CONAN-AB33', `no item does “${as}” in a ${phase.kind}`) : undefined
}
