/**
 * The list-walking resolver. A phase is walked through named slots; each action waits for its slot, is asked what stands
 * in its way, goes where the facts so far send it, and writes down what it does. What it writes has its reason, so at the
 * end every result and every action has a tree.
 *
 * Read `sequence/fact.ts` (what is written), `ledger.ts` (how it is asked), `rulings.ts` (what a system says),
 * `perform.ts` (one action), `foresight.ts` (what reaches back), `resolution.ts` (the state).
 */
import { entries, leftOut } from '../game/entry.ts'
import type { Game, PhaseState } from '../journal/state.ts'
import type { ResolveRequest, System } from '../ruleset/system.ts'
import type { Claim, RuleId } from '../reason/claim.ts'
import { all, any, type Reason } from '../reason/reason.ts'
import { nodesOf } from '../reason/table.ts'
import type { Outcome, Question, Totals, Verdict } from '../journal/outcome.ts'
import { Foresight, type Foreseen } from './sequence/foresight.ts'
import { movesOf, type Move } from './sequence/move.ts'
import { perform, trial, waysOf, type Fared, type Performed } from './sequence/perform.ts'
import type { Rulings, StepRule } from './sequence/rulings.ts'
import { HOST, Resolution } from './sequence/resolution.ts'

/** How many walks a phase may take until what reaches back agrees with itself. */
const MOST_WALKS = 4

/**
 * Resolves a phase by its list. Pure.
 * @returns everything that came of it; where what reaches back goes round in a circle, with the notice `circle`
 */
export function sequence(
  system: System,
  game: Game,
  phase: PhaseState,
  rulings: Rulings,
  request: ResolveRequest,
): Outcome {
  const moves = movesOf(system, game, phase, request.without)
  let assumed: ReadonlyMap<string, Foreseen> = new Map()
  for (let turn = 1; ; turn++) {
    const foresight = new Foresight(assumed)
    const { run, fared } = walkThrough(system, game, phase, moves, rulings, foresight, request)
    const wrong = foresight.wrong()
    if (wrong.length && turn < MOST_WALKS) {
      assumed = foresight.found
      continue
    }
    // No answer would settle it: the host is told, and overrides one of the actions.
    if (wrong.length) run.notice('circle', system.prompts.circle?.rule ?? HOST)
    return outcomeOf(run, fared, rulings, request)
  }
}

function walkThrough(
  system: System,
  game: Game,
  phase: PhaseState,
  moves: readonly Move[],
  rulings: Rulings,
  foresight: Foresight,
  { without = [], order = steps => steps }: ResolveRequest,
): { run: Resolution; fared: Fared[] } {
  const run = new Resolution(
    system,
    game,
    phase,
    moves,
    foresight,
    (on, fact) => rulings.reactions?.[fact.kind]?.(on, fact),
    without,
  )
  const ruleOf = ({ ability }: Move): RuleId => ability.rule ?? rulings.cites.verdict
  run.ways = move => waysOf(run, move, ruleOf(move), rulings)
  run.trial = move => trial(run, move, ruleOf(move))
  const faring: Performed[] = []
  const waiting = new Set(moves)
  for (const slot of order(rulings.steps)) {
    run.ledger.begin(slot.id, slot.order === 'together')
    slot.before?.(run)
    const here: Move[] = []
    if (slot.takes) for (const move of waiting) if (slot.takes(move, run)) here.push(move)
    // Most slots of most nights have no move of their own.
    if (here.length)
      for (const move of ordered(here, slot, run)) {
        waiting.delete(move)
        const why = rulings.unmade?.(run, move)
        faring.push(why?.holds ? unmade(run, move, why) : perform(run, move, slot, rulings))
      }
    slot.after?.(run)
  }
  // What no slot takes still has its verdict: nothing in the list lets it happen.
  for (const move of waiting)
    faring.push(() => ({
      move,
      verdict: 'failed',
      landed: [],
      reasons: [any({ is: 'works', action: move.id }, { rule: rulings.cites.verdict, action: move.id })],
    }))
  run.ledger.begin('removed', false)
  for (const { who, note } of phase.removed) {
    const why = all({ is: 'ruled', who, holds: true, note }, { rule: HOST })
    if (rulings.removed) rulings.removed(run, who, why)
    else run.dies(who, why, HOST, { cause: 'removed' })
  }
  run.ledger.begin('dawn', false)
  for (const report of rulings.dawn) report(run)
  return { run, fared: faring.map(ask => ask()) }
}

/** An action that is not made at all: it has its verdict, and the rest of the phase goes on without it. */
function unmade(run: Resolution, move: Move, why: Reason): Performed {
  run.moves = run.moves.filter(one => one !== move)
  const { id: action, actor: at } = move
  const rule = move.ability.rule ?? why.rule
  const active = all({ is: 'active', action, part: 'none', at }, { rule, action }, [], [why])
  return () => ({ move, verdict: 'failed', landed: [], reasons: [active], unmade: true })
}

const ordered = (moves: Move[], { order }: StepRule, run: Resolution): Move[] =>
  typeof order === 'function' ? order(moves, run) : moves.sort((a, b) => a.received - b.received)

