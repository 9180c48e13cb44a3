/** Which uses of items are not taken in. */
import { own } from '../../../ruleset/catalogue.ts'
import { sayingInEach } from '../../../text/in-each.ts'
import { abilities, shared } from '../abilities.ts'
import { called, no, type Check } from '../refusal.ts'

const says = sayingInEach(
  { noItem: 'no item does “{as}” in a {phase}' },
  { noItem: 'ни один предмет {phase, select, night {ночью} day {днем} other {в подготовку}} не дает «{as}»' },
)

/** An item has the ability of a role, if any. */
export const gadget: Check = (game, phase, { does, with: given = {} }) => {
  const as = does === 'gadget' ? own(given, 'as') : undefined
  const ability = as === undefined ? undefined : own(abilities, as)
  const ofRole =
    ability
    && !ability.passive
    && ability.phases?.includes(phase.kind)
    && ![...shared.bo, ...shared.everybody].includes(as ?? '')
  return as !== undefined && !ofRole
    ? no('CONAN-AB33', says('noItem', { as: called(as), phase: phase.kind }))
    : undefined
}
