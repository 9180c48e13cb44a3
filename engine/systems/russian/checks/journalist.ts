/** The journalist compares the colours of two players, and has what he was told verified (RU-JOU). */
import type { Arrival } from '../../../resolve/sequence/rulings.ts'
import type { Move } from '../../../resolve/sequence/move.ts'
import { phaseAfter } from '../../../game/when.ts'
import type { SeatId } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import { colourOf, naturalOf, type Colour, type Shown } from '../shared/colour.ts'
import { foundBeside, holds } from '../shared/held.ts'
import { learns, learnsFact } from '../shared/learns.ts'
import { perRun } from '../shared/per-run.ts'
import { deathOf, hasUse } from '../shared/roles.ts'
import { isBlack } from '../shared/sides.ts'
import { all, any, type Fact, type LateEffect, type Resolution } from '../vocabulary.ts'
import { hiddenBy } from './hidden.ts'

type Outcome = 'same' | 'different'
const outcomeOf = (one: Colour, other: Colour): Outcome => (one === other ? 'same' : 'different')

/** One of the two, as the journalist finds him: whether anything keeps the colour back, and what it is. */
interface Side {
  at: SeatId
  open: Reason
  shown: Shown
}
interface Comparison {
  move: Move
  sides: readonly Side[]
  result: Outcome
  why: Reason
}
const arrivals = perRun<Arrival[]>(() => [])
const comparisons = perRun<Comparison[]>(() => [])

/** He comes to one of the two; what he finds is settled when he has come to both. */
export const compared: LateEffect = (run, arrival: Arrival) => {
  arrivals(run).push(arrival)
  return () => comparisons(run).find(({ move }) => move === arrival.move)?.why ?? arrival.why
}

export function settleComparisons(run: Resolution): void {
  const came = arrivals(run)
  for (const move of new Set(came.map(arrival => arrival.move)))
    settle(
      run,
      move,
      came.filter(arrival => arrival.move === move),
    )
}

function settle(run: Resolution, move: Move, came: readonly Arrival[]): void {
  const { actor, id: action } = move
  const sides = came.map(({ at, why }): Side => ({
    at,
    open: opens(run, move, at, why),
    shown: colourOf(run, at, actor),
  }))
  const [first, second] = sides
  if (!first || !second) return
  const result = outcomeOf(first.shown.colour, second.shown.colour)
  const why = all(
    { is: 'fact', kind: 'compares', of: first.at, other: second.at, action, values: { result } },
    { rule: 'RU-JOU-1', action },
    sides.flatMap(({ open, shown }) => [open, shown.why]),
  )
  const exact = outcomeOf(first.shown.exact, second.shown.exact)
  for (const [one, other] of [
    [first, second],
    [second, first],
  ] as const)
    run.put({
      kind: 'compared',
      of: one.at,
      by: actor,
      action,
      why,
      rule: 'RU-JOU-1',
      data: {
        with: other.at,
        exact,
        colour: one.shown.exact,
        verifiedBy: one.shown.truth.rule,
        night: run.phase.number,
        ...foundBeside(run.game, actor, 'compare'),
      },
      lasting: true,
    })
  comparisons(run).push({ move, sides, result, why })
}

/** That he comes to this one, and nothing keeps the colour back (RU-JOU-2). */
function opens(run: Resolution, { actor, id: action }: Move, at: SeatId, why: Reason): Reason {
  const rule = 'RU-JOU-2'
  const killed = deathOf(run, at, rule)
  return all(
    { is: 'fact', kind: 'comparable', of: at, action },
    { rule, action },
    [why],
    [...(killed.because.length ? [killed] : []), ...hiddenBy(run, at, actor, { crossedBy: ['askedColour'], rule })],
  )
}

/** What he is told in the morning. */
export function tellComparisons(run: Resolution): void {
  for (const { move, sides, result, why } of comparisons(run)) {
    const { actor, id: action, does: ability } = move
    if (run.isDead(actor)) continue
    const [about = '', other = ''] = move.to
    if (learns(run, move, about, result, 'RU-JOU-1', why)) {
      run.tell(actor, 'learned', { ability, about, other, result }, 'RU-JOU-1')
      if (isBlack(run.seat(actor))) tellColours(run, move, sides, why)
      continue
    }
    const nothing = all(
      { is: 'fact', kind: 'noInformation', of: actor, action },
      { rule: 'RU-JOU-2', action },
      [],
      [why],
    )
    if (learns(run, move, about, 'noInfo', 'RU-JOU-2', nothing))
      run.tell(actor, 'noInfo', { ability, about, other }, 'RU-JOU-2')
  }
}

