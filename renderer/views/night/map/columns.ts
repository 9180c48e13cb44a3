/**
 * How wide the columns of a map are: none narrower than its longest word, then each as wide as its words need in two
 * lines, then those with the most cards as wide as one line, then all alike.
 */
import type { MapCardView, MapView } from '../../../../electron/desk/contract.ts'
import { wrap, type Ruler } from '../wrap.ts'
import { wordsOf } from '../../../state/words.ts'
import { sizes } from './plan.ts'
import { reachesOf } from './spread.ts'

/** What a card takes beside its words. */
export const cardRoom = 2 * sizes.padX + sizes.bar + sizes.mark
const narrowest = 84
/** A word longer than this is broken. */
const widest = 250

/** What the cards of a column and its name take: at least, in two lines, and each in one line. */
export interface Need {
  least: number
  wanted: number
  whole: number
  cards: number
  /** How wide the gap behind them would be, so that each line that turns in it has a track of its own. */
  gap: number
}

/** A track in a gap, and the widest gap. */
const tracks = { each: 6, most: 66 }

/** How wide the gap behind a column is: it takes what its cards do not need in two lines. @param width of both */
export const gapOf = ({ wanted, gap }: Need, width: number): number =>
  clamp(width - (wanted - sizes.cell), sizes.cell, gap)

/**
 * Takes a map; returns what each of its columns needs.
 * @param reaches how far cards reach: what goes beyond its column needs of it no more than its longest word
 */
export function needsOf(map: MapView, ruler: Ruler, reaches = reachesOf(map)): Need[] {
  const { columns, cards, links } = map
  const places = new Map(cards.map(({ id, at }) => [id, at]))
  const gaps = links.flatMap(({ from, to }) => {
    const [left, entered] = [places.get(from), places.get(to)]
    if (left === undefined || entered === undefined) return []
    // It may turn in any gap up to the one behind which its card can reach.
    const most = reaches.get(from) ?? left
    return left < entered ? Array.from({ length: most - left + 1 }, (_, nth) => left + nth) : [left - 1]
  })
  return columns.map((label, at) => {
    const own = cards.filter(card => card.at === at)
    const words = own.flatMap(({ said, why = [] }) => [said, why].map(wordsOf))
    const widths = (texts: readonly string[]): number => Math.max(0, ...texts.map(one => ruler(one, true)))
    const beside = cardRoom + sizes.cell
    const head = Math.max(...headOf(label, ruler).map(line => headWidth(line, ruler)))
    const least = Math.max(head, clamp(widths(words.flatMap(text => text.split(/\s+/))) + beside, narrowest, widest))
    const upTo = (width: number): number => clamp(width + beside, least, Math.max(least, widest))
    const kept = own.filter(({ id }) => reaches.get(id) === at)
    const inTwo = Math.max(0, ...kept.map(card => fewLines(card, ruler)))
    const turning = gaps.filter(one => one === at).length
    const gap = clamp(sizes.cell + (turning - 1) * tracks.each, sizes.cell, tracks.most)
    const inOne = kept.flatMap(({ said, why = [] }) => [said, why].map(wordsOf))
    const whole = upTo(widths(inOne)) + gap - sizes.cell
    return { least, wanted: upTo(inTwo), whole, cards: own.length, gap }
  })
}

/** How wide words have to be to stand in two lines, which are seldom alike; two and two, where it says why. */
function fewLines({ said, why = [] }: MapCardView, ruler: Ruler): number {
  return Math.max(
    ...[said, why].map(words => {
      const all = ruler(wordsOf(words), true)
      return all * (shares.find(share => wrap(words, all * share, ruler).length <= 2) ?? 1)
    }),
  )
}
const shares = [0.5, 0.55, 0.6, 0.75]

/** How wide a card is that has room: as its words need in two lines. */
export function widthWanted(card: MapCardView, ruler: Ruler): number {
  const known = wantedBefore.get(card)
  if (known?.ruler === ruler) return known.width
  const { said, why = [] } = card
  const width =
    Math.max(...[said, why].map(words => Math.min(widestCard, ruler(wordsOf(words), true) * 0.56))) + cardRoom
  wantedBefore.set(card, { ruler, width })
  return width
}
/** A map is laid out several times for its pane. */
const wantedBefore = new WeakMap<MapCardView, { ruler: Ruler; width: number }>()
const widestCard = 250

/**
 * Takes what columns need and the room for all of them; returns the width of each, which together fill the room or go
 * beyond it.
 */
export function columnsOf(needs: readonly Need[], room: number): number[] {
  const sum = (of: (need: Need) => number): number => needs.reduce((all, one) => all + of(one), 0)
  const spare = Math.max(0, room - sum(({ least }) => least))
  const missing = sum(({ least, wanted }) => wanted - least)
  const share = missing > 0 ? Math.min(1, spare / missing) : 0
  const found = needs.map(({ least, wanted }) => least + (wanted - least) * share)
  let left = Math.max(0, spare - missing)
  const byCards = [...needs.keys()].toSorted((one, other) => needs[other]!.cards - needs[one]!.cards)
  for (const at of byCards) {
    const more = Math.min(left, needs[at]!.whole - found[at]!)
    found[at]! += more
    left -= more
  }
  return found.map(width => width + left / Math.max(1, needs.length))
}

/** Steps stand in small capitals, with some room between letters. */
const headWidth = (line: string, ruler: Ruler): number => ruler(line.toUpperCase(), false) * 1.07 + 10
const widestHead = 110

/** Between the names of steps that share a column: each stands in a line of its own. */
export const together = ' /\n'

/** The name of a step in one line, or in two where that is too long: parted where both are narrowest. @param room in a column */
export function headOf(label: string, ruler: Ruler, room = widestHead): string[] {
  if (label.includes('\n')) return label.split('\n')
  const words = label.split(' ')
  if (words.length < 2 || headWidth(label, ruler) <= Math.max(room, widestHead)) return [label]
  const parted = words.slice(1).map((_, at) => [words.slice(0, at + 1).join(' '), words.slice(at + 1).join(' ')])
  const wide = (lines: readonly string[]): number => Math.max(...lines.map(line => headWidth(line, ruler)))
  return parted.reduce((best, one) => (wide(one) < wide(best) ? one : best))
}

const clamp = (value: number, least: number, mostly: number): number => Math.min(Math.max(value, least), mostly)
