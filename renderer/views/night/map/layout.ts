/** Where everything of a map stands: lanes, columns, cards, what each was aimed at, and links. Screen and picture share it. */
import type { MapCardView, MapLink, MapView, NightRow } from '../../../../electron/desk/contract.ts'
import type { Pane } from '../layout.ts'
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
  faction: string
  dies: boolean
  box: Box
  ends: { row: string; mark: NightRow['mark']; death: boolean; lines: TextLine[]; y: number }[]
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
  /** Where it arrives. */
  tip: { x: number; y: number }
}

export interface MapDrawing {
  width: number
  height: number
  columns: { label: string; x: number; width: number }[]
  lanes: Lane[]
  cards: PlacedCard[]
  aims: Aim[]
  links: PlacedLink[]
}

export const sizes = { head: 30, line: 15, small: 13, padX: 10, padY: 5, gap: 6, bar: 4, lane: 40, cell: 20 }
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
  const first = drawingOf(map, ends, pane, rulers)
  const zoom = fitting(first, pane)
  return zoom === 1 ? first : drawingOf(map, ends, { width: pane.width / zoom, height: pane.height / zoom }, rulers)
}

function drawingOf(
  map: MapView,
  ends: ReadonlyMap<string, readonly NightRow[]>,
  pane: Pane,
  rulers: Rulers,
): MapDrawing {
  const names = map.lanes.map(({ name }) => rulers.words(name, true))
  const roles = map.lanes.flatMap(({ role }) => role.split(' ').map(word => rulers.small(word, false)))
  const left = clamp(Math.max(0, ...names, ...roles) + 34, 84, Math.max(130, pane.width * 0.18))
  const right = ends.size ? clamp(pane.width * 0.2, 130, 280) : 20
  const count = Math.max(1, map.columns.length)
  const step = Math.max(narrowest, (pane.width - left - right) / count)
  const width = Math.max(pane.width, left + right + step * count)
  const cardWidth = Math.min(step - sizes.cell, 220)
  const text = new Map(
    map.cards.map(card => [card.id, wrapped(card, cardWidth - 2 * sizes.padX - sizes.bar, rulers.small)]),
  )
  const heightOf = ({ id }: MapCardView): number => text.get(id)!.length * sizes.line + 2 * sizes.padY

  const lanes = map.lanes.map(lane => {
    const cards = map.cards.filter(({ who }) => who === lane.slot)
    const name = wrap([{ kind: 'text', text: lane.name }], left - 30, words => rulers.words(words, true)).slice(0, 2)
    const role = lane.role === '' ? [] : wrap([{ kind: 'text', text: lane.role }], left - 30, rulers.small).slice(0, 2)
    const shown = (ends.get(lane.slot) ?? []).slice(0, most.ends)
    const said = shown.map(row => ({
      row: row.id,
      mark: row.mark,
      death: row.id.startsWith('claim:{"is":"dies"'),
      lines: wrap(row.said, right - 24, rulers.small).slice(0, 3),
    }))
    const stacks = map.columns.map((_, at) =>
      cards.filter(card => card.at === at).reduce((sum, card) => sum + heightOf(card) + sizes.gap, 0),
    )
    const needed = Math.max(
      cards.length || said.length ? sizes.lane : 26,
      name.length * sizes.line + role.length * sizes.small + 10,
      Math.max(0, ...stacks) + sizes.gap,
      said.reduce((sum, { lines }) => sum + lines.length * sizes.small + 3, 0) + 8,
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
    const tall = said.reduce((sum, { lines }) => sum + lines.length * sizes.small + 3, 0)
    let line = box.y + (height - tall) / 2
    const placedEnds = said.map(end => {
      const at = line
      line += end.lines.length * sizes.small + 3
      return { ...end, y: at }
    })
    return { slot: lane.slot, name, role, faction: lane.faction, dies: lane.dies, box, ends: placedEnds }
  })
  const byId = new Map(cards.map(one => [one.card.id, one]))
  return {
    width,
    height: Math.max(y, pane.height),
    columns: map.columns.map((label, at) => ({ label, x: left + at * step, width: step })),
    lanes: placed,
    cards,
    aims: cards.flatMap(one => aimsOf(one, placed, cards)),
    links: map.links.flatMap(link => {
      const [from, to] = [byId.get(link.from), byId.get(link.to)]
      return from && to ? [linkOf(link, from.box, to.box)] : []
    }),
  }
}

/** Smaller than this its words are hard to read: what does not fit then is scrolled. */
const smallest = 0.72

/** How large a drawing is shown so that all of it is seen, or its whole width, as far as its words can be read. */
export function fitting({ width, height }: Pick<MapDrawing, 'width' | 'height'>, pane: Pane): number {
  const whole = Math.min(1, pane.width / width, pane.height / height)
  return whole >= smallest ? whole : Math.max(smallest, Math.min(1, pane.width / width))
}

/** Where what becomes of players begins. */
export const endsAt = ({ columns, width }: MapDrawing): number => {
  const last = columns.at(-1)
  return last ? last.x + last.width : width
}

const clamp = (value: number, least: number, mostly: number): number => Math.min(Math.max(value, least), mostly)

function wrapped({ said }: MapCardView, width: number, ruler: Ruler): TextLine[] {
  const lines = wrap(said, width, ruler)
  if (lines.length <= most.lines) return lines
  const last = lines[most.lines - 1]!
  return [...lines.slice(0, most.lines - 1), [...last, { text: '…', bold: false }]]
}

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

/** From the edge of one card that is nearer to the other. */
function linkOf(link: MapLink, from: Box, to: Box): PlacedLink {
  const [y1, y2] = [from.y + from.height / 2, to.y + to.height / 2]
  const forward = from.x + from.width <= to.x
  const beside = from.x === to.x
  const x1 = forward ? from.x + from.width : from.x
  const x2 = forward || beside ? to.x : to.x + to.width
  const bend = beside ? -22 : Math.max(22, Math.abs(x2 - x1) / 2) * (forward ? 1 : -1)
  const path = `M${num(x1)} ${num(y1)}C${num(x1 + bend)} ${num(y1)} ${num(beside ? x2 + bend : x2 - bend)} ${num(y2)} ${num(x2)} ${num(y2)}`
  return {
    link,
    path,
    word: { x: (x1 + x2) / 2 + (beside ? bend * 0.75 : 0), y: (y1 + y2) / 2 },
    tip: { x: x2, y: y2 },
  }
}

const num = (value: number): number => Math.round(value * 10) / 10