/** A black one is told both colours, and one night later that a red was slandered (RU-JOU-B1). */
function tellColours(
  run: Resolution,
  { actor, id: action, does: ability, to }: Move,
  sides: readonly Side[],
  why: Reason,
): void {
  const rule = 'RU-JOU-B1'
  sides.forEach(({ at, shown }, place) => {
    const about = to[place] ?? at
    const knows = all({ is: 'fact', kind: 'knowsColour', of: actor, other: about, action }, { rule, action }, [
      why,
      shown.why,
    ])
    if (learnsFact(run, actor, { action, ability }, about, 'colour', shown.colour, rule, knows))
      run.tell(actor, 'comparedColour', { about, is: shown.colour }, rule)
    const slander = run.ledger.seek({ kind: 'slandered', of: at, when: 'soFar' }, 'RU-SLN-1')
    if (!slander.because.length || shown.colour !== 'black') return
    const plain = naturalOf(run, at)
    if (plain.colour !== 'red') return
    run.put({
      kind: 'comparedSlandered',
      of: at,
      by: actor,
      action,
      why: all({ is: 'fact', kind: 'comparedSlandered', of: about, other: actor, action }, { rule, action }, [
        knows,
        slander,
        plain.why,
      ]),
      rule,
      data: { named: about },
      until: phaseAfter(run.system, run.name, 1, ['night']),
    })
  })
}

/** One night later: whom he saw black was a red under slander. */
export function tellSlandered(run: Resolution): void {
  const rule = 'RU-JOU-B1'
  for (const { by: slot = '', data, why } of run.ledger.found({ kind: 'comparedSlandered', when: 'phaseStart' })) {
    const recall = run.passive(slot, 'recall')
    if (!recall || run.isDead(slot) || !hasUse(run, slot)) continue
    const { action } = recall
    const { named: about } = data
    const recalls = all({ is: 'fact', kind: 'recallsSlander', of: slot, other: about }, { rule, action }, [
      recall.why,
      why,
    ])
    if (learnsFact(run, slot, { action, ability: 'recall' }, about, 'blackColour', 'fake', rule, recalls))
      run.tell(slot, 'comparedSlandered', { about }, rule)
  }
}

/** An earlier comparison, as it would be with every check verified; the dead are no hindrance (RU-JOU-3). */
export const pairVerified: LateEffect = (run, { move, at, why }) => {
  const { id: action, to } = move
  const other = to.find(one => one !== at) ?? at
  const held = heldOf(run, move.actor, at, other)
  const rule = 'RU-JOU-3'
  const truths = held
    .slice(-1)
    .map(({ data }) =>
      all({ is: 'fact', kind: 'verifiedColour', of: at, values: { colour: data.colour } }, { rule: data.verifiedBy }),
    )
  const reason = all({ is: 'fact', kind: 'verifiesPair', of: at, other, action }, { rule, action }, [
    why,
    any(
      { is: 'fact', kind: 'holdsComparison', of: at, other },
      { rule },
      held.map(fact => run.ledger.standing(fact)),
    ),
    ...truths,
  ])
  verifiedPairs(run).push({ move, why: reason, exact: held.at(-1)?.data.exact })
  return reason
}
const heldOf = (run: Resolution, who: SeatId, at: SeatId, other: SeatId): Fact<'compared'>[] =>
  run.ledger.attempts({
    kind: 'compared',
    of: at,
    when: 'phaseStart',
    where: fact => fact.data.with === other && holds(run.game, who, 'verifyPair', fact),
  })
const verifiedPairs = perRun<{ move: Move; why: Reason; exact: Outcome | undefined }[]>(() => [])

export function tellVerifiedPairs(run: Resolution): void {
  const looked = verifiedPairs(run)
  for (const move of new Set(looked.map(one => one.move))) {
    const { actor, id: action, does: ability, to } = move
    if (run.isDead(actor)) continue
    const both = looked.filter(one => one.move === move)
    const [about = '', other = ''] = to
    const rule = 'RU-JOU-3'
    const exact = both.at(-1)?.exact
    const why = all(
      { is: 'fact', kind: 'verifiesBoth', of: actor, action },
      { rule, action },
      both.map(one => one.why),
    )
    if (exact && learns(run, move, about, exact, rule, why))
      run.tell(actor, 'learned', { ability, about, other, result: exact }, rule)
    else if (
      learns(
        run,
        move,
        about,
        'noInfo',
        rule,
        all({ is: 'fact', kind: 'noInformation', of: actor, action }, { rule, action }, [], [why]),
      )
    )
      run.tell(actor, 'noInfo', { ability, about, other }, rule)
  }
}
