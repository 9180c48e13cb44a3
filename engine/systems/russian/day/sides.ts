/** Who is red and who is black for the count: elites and phantoms are neither (the table behind RU-CAP). */
import type { Seat } from '../../../journal/state.ts'
import type { Slot } from '../../../reason/claim.ts'
import { chosenSide, isElite } from '../shared/elites.ts'
import { isBlack } from '../shared/sides.ts'
import { drawer } from '../shared/memo.ts'
import type { Walk } from '../vocabulary.ts'
import { first } from './asked.ts'
import { counting } from './count.ts'

/** Whether somebody is an elite or a phantom. */
export function standsAside(walk: Walk, who: Slot): 'elite' | 'phantom' | undefined {
  // Once the ballots are there nobody becomes one any more before the vote is over.
  const known = counting(walk).ballots.length ? asides(walk) : new Map<Slot, Aside>()
  if (!known.has(who))
    known.set(
      who,
      first(walk, part => part.standsAside?.(walk, who)),
    )
  return known.get(who)
}
type Aside = 'elite' | 'phantom' | undefined
const asides = drawer(() => new Map<Slot, Aside>())

/** The colour of somebody's ballot: an elite's is that of the side he has chosen. */
export function colourOf(walk: Walk, who: Slot): string | undefined {
  const seat = walk.seat(who)
  return isElite(seat) ? chosenSide(walk.game, seat) : seat.faction
}

/** The living of whom neither is true. */
export const plain = (walk: Walk): Seat[] => walk.living().filter(({ slot }) => !standsAside(walk, slot))

/** How many reds there are, and blacks. Red phantoms are among the reds. */
export function numbers(walk: Walk): Numbers {
  const living = walk.living()
  const known = counted(walk)
  // As with who stands aside; until somebody dies.
  if (known.of === living) return known.numbers
  const now = numbersNow(walk)
  if (counting(walk).ballots.length) counted.set(walk, { of: living, numbers: now })
  return now
}
interface Numbers {
  reds: number
  blacks: number
}
const counted = drawer<{ of?: readonly Seat[]; numbers: Numbers }>(() => ({ numbers: { reds: 0, blacks: 0 } }))

function numbersNow(walk: Walk): Numbers {
  const here = plain(walk)
  const phantoms = walk.option<boolean>('phantomsInRedCount')
    ? walk.seats().filter(({ slot, faction }) => faction === 'red' && standsAside(walk, slot) === 'phantom').length
    : 0
  return {
    reds: here.filter(({ faction }) => faction === 'red').length + phantoms,
    blacks: here.filter(isBlack).length,
  }
}

/** As many as there are other reds, or blacks where those are more. */
export function limitOf(walk: Walk): number {
  const { reds, blacks } = numbers(walk)
  return Math.max(reds - 1, blacks)
}
