/** The rulings of a phase, put together: steps in the host's order, what stands in the way, what each effect does. */
import type { Game } from '../../../journal/state.ts'
import type { Arrival } from '../../../resolve/sequence/rulings.ts'
import type { Move } from '../../../resolve/sequence/move.ts'
import { own } from '../../../ruleset/catalogue.ts'
import type { Component } from '../../../rules/component.ts'
import { least, type Reason, type Citation } from '../../../reason/reason.ts'
import { abilities, is } from '../abilities.ts'
import { crimeOf } from '../arrest/crimes.ts'
import { option } from '../option.ts'
import { inOneStep } from '../order.ts'
import { bo } from '../roles/bo.ts'
import { town } from '../roles/town.ts'
import { winner } from '../ending/rulings.ts'
import { arresting, freeLater } from '../arrest/rulings.ts'
import { actorGuards } from './conditions.ts'
import { commit, did } from '../arrest/crime-ledger.ts'
import { dayDawn, dayHooks, nightDawn, prepDawn } from './day.ts'
import { disguising } from '../deceit/disguise.ts'
import { inKillOrder, killing } from '../killing/kill.ts'
import { follow } from '../killing/lovers.ts'
import { shooting } from '../killing/snipe.ts'
import { electing } from '../leading/election.ts'
import { poisoning } from '../poison/rulings.ts'
import { voting } from '../vote/modifiers.ts'
import { leavingWills } from '../wills/rulings.ts'
import { learning } from '../learning/investigations.ts'
import { rankOf } from '../leading/leader.ts'
import { interfering } from '../mischief/rulings.ts'
import { record } from './record.ts'
import { saving } from '../killing/save.ts'
import { isDay, stepsOf, usedBy } from './steps.ts'
import { redirects, stopping } from '../stopping/stops.ts'
import { real, realBecause } from '../deceit/chameleon.ts'
import { faked, suitcaseOf } from '../deceit/suitcase.ts'
import { tellAll } from './told.ts'
import { tracing } from '../deceit/traces.ts'
import { avenge, avenging, calledUpon } from '../killing/vengeance.ts'
import {
  all,
  type Effect,
  type Rulings,
  type StepRule,
  type Resolution,
  any,
  type Claim,
  type TargetGuard,
} from '../vocabulary.ts'
import { handing } from '../leading/hand-off.ts'
import { wounding } from '../killing/wounds.ts'
import { travel, travelling } from '../travel/rulings.ts'
import type { RuleId } from '../../../reason/claim.ts'
import { capabilities, conditions } from './capabilities.ts'

/** Whom an action reaches: nobody abroad (CONAN-S3, CONAN-S4), and who is arrested only what frees him (CONAN-S20). */
const reach: TargetGuard = (run, move, at) => {
  const { to, id } = move
  const does = usedBy(run, move)
  // Whom something was done to is only asked about.
  if (!to.length || is(does, 'paper') || is(does, 'about') || (does === 'investigate' && at === to[1])) return undefined
  const rule = (usual: RuleId): Citation => (does === 'arrest' ? { rule: 'CONAN-CR9', also: [usual] } : { rule: usual })
  const claim: Claim = { is: 'fact', kind: 'outOfReach', of: at, action: id }
  return conditions.flatMap(kind => {
    const { target } = capabilities[kind]
    const because = target && !(target.save && is(does, target.save)) ? run.ledger.tried({ kind, of: at }) : []
    if (!target || !because.length) return []
    if (move.does !== 'fake') return [any(claim, rule(target.rule), because)]
    // A fake reaches anybody as long as it is none: what keeps it off says also why it is real (CONAN-BS7).
    const away = because.find(({ holds }) => holds) ?? because[0]!
    return [all(claim, { rule: target.rule, also: ['CONAN-BS7'] }, [away, realBecause(run, move)])]
  })
}

const targetGuards: readonly TargetGuard[] = [reach]

/** What the mark of each ability does, section by section, before it is entered as a deed. */
const plain: Readonly<Record<string, Effect>> = {
  ...stopping,
  ...saving,
  ...arresting,
  ...killing,
  ...avenging,
  ...tracing,
  ...wounding,
  ...interfering,
  ...travelling,
  ...learning,
  ...disguising,
  ...shooting,
  ...poisoning,
  ...voting,
  ...electing,
  ...handing,
  ...leavingWills,
}

/** A fake that is real, and an item with an ability, do what that ability does. */
const borrowed: Effect = (run, arrival) => {
  const { move, why } = arrival
  const does = usedBy(run, move)
  if (does === move.does) return move.does === 'fake' ? faked(run, arrival) : own(plain, 'gadgetUsed')!(run, arrival)
  const as = { ...move, does, ability: own(abilities, does)! }
  const isReal = real(run, move)
  const because = isReal
    ? [why, realBecause(run, move), ...suitcaseOf(run, move.actor).because]
    : [own(plain, 'gadgetUsed')!(run, arrival) ?? why]
  const through = all(
    { is: 'fact', kind: 'worksAs', of: move.actor, action: move.id, values: { ability: does } },
    { rule: move.does === 'fake' ? 'CONAN-BS7' : 'CONAN-AB33', action: move.id },
    because,
    isReal ? suitcaseOf(run, move.actor).against : [],
  )
  return as.ability.components.reduce<Reason>(
    (last, component) => effectOf(component)?.(run, { ...arrival, move: as, why: through }) ?? last,
    through,
  )
}

