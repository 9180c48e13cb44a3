/**
 * The goal-directed resolver. It asks whether each end-of-night effect happens and answers from its reasons: an
 * effect happens if some reason for it is not counteracted, and so on without limit of depth.
 *
 * Read `reasonable/field.ts` (what can come where), `arrival.ts` and `deaths.ts` (what speaks for and against),
 * `weigh.ts` (what stands), `grow.ts` (the trees). This file makes the rulings: effects that would land twice, the two
 * readings of the once-per-chain rule, and loops too large to decide.
 */
import { any, type Reason } from '../why/reason.ts'
import { nodesOf } from '../why/table.ts'
import type { ActionId } from '../why/claim.ts'
import type { Position } from '../rules/position.ts'
import type { Cites } from './reasonable/cites.ts'
import { closures, loops } from './reasonable/below.ts'
import { Field, TooMuchWork, Work } from './reasonable/field.ts'
import { Ground, Run, type Asked, type Report, type RunOptions } from './reasonable/run.ts'
import type { Learned, Outcome, Question, RulingNotice, Verdict } from './outcome.ts'

/** Verdicts a night may take before the loops in it are put to the host (some 1.3 s). */
export const WORK_BUDGET = 200_000

export interface ReasonableRequest extends RunOptions {
  cites: Cites
  split: 'chosenTarget' | 'all'
  trees: boolean
  budget?: number
  /** Compare with the other reading of rule 4 and say where they differ. */
  compare: boolean
  only?: { dies?: readonly string[]; actions?: readonly string[] }
  /** What the host ruled, by prompt, in the order asked. */
  answers: (prompt: string) => string | undefined
}

export type NightResult = Pick<Outcome, 'deaths' | 'questions' | 'learned' | 'verdicts' | 'recruited' | 'hidden' | 'rulings' | 'mayHangOn'> & {
  /** Limited passive shields that took attacks. */
  shielded: { who: string; ability: string; attacks: number }[]
}

/** Resolves a night. Never hangs: a night too large to decide comes back with a `loop` prompt and its default applied. */
export function reasonable(position: Position, asked: ReasonableRequest): NightResult {
  const rulings: RulingNotice[] = []
  const aside = new Set<ActionId>()
  for (;;) {
    const acts = position.acts.filter(act => !aside.has(act.id))
    try {
      return resolved({ ...position, acts }, asked, rulings, position.acts.filter(act => aside.has(act.id)).map(act => act.id))
    } catch (error) {
      if (!(error instanceof TooMuchWork)) throw error
      const ruling = loopRuling({ ...position, acts }, asked)
      rulings.push(ruling)
      for (const action of ruling.chosen === SET_ASIDE ? ruling.actions : [ruling.chosen]) aside.add(action)
    }
  }
}

const SET_ASIDE = 'setAside'

/** Names the largest loop. By default everything in it has no effect; the host may set a single action aside instead. */
function loopRuling(position: Position, asked: ReasonableRequest): RulingNotice {
  const field = new Field(position, { movesCanBeMoved: asked.movesCanBeMoved, settled: new Set() }, new Work(Infinity))
  const largest = loops(field, closures(field, asked.deadActorsAct))[0] ?? [...field.having('move')]
  const actions = largest.map(act => position.acts[act]!).filter(act => !act.passive).map(act => act.id)
  const answer = asked.answers('loop')
  const chosen = answer !== undefined && actions.includes(answer) ? answer : SET_ASIDE
  return { id: 'loop', kind: 'prompt', rule: asked.cites.exactness, actions, choices: [{ id: SET_ASIDE }, ...actions.map(id => ({ id }))], chosen, answered: answer !== undefined }
}

