/** The rulings of a phase, put together: steps in the host's order, what stands in the way, what each effect does, and the last word. */
import type { Game } from '../../journal/state.ts'
import { restated, type Reason } from '../../reason/reason.ts'
import type { Move } from '../../resolve/sequence/move.ts'
import type { Arrival } from '../../resolve/sequence/rulings.ts'
import type { Component } from '../../rules/component.ts'
import { getOwn } from '../../ruleset/catalogue.ts'
import { joinTables } from '../../ruleset/section.ts'
import { commit, crimeOf, did } from './arrest/crimes.ts'
import { freeLater } from './arrest/release.ts'
import { is, option, isTreatedAs } from './attributes.ts'
import { gameOver, winner } from './ending.ts'
import { actorGuards, reach } from './guards.ts'
import { rankOf, settleLeader } from './leading/leader.ts'
import { inKillOrder } from './leading/orders.ts'
import { suitcaseOf, tellSuitcase } from './leading/suitcase.ts'
import { real, realBecause, record, usedBy } from './moves.ts'
import { inOneStep, isDay, stepsOf } from './order.ts'
import { countPills, reportPoison } from './poison.ts'
import { publish, publishHints } from './publication.ts'
import { rolesInRank } from './roles.ts'
import { abilities, parts } from './tables.ts'
import { tellAll } from './told.ts'
import { travel } from './travel.ts'
import { all, type Effect, type Reactions, type Resolution, type Rulings, type StepRule } from './vocabulary.ts'
import { publishVotes } from './vote/news.ts'

/** What the mark of each ability does, before it is entered as a deed. */
const plain: Readonly<Record<string, Effect>> = joinTables(parts, part => part.effects)
const late = joinTables(parts, part => part.late)

/** A fake that is real, and an item with an ability, do what that ability does. */
const borrowed: Effect = (run, arrival) => {
  const { move, why } = arrival
  const does = usedBy(run, move)
  if (does === move.does)
    return getOwn(plain, isTreatedAs(move.does, 'suitcase') ? 'faked' : 'gadgetUsed')!(run, arrival)
  const as = { ...move, does, ability: getOwn(abilities, does)! }
  const isReal = real(run, move)
  const because = isReal
    ? [why, realBecause(run, move), ...suitcaseOf(run, move.actor).there]
    : [getOwn(plain, 'gadgetUsed')!(run, arrival) ?? why]
  const through = all(
    { is: 'fact', kind: 'worksAs', of: move.actor, action: move.id, values: { ability: does } },
    { rule: isTreatedAs(move.does, 'suitcase') ? 'CONAN-BS7' : 'CONAN-AB33', action: move.id },
    because,
    isReal ? suitcaseOf(run, move.actor).against : [],
  )
  return as.ability.components.reduce<Reason>(
    (last, component) => effectOf(component)?.(run, { ...arrival, move: as, why: through }) ?? last,
    through,
  )
}

const effectOf = (component: Component): Effect | undefined =>
  component.does === 'mark' ? getOwn(plain, component.as) : undefined

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
    if (type) commit(run, { type, ...deed, rule: isTreatedAs(move.does, 'suitcase') ? 'CONAN-CR2' : 'CONAN-CR1' })
    record(run, move, reason)
    return reason
  }
}

/** An action has its place in the list, and its tree says so (CONAN-ON1 to OD11). */
function inItsStep(run: Resolution, move: Move, why: Reason): Reason {
  const { step } = stepsOf(run.phase.kind, option => run.option(option)).find(({ step }) =>
    step.takes.includes(usedBy(run, move)),
  )!
  const also = besideOthers(run, move) ? [step.rule, 'CONAN-A4'] : [step.rule]
  return restated(why, why.claim, { rule: why.rule, also, action: why.action })
}

/** Whether the same player does something else in the step, each ability once (CONAN-A4). What is added to a kill is no case of it. */
const besideOthers = (run: Resolution, { actor, does }: Move): boolean =>
  !is(does, 'kill')
  && run.moves.some(other => other.actor === actor && other.does !== does && inOneStep(does, other.does))

const effects: Rulings['effects'] = Object.fromEntries(
  Object.entries({ ...plain, faked: borrowed, gadgetUsed: borrowed }).map(([mark, effect]) => [
    mark,
    getOwn(late, mark)?.(entered(effect)) ?? entered(effect),
  ]),
)

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

type Hook = (run: Resolution) => void

/** What the sections do at a step, before its actions or after them. */
function hooksAt(when: 'before' | 'after', step: string): { before?: Hook; after?: Hook } {
  const hooks = parts.flatMap(part => getOwn<Hook>(part[when] ?? {}, step) ?? [])
  return hooks.length ? { [when]: (run: Resolution) => hooks.forEach(hook => hook(run)) } : {}
}

/** The last word of a day, of a night, and of the preparations before the first. */
const lastWords: Readonly<Record<string, readonly Hook[]>> = {
  day: [countPills, reportPoison, settleLeader, tellSuitcase, publishVotes, publish, gameOver],
  night: [settleLeader, publish, gameOver],
  prep: [publishHints],
}

/** What follows a death, and an arrest: section by section. */
const reactions: Reactions = {
  death: (run, fact) => parts.forEach(part => part.reactions?.death?.(run, fact)),
  arrested: (run, fact) => parts.forEach(part => part.reactions?.arrested?.(run, fact)),
}

/** @param kind night, day, or the preparation before them */
export function rulingsFor(kind: string, game: Game): Rulings {
  const chosen = (id: string): string => option(game, id)
  const steps = stepsOf(kind, chosen).map(({ id, step }): StepRule => ({
    id,
    rule: step.rule,
    takes: (move, run) => step.takes.includes(usedBy(run, move)),
    order: orderWithin(id, chosen('order.sameStep')),
    ...(isDay(kind) ? { ...hooksAt('before', id), ...hooksAt('after', id) } : {}),
  }))
  return {
    steps,
    actorGuards,
    redirects: parts.flatMap(part => part.redirects ?? []),
    targetGuards: [reach],
    effects,
    reactions,
    results: parts.flatMap(part => part.results ?? []),
    // A crime is noted of every deed that is one; what was framed or taken away shows only once somebody looks.
    books: parts.flatMap(part => part.books ?? []),
    takesEffect: parts.flatMap(part => part.takesEffect ?? []),
    spends: (run, { does, ability }, { stopped }) => (stopped || is(does, 'ownSpending') ? undefined : ability.rule),
    dawn: [freeLater, travel, ...lastWords[kind]!, tellAll],
    winner,
    cites: { question: 'CONAN-I1', verdict: 'CONAN-I1', spent: 'CONAN-A4' },
  }
}
