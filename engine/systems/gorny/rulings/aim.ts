/**
 * Where the moves of the night send an action (GORNY-N3). A redirect changes what its victim chose; what is then aimed at
 * a swapped player goes to the other. Only what stands higher in the list does so. Actions that move others are not
 * redirected, and swaps are not swapped.
 */
import { drawers } from '../../../resolve/sequence/drawer.ts'
import type { Moved } from '../../../resolve/sequence/rulings.ts'
import type { Move } from '../../../resolve/sequence/move.ts'
import { slotOf } from '../order.ts'
import { all, type Fact, type Layer, type Walk } from '../vocabulary.ts'

export const redirected: Layer = (walk, move, at, aim) => {
  if (aim > 0 || move.ability.kind === 'move') return undefined
  const redirects = walk.ledger.attempts({
    kind: 'redirected',
    of: move.actor,
    when: 'slotStart',
    where: ({ data }) => data.to !== at,
  })
  return pulled(walk, move, at, redirects, {
    prompt: 'redirects',
    rule: 'GORNY-N2',
    goal: ({ data }) => data.to,
    inTurn: (_, facts) => facts.slice(-1),
  })
}

export const swapped: Layer = (walk, move, at, aim) => {
  const slot = slotOf(move.ability)
  if (slot === 'swap' || (slot === 'redirect' && aim > 0)) return undefined
  const swaps = walk.ledger.attempts({ kind: 'swapped', when: 'slotStart' })
  return pulled(
    walk,
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
          swaps.filter(({ why }) => why.holds),
        ),
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
}

/** Several moves at once: they agree, or the action stays where it was sent, or they take turns (GORNY-N10). */
function pulled<Moves extends Fact>(
  walk: Walk,
  move: Move,
  at: string,
  attempts: readonly Moves[],
  pull: Pull<Moves>,
): Moved | undefined {
  if (!attempts.length) return undefined
  const standing = attempts.filter(({ why }) => why.holds)
  const goals = new Set(standing.map(fact => pull.goal(fact, at)))
  const taken =
    walk.option('sameSlot') === 'received'
      ? pull.inTurn(at, standing)
      : goals.size < 2
        ? standing.slice(0, 1)
        : askOnce(walk, pull.prompt, standing) === 'received'
          ? pull.inTurn(at, standing)
          : []
  if (!taken.length) return unmoved(move, at, attempts, goals.size > 1, pull.rule)
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
function unmoved(move: Move, at: string, attempts: readonly Fact[], torn: boolean, rule: string): Moved {
  const why = attempts.map(fact => fact.why)
  return {
    at,
    path: [],
    because: [
      torn
        ? all(
            { is: 'fact', kind: 'pulledApart', of: at, action: move.id },
            { rule: 'GORNY-N10' },
            why.filter(({ holds }) => holds),
          )
        : all({ is: 'fact', kind: 'unmoved', of: at, action: move.id }, { rule }, [], why),
    ],
  }
}

const answers = drawers<string>()

/** One question a night, however many actions it is about. */
function askOnce(walk: Walk, prompt: string, facts: readonly Fact[]): string {
  return answers(walk, prompt, () => walk.ask(prompt, { actions: facts.flatMap(({ action }) => action ?? []) }))
}

/** Where an action is sent by the moves so far, whether or not it gets there. */
export function landingOf(walk: Walk, move: Move, aim: number): string {
  return [redirected, swapped].reduce((at, layer) => layer(walk, move, at, aim)?.at ?? at, move.to[aim]!)
}
