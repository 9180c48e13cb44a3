/** Which arrests are not taken in: in the wrong phase, or on what is no charge. */
import { own } from '../../../ruleset/catalogue.ts'
import { sayingInEach } from '../../../text/in-each.ts'
import { abilities } from '../abilities.ts'
import { option } from '../option.ts'
import { called, no, type Check } from '../refusal.ts'
import { isCrime } from './crimes.ts'

const says = sayingInEach(
  {
    phases: 'arrests are made by {phases} only',
    noCrime: '“{charge}” is no crime',
    when: 'the charge does not say when',
    onWhom: 'the charge does not say on whom',
  },
  {
    phases: 'арестовывают только {phases, select, night {ночью} other {днем}}',
    noCrime: '«{charge}» — не преступление',
    when: 'в обвинении не сказано, когда совершено преступление',
    onWhom: 'в обвинении не сказано, против кого преступление',
  },
)

/** @returns the rule that an arrest breaks, with what is wrong */
export const arrest: Check = (game, phase, { does, with: given }) => {
  if (does !== 'arrest') return undefined
  const phases = option(game, 'arrest.phases')
  if (phases !== 'both' && phases !== phase.kind) return no('CONAN-CR10', says('phases', { phases: String(phases) }))
  // Asked only whether he could make one: with what charge is still open.
  if (given === undefined) return undefined
  const charge = own(given, 'charge') ?? ''
  if (!isCrime(charge))
    return no(Object.hasOwn(abilities, charge) ? 'CONAN-CR5' : 'CONAN-CR3', says('noCrime', { charge: called(charge) }))
  if (option(game, 'arrest.needsPhase') && !own(given, 'phase')?.trim()) return no('CONAN-CR7', says('when'))
  return option(game, 'arrest.needsTarget') && !own(given, 'against')?.trim()
    ? no('CONAN-CR7', says('onWhom'))
    : undefined
}
