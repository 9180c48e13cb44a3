/** Maps of any night, and what they are drawn with. */
import fc from 'fast-check'
import type { MapView, NightRow } from '../../../electron/desk/contract.ts'
import { endsOf } from '../../../renderer/views/night/map/ends.ts'
import type { Box } from '../../../renderer/views/night/map/plan.ts'

export const ruler = (text: string): number => text.length * 6.5
export const rulers = { words: ruler, small: ruler }

/** Deeds of some players at some steps, each bearing on the one after it. */
export const maps = fc
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
        side: 'town',
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
      deaths: {},
      killers: {},
      foiled: {},
      moved: [],
      nearly: {},
    }
  })
export const dies: NightRow = {
  id: 'claim:{"is":"dies","who":"p0"}',
  section: 'happens',
  mark: 'yes',
  said: [{ kind: 'text', text: 'Player 0 dies' }],
  why: [],
  who: 'p0',
  death: true,
  hasTree: true,
}
export const ends = endsOf([dies])
export const pane = { width: 1064, height: 640 }

export const inside = (inner: Box, outer: Box): boolean =>
  inner.y >= outer.y - 0.5 && inner.y + inner.height <= outer.y + outer.height + 0.5 && inner.x >= outer.x
export const overlap = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width
  && other.x < one.x + one.width
  && one.y < other.y + other.height
  && other.y < one.y + one.height

/** Where a path goes, point by point: its curves are short, and stay between their ends. */
export const pointsOf = (path: string): { x: number; y: number }[] => {
  const points: { x: number; y: number }[] = []
  for (const [, way, numbers] of path.matchAll(/([MCHV])([^MCHV]*)/g)) {
    const all = numbers!.trim().split(/\s+/).map(Number)
    const last = points.at(-1)
    if (way === 'H') points.push({ x: all[0]!, y: last!.y })
    else if (way === 'V') points.push({ x: last!.x, y: all[0]! })
    else points.push({ x: all.at(-2)!, y: all.at(-1)! })
  }
  return points
}