const effectOf = (component: Component): Effect | undefined =>
  component.does === 'mark' ? own(plain, component.as) : undefined

/** Whether using an ability is a deed that is entered here: what only stands in papers leaves none. */
const leavesDeed = (does: string): boolean => !is(does, 'paper') && !is(does, 'ownDeed')

/** Carries an effect out, and enters it as a deed, as a crime where it is one, and for the report. */
function entered(effect: Effect): Effect {
  return (run: Resolution, arrival: Arrival) => {
    const { move, at } = arrival
    const why = inItsStep(run, move, arrival.why)
    const reason = effect(run, { ...arrival, why }) ?? why
    const does = usedBy(run, move)
    const deed = { by: move.actor, target: move.to.length ? at : undefined, action: move.id, why: reason }
    if (leavesDeed(does)) did(run, does, deed)
    const type = crimeOf(does)
    if (type) commit(run, { type, ...deed, rule: move.does === 'fake' ? 'CONAN-CR2' : 'CONAN-CR1' })
    record(run, move, reason)
    return reason
  }
}

/** An action has its place in the list, and its tree says so (CONAN-ON1 to OD11). */
function inItsStep(run: Resolution, move: Move, { claim, rule, action, need, because, unless }: Reason): Reason {
  const { step } = stepsOf(run.phase.kind, option => run.option(option)).find(({ step }) =>
    step.takes.includes(usedBy(run, move)),
  )!
  const also = besideOthers(run, move) ? [step.rule, 'CONAN-A4'] : [step.rule]
  return least(need, claim, { rule, also, action }, because, unless)
}

/** Whether the same player does something else in the step, each ability once (CONAN-A4). What is added to a kill is no case of it. */
const besideOthers = (run: Resolution, { actor, does }: Move): boolean =>
  !is(does, 'kill')
  && run.moves.some(other => other.actor === actor && other.does !== does && inOneStep(does, other.does))

const effects: Rulings['effects'] = Object.fromEntries(
  Object.entries({ ...plain, faked: borrowed, gadgetUsed: borrowed }).map(([mark, effect]) => [
    mark,
    mark === 'vengeanceNamed' ? calledUpon(entered(effect)) : entered(effect),
  ]),
)

const rolesInRank = [...Object.keys(bo), ...Object.keys(town)]

function byRank(moves: readonly Move[], run: Resolution): Move[] {
  const place = ({ actor }: Move): number => {
    const { role, faction } = run.seat(actor)
    const listed = rolesInRank.indexOf(role)
    return faction === 'bo' ? rankOf(run.game, { role }) : listed < 0 ? rolesInRank.length : listed
  }
  return [...moves].sort((a, b) => place(a) - place(b) || a.received - b.received)
}

/** How actions of one step meet (CONAN-A8). */
const sameStep: Readonly<Record<string, NonNullable<StepRule['order']>>> = {
  simultaneous: 'together',
  submission: 'received',
  rank: byRank,
}

/** Who comes first to one item where thieves come at once: who stands higher in the list of players (CONAN-AB13). */
const asSeated = (moves: readonly Move[], { game: { seats } }: Resolution): Move[] => {
  const place = ({ actor }: Move): number => seats.findIndex(({ slot }) => slot === actor)
  return [...moves].sort((a, b) => place(a) - place(b) || a.received - b.received)
}

/** In what order a step takes its actions. @param meet how actions of one step meet in this game */
function orderWithin(step: string, meet: string): NonNullable<StepRule['order']> {
  if (step === 'kill') return inKillOrder
  return step === 'interfere' && meet === 'simultaneous' ? asSeated : sameStep[meet]!
}

/** @param kind night, day, or the preparation before them */
export function rulingsFor(kind: string, game: Game): Rulings {
  const chosen = (id: string): string => option(game, id)
  const steps = stepsOf(kind, chosen).map(({ id, step }): StepRule => ({
    id,
    rule: step.rule,
    takes: (move, run) => step.takes.includes(usedBy(run, move)),
    order: orderWithin(id, chosen('order.sameStep')),
    ...(isDay(kind) ? own(dayHooks, id) : {}),
  }))
  return {
    steps,
    actorGuards,
    redirects,
    targetGuards,
    effects,
    reactions: {
      death: (run, fact) => {
        avenge(run, fact, fact.data.cause)
        follow(run, fact.of, fact.why)
      },
      arrested: (run, fact) => {
        if (fact.phase === undefined) avenge(run, fact, 'arrest')
      },
    },
    results: [
      'arrested',
      'suspended',
      'released',
      'injured',
      'returned',
      'leader',
      'getsSuitcase',
      'noLynch',
      'modifierShown',
      'willShown',
      'gameOver',
    ],
    // A crime is noted of every deed that is one; what was framed or taken away shows only once somebody looks.
    books: ['crime', 'did'],
    takesEffect: ['framed', 'bodyErased'],
    spends: (run, { does, ability }, { stopped }) => (stopped || is(does, 'ownSpending') ? undefined : ability.rule),
    dawn: [freeLater, travel, ...(isDay(kind) ? dayDawn : kind === 'prep' ? prepDawn : nightDawn), tellAll],
    winner,
    cites: { question: 'CONAN-I1', verdict: 'CONAN-I1', spent: 'CONAN-A4' },
  }
}
