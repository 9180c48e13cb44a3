/** A day: the vote, then what everybody hears of it. */
import { flips, standing } from '../../vote/day/posts.ts'
import type { Seat } from '../../journal/state.ts'
import type { SeatId } from '../../reason/claim.ts'
import { lynchWordOf } from '../../text/lynch-word.ts'
import type { Reason } from '../../reason/reason.ts'
import { deeds, effects, actorGuards, targetGuards } from './deeds.ts'
import { twilight } from './day-roles.ts'
import { isBeloved } from './modifiers.ts'
import { ownNeed } from './needed.ts'
import { all, type Rulings, type Resolution } from './vocabulary.ts'
import { countVotes } from './votes.ts'
import { winner } from './winner.ts'

export const day: Rulings = {
  steps: [deeds, { id: 'vote', rule: 'DAY-C1', after: countVotes }, twilight],
  actorGuards,
  targetGuards,
  effects,
  results: ['hasWon', 'mourned'],
  dawn: [closing],
  winner,
  cites: { question: 'DAY-C2', verdict: 'DAY-R8', spent: 'DAY-R8' },
}

/** The end of a day: how the vote stood, who was lynched and as what, who else died, and who lives. */
function closing(run: Resolution): void {
  const word = lynchWordOf(run.option('lynchWord')).verb
  standing(
    run,
    { count: 'DAY-C1', needed: 'DAY-C2' },
    who => [
      ...run.ledger.attempts({ kind: 'vote', of: who, when: 'soFar' }).map(({ by }) => by!),
      ...likelyOn(run, who),
    ],
    {
      locks: false,
      unsure: who => likelyOn(run, who),
      word,
      secret: run.option('visibility') === 'secret',
      needs: who =>
        run.option<boolean>('secretDistance') ? undefined : ownNeed(run, who, run.tally?.needed ?? Infinity),
    },
  )
  const fallen = run.deaths().map(({ of }) => run.seat(of))
  const lynched = fallen.filter(({ slot }) => run.lynched.includes(slot))
  const isRemoved = ({ slot }: Seat): boolean => run.phase.removed.some(({ who }) => who === slot)
  const others = fallen.filter(seat => !run.lynched.includes(seat.slot) && !isRemoved(seat))
  const removed = fallen.filter(seat => !run.lynched.includes(seat.slot) && isRemoved(seat))
  if (lynched.length)
    run.announce('lynched', { who: lynched.map(({ slot }) => slot), ...flips(lynched), word }, 'DAY-E1')
  else run.announce('noLynch', { word }, 'DAY-E2')
  if (others.length) run.announce('died', { who: others.map(({ slot }) => slot), ...flips(others) }, 'DAY-E6')
  if (removed.length) run.announce('removed', { who: removed.map(({ slot }) => slot), ...flips(removed) }, 'DAY-E6')
  for (const { of, why } of run.deaths()) if (isBeloved(run.catalogue, run.seat(of))) mourn(run, of, why)
}

/** Whose vote for somebody waits to be confirmed: it stands in the count with a mark. */
const likelyOn = ({ tally }: Resolution, who: SeatId): SeatId[] =>
  (tally?.steps ?? []).flatMap(({ reason: { claim } }) =>
    claim.is === 'fact' && claim.kind === 'likelyFor' && claim.of === who ? (claim.other ?? []) : [],
  )

/** A death for which everybody else loses the next day (DAY-R7). */
function mourn(run: Resolution, of: SeatId, why: Reason): void {
  const mourned = all({ is: 'fact', kind: 'mourned', of }, { rule: 'DAY-R7', also: ['beloved'] }, [why])
  run.put({ kind: 'mourned', of, why: mourned, rule: 'DAY-R7' })
  if (mourned.holds) run.notice('beloved', 'DAY-R7')
}
