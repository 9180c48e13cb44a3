/** Which way the lines of a map go: in the gaps between columns and along the borders of lanes, where no card stands. */
import type { MapLink } from '../../../../electron/desk/contract.ts'
import type { Aim, Box, Lane, PlacedCard, PlacedLink } from './plan.ts'

/**
 * Straight down or up from the card, each aim at a place of its own along its edge: those of other cards of the column too.
 * @param width of the column: aims keep to it
 */
export function aimsOf(
  { card, box }: PlacedCard,
  width: number,
  lanes: readonly Lane[],
  cards: readonly PlacedCard[],
): Aim[] {
  const nth = cards.filter(({ box: other }) => other.x === box.x).findIndex(one => one.card.id === card.id)
  // A column of votes would be lines alone: a ballot says its name.
  const aims = card.ballot ? [] : card.aims.filter(({ who }) => who !== card.who)
  return aims.flatMap(({ who, came }, place) => {
    const lane = lanes.find(({ slot }) => slot === who)
    if (!lane) return []
    const y = lane.box.y + lane.box.height / 2
    const x = box.x + width - 10 - ((place * 9 + nth * 13) % (width - 24))
    const from = y > box.y ? box.y + box.height : box.y
    const end = seenAt(x, y, y > box.y, cards)
    return [{ card: card.id, came, path: `M${num(x)} ${num(from)}V${num(end)}`, dot: { x, y: end } }]
  })
}

/** How high a line ends that comes down or up to a place: where a card stands there, at its edge. */
function seenAt(x: number, y: number, down: boolean, cards: readonly PlacedCard[]): number {
  const over = cards.flatMap(({ box }) =>
    x > box.x - dotRoom && x < box.x + box.width + dotRoom && y > box.y - dotRoom && y < box.y + box.height + dotRoom
      ? [box]
      : [],
  )
  if (!over.length) return y
  return down ? Math.min(...over.map(box => box.y)) : Math.max(...over.map(box => box.y + box.height))
}

/** What a dot takes around its middle. */
const dotRoom = 3

/** At which side of a card a link is. */
type Side = 'left' | 'right'
/** Links at one side of a card. */
const apart = 8
/**
 * What a line keeps from the card it leaves, from the next column, and from another beside it; how round its corners
 * are.
 */
const turning = { first: 6, last: 17, most: 7, round: 6 }

/** A link between two cards, before it is known which way it goes. */
interface Way {
  link: MapLink
  from: Box
  to: Box
  /** In one column. */
  beside: boolean
  /** The last column into which the card goes that it leaves: where it goes on, it turns in the gap behind that. */
  reach: number
  leaves: Side
  enters: Side
  /** Where it leaves and where it enters. */
  y1: number
  y2: number
}

/**
 * Links, those at one side of a card apart from each other in the order of where they lead. Each goes down or up in a
 * track of its own in the gap beside its column, so that it can be followed from end to end.
 * @param edges where the gap behind each column begins
 */
export function linksOf(
  links: readonly MapLink[],
  cards: ReadonlyMap<string, PlacedCard>,
  lanes: readonly Lane[],
  edges: readonly number[],
): PlacedLink[] {
  const ways = waysOf(links, cards)
  const boxes = [...cards.values()].map(({ box }) => box)
  const track = tracksOf(ways, boxes, edges)
  return ways.map((way, at) => {
    const { link, from, to, beside, leaves, enters, y1, y2 } = way
    const x1 = leaves === 'right' ? from.x + from.width : from.x
    const x2 = enters === 'left' ? to.x - 2 : to.x + to.width + 2
    const inwards = enters === 'left' ? 1 : -1
    const neck = x2 - 7 * inwards
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
    const turn = track(way)
    const open = !boxes.some(box => box !== to && box !== from && holds(box, y2) && (box.x - turn) * (box.x - neck) < 0)
    // In the gap behind its own column it turns to where it leads, or else to the border of that lane, and in again
    // before it.
    const along = open ? y2 : borderOf(from, to, lanes, at)
    const start = `M${num(x1)} ${num(y1)}${turned(x1, y1, turn, along, inwards)}`
    const before = neck - 9 * inwards
    const path = open ? `${start}H${num(neck)}` : `${start}H${num(before)}${curved(before, along, neck, y2)}`
    return { link, path, word: { x: (x1 + turn) / 2, y: (y1 + y2) / 2 }, tip }
  })
}

