/**
 * Chance of two kinds for one and the same drawing: by lot, from a key; or all that can come out, each with how likely it is.
 * Numbers are whole and without end, so that a chance told as a fraction is exact.
 */
import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus'

/** What a drawing asks whenever something is left to chance. */
export interface Chance {
  /** @param weights one of each way, not all of them 0 @returns which way was taken */
  pick(weights: readonly bigint[]): number
}

/** Something that can come out, and in how many of how many equally likely ways. */
export interface Outcome<Value> {
  value: Value
  ways: bigint
  of: bigint
}

/** More ways than were to be looked at. */
export class TooMany extends Error {}

/**
 * Lots that hang on nothing but the key and what they are drawn for.
 * @param key 32 hexadecimal digits
 */
export function byKey(key: string, purpose: string): Chance {
  const state = [0, 8, 16, 24].map(from => Number.parseInt(key.slice(from, from + 8), 16) | 0)
  for (let at = 0; at < purpose.length; at++)
    state[at % 4] = Math.imul(state[at % 4]! ^ purpose.charCodeAt(at), 16777619)
  const lots = xoroshiro128plusFromState(state.some(Boolean) ? state : [1, 0, 0, 0])
  // The first numbers of states that differ little differ little.
  for (let warm = 0; warm < 16; warm++) uniformInt(lots, 0, 1)
  return {
    pick: weights =>
      at(
        weights,
        below(sum(weights), () => BigInt(uniformInt(lots, 0, 0x7fffffff))),
      ),
  }
}

/** A number from 0 up to this one, each as likely: of what 31 bits each give, what goes beyond the last whole share is thrown again. */
function below(total: bigint, next: () => bigint): bigint {
  let room = 1n
  while (room < total) room <<= 31n
  const most = room - (room % total)
  for (;;) {
    let drawn = 0n
    for (let have = 1n; have < room; have <<= 31n) drawn = (drawn << 31n) | next()
    if (drawn < most) return drawn % total
  }
}

function at(weights: readonly bigint[], drawn: bigint): number {
  let left = drawn
  for (const [index, weight] of weights.entries()) {
    if (left < weight) return index
    left -= weight
  }
  throw new Error('Nothing to draw from.')
}

const sum = (weights: readonly bigint[]): bigint => weights.reduce((total, weight) => total + weight, 0n)

/**
 * All that a drawing can come to.
 * @param draw is run once for each way
 * @param most ways that are looked at; `TooMany` is thrown where there are more
 */
export function everyWay<Value>(draw: (chance: Chance) => Value, most: number): Outcome<Value>[] {
  const found: Outcome<Value>[] = []
  const path: { weights: readonly bigint[]; taken: number }[] = []
  do {
    if (found.length >= most) throw new TooMany()
    let depth = 0
    const value = draw({
      pick(weights) {
        if (depth === path.length) path.push({ weights, taken: weights.findIndex(weight => weight > 0n) })
        return path[depth++]!.taken
      },
    })
    const [ways, of] = path.reduce(
      ([up, down], { weights, taken }) => [up * weights[taken]!, down * sum(weights)],
      [1n, 1n],
    )
    found.push({ value, ways, of })
    while (path.length && !further(path.at(-1)!)) path.pop()
  } while (path.length)
  return found
}

/** Takes the next way that there is. @returns whether there is one */
function further(step: { weights: readonly bigint[]; taken: number }): boolean {
  const next = step.weights.findIndex((weight, index) => index > step.taken && weight > 0n)
  if (next < 0) return false
  step.taken = next
  return true
}

/** Outcomes that are alike taken together, the likeliest first, each as the smallest fraction. */
export function together<Value>(
  outcomes: readonly Outcome<Value>[],
  likeness: (value: Value) => string,
): Outcome<Value>[] {
  const alike = new Map<string, Outcome<Value>>()
  for (const outcome of outcomes) {
    const key = likeness(outcome.value)
    const known = alike.get(key)
    alike.set(key, known ? added(known, outcome) : outcome)
  }
  return [...alike.values()].map(reduced).sort((one, other) => {
    const more = other.ways * one.of - one.ways * other.of
    return more > 0n ? 1 : more < 0n ? -1 : 0
  })
}

const added = <Value>(one: Outcome<Value>, other: Outcome<Value>): Outcome<Value> =>
  one.of === other.of
    ? { ...one, ways: one.ways + other.ways }
    : reduced({ value: one.value, ways: one.ways * other.of + other.ways * one.of, of: one.of * other.of })

function reduced<Value>({ value, ways, of }: Outcome<Value>): Outcome<Value> {
  let [larger, smaller] = [of, ways]
  while (smaller > 0n) [larger, smaller] = [smaller, larger % smaller]
  return { value, ways: ways / larger, of: of / larger }
}
