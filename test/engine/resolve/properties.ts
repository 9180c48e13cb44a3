/** Running properties: fixed seeds, the number of nights printed, and a night that breaks one printed as a case. */
import fc from 'fast-check'
import { it } from 'vitest'
import type { PhaseReport } from '../../../engine/cases/report.ts'
import type { Outcome } from '../../../engine/journal/outcome.ts'
import { roundsOf } from '../../../tools/level.mjs'

/** The same nights every time; others with `NIGHTDESK_SEED=7 npm test`. */
export const firstSeed = Number(process.env.NIGHTDESK_SEED ?? 1)

/** Counts what a property met on its way, so that one that holds of nothing is seen. */
export type Tally = (what: string, by?: number) => void

/** As many nights for every property instead of its own number: `NIGHTDESK_ROUNDS=5000 npx vitest run test/engine`. */
const rounds = roundsOf(import.meta.filename)

/**
 * What is made of a value, once in a process: properties of the same nights begin with the same seed, so they ask for the
 * same ones again.
 */
export function madeOnce<Value, Made>(make: (value: Value) => Made): (value: Value) => Made {
  const known = new Map<string, Made>()
  return value => {
    const key = JSON.stringify(value)
    const there = known.get(key) ?? make(value)
    // What was made first is asked for last; more are not kept than a usual run needs.
    if (!known.has(key) && known.size < mostKept) known.set(key, there)
    return there
  }
}
const mostKept = 600

/**
 * A property of nights as a test.
 * @param usual how many nights: twice as many in `npm run test:all`, a tenth in `npm test`, or half of them where
 *   something has to come up
 * @param holds throws where the property is broken; `tally` counts what is printed at the end
 * @param enough what the tally must come to, by its words
 */
export function always<T>(
  sentence: string,
  usual: number,
  arbitrary: fc.Arbitrary<T>,
  holds: (value: T, tally: Tally) => void,
  enough: Record<string, number> = {},
): void {
  const few = rounds(usual * 2)
  // What has to come up now and then takes more than a few nights; who asks for a number gets it.
  const runs = process.env.NIGHTDESK_ROUNDS || !Object.keys(enough).length ? few : Math.max(Math.ceil(usual / 2), few)
  it(sentence, () => {
    const counts: Record<string, number> = {}
    const tally: Tally = (what, by = 1) => {
      counts[what] = (counts[what] ?? 0) + by
    }
    const from = performance.now()
    const { failed, counterexample } = fc.check(
      fc.property(arbitrary, value => {
        holds(value, tally)
      }),
      { seed: firstSeed, numRuns: runs, endOnFailure: true },
    )
    if (failed) {
      const { value, why } = smallest(counterexample![0], value => broken(() => holds(value, () => undefined)))
      throw new Error(`${sentence}\nbroken with NIGHTDESK_SEED=${firstSeed} by\n${JSON.stringify(value)}\n${why}`)
    }
    const met = Object.entries(counts)
      .map(([what, count]) => `${count} ${what}`)
      .join(', ')
    console.info(
      `${sentence}: ${runs} nights, seed ${firstSeed}${met ? ` (${met})` : ''}, ${((performance.now() - from) / 1000).toFixed(1)} s`,
    )
    for (const [what, least] of Object.entries(enough))
      if ((counts[what] ?? 0) < least * Math.min(1, runs / usual))
        throw new Error(`${sentence}: only ${counts[what] ?? 0} ${what} in ${runs} nights`)
  })
}

function broken(run: () => void): Error | undefined {
  try {
    run()
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error))
  }
  return undefined
}

/** What is left of a broken value when everything is taken out that can be: fast-check cannot shrink what hangs together. */
function smallest<T>(value: T, why: (value: T) => Error | undefined): { value: T; why: string } {
  const first = why(value)
  let found = { value, why: first?.message ?? 'holds when asked again' }
  // A smaller value has to be broken in the same way; one that is no night at all is not.
  const alike = (error: Error | undefined): error is Error =>
    error?.name === first?.name
    && (/^(?:Differs|AssertionError)$/.test(first?.name ?? '') || error?.message === first?.message)
  for (let tries = 0, smaller = true; smaller && tries < 3000;) {
    smaller = false
    for (const candidate of without(found.value)) {
      tries++
      const error = why(candidate as T)
      if (!alike(error)) continue
      found = { value: candidate as T, why: error.message }
      smaller = true
      break
    }
  }
  return found
}

