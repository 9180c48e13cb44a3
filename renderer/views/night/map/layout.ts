/** Where everything of a map stands: lanes, columns, cards, what each was aimed at, and links. Screen and picture share it. */
import type { Span } from '../../../../engine/text/span.ts'
import type { MapCardView, MapView } from '../../../../electron/desk/contract.ts'
import type { Pane } from '../fit.ts'
import { say } from '../../../words/say.ts'
import { widestWord, wrap, type Ruler } from '../wrap.ts'
import { cardRoom, columnsOf, gapOf, headOf, needsOf, widthWanted, type Need } from './columns.ts'
import { nobody, type End, type Ends } from './ends.ts'
import { killsOf } from './kills.ts'
import { packed, packedLike, stepsOf } from './packed.ts'
import { sizes, type Across, type Lane, type MapDrawing, type PlacedCard, type PlacedEnd } from './plan.ts'
import { aimsOf, linksOf } from './routes.ts'
import { reachesOf } from './spread.ts'

/** Beside its mark a name of 27 letters takes so much. */
const widestName = 270
/** What stands free around what becomes of players. */
const endRoom = 24

export type Rulers = Record<'words' | 'small', Ruler>

/**
 * Takes a map and what becomes of its players; returns where all of it stands. It fills the pane; what is too high for it
 * is laid out for a larger one and shown smaller, so that columns gain the width. Where it would still be too wide,
 * steps share columns: so it is scrolled down alone.
 * @param ends rows of what happens, by the player in whose lane they stand
 * @param like the same phase as it was laid out without a what-if: steps keep their columns, and lanes are no lower
 */
export function layoutOf(map: MapView, ends: Ends, pane: Pane, rulers: Rulers, like?: MapDrawing): MapDrawing {
  if (like?.steps.length === map.columns.length) {
    const shared = packedLike(like.dense ? (like.dense === 'brief' ? shortly : terse)(map) : map, like.steps)
    const needs = needsOf(shared, rulers.small)
    return {
      ...drawingOf(
        shared,
        like.dense === 'brief' ? brieflyEnded(ends) : ends,
        within(pane, like.zoom),
        rulers,
        needs,
        like.dense ? tight : loose,
        like,
      ),
      zoom: like.zoom,
    }
  }
  const airy = looselyLaid(map, ends, pane, rulers)
  if (isFit(airy, pane) || !mayFit(map, ends, pane)) return airy
  const brief = looselyLaid(shortly(map), brieflyEnded(ends), pane, rulers, tight)
  const dense = looselyLaid(terse(map), ends, pane, rulers, tight)
  if (isFit(dense, pane)) return { ...dense, dense: 'terse' }
  if (shownHeight(brief) < pane.height * 1.1) return { ...brief, dense: 'brief' }
  return shownHeight(dense) < shownHeight(airy) ? { ...dense, dense: 'terse' } : airy
}

/** How much stands free around the cards of a lane: less of it where all of the map is seen so. */
const [loose, tight] = [sizes.gap, 1]

/** Without a word on what stood and changed nothing: a sign says that, and its answer why. */
const terse = (map: MapView): MapView => ({
  ...map,
  cards: map.cards.map(({ why, ...card }) => ({ ...card, ...(why && card.fared !== 'idle' && { why }) })),
})

/** A card says the first thing that became of it: the whole sentence is its answer. */
const shortly = (map: MapView): MapView => ({
  ...map,
  cards: terse(map).cards.map(({ why, ...card }) => ({ ...card, ...(why && { why: firstClause(why) }) })),
})

function firstClause(why: readonly Span[]): Span[] {
  const at = why.findIndex(span => span.kind === 'text' && clauseEnd.test(span.text))
  const last = why[at]
  return last?.kind === 'text' ? [...why.slice(0, at), { ...last, text: last.text.split(clauseEnd)[0]! }] : [...why]
}
const clauseEnd = /[;:]/

/** A line leads there from whoever did it. */
const brieflyEnded = (ends: Ends): Ends =>
  new Map([...ends].map(([slot, all]) => [slot, all.map(end => ({ ...end, why: [] }))]))

