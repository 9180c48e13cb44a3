/** Absences that players announced: whether somebody is away, and how much time of some there is without them. */
import type { Absence, Seat } from '../journal/state.ts'

/** A stretch of time, in milliseconds. */
export type Stretch = readonly [from: number, until: number]

/** @returns the absence that a moment falls into, the one that ends last where there are several */
export function absenceAt({ away = [] }: Pick<Seat, 'away'>, at: number): Absence | undefined {
  return away
    .filter(({ from, until }) => Date.parse(from) <= at && at < Date.parse(until))
    .sort((a, b) => Date.parse(a.until) - Date.parse(b.until))
    .at(-1)
}

/** @returns how long stretches last from one moment on to another, without the times of absences */
export function timeWithin(
  stretches: readonly Stretch[],
  [from, until]: Stretch,
  { away = [] }: Pick<Seat, 'away'>,
): number {
  const gone = away.map((one): Stretch => [Date.parse(one.from), Date.parse(one.until)])
  return gone
    .reduce(
      without,
      stretches.flatMap(one => cut(one, from, until)),
    )
    .reduce((sum, [begins, ends]) => sum + ends - begins, 0)
}

const cut = ([begins, ends]: Stretch, from: number, until: number): Stretch[] => {
  const [a, b] = [Math.max(begins, from), Math.min(ends, until)]
  return a < b ? [[a, b]] : []
}

const without = (stretches: Stretch[], [from, until]: Stretch): Stretch[] =>
  stretches.flatMap(one => [...cut(one, -Infinity, from), ...cut(one, until, Infinity)])
