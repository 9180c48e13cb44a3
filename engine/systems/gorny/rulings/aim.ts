/**
 * Where the moves of the night send an action (GORNY-N3). A redirect changes what its victim chose; what is then aimed at
 * a swapped player goes to the other. Only what stands higher in the list does so. Actions that move others are not
 * redirected, and swaps are not swapped. A night may be looked at with one of its moves turned over: as if it were not, or
 * where something stopped it, as if it stood. Whom a kill would have met then is whom that move spared.
 */
import { perRunByKey } from '../../../resolve/sequence/per-run.ts'
import type { Redirected } from '../../../resolve/sequence/rulings.ts'
import type { Move } from '../../../resolve/sequence/move.ts'
import { slotOf } from '../abilities.ts'
import { all, type Fact, type Resolution } from '../vocabulary.ts'
import type { Reason } from '../../../reason/reason.ts'

/** Whether a move stands, or would where another is turned over: that may have led it here, or led it away. */
function stands(fact: Fact, turned?: Fact): boolean {
  const { why, tick } = fact
  if (!turned) return why.holds
  if (tick === turned.tick) return !why.holds
  if (why.holds) return !rests(why, turned)
  const stopped = why.unless.filter(({ holds }) => holds)
  return stopped.length > 0 && stopped.every(one => rests(one, turned))
}

/** The moves that there are then, those that something stops among them. */
const movesThen = <Moves extends Fact>(moves: readonly Moves[], turned?: Fact): readonly Moves[] =>
  moves.filter(fact => !fact.why.holds || stands(fact, turned))

/** What of the way of an action was a move's doing, by itself or by another that it led. */
export const ledBy = ({ because }: Reason, turned: Fact): Reason[] => because.filter(part => rests(part, turned))

/** Whether something is so by a move that stands. */
export const rests = (reason: Reason, turned: Fact): boolean =>
  turned.why.holds && reason.holds && (reason === turned.why || reason.because.some(part => rests(part, turned)))

/** @param turned a move of the night taken the other way round: as if it were not, or where it fell, as if it stood */
export function redirected(
  run: Resolution,
  move: Move,
  at: string,
  aim: number,
  turned?: Fact,
): Redirected | undefined {
  if (aim > 0 || move.ability.kind === 'move') return undefined
  const redirects = run.ledger.attempts({
    kind: 'redirected',
    of: move.actor,
    when: 'slotStart',
    where: ({ data }) => data.to !== at,
  })
  return pulled(run, move, at, redirects, {
    prompt: 'redirects',
    rule: 'GORNY-N2',
    goal: ({ data }) => data.to,
    inTurn: (_, facts) => facts.slice(-1),
    turned,
  })
}

/** @param turned as for a redirect */
export function swapped(run: Resolution, move: Move, at: string, aim: number, turned?: Fact): Redirected | undefined {
  const slot = slotOf(move.ability)
  if (slot === 'swap' || (slot === 'redirect' && aim > 0)) return undefined
  const swaps = run.ledger.attempts({ kind: 'swapped', when: 'slotStart' })
  return pulled(
    run,
    move,
    at,
    swaps.filter(fact => otherOf(fact, at) !== undefined),
    {
      prompt: 'swaps',
      rule: 'GORNY-N3',
      goal: otherOf,
      inTurn: place =>
        inTurn(
          place,
          swaps.filter(swap => stands(swap, turned)),
        ),
      turned,
    },
  )
}

/** Where a swap takes what is aimed here. A deflection takes one way only. */
const otherOf = ({ of, data }: Fact<'swapped'>, at: string): string | undefined =>
  at === of ? data.with : at === data.with && data.oneWay !== true ? of : undefined

/** The swaps that carry an action on, one after the other. */
function inTurn(at: string, swaps: readonly Fact<'swapped'>[]): Fact<'swapped'>[] {
  let place = at
  return swaps.filter(fact => {
    const to = otherOf(fact, place)
    if (to !== undefined) place = to
    return to !== undefined
  })
}