function outcomeOf(
  run: Resolution,
  fared: readonly Fared[],
  rulings: Rulings,
  { trees, only }: ResolveRequest,
): Outcome {
  const { system, game, phase } = run
  const questions = questionsOf(run, rulings)
  const works = new Map(
    fared.map(one => [
      one.move.id,
      any({ is: 'works', action: one.move.id }, { rule: rulings.cites.verdict, action: one.move.id }, one.reasons),
    ]),
  )
  const mattered = matteredIn(questions, works)
  for (const action of leavingSomething(run, rulings)) mattered.add(action)
  const verdicts = [
    ...fared
      .filter(({ move }) => !move.carried)
      .map(({ move: { id }, verdict, landed, unmade }): Verdict => ({
        action: id,
        verdict,
        idle: verdict !== 'failed' && !mattered.has(id),
        landed,
        reason: works.get(id)!,
        ...(unmade && { unmade }),
      })),
    ...(only ? [] : voids(system, game, phase, run.without)),
  ].sort((a, b) => place(phase, a) - place(phase, b))
  const dead = run.deaths().map(({ of }) => of)
  const winner = rulings.winner?.(run)
  const late = run.ledger.lateFacts().filter(fact => !(rulings.circles ?? []).some(circle => fact.includes(circle)))
  const bare = <T extends { reason?: Reason }>({ reason: _, ...item }: T): Omit<T, 'reason'> => item
  return {
    deaths: game.seats.flatMap(({ slot }) => (dead.includes(slot) ? [slot] : [])),
    questions: trees ? questions : questions.map(bare),
    learned: run.findings.map(({ why: _, whyOf: __, ...finding }) => finding),
    verdicts: trees ? verdicts : verdicts.map(bare),
    recruited: [],
    hidden: run.hidden,
    spent: run.spent,
    tells: run.tells,
    rulings: run.rulings,
    rolls: run.rolls,
    ...(run.lynched.length && { lynched: run.lynched }),
    ...(run.tally && { tally: run.tally }),
    ...(winner && { winner: trees ? winner : bare(winner) }),
    changes: run.changes(),
    ...(late.length && { lateFacts: late }),
  }
}

/** Deaths, what the system calls results, and what was learned: each with every attempt at it. */
function questionsOf(run: Resolution, { results = [], asides = [], cites }: Rulings): Question[] {
  const asked = new Map<string, { claim: Claim; because: Reason[]; rule: string }>()
  const ask = (key: string, claim: Claim, why: Reason, rule: string): void => {
    const known = asked.get(key)
    if (known) known.because.push(why)
    else asked.set(key, { claim, because: [why], rule })
  }
  const deaths = run.ledger.attempts({ kind: 'death', when: 'tonight' })
  for (const { slot } of run.game.seats)
    for (const fact of deaths)
      if (fact.of === slot) ask(`dies\n${slot}`, { is: 'dies', who: slot }, fact.why, cites.question)
  for (const kind of results)
    for (const fact of run.ledger.attempts({ kind, when: 'tonight' }))
      ask(`fact\n${kind}\n${fact.of}`, { is: 'fact', kind, of: fact.of }, run.ledger.standing(fact, 'soFar'), fact.rule)
  for (const { who, action, about: named, really: about = named, result, why, whyOf, rule } of run.findings) {
    if (result === 'noResult') continue
    for (const word of Array.isArray(result) ? result : [result])
      ask(
        `learns\n${who}\n${action}\n${about}\n${word}`,
        { is: 'learns', who, action, about, result: word },
        whyOf?.(word) ?? why,
        rule,
      )
  }
  return [...asked.values()].map(({ claim, because, rule }) => {
    const reason = any(claim, { rule }, because)
    return {
      claim,
      holds: reason.holds,
      reason,
      ...(claim.is === 'fact' && asides.includes(claim.kind) && { aside: true as const }),
    }
  })
}

/** Actions that stand somewhere in the tree of a result, or in another action's way. */
function matteredIn(questions: readonly Question[], works: ReadonlyMap<string, Reason>): Set<string> {
  const mattered = new Set<string>()
  const note = (roots: readonly Reason[], but?: string): void => {
    for (const { action, holds } of nodesOf(roots))
      if (holds && action !== undefined && action !== but) mattered.add(action)
  }
  note(questions.flatMap(({ reason }) => reason ?? []))
  for (const [id, reason] of works) note([reason], id)
  return mattered
}

/**
 * Actions whose work is not of this phase, or of no result: they left something that is remembered, ended something that
 * was, moved a count of votes, or did what the system says is work done.
 */
function leavingSomething({ ledger, name, tally }: Resolution, { books = [], takesEffect = [] }: Rulings): Set<string> {
  const left = new Set<string>()
  const behind: Reason[] = []
  for (const { kind, phase, action, why, lasting, until, ended } of ledger.facts) {
    if (ended?.why.holds && phase !== undefined && !books.includes(kind)) {
      behind.push(ended.why)
      continue
    }
    const stays = lasting && until !== name && !ended?.why.holds && !books.includes(kind)
    if (action !== undefined && phase === undefined && why.holds && (stays || takesEffect.includes(kind)))
      left.add(action)
  }
  for (const { before, after, reason } of tally?.steps ?? []) if (!sameTotals(before, after)) behind.push(reason)
  // Steps of a count rest on each other: what is behind all of them is gone through once.
  for (const { action, holds } of nodesOf(behind)) if (holds && action !== undefined) left.add(action)
  return left
}

/** Whether a step left the totals as they were. */
const sameTotals = (one: Totals, other: Totals): boolean =>
  one === other || (alike(one.players, other.players) && alike(one.families ?? {}, other.families ?? {}))

function alike(one: Readonly<Record<string, number>>, other: Readonly<Record<string, number>>): boolean {
  const names = Object.keys(one)
  return names.length === Object.keys(other).length && names.every(name => one[name] === other[name])
}

/** What was sent in and does not count has a verdict too. */
function voids(system: System, game: Game, phase: PhaseState, without: readonly string[]): Verdict[] {
  return entries(system, game, leftOut(phase, without))
    .filter(({ standing }) => standing !== 'counts')
    .map(({ submission }) => ({ action: submission.id, verdict: 'void', idle: false, landed: [] }))
}

const place = ({ submissions }: PhaseState, { action }: Verdict): number =>
  submissions.findIndex(({ id }) => id === action)
