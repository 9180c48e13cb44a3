/**
 * The goal-directed resolver. It asks whether each end-of-night effect happens and answers from its reasons: an
 * effect happens if some reason for it is not counteracted, and so on without limit of depth.
 *
 * Read `reasonable/field.ts` (what can come where), `arrival.ts` and `deaths.ts` (what speaks for and against),
 * `weigh.ts` (what stands), `grow.ts` (the trees). This file makes the rulings: effects that would land twice, the two
 * readings of the once-per-chain rule, and loops too large to decide.
 */
import { any } from '../reason/reason.ts'
import type { ActionId, RuleId } from '../reason/claim.ts'
import type { Position } from '../rules/position.ts'
import { closures, loops } from './reasonable/below.ts'
import { Field, TooMuchWork, Work } from './reasonable/field.ts'
import { collect, dividedActions, givenBy, type NightResult, type ReasonableRequest } from './reasonable/collect.ts'
import { withPassives } from './reasonable/passives.ts'
import { Ground, Run, type RunOptions } from './reasonable/run.ts'
import type { Gives, RulingNotice, Verdict } from '../journal/outcome.ts'

export type { NightResult, ReasonableRequest }

/** Verdicts a night may take before the loops in it are put to the host (some 1.3 s). */
export const WORK_BUDGET = 200_000

/** Resolves a night. Never hangs: a night too large to decide comes back with a `loop` prompt and its default applied. */
export function reasonable(sent: Position, asked: ReasonableRequest): NightResult {
  const position = withPassives(sent, asked.passivesCanBeStopped)
  const rulings: RulingNotice[] = []
  const aside = new Set<ActionId>()
  for (;;) {
    const acts = position.acts.filter(act => !aside.has(act.id))
    try {
      return resolved({ ...position, acts }, asked, rulings, [...aside])
    } catch (error) {
      if (!(error instanceof TooMuchWork)) throw error
      const ruling = loopRuling({ ...position, acts }, asked, rulings.length)
      // Without a loop or a move to set aside the rest of the night is decided, however long it takes.
      if (!ruling.actions.length)
        return resolved({ ...position, acts }, { ...asked, budget: Infinity }, rulings, [...aside])
      rulings.push(ruling)
      for (const action of ruling.chosen === SET_ASIDE ? ruling.actions : [ruling.chosen]) aside.add(action)
    }
  }
}

const SET_ASIDE = 'setAside'

/** Names the largest loop. By default everything in it has no effect; the host may set a single action aside instead. */
function loopRuling(position: Position, asked: ReasonableRequest, nth: number): RulingNotice {
  const field = new Field(position, { ...asked, settled: new Set() }, new Work(Infinity))
  const largest = loops(field, closures(field, asked.deadActorsAct))[0] ?? [...field.having('move')]
  const actions = largest
    .map(act => position.acts[act]!)
    .filter(act => !act.passive)
    .map(act => act.id)
  const answer = asked.answers('loop', nth)
  const answered = answer === SET_ASIDE || actions.includes(answer ?? '')
  const chosen = answered ? answer! : SET_ASIDE
  return {
    id: 'loop',
    kind: 'prompt',
    rule: asked.cites.exactness,
    actions,
    choices: [{ id: SET_ASIDE }, ...actions.map(id => ({ id }))],
    chosen,
    answered,
  }
}

function resolved(
  position: Position,
  asked: ReasonableRequest,
  before: RulingNotice[],
  aside: ActionId[],
): NightResult {
  const grounds = new Map<string, Ground>()
  const { ruleFour } = asked
  const { run, split } = settledRun(position, asked, ruleFour, grounds)
  const result = collect(run, asked)
  const rulings = [...before]
  if (split) rulings.push(split)
  rulings.push(...about('redirects', run.cancelledRedirects(), asked.cites.redirected))
  rulings.push(...about('redirectAndSwap', run.redirectsAgainstSwaps(), asked.cites.redirected))
  if (asked.compare && run.field.having('move').length) {
    const reading = ruleFour === 'carried' ? 'literal' : 'carried'
    const here = givenBy(result)
    const there = otherReading(() =>
      givenBy(collect(settledRun(position, asked, reading, grounds).run, { ...asked, trees: false })),
    )
    if (JSON.stringify(here) !== JSON.stringify(there)) {
      const choices = [
        { id: ruleFour, gives: here },
        { id: reading, ...(there && { gives: there }) },
      ]
      rulings.push({
        id: 'ruleFour',
        kind: 'notice',
        rule: asked.cites.readings,
        actions: [],
        choices,
        chosen: ruleFour,
        answered: asked.ruled,
      })
    }
  }
  const divided = dividedActions(result)
  if (asked.trees && divided.length) {
    rulings.push({
      id: 'chain',
      kind: 'notice',
      rule: asked.cites.remembered,
      actions: divided,
      choices: [],
      chosen: '',
      answered: false,
    })
  }
  const left: Verdict[] = aside.map(action => ({
    action,
    verdict: 'failed',
    idle: false,
    landed: [],
    ...(asked.trees ? { reason: any({ is: 'leftAlone', action }, { rule: asked.cites.exactness, action }) } : {}),
  }))
  return { ...result, verdicts: [...result.verdicts, ...left], rulings }
}

/** Moves about which the text does not say outright how they were read, so the host is told. */
const about = (id: string, actions: ActionId[], rule: RuleId): RulingNotice[] =>
  actions.length ? [{ id, kind: 'notice', rule, actions, choices: [], chosen: '', answered: false }] : []

/** What the other reading gives, or undefined when its loops are too large to decide. */
function otherReading(resolve: () => Gives): Gives | undefined {
  try {
    return resolve()
  } catch (error) {
    if (error instanceof TooMuchWork) return undefined
    throw error
  }
}

/** Runs until no effect lands twice: those that do are left at their chosen target, all else is asked again. */
function settledRun(
  position: Position,
  asked: ReasonableRequest,
  ruleFour: RunOptions['ruleFour'],
  grounds: Map<string, Ground>,
): { run: Run; split: RulingNotice | undefined } {
  const settled = new Set<string>()
  const affected: ActionId[] = []
  const answer = asked.answers('split', 0)
  const answered = answer === 'all' || answer === 'chosenTarget'
  const chosen = answered ? answer : asked.split
  const work = new Work(asked.budget ?? WORK_BUDGET)
  for (;;) {
    const key = [...settled].join()
    let ground = grounds.get(key)
    if (!ground) grounds.set(key, (ground = new Ground(position, asked, asked.cites, new Set(settled), work)))
    const run = new Run(ground, ruleFour, work)
    const split = run.splits().filter(effect => !settled.has(effect))
    affected.push(...run.contradicted(split))
    if (!split.length || chosen === 'all') {
      const ruling: RulingNotice | undefined = affected.length
        ? {
            id: 'split',
            kind: 'notice',
            rule: asked.cites.split,
            actions: [...new Set(affected)],
            choices: [{ id: 'chosenTarget' }, { id: 'all' }],
            chosen,
            answered,
          }
        : undefined
      return { run, split: ruling }
    }
    for (const effect of split) settled.add(effect)
  }
}