/** The value with one thing left out, the largest things first. */
function* without(value: unknown, depth = 0): Generator<unknown> {
  if (typeof value !== 'object' || value === null || depth > 6) return
  const list = Array.isArray(value)
  const keys = Object.keys(value)
  const record = value as Record<string, unknown>
  const rebuilt = (entries: [string, unknown][]): unknown =>
    list ? entries.map(([, inner]) => inner) : Object.fromEntries(entries)
  if (!list || typeof value[0] === 'object')
    for (const key of keys)
      if (key !== 'id') yield rebuilt(keys.filter(other => other !== key).map(other => [other, record[other]]))
  for (const key of keys)
    for (const inner of without(record[key], depth + 1))
      yield rebuilt(keys.map(other => [other, other === key ? inner : record[other]]))
}

/** Fails with every path at which two values differ. */
export function expectSame(came: unknown, expected: unknown): void {
  const wrong = differences(came, expected, '')
  if (wrong.length) throw new Differs(wrong.join('\n'))
}

class Differs extends Error {
  override name = 'Differs'
}

function differences(came: unknown, expected: unknown, at: string): string[] {
  if (typeof came !== 'object' || typeof expected !== 'object' || came === null || expected === null) {
    return Object.is(came, expected)
      ? []
      : [`${at}: ${String(JSON.stringify(came))}, not ${String(JSON.stringify(expected))}`]
  }
  const [one, other] = [
    new Map<string, unknown>(Object.entries(came)),
    new Map<string, unknown>(Object.entries(expected)),
  ]
  return [...new Set([...one.keys(), ...other.keys()])].flatMap(key =>
    differences(one.get(key), other.get(key), `${at}/${key}`),
  )
}

const sorted = <T>(items: readonly T[]): T[] =>
  [...items].sort((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1))

const inOrder = <T>(record: Record<string, T>): Record<string, T> =>
  Object.fromEntries(Object.entries(record).sort(([one], [other]) => (one < other ? -1 : 1)))

/** The same value with its keys in order. */
export function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical)
  if (typeof value !== 'object' || value === null) return value
  return inOrder(Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, canonical(inner)])))
}

const unordered = (record: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, Array.isArray(value) ? sorted(value) : value]))

/** What a phase came to, whatever order its parts are listed in. */
export function factsOf(report: PhaseReport) {
  return {
    deaths: sorted(report.deaths),
    alive: sorted(report.alive),
    prompts: sorted(report.prompts),
    refused: inOrder(report.refused),
    uses: canonical(report.uses),
    actions: inOrder(
      Object.fromEntries(Object.entries(report.actions).map(([id, { verdict, idle }]) => [id, { verdict, idle }])),
    ),
    landed: inOrder(Object.fromEntries(Object.entries(report.landed).map(([id, places]) => [id, sorted(places)]))),
    learned: inOrder(
      Object.fromEntries(
        Object.entries(report.learned).map(([who, facts]) => [who, sorted(facts.map(fact => unordered({ ...fact })))]),
      ),
    ),
    told: inOrder(Object.fromEntries(Object.entries(report.told).map(([who, kinds]) => [who, sorted(kinds)]))),
    public: inOrder(unordered(report.public)),
    spent: sorted(report.spent),
    rolls: sorted(report.rolls),
  }
}

/** What a resolution gave back, trees and the comparison of readings apart. */
export function resultOf({ deaths, learned, verdicts, recruited, hidden, spent, tells, rolls, rulings }: Outcome) {
  return {
    deaths,
    learned,
    recruited,
    hidden,
    spent,
    tells,
    rolls,
    verdicts: verdicts.map(({ action, verdict, landed }) => ({ action, verdict, landed })),
    rulings: rulings
      .filter(({ id }) => id === 'split' || id === 'loop')
      .map(({ id, actions, chosen }) => ({ id, actions, chosen })),
  }
}
