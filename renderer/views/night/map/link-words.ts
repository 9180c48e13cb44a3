/** Where the words of links stand: beside their lines, on no card, on nothing else that is read, and on no other word. */
import type { MapLink } from '../../../../electron/desk/contract.ts'
import { sizes, type Box, type MapDrawing, type PlacedLink } from './plan.ts'

/** `x`: its middle; `y`: the line it is written on; `ground`: what it stands on, for lines go under it. */
export interface LinkWord {
  link: MapLink
  said: string
  x: number
  y: number
  ground: Box
}

/** What a word takes above the line it is written on, and in all. */
const letters = { above: 10, height: 13, air: 3 }

/**
 * Takes a drawing and the links whose words are to be read.
 * @param widthOf how wide a word is
 * @returns a word for each link that has room beside it; where there is none its line speaks for itself
 */
export function linkWords(
  drawing: MapDrawing,
  links: readonly PlacedLink[],
  said: (link: MapLink) => string,
  widthOf: (word: string) => number,
): LinkWord[] {
  const { left } = drawing.across
  const taken: Box[] = [
    ...drawing.cards.map(({ box }) => box),
    ...drawing.lanes.flatMap(({ ends }) => ends.map(({ box }) => box)),
    { x: 0, y: 0, width: drawing.width, height: sizes.head },
    { x: 0, y: 0, width: left - sizes.gutter, height: drawing.height },
  ]
  return links.flatMap(({ link, path, word: { x, y } }): LinkWord[] => {
    const words = said(link)
    const width = widthOf(words) + 2 * letters.air
    const boxAt = (at: Point): Box => ({
      x: at.x - width / 2,
      y: at.y - letters.above,
      width,
      height: letters.height,
    })
    const free = (at: Point): boolean => {
      const box = boxAt(at)
      return box.x >= 0 && box.x + width <= drawing.width && !taken.some(other => meets(box, other))
    }
    const at = [{ x, y }, ...besideLine(pointsOn(path), width)]
      .toSorted((one, other) => far(one, { x, y }) - far(other, { x, y }))
      .find(free)
    if (!at) return []
    taken.push(boxAt(at))
    return [{ link, said: words, ...at, ground: boxAt(at) }]
  })
}

interface Point {
  x: number
  y: number
}

/** On the line, at either side of it, above and below. */
const besideLine = (points: readonly Point[], width: number): Point[] =>
  points.flatMap(({ x, y }) => [
    { x, y: y + 4 },
    { x: x + width / 2 + 2, y: y + 4 },
    { x: x - width / 2 - 2, y: y + 4 },
    { x, y: y - letters.air },
    { x, y: y + letters.height },
  ])

/** How far from its place, and farther to the side than up or down: a line goes mostly upright. */
const far = (one: Point, other: Point): number => Math.abs(one.x - other.x) + Math.abs(one.y - other.y) / 2

const meets = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width
  && other.x < one.x + one.width
  && one.y < other.y + other.height
  && other.y < one.y + one.height

/** Where a piece of a path leads. */
const endOf = (way: string | undefined, last: Point, [a, b, e, f]: readonly [number, number, number, number]): Point =>
  way === 'C' ? { x: e, y: f } : way === 'H' ? { x: a, y: last.y } : way === 'V' ? { x: last.x, y: a } : { x: a, y: b }

/** Points along a path, near to each other. */
function pointsOn(path: string): Point[] {
  const points: Point[] = []
  for (const [, way, numbers = ''] of path.matchAll(/([MCHV])([^MCHV]*)/g)) {
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = numbers.trim().split(/\s+/).map(Number)
    const last = points.at(-1) ?? { x: a, y: b }
    const to = endOf(way, last, [a, b, e, f])
    const steps = Math.max(1, Math.ceil(Math.hypot(to.x - last.x, to.y - last.y) / near))
    for (let step = 1; step <= steps; step++) {
      const t = step / steps
      const of = (one: number, two: number, three: number, four: number): number =>
        (1 - t) ** 3 * one + 3 * (1 - t) ** 2 * t * two + 3 * (1 - t) * t * t * three + t ** 3 * four
      points.push(
        way === 'C'
          ? { x: of(last.x, a, c, to.x), y: of(last.y, b, d, to.y) }
          : { x: last.x + (to.x - last.x) * t, y: last.y + (to.y - last.y) * t },
      )
    }
  }
  return points
}
const near = 8
