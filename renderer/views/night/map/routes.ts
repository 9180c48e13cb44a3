/** Which way the lines of a map go: in the gaps between columns and along the borders of lanes, where no card stands. */
import type { MapLink } from '../../../../electron/desk/contract.ts'
import type { Aim, Box, Lane, PlacedCard, PlacedLink } from './plan.ts'

/** Straight down or up from the card, each aim at a place of its own along its edge: those of other cards of the column too. */
export function aimsOf({ card, box }: PlacedCard, lanes: readonly Lane[], cards: readonly PlacedCard[]): Aim[] {
  const nth = cards.filter(({ box: other }) => other.x === box.x).findIndex(one => one.card.id === card.id)
  // A column of votes would be lines alone: a ballot says its name.
  const aims = card.ballot ? [] : card.aims.filter(({ who }) => who !== card.who)
  return aims.flatMap(({ who, came }, place) => {
    const lane = lanes.find(({ slot }) => slot === who)
    if (!lane) return []
    const y = lane.box.y + lane.box.height / 2
    const x = box.x + box.width - 10 - ((place * 9 + nth * 13) % (box.width - 24))
    const from = y > box.y ? box.y + box.height : box.y
    return [{ card: card.id, came, path: `M${num(x)} ${num(from)}V${num(y)}`, dot: { x, y } }]
  })
}

/** At which side of a card a link is. */
type Side = 'left' | 'right'
/** Links at one side of a card. */
const apart = 8
/** The room that a link takes to turn, and between two that turn side by side. */
const turning = { room: 9, apart: 4 }

/** Links, those at one side of a card apart from each other in the order of where they lead. */
export function linksOf(
  links: readonly MapLink[],
  cards: ReadonlyMap<string, PlacedCard>,
  lanes: readonly Lane[],
): PlacedLink[] {
  const ways = links.flatMap(link => {
    const [from, to] = [cards.get(link.from)?.box, cards.get(link.to)?.box]
    if (!from || !to) return []
    const forward = from.x + from.width <= to.x
    const beside = from.x === to.x
    const leaves: Side = forward ? 'right' : 'left'
    return [{ link, from, to, beside, leaves, enters: (forward || beside ? 'left' : 'right') as Side }]
  })
  const ends = new Map<string, { at: number; towards: number }[]>()
  ways.forEach(({ link, from, to, leaves, enters }, at) => {
    for (const [key, towards] of [
      [`${link.from} ${leaves}`, to.y],
      [`${link.to} ${enters}`, from.y],
    ] as const)
      ends.set(key, [...(ends.get(key) ?? []), { at, towards }])
  })
  const place = (card: string, side: Side, box: Box, at: number): number => {
    const all = (ends.get(`${card} ${side}`) ?? []).toSorted((one, other) => one.towards - other.towards)
    const step = Math.min(apart, (box.height - 6) / Math.max(1, all.length - 1))
    return box.y + box.height / 2 + (all.findIndex(one => one.at === at) - (all.length - 1) / 2) * step
  }
  const boxes = [...cards.values()].map(({ box }) => box)
  return ways.map(({ link, from, to, beside, leaves, enters }, at) => {
    const [y1, y2] = [place(link.from, leaves, from, at), place(link.to, enters, to, at)]
    const x1 = leaves === 'right' ? from.x + from.width : from.x
    const x2 = enters === 'left' ? to.x - 2 : to.x + to.width + 2
    const way = leaves === 'right' ? 1 : -1
    const inwards = enters === 'left' ? 1 : -1
    const neck = x2 - 7 * inwards
    const turn = x1 + (turning.room + (at % 3) * turning.apart) * way
    const tip = `M${num(neck)} ${num(y2 - 4)}L${num(x2)} ${num(y2)}L${num(neck)} ${num(y2 + 4)}Z`
    if (beside) {
      const bend = 14 + (at % 3) * 2
      return {
        link,
        path: `M${num(x1)} ${num(y1)}C${num(x1 - bend)} ${num(y1)} ${num(neck - bend)} ${num(y2)} ${num(neck)} ${num(y2)}`,
        word: { x: x1 - 15, y: (y1 + y2) / 2 },
        tip,
      }
    }
    const open = (y: number): boolean =>
      !boxes.some(box => box !== to && box !== from && holds(box, y) && (box.x - turn) * (box.x - neck) < 0)
    const start = `M${num(x1)} ${num(y1)}${curved(x1, y1, turn, open(y2) ? y2 : borderOf(from, to, lanes, at))}`
    // In the gap behind its own column it turns to where it leads, or else to the border of that lane, and in again before it.
    const path = open(y2)
      ? `${start}H${num(neck)}`
      : `${start}H${num(neck - turning.room * inwards)}${curved(neck - turning.room * inwards, borderOf(from, to, lanes, at), neck, y2)}`
    return { link, path, word: { x: (x1 + turn) / 2, y: (y1 + y2) / 2 }, tip }
  })
}

/** The border of the lane where a link leads, on the side from which it comes. */
function borderOf(from: Box, to: Box, lanes: readonly Lane[], at: number): number {
  const lane = lanes.find(({ box }) => holds(box, to.y + to.height / 2))?.box ?? to
  const aside = ((at % 3) - 1) * 2
  return (from.y <= to.y ? lane.y : lane.y + lane.height) + aside
}

/** From one height to another within a gap. */
const curved = (x1: number, y1: number, x2: number, y2: number): string =>
  `C${num(x2)} ${num(y1)} ${num(x1)} ${num(y2)} ${num(x2)} ${num(y2)}`

const holds = ({ y, height }: Box, at: number): boolean => at > y - 2 && at < y + height + 2

const num = (value: number): number => Math.round(value * 10) / 10