function looselyLaid(map: MapView, ends: Ends, pane: Pane, rulers: Rulers, air = loose): MapDrawing {
  const whole = tried(map, ends, pane, rulers, air)
  if (whole && isFit(whole, pane)) return isCramped(whole) ? lower(map, ends, pane, rulers, whole, air) : whole
  if (whole) return mayFit(map, ends, pane) ? lower(map, ends, pane, rulers, whole, air) : whole
  const smallest = smallestIn(pane)
  const most = packed(map, roomIn(map, ends, within(pane, smallest), rulers), rulers.small)
  return (
    tried(most, ends, pane, rulers, air) ?? {
      ...drawingOf(most, ends, within(pane, smallest), rulers, needsOf(most, rulers.small), air),
      zoom: smallest,
    }
  )
}

const isFit = (drawing: MapDrawing, pane: Pane): boolean => shownHeight(drawing) < pane.height + 1

/** Whether its lanes, as low as can be, are no higher than the pane. */
const mayFit = (map: MapView, ends: Ends, pane: Pane): boolean =>
  (sizes.head
    + map.lanes.reduce((sum, { slot }) => sum + (isUsed(map, ends, slot) ? sizes.lowLane : sizes.idleLane), 0))
    * smallestIn(pane)
  < pane.height + 1

/** Whether words of a card stand one below the other. */
const isCramped = ({ cards }: MapDrawing): boolean => cards.some(({ lines }) => lines.length > 3)

const isUsed = ({ cards }: MapView, ends: Ends, slot: string): boolean =>
  ends.has(slot) || cards.some(({ who }) => who === slot)

/** What is too high because its cards are narrow: with steps that share columns, where that shows more of it. */
function lower(map: MapView, ends: Ends, pane: Pane, rulers: Rulers, whole: MapDrawing, air: number): MapDrawing {
  let [lowest, columns] = [whole, map.columns.length]
  for (const zoom of [1, smallestIn(pane), 0]) {
    const room = zoom ? roomIn(map, ends, within(pane, zoom), rulers) : 0
    const shared = packed(map, room, rulers.small, 'wanted')
    // The fewer columns, the more share one: as many as before are the same.
    if (shared.columns.length === columns) continue
    columns = shared.columns.length
    const drawing = tried(shared, ends, pane, rulers, air)
    if (!drawing) continue
    if (isFit(drawing, pane)) return drawing
    if (shownHeight(drawing) < shownHeight(lowest)) lowest = drawing
  }
  return lowest
}

const shownHeight = ({ height, zoom }: MapDrawing): number => height * zoom

/** Laid out as large as it fits, or as it is scrolled down; nothing where it is too wide. */
function tried(map: MapView, ends: Ends, pane: Pane, rulers: Rulers, air: number): MapDrawing | undefined {
  const needs = needsOf(map, rulers.small)
  let last: MapDrawing | undefined
  for (const zoom of triesIn(pane)) {
    const inner = within(pane, zoom)
    if (acrossOf(map, ends, inner, rulers, needs).width * zoom >= pane.width + 1) continue
    const drawing = { ...drawingOf(map, ends, inner, rulers, needs, air), zoom }
    if (isFit(drawing, pane) && (zoom <= 1 || !isCramped(drawing))) return drawing
    // What has to be scrolled anyway is as small as can be read: that shows more of it.
    last = drawing
  }
  return last
}

const within = ({ width, height }: Pane, zoom: number): Pane => ({ width: width / zoom, height: height / zoom })

/**
 * Its smallest letters, of 12 pixels, are then 11 high: what does not fit so is scrolled, for nothing is cut. Beside another
 * pane it is smaller before it is scrolled aside too; in a wide one what has room is larger.
 */
const smallestIn = ({ width }: Pane): number => (width < narrowPane ? 0.7 : 0.92)
const [narrowPane, widePane] = [900, 1300]
const triesIn = (pane: Pane): number[] =>
  pane.width < narrowPane
    ? [1, 0.92, 0.84, 0.77, smallestIn(pane)]
    : [...(pane.width < widePane ? [] : [1.25, 1.12]), 1, smallestIn(pane)]

const isCommon = (map: MapView, ends: Ends): boolean => ends.has(nobody) || map.cards.some(({ who }) => who === nobody)