/** At which side of which card each link leaves and enters, and how high. */
function waysOf(links: readonly MapLink[], cards: ReadonlyMap<string, PlacedCard>): Way[] {
  const ways = links.flatMap(link => {
    const [{ box: from, reach = 0 } = {}, { box: to } = {}] = [cards.get(link.from), cards.get(link.to)]
    if (!from || !to) return []
    const forward = from.x < to.x
    const beside = from.x === to.x
    const leaves: Side = forward ? 'right' : 'left'
    return [{ link, from, to, beside, reach, leaves, enters: (forward || beside ? 'left' : 'right') as Side }]
  })
  const ends = new Map<string, { at: number; towards: number }[]>()
  ways.forEach(({ link, from, to, leaves, enters }, at) => {
    for (const [key, towards] of [
      [`${link.from} ${leaves}`, to.y],
      [`${link.to} ${enters}`, from.y],
    ] as const)
      ends.set(key, [...(ends.get(key) ?? []), { at, towards }])
  })
  for (const all of ends.values()) all.sort((one, other) => one.towards - other.towards)
  const place = (card: string, side: Side, box: Box, at: number): number => {
    const all = ends.get(`${card} ${side}`) ?? []
    const step = Math.min(apart, (box.height - 6) / Math.max(1, all.length - 1))
    return box.y + box.height / 2 + (all.findIndex(one => one.at === at) - (all.length - 1) / 2) * step
  }
  return ways.map((way, at) => ({
    ...way,
    y1: place(way.link.from, way.leaves, way.from, at),
    y2: place(way.link.to, way.enters, way.to, at),
  }))
}

/**
 * Where each link goes down or up: in the gap behind its column, side by side, and so that as few cross as can be. Of
 * those that go down, one from higher up goes farther from its card, past those that begin below; of those that go up,
 * the other way round.
 */
function tracksOf(ways: readonly Way[], boxes: readonly Box[], edges: readonly number[]): (way: Way) => number {
  const gaps = new Map<string, Way[]>()
  for (const way of ways)
    if (!way.beside) {
      const key = way.leaves === 'right' ? `behind ${way.reach}` : `before ${way.from.x}`
      gaps.set(key, [...(gaps.get(key) ?? []), way])
    }
  const columns = [...new Set(boxes.map(({ x }) => x))]
  const tracks = new Map<Way, number>()
  for (const all of gaps.values()) {
    const { leaves, from, reach } = all[0]!
    const edge = leaves === 'right' ? edges[reach]! : from.x
    const outwards = leaves === 'right' ? 1 : -1
    const room = Math.min(
      ...(leaves === 'right'
        ? columns.filter(x => x >= edge).map(x => x - edge)
        : boxes.filter(({ x, width }) => x + width <= edge).map(({ x, width }) => edge - x - width)),
      60,
    )
    const step = Math.min(turning.most, (room - turning.first - turning.last) / Math.max(1, all.length - 1))
    const inOrder = all.toSorted((one, other) => {
      const [down, otherDown] = [one.y2 > one.y1, other.y2 > other.y1]
      if (down !== otherDown) return down ? 1 : -1
      return down ? other.y1 - one.y1 : one.y1 - other.y1
    })
    inOrder.forEach((way, nth) => tracks.set(way, edge + outwards * (turning.first + nth * Math.max(step, 1))))
  }
  return way => tracks.get(way)!
}

/** The border of the lane where a link leads, on the side from which it comes. */
function borderOf(from: Box, to: Box, lanes: readonly Lane[], at: number): number {
  const lane = lanes.find(({ box }) => holds(box, to.y + to.height / 2))?.box ?? to
  const aside = ((at % 3) - 1) * 2
  return (from.y <= to.y ? lane.y : lane.y + lane.height) + aside
}

/** Out to its track, along it, and on: with corners as round as there is room. @param on which way it goes on */
export function turned(x1: number, y1: number, turn: number, y2: number, on: number): string {
  const down = y2 > y1 ? 1 : -1
  const round = Math.min(turning.round, Math.abs(turn - x1), Math.abs(y2 - y1) / 2)
  const out = turn > x1 ? 1 : -1
  const corner = (x: number, y: number, bx: number, by: number, ex: number, ey: number): string =>
    `C${num((x + 2 * bx) / 3)} ${num((y + 2 * by) / 3)} ${num((ex + 2 * bx) / 3)} ${num((ey + 2 * by) / 3)} ${num(ex)} ${num(ey)}`
  const [enters, leaves] = [y1 + round * down, y2 - round * down]
  return [
    `H${num(turn - round * out)}`,
    corner(turn - round * out, y1, turn, y1, turn, enters),
    `V${num(leaves)}`,
    corner(turn, leaves, turn, y2, turn + round * on, y2),
  ].join('')
}

/** From one height to another within a gap. */
const curved = (x1: number, y1: number, x2: number, y2: number): string =>
  `C${num(x2)} ${num(y1)} ${num(x1)} ${num(y2)} ${num(x2)} ${num(y2)}`

const holds = ({ y, height }: Box, at: number): boolean => at > y - 2 && at < y + height + 2

export const num = (value: number): number => Math.round(value * 10) / 10
