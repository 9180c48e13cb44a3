/** Where everything of a map stands: lanes, columns, cards, what each was aimed at, and links. Screen and picture share it. */
import type { MapCardView, MapLink, MapView, NightRow } from '../../../../electron/desk/contract.ts'
import type { Pane } from '../fit.ts'
import { say } from '../../../words/say.ts'
import { endSaid, isNear } from './ends.ts'
import { wrap, type Ruler, type TextLine } from '../wrap.ts'

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** A player's lane. `ends`: what becomes of him, a line each, with the row that says it. */
export interface Lane {
  slot: string
  name: TextLine[]
  role: TextLine[]
  side: MapView['lanes'][number]['side']
  dies: boolean
  box: Box
  ends: { row: string; death: boolean; nearly: boolean; lines: TextLine[]; why: TextLine[]; y: number }[]
}

export interface PlacedCard {
  card: MapCardView
  lines: TextLine[]
  box: Box
}

/** A line from a card to the lane of somebody whom it was aimed at; `dot`: where it ends. */
export interface Aim {
  card: string
  came: boolean
  path: string
  dot: { x: number; y: number }
}

export interface PlacedLink {
  link: MapLink
  path: string
  /** Where its word stands. */
  word: { x: number; y: number }
  /** The head of the arrow, a path. */
  tip: string
}

export interface MapDrawing {
  width: number
  height: number
  /** How large it is shown so that all of it is seen, as far as its words can be read. */
  zoom: number
  columns: { label: string; x: number; width: number }[]
  lanes: Lane[]
  cards: PlacedCard[]
  aims: Aim[]
  links: PlacedLink[]
}

export const sizes = { head: 30, line: 14.5, small: 13, padX: 10, padY: 5, gap: 5, bar: 4, mark: 8, lane: 40, cell: 20 }
const narrowest = 104
const most = { lines: 3, ends: 4 }

type Rulers = Record<'words' | 'small', Ruler>

/**
 * Takes a map and what becomes of its players; returns where all of it stands. It fills the pane; what is too high for it
 * is laid out for a larger one and shown smaller, so that columns gain the width.
 * @param ends rows of what happens, by the player in whose lane they stand
 */
export function layoutOf(
  map: MapView,
  ends: ReadonlyMap<string, readonly NightRow[]>,
  pane: Pane,
  rulers: Rulers,
): MapDrawing {
  const at = (zoom: number): MapDrawing => ({
    ...drawingOf(map, ends, { width: pane.width / zoom, height: pane.height / zoom }, rulers),
    zoom,
  })
  const fits = ({ width, height, zoom }: MapDrawing): boolean =>
    width * zoom <= pane.width + 1 && height * zoom <= pane.height + 1
  const tries = zooms.map(at)
  // What has to be scrolled anyway is as large as its width lets it.
  return tries.find(fits) ?? tries.find(({ width, zoom }) => width * zoom <= pane.width + 1) ?? at(smallest)
}

/** Smaller than this its words are hard to read: what does not fit then is scrolled. */
const smallest = 0.7
const zooms = [1, 0.92, 0.85, 0.78, smallest]

function drawingOf(
  map: MapView,
  ends: ReadonlyMap<string, readonly NightRow[]>,
  pane: Pane,
  rulers: Rulers,
): Omit<MapDrawing, 'zoom'> {
  const names = map.lanes.map(({ name }) => rulers.words(name, true))
  const roles = map.lanes.flatMap(({ role }) => role.split(' ').map(word => rulers.small(word, false)))
  const left = clamp(Math.max(0, ...names, ...roles) + 34, 84, Math.max(130, pane.width * 0.18))
  const right = ends.size ? clamp(pane.width * 0.2, 130, 280) : 20
  const count = Math.max(1, map.columns.length)
  const step = Math.max(narrowest, (pane.width - left - right) / count)
  const width = Math.max(pane.width, left + right + step * count)
  const cardWidth = Math.min(step - sizes.cell, 220)
  const text = new Map(
    map.cards.map(card => [card.id, wrapped(card, cardWidth - 2 * sizes.padX - sizes.bar - sizes.mark, rulers.small)]),
  )
  const heightOf = ({ id }: MapCardView): number => text.get(id)!.length * sizes.line + 2 * sizes.padY

  const lanes = map.lanes.map(lane => {
    const cards = map.cards.filter(({ who }) => who === lane.slot)
    const name = wrap([{ kind: 'text', text: lane.name }], left - 30, words => rulers.words(words, true)).slice(0, 2)
    const votes = lane.votes ? say('nightMap.votes', { count: lane.votes }) : ''
    const role = [
      ...(lane.role === '' ? [] : wrap([{ kind: 'text', text: lane.role }], left - 30, rulers.small).slice(0, 2)),
      ...(votes === '' ? [] : [[{ text: votes, bold: true }]]),
    ]
    const shown = (ends.get(lane.slot) ?? []).slice(0, most.ends)
    const said = shown.map(row => endOf(row, right - 24, rulers.small))
    const stacks = map.columns.map((_, at) =>
      cards.filter(card => card.at === at).reduce((sum, card) => sum + heightOf(card) + sizes.gap, -sizes.gap),
    )
    const needed = Math.max(
      cards.length || said.length ? sizes.lane : 26,
      name.length * sizes.line + role.length * sizes.small + 10,
      Math.max(0, ...stacks) + 2 * sizes.gap,
      said.reduce((sum, { lines, why }) => sum + (lines.length + why.length) * sizes.small + 3, 0) + 8,
    )
    return { lane, cards, name, role, said, needed }
  })
  const spare = pane.height - sizes.head - lanes.reduce((sum, { needed }) => sum + needed, 0)
  const more = lanes.length ? clamp(spare / lanes.length, 0, 34) : 0

  let y = sizes.head
  const cards: PlacedCard[] = []
  const placed = lanes.map(({ lane, cards: own, name, role, said, needed }): Lane => {
    const height = needed + more
    const box = { x: 0, y, width, height }
    y += height
    for (const at of map.columns.keys()) {
      const stack = own.filter(card => card.at === at)
      const tall = stack.reduce((sum, card) => sum + heightOf(card) + sizes.gap, -sizes.gap)
      let top = box.y + (height - tall) / 2
      for (const card of stack) {
        const lines = text.get(card.id)!
        cards.push({ card, lines, box: { x: left + at * step, y: top, width: cardWidth, height: heightOf(card) } })
        top += heightOf(card) + sizes.gap
      }
    }
    const tall = said.reduce((sum, { lines, why }) => sum + (lines.length + why.length) * sizes.small + 3, 0)
    let line = box.y + (height - tall) / 2
    const placedEnds = said.map(end => {
      const at = line
      line += (end.lines.length + end.why.length) * sizes.small + 3
      return { ...end, y: at }
    })
    return { slot: lane.slot, name, role, side: lane.side, dies: lane.dies, box, ends: placedEnds }
  })
  const byId = new Map(cards.map(one => [one.card.id, one]))
  return {
    width,
    height: Math.max(y, pane.height),
    columns: map.columns.map((label, at) => ({ label, x: left + at * step, width: step })),
    lanes: placed,
    cards,
    aims: cards.flatMap(one => aimsOf(one, placed, cards)),
    links: linksOf(map.links, byId),
  }
}

