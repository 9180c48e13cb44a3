/** What may not be sent in, by rules of this system alone: who acts for whom, whose orders, which charge, which fake. */
import type { Game, PhaseState, Submission } from '../../journal/state.ts'
import { seatOf } from '../../journal/state.ts'
import { rememberedOf } from '../../resolve/sequence/vocabulary.ts'
import { own } from '../../ruleset/catalogue.ts'
import type { Slot } from '../../reason/claim.ts'
import { abilities, shared } from './abilities.ts'
import { arrest } from './arrest/refusals.ts'
import { declared } from './facts.ts'
import { poison } from './poison/refusals.ts'
import { no, option, type Check, type Sent } from './refusal.ts'
import { late, preparation } from './refuse-when.ts'
import { bo } from './roles/bo.ts'
import { town } from './roles/town.ts'
import { actsFor, elect, handOff, order, suitcase } from './leading/refusals.ts'

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

/** What the same player sent in of this ability after an action, as far as it could count itself. */
function laterOnes(
  game: Game,
  phase: PhaseState,
  { id, by, does }: Sent,
  alike: readonly string[] = [does],
): Submission[] {
  const place = phase.submissions.findIndex(one => one.id === id)
  const mine = phase.submissions[place]
  if (!mine) return []
  const at = (one: Submission): number =>
    one.at === undefined || mine.at === undefined ? 0 : Date.parse(one.at) - Date.parse(mine.at)
  return phase.submissions.filter(
    (one, index) =>
      one !== mine
      && one.by === by
      && alike.includes(one.does)
      && !one.withdrawn
      && (at(one) || index - place) > 0
      && one.to.every(slot => seatOf(game, slot)?.alive),
  )
}

/** What Vodka does is one thing under two names (CONAN-AB30): of both the last counts. */
const frighten: Check = (game, phase, move) => {
  const alike = ['neutralise', 'frighten']
  return alike.includes(move.does)
    && laterOnes(
      game,
      phase,
      move,
      alike.filter(does => does !== move.does),
    ).length
    ? no('CONAN-AB30', 'neutralising and frightening are one: a later one stands')
    : undefined
}

/** One member and one townsperson a night: of two of one side the last counts. */
const slander: Check = (game, phase, move) => {
  const side = (slot: Slot | undefined): string | undefined =>
    slot === undefined ? undefined : seatOf(game, slot)?.faction
  return move.does === 'slander' && laterOnes(game, phase, move).some(({ to }) => side(to[0]) === side(move.to[0]))
    ? no('CONAN-AB8', 'one player of each side a night: a later one stands')
    : undefined
}

const fake: Check = (game, phase, move) => {
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

const disguise: Check = (game, phase, { does, with: given = {} }) => {
  if (does !== 'disguise' && does !== 'temporaryDisguise') return undefined
  const rule = abilities[does]!.rule!
  const role = own(given, 'role') ?? ''
  if (!Object.hasOwn({ ...bo, ...town, ...game.customRoles }, role)) return no(rule, `there is no role “${role}”`)
  return does === 'disguise' && phase.kind === 'night' && phase.number > 1
    ? no(rule, 'a disguise is put on before the game')
    : undefined
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

/** Each kind of crime once a game. */
const eraseEvidence: Check = (game, phase, { by, does, with: given = {} }) =>
  does === 'eraseEvidence'
  && rememberedOf(declared, game.facts, 'evidenceErased').some(
    fact => fact.by === by && fact.data.type === own(given, 'crime'),
  )
    ? no('CONAN-AB11', `evidence of ${own(given, 'crime')} was erased before`)
    : undefined
