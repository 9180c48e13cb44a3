/** The map as it is laid out: every card in its lane and column, no two on each other, and all of it within its pane. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { MapView, NightRow } from '../../../electron/desk/contract.ts'
import { layoutOf, type Box } from '../../../renderer/views/night/map/layout.ts'
import { stepOnMap } from '../../../renderer/views/night/map/walk.ts'

const ruler = (text: string): number => text.length * 6.5
const rulers = { words: ruler, small: ruler }

/** Deeds of some players at some steps, each bearing on the one after it. */
const maps = fc
  .record({
    players: fc.integer({ min: 1, max: 30 }),
    steps: fc.integer({ min: 1, max: 9 }),
    deeds: fc.array(fc.tuple(fc.nat(), fc.nat(), fc.nat(), fc.string({ maxLength: 40 })), { maxLength: 40 }),
  })
  .map(({ players, steps, deeds }): MapView => {
    const slot = (of: number): string => `p${of % players}`
    return {
      phase: 0,
      language: 'en',
      lanes: Array.from({ length: players }, (_, of) => ({
        slot: slot(of),
        name: `Player ${of}`,
        role: of % 2 ? 'Jailkeeper' : '',
        faction: 'town',
        dies: of === 0,
        votes: of % 3,
      })),
      columns: Array.from({ length: steps }, (_, at) => `step ${at}`),
      cards: deeds.map(([who, at, to, said], index) => ({
        id: `a${index}`,
        row: `action:a${index}`,
        who: slot(who),
        at: at % steps,
        said: [{ kind: 'text', text: said || 'waited' }],
        fared: 'yes',
        aims: [{ who: slot(to), came: true }],
      })),
      links: deeds
        .slice(1)
        .map((_, index) => ({ from: `a${index}`, to: `a${index + 1}`, does: 'stops', would: false })),
      behind: {},
    }
  })
const ends = new Map<string, NightRow[]>([
  [
    'p0',
    [
      {
        id: 'claim:{"is":"dies","who":"p0"}',
        section: 'happens',
        mark: 'yes',
        said: [{ kind: 'text', text: 'Player 0 dies' }],
        why: [],
        hasTree: true,
      },
    ],
  ],
])
const pane = { width: 1064, height: 640 }

const inside = (inner: Box, outer: Box): boolean =>
  inner.y >= outer.y - 0.5 && inner.y + inner.height <= outer.y + outer.height + 0.5 && inner.x >= outer.x
const overlap = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width
  && other.x < one.x + one.width
  && one.y < other.y + other.height
  && other.y < one.y + one.height

test('cards stand in their lanes, none on another, and the map is as wide as its pane', () => {
  fc.assert(
    fc.property(maps, map => {
      const drawing = layoutOf(map, ends, pane, rulers)
      for (const { card, box } of drawing.cards)
        expect(inside(box, drawing.lanes.find(({ slot }) => slot === card.who)!.box)).toBe(true)
      drawing.cards.forEach(({ box }, index) =>
        expect(drawing.cards.slice(index + 1).filter(other => overlap(box, other.box))).toEqual([]),
      )
      expect(drawing.links).toHaveLength(map.links.length)
      expect(drawing.zoom).toBeGreaterThanOrEqual(0.7)
      expect(drawing.width * drawing.zoom).toBeGreaterThanOrEqual(pane.width - 1)
    }),
  )
})

test('an arrow leads to the nearest card that way, and never to one behind', () => {
  fc.assert(
    fc.property(maps, fc.nat(), fc.constantFrom('ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'), (map, at, key) => {
      const drawing = layoutOf(map, ends, pane, rulers)
      const here = drawing.cards[at % Math.max(1, drawing.cards.length)]
      if (!here) return
      const next = drawing.cards.find(({ card }) => card.id === stepOnMap(drawing, here.card.id, key))
      if (!next) return
      const [dx, dy] = [next.box.x - here.box.x, next.box.y + next.box.height / 2 - here.box.y - here.box.height / 2]
      expect({ ArrowLeft: dx < 0, ArrowRight: dx > 0, ArrowUp: dy < 0, ArrowDown: dy > 0 }[key]).toBe(true)
    }),
  )
})
