/** What the oracle reasons in: claims with what may be raised against them, and the ways of actions. */
import type { OracleAction } from './oracle-night.ts'

/** What stands in a chain: an action itself (`carries` null), or a move together with the action it carries. */
export type Use = { action: string; carries: string | null }
/** `counters` never depends on the chain; it is a function only because counters have counters without end. */
export type Claim = { uses: Use[]; counters: () => Counter[]; routes?: Route[] }
/** `about`: the action the counter is raised against, if it is a block, a rival move or a protection. */
export type Counter = { claim: Claim; about: string | null }
export type Step = { mover: OracleAction; from: number; to: number; first: boolean }
export type Route = { action: OracleAction; steps: Step[]; place: number }
/** An attack that *comes* to a player: what would kill before stops. `source` is the action it is counted under. */
export type Attack = { source: string; claim: Claim; direct: boolean; piercing: boolean; cpr: boolean }
export type Sight = { visit: Route; tells: string | number }

export const sensors: readonly OracleAction['does'][] = ['track', 'watch', 'follow', 'peek', 'detect']
export const movers: readonly OracleAction['does'][] = ['swap', 'redirect', 'deflect', 'attract']
export const protectors: readonly OracleAction['does'][] = ['protect', 'jail', 'cprProtect', 'guard']

export const isMover = (a: OracleAction): boolean => movers.includes(a.does)
export const redirectClass = (a: OracleAction): boolean => a.does === 'redirect' || a.does === 'attract'
export const killing: readonly OracleAction['does'][] = ['shoot', 'cprProtect', 'carryKill']
export const leaves: readonly OracleAction['does'][] = ['vend', 'masonize']
export const hasKill = (a: OracleAction): boolean => killing.includes(a.does)
export const target = (a: OracleAction, i: number): number => {
  const place = a.to[i]
  if (place === undefined) throw new Error(`${a.id}: ${a.does} lacks target ${i}`)
  return place
}
/** The places an action visits by its own text. A mover's are also the places it names. */
export const visited = (a: OracleAction): number[] =>
  a.does === 'attract' || a.does === 'commute' ? [] : a.does === 'redirect' ? [target(a, 0)] : [...new Set(a.to)]

/** A fact that stands whatever the chain: a static reason. */
export const given: Claim = { uses: [], counters: () => [] }
export const passive = (name: string, player: number): Claim => ({
  uses: [{ action: `passive ${name} ${player}`, carries: null }],
  counters: () => [],
})
/** RAR-3: needs all parts, and falls with any of them. */
export const together = (...parts: Claim[]): Claim => ({
  uses: parts.flatMap(p => p.uses),
  counters: () => parts.flatMap(p => p.counters()),
  routes: parts.flatMap(p => p.routes ?? []),
})
/** One effect is at one place: two parts of one reason never send the same effect two ways. */
export const agree = (a: Claim, b: Claim): boolean =>
  (a.routes ?? []).every(r =>
    (b.routes ?? []).every(
      o => o.action.id !== r.action.id || start(o) !== start(r) || (o.place === r.place && movers_(o) === movers_(r)),
    ),
  )
const start = (r: Route): number => r.steps[0]?.from ?? r.place
const movers_ = (r: Route): string =>
  r.steps
    .map(s => s.mover.id)
    .sort()
    .join()
export const unless = (claim: Claim, more: () => Counter[]): Claim => ({
  ...claim,
  counters: () => [...claim.counters(), ...more()],
})
export const against = (claim: Claim): Counter => ({ claim, about: null })
export const owns = (claim: Claim): string[] => claim.uses.filter(u => u.carries === null).map(u => u.action)
export const ascending = (numbers: Iterable<number>): number[] => [...new Set(numbers)].sort((a, b) => a - b)