interface Pull<Moves extends Fact> {
  prompt: string
  rule: string
  goal: (fact: Moves, at: string) => string | undefined
  /** Those of them that take effect where they follow one another. */
  inTurn: (at: string, standing: readonly Moves[]) => readonly Moves[]
  turned: Fact | undefined
}

/** Several moves at once: they agree, or the action stays where it was sent, or they take turns (GORNY-N10). */
function pulled<Moves extends Fact>(
  run: Resolution,
  move: Move,
  at: string,
  found: readonly Moves[],
  pull: Pull<Moves>,
): Redirected | undefined {
  const attempts = movesThen(found, pull.turned)
  if (!attempts.length) return undefined
  const standing = attempts.filter(fact => stands(fact, pull.turned))
  const goals = new Set(standing.map(fact => pull.goal(fact, at)))
  const taken =
    run.option('sameSlot') === 'received'
      ? pull.inTurn(at, standing)
      : goals.size < 2
        ? standing.slice(0, 1)
        : answerTo(run, pull, standing) === 'received'
          ? pull.inTurn(at, standing)
          : []
  if (!taken.length) return unmoved(move, at, goals.size > 1 ? standing : attempts, goals.size > 1, pull.rule)
  let place = at
  const legs = taken.map(fact => {
    const leg = { by: fact.action!, from: place, to: pull.goal(fact, place)! }
    place = leg.to
    return {
      leg,
      why: all(
        { is: 'moves', action: leg.by, carries: move.id, from: leg.from, to: leg.to },
        { rule: pull.rule, action: leg.by },
        [fact.why],
      ),
    }
  })
  return { at: place, path: legs.map(({ leg }) => leg), because: legs.map(({ why }) => why) }
}

/** It stays: nothing takes it away, or several moves pull it apart. */
function unmoved(move: Move, at: string, attempts: readonly Fact[], torn: boolean, rule: string): Redirected {
  const why = attempts.map(fact => fact.why)
  return {
    at,
    path: [],
    because: [
      torn
        ? all({ is: 'fact', kind: 'pulledApart', of: at, action: move.id }, { rule: 'GORNY-N10' }, why)
        : all({ is: 'fact', kind: 'unmoved', of: at, action: move.id }, { rule }, [], why),
    ],
  }
}

const answers = perRunByKey<string>()

/** One question a night, however many actions it is about; nobody is asked about what might have been. */
function answerTo(
  run: Resolution,
  { prompt, turned }: Pick<Pull<Fact>, 'prompt' | 'turned'>,
  facts: readonly Fact[],
): string | undefined {
  if (turned) return run.phase.answers[prompt]?.[0]
  return answers(run, prompt, () => run.ask(prompt, { actions: facts.flatMap(({ action }) => action ?? []) }))
}

/** Where a move of the night turned over would have sent an action. */
interface Elsewhere extends Redirected {
  turned: Fact
}

/** Where an action would have gone by one move of the night more or less, each move that decided that by itself. */
export function elsewhere(run: Resolution, move: Move, aim: number, at: string): Elsewhere[] {
  const moves: Fact[] = [
    ...run.ledger.attempts({ kind: 'redirected', of: move.actor, when: 'slotStart' }),
    ...run.ledger.attempts({ kind: 'swapped', when: 'slotStart' }),
  ]
  return moves.map(turned => ({ turned, ...sentBy(run, move, aim, turned) })).filter(other => other.at !== at)
}

/** The way of an action through the moves of the night. */
function sentBy(run: Resolution, move: Move, aim: number, turned?: Fact): Redirected {
  let sent: Redirected = { at: move.to[aim]!, path: [], because: [] }
  for (const layer of [redirected, swapped]) {
    const { at, path, because } = layer(run, move, sent.at, aim, turned) ?? { at: sent.at, path: [], because: [] }
    sent = { at, path: [...sent.path, ...path], because: [...sent.because, ...because] }
  }
  return sent
}

/** Where an action is sent by the moves so far, whether or not it gets there. */
export function landingOf(run: Resolution, move: Move, aim: number): string {
  return sentBy(run, move, aim).at
}
