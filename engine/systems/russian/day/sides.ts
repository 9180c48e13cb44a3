/** Who is red and who is black for the count: elites and phantoms are neither (the table behind RU-CAP). */
import type { Seat } from '../../../journal/state.ts'
import type { SeatId } from '../../../reason/claim.ts'
import { chosenSide, isElite } from '../shared/elites.ts'
import { isBlack } from '../shared/sides.ts'
import { perRun } from '../shared/per-run.ts'
import type { Resolution } from '../vocabulary.ts'
import { first } from './asked.ts'
import { counting } from './count.ts'

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
