/** Who is red and who is black for the count: elites and phantoms are neither (the table behind RU-CAP). */
import type { Seat } from '../../../journal/state.ts'
import type { SeatId, RuleId } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import { counting } from './count.ts'
import { first } from './asked.ts'
import { chosenSide, isElite } from '../shared/roster.ts'
import { perRun } from '../shared/per-run.ts'
import { isBlack } from '../shared/sides.ts'
import { type Resolution, all, any, type Says } from '../vocabulary.ts'

/** Whether somebody is an elite or a phantom. */
export function standsAside(run: Resolution, who: SeatId): 'elite' | 'phantom' | undefined {
  // Once the ballots are there nobody becomes one any more before the vote is over.
  const known = counting(run).ballots.length ? asides(run) : new Map<SeatId, Aside>()
  if (!known.has(who))
    known.set(
      who,
      first(run, part => part.standsAside?.(run, who)),
    )
  return known.get(who)
}

type Aside = 'elite' | 'phantom' | undefined

const asides = perRun(() => new Map<SeatId, Aside>())

/** The colour of somebody's ballot: an elite's is that of the side he has chosen. */
export function colourOf(run: Resolution, who: SeatId): string | undefined {
  const seat = run.seat(who)
  return isElite(seat) ? chosenSide(run.game, seat) : seat.faction
}

/** The living of whom neither is true. */
export const plain = (run: Resolution): Seat[] => run.living().filter(({ slot }) => !standsAside(run, slot))

/** How many reds there are, and blacks. Red phantoms are among the reds. */
export function numbers(run: Resolution): Numbers {
  const living = run.living()
  const known = counted(run)
  // As with who stands aside; until somebody dies.
  if (known.of === living) return known.numbers
  const now = numbersNow(run)
  if (counting(run).ballots.length) counted.set(run, { of: living, numbers: now })
  return now
}

interface Numbers {
  reds: number
  blacks: number
}

const counted = perRun<{ of?: readonly Seat[]; numbers: Numbers }>(() => ({ numbers: { reds: 0, blacks: 0 } }))

function numbersNow(run: Resolution): Numbers {
  const here = plain(run)
  const phantoms = run.option<boolean>('phantomsInRedCount')
    ? run.seats().filter(({ slot, faction }) => faction === 'red' && standsAside(run, slot) === 'phantom').length
    : 0
  return {
    reds: here.filter(({ faction }) => faction === 'red').length + phantoms,
    blacks: here.filter(isBlack).length,
  }
}

/** As many as there are other reds, or blacks where those are more. */
export function limitOf(run: Resolution): number {
  const { reds, blacks } = numbers(run)
  return Math.max(reds - 1, blacks)
}

/** That each of these votes against somebody, or does not: by their own ballots. */
function votesOf(run: Resolution, who: SeatId, voters: readonly SeatId[], rule: RuleId): Reason[] {
  const against = new Map(counting(run).ballots.flatMap(({ by, target, why }) => (target === who ? [[by, why]] : [])))
  return voters.map(voter => against.get(voter) ?? any({ is: 'fact', kind: 'votes', of: voter, other: who }, { rule }))
}

/** That each of them does. Of nobody it is not said. */
const voted = (kind: Says, of: SeatId, each: readonly Reason[], rule: RuleId): Reason => {
  const claim = { is: 'fact', kind, of } as const
  return each.length ? all(claim, { rule }, each) : any(claim, { rule })
}

/**
 * Every living red votes against somebody black or faceless, elites and phantoms aside: no barrier helps then (RU-BAR-4).
 * @param rule by which it is asked
 */
export function allRedsAgainst(run: Resolution, who: SeatId, rule: RuleId = 'RU-BAR-4'): Reason | undefined {
  if (run.seat(who).faction === 'red') return undefined
  return voted('allRedsAgainst', who, ballotsOfReds(run, who, rule), rule)
}

/** The ballots by which they do, and what is said of a red who cast none. */
export const ballotsOfReds = (run: Resolution, who: SeatId, rule: RuleId = 'RU-BAR-4'): Reason[] =>
  votesOf(
    run,
    who,
    plain(run).flatMap(({ slot, faction }) => (faction === 'red' ? slot : [])),
    rule,
  )

/** Everybody else votes against somebody, who dies whatever else is counted (RU-BAR-6). */
export const allOthersAgainst = (run: Resolution, who: SeatId): Reason =>
  voted(
    'allOthersAgainst',
    who,
    votesOf(
      run,
      who,
      run.living().flatMap(({ slot }) => (slot === who || standsAside(run, slot) ? [] : slot)),
      'RU-BAR-6',
    ),
    'RU-BAR-6',
  )
