/** Which slanders, fakes, disguises and erasures are not taken in (CONAN-AB6 to AB8, AB11, BS6). */
import { seatOf } from '../../../journal/state.ts'
import { rememberedOf } from '../../../resolve/sequence/vocabulary.ts'
import { own } from '../../../ruleset/catalogue.ts'
import type { Slot } from '../../../reason/claim.ts'
import { abilities, shared } from '../abilities.ts'
import { declared } from '../facts.ts'
import { option } from '../option.ts'
import { laterOnes, no, type Check } from '../refusal.ts'
import { bo } from '../roles/bo.ts'
import { town } from '../roles/town.ts'

/** One member and one townsperson a night: of two of one side the last counts. */
export const slander: Check = (game, phase, move) => {
  const side = (slot: Slot | undefined): string | undefined =>
    slot === undefined ? undefined : seatOf(game, slot)?.faction
  return move.does === 'slander' && laterOnes(game, phase, move).some(({ to }) => side(to[0]) === side(move.to[0]))
    ? no('CONAN-AB8', 'one player of each side a night: a later one stands')
    : undefined
}

/** Only what roles do by night can be faked, so often as the host set. */
export const fake: Check = (game, phase, move) => {
  if (move.does !== 'fake') return undefined
  const { ability = '', actor } = move.with ?? {}
  const uses = Number(option(game, 'suitcase.uses'))
  const faked = own(abilities, ability)
  if (
    !faked
    || faked.passive
    || !faked.phases?.includes('night')
    || [...shared.bo, ...shared.everybody].includes(ability)
  )
    return no('CONAN-BS6', `“${ability}” is no ability that can be faked`)
  if (move.to.length < Math.min(1, faked.targets)) return no('CONAN-BS6', `${ability} has a target`)
  if (actor !== undefined && actor !== move.by && option(game, 'suitcase.apparentActor') === 'holder')
    return no('CONAN-BS6', 'a fake seems to be the act of the holder')
  if (actor !== undefined && !seatOf(game, actor)) return no('CONAN-BS6', `nobody is called ${actor}`)
  return laterOnes(game, phase, move).length >= uses
    ? no('CONAN-BS6', `the suitcase fakes ${uses} a night: a later one stands`)
    : undefined
}

/** As a role that there is, and one for good before the game. */
export const disguise: Check = (game, phase, { does, with: given = {} }) => {
  if (does !== 'disguise' && does !== 'temporaryDisguise') return undefined
  const rule = abilities[does]!.rule!
  const role = own(given, 'role') ?? ''
  if (!Object.hasOwn({ ...bo, ...town, ...game.customRoles }, role)) return no(rule, `there is no role “${role}”`)
  return does === 'disguise' && phase.kind === 'night' && phase.number > 1
    ? no(rule, 'a disguise is put on before the game')
    : undefined
}

/** Each kind of crime once a game. */
export const eraseEvidence: Check = (game, phase, { by, does, with: given = {} }) =>
  does === 'eraseEvidence'
  && rememberedOf(declared, game.facts, 'evidenceErased').some(
    fact => fact.by === by && fact.data.type === own(given, 'crime'),
  )
    ? no('CONAN-AB11', `evidence of ${own(given, 'crime')} was erased before`)
    : undefined