function sidesOf(map: MapView, ends: Ends, pane: Pane, rulers: Rulers): Pick<Across, 'left' | 'right'> {
  const common = isCommon(map, ends)
  const names = [...map.lanes.map(({ name }) => name), ...(common ? [say('nightMap.everybody')] : [])].map(name =>
    rulers.words(name, true),
  )
  const widths = (words: readonly string[]): number => Math.max(0, ...words.map(word => rulers.small(word, false)))
  const roles = widths(map.lanes.flatMap(({ role }) => role.split(' ')))
  // A role in one line leaves its lane lower, where there is room for it.
  const inOne = Math.min(widths(map.lanes.map(({ role }) => role)), pane.width * 0.1)
  // Names stand whole up to the longest that a forum has.
  const whole = Math.min(Math.max(0, ...names) + 34, widestName)
  const left =
    clamp(Math.max(0, ...names, roles, inOne) + 34, 84, Math.max(130, pane.width * 0.18, whole)) + sizes.gutter
  const said = [...ends].flatMap(([slot, all]) => (slot === nobody ? [] : all.flatMap(one => [one.said, one.why])))
  const longest = Math.min(Math.max(0, ...said.map(words => widestWord(words, rulers.small))) + endRoom, widestName)
  return { left, right: ends.size ? Math.max(clamp(pane.width * 0.2, 130, 320), longest) : 20 }
}

/** How much of a pane is left for the steps. */
function roomIn(map: MapView, ends: Ends, pane: Pane, rulers: Rulers): number {
  const { left, right } = sidesOf(map, ends, pane, rulers)
  return pane.width - left - right
}

function acrossOf(map: MapView, ends: Ends, pane: Pane, rulers: Rulers, needs: readonly Need[]): Across {
  const { left, right } = sidesOf(map, ends, pane, rulers)
  const columns = columnsOf(needs, pane.width - left - right)
  return {
    left,
    right,
    columns,
    width: Math.max(pane.width, left + right + columns.reduce((sum, one) => sum + one, 0)),
  }
}