/** What becomes of a player, and of a death whose doing it was. */
function endOf(row: NightRow, width: number, ruler: Ruler): Omit<Lane['ends'][number], 'y'> {
  const [nearly, death] = [isNear(row), row.death === true]
  return {
    row: row.id,
    death,
    nearly,
    lines: wrap(endSaid(row), width, ruler).slice(0, 3),
    why: death && !nearly ? cut(wrap(row.why, width, ruler), 2) : [],
  }
}

/** Where what becomes of players begins. */
export const endsAt = ({ columns, width }: Pick<MapDrawing, 'columns' | 'width'>): number => {
  const last = columns.at(-1)
  return last ? last.x + last.width : width
}

const clamp = (value: number, least: number, mostly: number): number => Math.min(Math.max(value, least), mostly)

function wrapped({ said }: MapCardView, width: number, ruler: Ruler): TextLine[] {
  return cut(wrap(said, width, ruler), most.lines)
}

const cut = (lines: TextLine[], mostly: number): TextLine[] =>
  lines.length <= mostly ? lines : [...lines.slice(0, mostly - 1), [...lines[mostly - 1]!, { text: '…', bold: false }]]

/** Straight down or up from the card, each aim at a place of its own along its edge: those of other cards of the column too. */
function aimsOf({ card, box }: PlacedCard, lanes: readonly Lane[], cards: readonly PlacedCard[]): Aim[] {
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
const apart = 8
/** The room that a link takes to turn. */
const gap = 18

/** Links, those at one side of a card apart from each other in the order of where they lead. */
function linksOf(links: readonly MapLink[], cards: ReadonlyMap<string, PlacedCard>): PlacedLink[] {
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
  return ways.map(({ link, from, to, beside, leaves, enters }, at) => {
    const [y1, y2] = [place(link.from, leaves, from, at), place(link.to, enters, to, at)]
    const x1 = leaves === 'right' ? from.x + from.width : from.x
    const x2 = enters === 'left' ? to.x - 2 : to.x + to.width + 2
    const way = leaves === 'right' ? 1 : -1
    const inwards = enters === 'left' ? 1 : -1
    const neck = x2 - 7 * inwards
    // In the gap behind its own column it turns to the lane where it leads: nobody else's cards stand there, as a rule.
    const turn = x1 + (gap + (at % 3) * 3) * way
    const free =
      !beside
      && (neck - turn) * way > 0
      && ![...cards.values()].some(({ box }) => holds(box, y2) && box !== to && (box.x - turn) * (box.x - neck) < 0)
    const bend = beside ? 20 : Math.max(20, Math.abs(x2 - x1) / 2)
    const path = free
      ? `M${num(x1)} ${num(y1)}C${num(turn)} ${num(y1)} ${num(x1)} ${num(y2)} ${num(turn)} ${num(y2)}H${num(neck)}`
      : `M${num(x1)} ${num(y1)}C${num(x1 + bend * way)} ${num(y1)} ${num(neck - bend * inwards)} ${num(y2)} ${num(neck)} ${num(y2)}`
    return {
      link,
      path,
      word: { x: free ? (x1 + turn) / 2 : (x1 + x2) / 2 - (beside ? 15 : 0), y: (y1 + y2) / 2 },
      tip: `M${num(neck)} ${num(y2 - 4)}L${num(x2)} ${num(y2)}L${num(neck)} ${num(y2 + 4)}Z`,
    }
  })
}

const holds = ({ y, height }: Box, at: number): boolean => at > y - 2 && at < y + height + 2

const num = (value: number): number => Math.round(value * 10) / 10
