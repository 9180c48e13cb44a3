/** Running properties: fixed seeds, the number of nights printed, and a night that breaks one printed as a case. */
import fc from 'fast-check'
import { it } from 'vitest'
import type { PhaseReport } from '../../../engine/cases/report.ts'
import type { Learned, Outcome } from '../../../engine/resolve/outcome.ts'

/** The same nights every time; others with `NIGHTDESK_SEED=7 npm test`. */
export const firstSeed = Number(process.env.NIGHTDESK_SEED ?? 1)

/** Counts what a property met on its way, so that one that holds of nothing is seen. */
export type Tally = (what: string, by?: number) => void

/**
 * A property of nights as a test.
 * @param holds throws where the property is broken; `tally` counts what is printed at the end
 * @param enough what the tally must come to, by its words
 */
export function always<T>(sentence: string, runs: number, arbitrary: fc.Arbitrary<T>, holds: (value: T, tally: Tally) => void, enough: Record<string, number> = {}, test: typeof it | typeof it.fails = it): void {
  test(sentence, () => {
    const counts: Record<string, number> = {}
    const tally: Tally = (what, by = 1) => { counts[what] = (counts[what] ?? 0) + by }
    const from = performance.now()
    const { failed, counterexample, counterexamplePath, errorInstance, numRuns } = fc.check(fc.property(arbitrary, value => { holds(value, tally) }), { seed: firstSeed, numRuns: runs })
    if (failed) {
      const why = errorInstance instanceof Error ? errorInstance.message : String(errorInstance)
      throw new Error(`${sentence}\nbroken with NIGHTDESK_SEED=${firstSeed} (path ${counterexamplePath ?? ''}) by\n${JSON.stringify(counterexample)}\n${why}`)
    }
    const met = Object.entries(counts).map(([what, count]) => `${count} ${what}`).join(', ')
    console.info(`${sentence}: ${numRuns} nights, seed ${firstSeed}${met ? ` (${met})` : ''}, ${((performance.now() - from) / 1000).toFixed(1)} s`)
    for (const [what, least] of Object.entries(enough)) if ((counts[what] ?? 0) < least) throw new Error(`${sentence}: only ${counts[what] ?? 0} ${what} in ${runs} nights`)
  }, 240_000)
}

const sorted = <T>(items: readonly T[]): T[] => [...items].sort((one, other) => JSON.stringify(one) < JSON.stringify(other) ? -1 : 1)

const inOrder = <T>(record: Record<string, T>): Record<string, T> => Object.fromEntries(Object.entries(record).sort(([one], [other]) => one < other ? -1 : 1))

/** The same value with its keys in order. */
export function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical)
  if (typeof value !== 'object' || value === null) return value
  return inOrder(Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, canonical(inner)])))
}

const told = ({ result, ...rest }: Pick<Learned, 'result'> & Record<string, unknown>) => ({ ...rest, result: Array.isArray(result) ? sorted(result) : result })

/** What a phase came to, whatever order its parts are listed in. */
export function factsOf(report: PhaseReport) {
  return {
    deaths: sorted(report.deaths), alive: sorted(report.alive), prompts: sorted(report.prompts), refused: inOrder(report.refused), uses: canonical(report.uses),
    actions: inOrder(Object.fromEntries(Object.entries(report.actions).map(([id, { verdict, idle }]) => [id, { verdict, idle }]))),
    landed: inOrder(Object.fromEntries(Object.entries(report.landed).map(([id, places]) => [id, sorted(places)]))),
    learned: inOrder(Object.fromEntries(Object.entries(report.learned).map(([who, facts]) => [who, sorted(facts.map(told))]))),
    told: inOrder(Object.fromEntries(Object.entries(report.told).map(([who, kinds]) => [who, sorted(kinds)]))),
    public: canonical(report.public), spent: sorted(report.spent), rolls: sorted(report.rolls),
  }
}

/** What a resolution gave back, trees and the comparison of readings apart. */
export function resultOf({ deaths, learned, verdicts, recruited, hidden, spent, tells, rolls, rulings }: Outcome) {
  return {
    deaths, learned, recruited, hidden, spent, tells, rolls,
    verdicts: verdicts.map(({ action, verdict, landed }) => ({ action, verdict, landed })),
    rulings: rulings.filter(({ id }) => id === 'split' || id === 'loop').map(({ id, actions, chosen }) => ({ id, actions, chosen })),
  }
}