function drawingOf(
  map: MapView,
  ends: Ends,
  pane: Pane,
  rulers: Rulers,
  needs: readonly Need[],
  air: number,
  like?: MapDrawing,
): Omit<MapDrawing, 'zoom'> {
  const common = isCommon(map, ends)
  const across = like?.across ?? acrossOf(map, ends, pane, rulers, needs)
  const { left, right, columns, width } = across
  const before = new Map(like?.lanes.map(({ slot, box }) => [slot, box.height]))
  const places = columns.map((_, at) => left + columns.slice(0, at).reduce((sum, one) => sum + one, 0))
  const roomAt = (at: number): number => columns[at]! - gapOf(needs[at]!, columns[at]!)
  const widthAt = (at: number): number => Math.min(roomAt(at), 220)
  const roomTo = (card: MapCardView, reach: number): number =>
    reach > card.at ? places[reach]! + roomAt(reach) - places[card.at]! : widthAt(card.at)
  const wanted = new Map(map.cards.map(card => [card.id, widthWanted(card, rulers.small)]))
  const reaches = reachesOf(map, (card, reach) => roomTo(card, reach) >= wanted.get(card.id)!)
  const widths = new Map(
    map.cards.map(card => {
      const room = roomTo(card, reaches.get(card.id)!)
      return [card.id, Math.max(widthAt(card.at), Math.min(room, wanted.get(card.id)!))]
    }),
  )
  const text = new Map(map.cards.map(({ id, said }) => [id, wrap(said, widths.get(id)! - cardRoom, rulers.small)]))
  const whys = new Map(map.cards.map(({ id, why = [] }) => [id, wrap(why, widths.get(id)! - cardRoom, rulers.small)]))
  const heightOf = ({ id }: MapCardView): number =>
    text.get(id)!.length * sizes.line + whys.get(id)!.length * sizes.small + (air === tight ? 5 : 2 * sizes.padY)

  const whose: (Omit<MapView['lanes'][number], 'side'> & Pick<Lane, 'side'>)[] = [...map.lanes]
  if (common) whose.push({ slot: nobody, name: say('nightMap.everybody'), role: '', dies: false, votes: 0 })
  const lanes = whose.map(lane => {
    const cards = map.cards.filter(({ who }) => who === lane.slot)
    const name = wrap([{ kind: 'text', text: lane.name }], left - 30 - sizes.gutter, words => rulers.words(words, true))
    const votes = lane.votes ? say('nightMap.votes', { count: lane.votes }) : ''
    const role = [
      ...(lane.role === '' ? [] : wrap([{ kind: 'text', text: lane.role }], left - 30 - sizes.gutter, rulers.small)),
      ...(votes === '' ? [] : [[{ text: votes, bold: true }]]),
    ]
    // What is of nobody is read without scrolling aside.
    const room = lane.slot === nobody ? Math.max(right, pane.width - left) : right
    const said = (ends.get(lane.slot) ?? []).map(end => endOf(end, room - endRoom, rulers.small))
    const stacks = map.columns.map((_, at) =>
      cards.filter(card => card.at === at).reduce((sum, card) => sum + heightOf(card) + sizes.gap, -sizes.gap),
    )
    const needed = Math.max(
      before.get(lane.slot) ?? 0,
      cards.length || said.length ? (air === tight ? sizes.lowLane : sizes.lane) : sizes.idleLane,
      name.length * sizes.line + role.length * sizes.small + (air === tight ? 4 : 10),
      Math.max(0, ...stacks) + 2 * air,
      said.reduce((sum, end) => sum + endHeight(end) + 3, 0) + (air === tight ? 0 : 8),
    )
    return { lane, cards, name, role, said, needed }
  })
  const spare = pane.height - sizes.head - lanes.reduce((sum, { needed }) => sum + needed, 0)
  const more = lanes.length && !like ? clamp(spare / lanes.length, 0, 34) : 0

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
        const why = whys.get(card.id)!
        const reach = reaches.get(card.id)!
        cards.push({
          card,
          lines,
          why,
          reach,
          box: { x: places[at]!, y: top, width: widths.get(card.id)!, height: heightOf(card) },
        })
        top += heightOf(card) + sizes.gap
      }
    }
    let line = box.y + (height - said.reduce((sum, end) => sum + endHeight(end) + 3, 0)) / 2
    const x = lane.slot === nobody ? left : width - right
    const placedEnds = said.map((end): PlacedEnd => {
      const at = {
        x,
        y: line,
        width: lane.slot === nobody ? Math.max(right, pane.width - x) : right,
        height: endHeight(end),
      }
      line += at.height + 3
      return { ...end, box: at }
    })
    return {
      slot: lane.slot,
      name,
      role,
      ...(lane.side && { side: lane.side }),
      dies: lane.dies,
      box,
      ends: placedEnds,
    }
  })
  const edges = places.map((x, at) =>
    Math.max(x + widthAt(at), ...cards.filter(({ reach }) => reach === at).map(({ box }) => box.x + box.width)),
  )
  const byId = new Map(cards.map(one => [one.card.id, one]))
  return {
    width,
    height: Math.max(y, pane.height),
    across,
    steps: stepsOf(map),
    right: ends.size ? right : 0,
    columns: map.columns.map((label, at) => ({
      head: headOf(label, rulers.small, columns[at]),
      x: places[at]!,
      width: columns[at]!,
    })),
    lanes: placed,
    cards,
    aims: cards.flatMap(one => aimsOf(one, widthAt(one.card.at), placed, cards)),
    links: linksOf(map.links, byId, placed, edges),
    kills: killsOf(map, byId, placed, width - right),
  }
}

const endHeight = ({ lines, why }: Omit<PlacedEnd, 'box'>): number => (lines.length + why.length) * sizes.small

/** What becomes of a player, and of a death whose doing it was. */
const endOf = ({ id, said, why, death, nearly }: End, width: number, ruler: Ruler): Omit<PlacedEnd, 'box'> => ({
  ...(id !== undefined && { row: id }),
  death,
  nearly,
  lines: wrap(said, width, ruler),
  why: wrap(why, width, ruler),
})

const clamp = (value: number, least: number, mostly: number): number => Math.min(Math.max(value, least), mostly)