function resolved(position: Position, asked: ReasonableRequest, before: RulingNotice[], aside: ActionId[]): NightResult {
  const grounds = new Map<string, Ground>()
  const { run, split } = settledRun(position, asked, asked.ruleFour, grounds)
  const result = collect(run, asked)
  const rulings = [...before]
  if (split) rulings.push(split)
  if (asked.compare && run.field.having('move').length) {
    const reading = asked.ruleFour === 'carried' ? 'literal' : 'carried'
    const other = collect(settledRun(position, asked, reading, grounds).run, { ...asked, trees: false })
    const [here, there] = [summary(result), summary(other)]
    if (here !== there) {
      rulings.push({ id: 'ruleFour', kind: 'notice', rule: asked.cites.readings, actions: [], choices: [{ id: asked.ruleFour, gives: here }, { id: reading, gives: there }], chosen: asked.ruleFour, answered: false })
    }
  }
  const divided = dividedActions(result)
  if (asked.trees && divided.length) {
    rulings.push({ id: 'chain', kind: 'notice', rule: asked.cites.remembered, actions: divided, choices: [], chosen: '', answered: false })
  }
  const left: Verdict[] = aside.map(action => ({
    action, verdict: 'failed', idle: false, landed: [], ...(asked.trees ? { reason: any({ is: 'leftAlone', action }, { rule: asked.cites.exactness, action }) } : {}),
  }))
  return { ...result, verdicts: [...result.verdicts, ...left], rulings }
}

/** Runs until no effect lands twice: those that do are left at their chosen target, all else is asked again. */
function settledRun(position: Position, asked: ReasonableRequest, ruleFour: RunOptions['ruleFour'], grounds: Map<string, Ground>): { run: Run; split: RulingNotice | undefined } {
  const settled = new Set<string>()
  const affected: ActionId[] = []
  const answer = asked.answers('split')
  const chosen = answer === 'all' || answer === 'chosenTarget' ? answer : asked.split
  for (;;) {
    const work = new Work(asked.budget ?? WORK_BUDGET)
    const key = [...settled].join()
    let ground = grounds.get(key)
    if (!ground) grounds.set(key, ground = new Ground(position, asked, asked.cites, new Set(settled), work))
    const run = new Run(ground, ruleFour, work)
    const split = run.splits().filter(effect => !settled.has(effect))
    affected.push(...split.map(effect => effect.slice(0, effect.lastIndexOf('@'))))
    if (!split.length || chosen === 'all') {
      const ruling: RulingNotice | undefined = affected.length
        ? { id: 'split', kind: 'notice', rule: asked.cites.split, actions: affected, choices: [{ id: 'chosenTarget' }, { id: 'all' }], chosen, answered: answer !== undefined } : undefined
      return { run, split: ruling }
    }
    for (const effect of split) settled.add(effect)
  }
}

type Collected = Omit<NightResult, 'rulings'>

function collect(run: Run, asked: ReasonableRequest): Collected {
  const { position } = run
  const { only } = asked
  const wanted = (action: string): boolean => !only || (only.actions?.includes(action) ?? false)
  const questions: (Asked & { rule?: string })[] = []

  const deaths = position.people.flatMap((person, who) => {
    if (!person.alive || (only && !only.dies?.includes(person.slot))) return []
    const death = run.death(who)
    if (death) questions.push(death)
    return death?.holds ? [{ who, slot: person.slot }] : []
  })
  const reports = position.acts.flatMap((act, index) => wanted(act.id) ? run.report(index) ?? [] : [])
  for (const report of reports) questions.push(...report.findings.map(finding => ({ ...finding, rule: asked.cites.sight })))
  const recruitings = position.acts.flatMap((act, index) => wanted(act.id) ? run.recruitings(index) : [])
  questions.push(...recruitings.map(recruiting => ({ ...recruiting, rule: asked.cites.recruiting })))
  const hidings = deaths.map(({ who }) => run.hiding(who))
  questions.push(...hidings.filter(hiding => hiding !== undefined))

  const grown: Question[] = questions.map(question => ({
    claim: question.claim, holds: question.holds,
    ...(asked.trees ? { reason: run.tree(question, question.claim.is === 'learns' ? asked.cites.question : question.rule) } : {}),
  }))
  const byClaim = new Map(questions.map(question => [JSON.stringify(question.claim), question]))
  const indexOf = new Map(position.acts.map((act, index) => [act.id, index]))
  return {
    deaths: deaths.map(({ slot }) => slot),
    questions: grown,
    learned: reports.map(report => learned(run, report, asked.cites)),
    verdicts: only ? [] : verdicts(run, asked.trees, grown),
    recruited: recruitings.filter(({ holds }) => holds).map(({ who, claim }) => {
      const by = (claim as { by: ActionId }).by
      return { who: position.people[who]!.slot, into: run.field.component(indexOf.get(by)!, 'recruit')!.into, by }
    }),
    shielded: only ? [] : position.people.flatMap((person, who) => run.shielded(who).map(({ by, attacks }) => ({ who: person.slot, ability: position.acts[by]!.ability, attacks }))),
    hidden: deaths.filter((_, index) => hidings[index]?.holds).map(({ slot }) => slot),
    mayHangOn: (claim, action) => {
      const question = byClaim.get(JSON.stringify(claim))
      const act = indexOf.get(action)
      return question !== undefined && act !== undefined && run.mayHangOn(question, act)
    },
  }
}

function learned(run: Run, { by, results }: Report, cites: Cites): Learned {
  const act = run.position.acts[by]!
  const slot = run.position.people[act.actor]!.slot
  const listed = run.field.component(by, 'sense') !== undefined && run.field.component(by, 'sense')!.tells !== 'any'
  return {
    who: slot, action: act.id, ability: act.ability, about: run.position.people[act.targets[0] ?? act.actor]!.slot,
    result: results === undefined ? 'noResult' : results === 'nothing' ? results : listed ? inRosterOrder(run, results) : results[0]!,
    rule: results === undefined ? cites.sight : cites.question,
  }
}

/** Names in roster order; kinds and role words in the order found. */
function inRosterOrder(run: Run, results: string[]): string[] {
  const seats = new Map(run.position.people.map((person, seat) => [person.slot, seat]))
  return [...results].sort((a, b) => (seats.get(a) ?? 0) - (seats.get(b) ?? 0))
}

function verdicts(run: Run, trees: boolean, questions: Question[]): Verdict[] {
  const sent = run.position.acts.flatMap((act, index) => act.passive ? [] : [{ act, ...run.verdict(index) }])
  const reasons = new Map(trees ? sent.map(({ act, grow }) => [act.id, grow()]) : [])
  const used = trees ? standingIn(questions.flatMap(question => question.reason ?? []), reasons) : new Set<ActionId>()
  return sent.map(({ act, verdict, landed }) => ({
    action: act.id, verdict, idle: trees && verdict === 'succeeded' && !used.has(act.id),
    landed: landed.map(place => run.position.people[place]!.slot).sort((a, b) => seat(run, a) - seat(run, b)),
    ...(trees ? { reason: reasons.get(act.id)! } : {}),
  }))
}

const seat = (run: Run, slot: string): number => run.position.people.findIndex(person => person.slot === slot)

/** The actions that do something somewhere in an outcome's tree, or in the tree of another action's verdict. */
function standingIn(outcomes: readonly Reason[], verdictTrees: ReadonlyMap<ActionId, Reason>): Set<ActionId> {
  const used = new Set<ActionId>()
  for (const node of nodesOf(outcomes)) for (const action of doing(node)) used.add(action)
  for (const [own, tree] of verdictTrees) for (const node of nodesOf([tree])) for (const action of doing(node)) if (action !== own) used.add(action)
  return used
}

/** What does something to this node: all that stands below it; but a protection from what does not even come does nothing. */
function doing({ need, because, unless }: Reason): ActionId[] {
  const standing = unless.filter(({ holds }) => holds)
  const protects = ({ claim }: Reason): boolean => 'part' in claim && (claim.part === 'protect' || claim.part === 'intercept')
  const held = because.filter(({ holds }) => holds)
  const stopped = standing.some(reason => !protects(reason)) || held.length < need
  return [...held.length < need ? [] : held, ...standing.filter(reason => !stopped || !protects(reason))].flatMap(({ action }) => action ?? [])
}

/** Actions that fail when asked by themselves and yet stand in the tree of a result. */
function dividedActions({ questions, verdicts }: Collected): ActionId[] {
  const standing = new Set<ActionId>()
  for (const node of nodesOf(questions.flatMap(question => question.reason ?? []))) if (node.holds && node.action !== undefined) standing.add(node.action)
  return verdicts.filter(({ action, verdict }) => verdict === 'failed' && standing.has(action)).map(({ action }) => action)
}

/** What two readings are compared by: deaths, what was learned, and what changed. */
function summary({ deaths, learned, recruited, hidden }: Collected): string {
  return JSON.stringify({
    deaths, learned: learned.map(({ who, ability, about, result }) => ({ who, [ability]: about, result })),
    ...(recruited.length ? { recruited: recruited.map(({ who }) => who) } : {}), ...(hidden.length ? { hidden } : {}),
  })
}
