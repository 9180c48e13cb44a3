/** Timing: each resolution once, on the monotonic clock, after a warm-up. What is timed is `resolve` as every caller calls it. */
import type { Outcome } from '../../../engine/journal/outcome.ts'
import { pivots } from '../../../engine/resolve/pivots.ts'
import { nodesOf } from '../../../engine/reason/table.ts'
import { Dice } from './dice.ts'
import type { LoopFamily, RandomFamily } from './families.ts'
import type { Night } from './night.ts'
import type { System } from '../../../engine/ruleset/system.ts'

/** Of many numbers: the middle one, the one that 95 % do not exceed, the largest. */
export interface Spread {
  median: number
  p95: number
  max: number
}
export interface Measured {
  nights: number
  actions: number
  /** Milliseconds for deaths, results and verdicts alone, and with every tree. */
  verdictsMs: Spread
  treesMs: Spread
  /** Nodes of a night, shared ones once. */
  nodes: Spread
  /** The share of trees that are shown in part. */
  abridged: number
  /** Nights over the work budget, which are put to the host: asked for verdicts alone, and with every tree. */
  over: { verdicts: number; trees: number }
}
export interface RandomMeasured extends Measured {
  players: number
}
interface LoopMeasured extends Measured {
  k: number
}
export interface LoopFound {
  tried: LoopMeasured[]
  largestDecided: Largest
  largestWithTrees: Largest
}
/** `open`: nothing larger was tried. */
export interface Largest {
  k: number
  open: boolean
}

/** Nights of a number of players. */
export function measureRandom(family: RandomFamily, system: System, players: number, nights: number): RandomMeasured {
  const draw = (seed: number): Night => family.make(system, players, new Dice(seed * 1000 + players))
  for (let seed = 0; seed < Math.min(20, nights); seed++) resolved(draw(10_000 + seed), true)
  return { players, ...measured(Array.from({ length: nights }, (_, seed) => draw(seed))) }
}

/** The largest `k` whose every night is decided inside the budget, for verdicts alone and with trees. Ends where neither is, or where a night takes longer than a bench should. */
export function measureLoop(family: LoopFamily, system: System, quick: boolean): LoopFound {
  const tried: LoopMeasured[] = []
  for (const k of family.tries) {
    const nights = Array.from({ length: family.draws }, (_, seed) => family.make(system, k, new Dice(seed * 1000 + k)))
    const result = { k, ...measured(nights) }
    tried.push(result)
    if (
      (result.over.verdicts && result.over.trees)
      || Math.max(result.verdictsMs.max, result.treesMs.max) > (quick ? quickMs : patientMs)
    )
      break
  }
  const largest = (mode: 'verdicts' | 'trees'): Largest => {
    const first = tried.findIndex(({ over }) => over[mode])
    return { k: (first < 0 ? tried.at(-1) : tried[first - 1])?.k ?? 0, open: first < 0 }
  }
  return { tried, largestDecided: largest('verdicts'), largestWithTrees: largest('trees') }
}

const quickMs = 500
const patientMs = 20_000

/** All pivots of a night that is resolved already, as when a host opens it. */
export function measurePivots(
  family: RandomFamily,
  system: System,
  players: number,
  nights: number,
): { players: number; nights: number; pivotsMs: Spread; pivots: Spread } {
  const times: number[] = []
  const counts: number[] = []
  for (let seed = -Math.min(10, nights); seed < nights; seed++) {
    const { game, phase } = family.make(
      system,
      players,
      new Dice(Math.abs(seed) * 1000 + players + (seed < 0 ? 500 : 0)),
    )
    const outcome = system.resolve(game, phase, { trees: true })
    const [ms, found] = timed(() => pivots(system, game, phase, outcome))
    if (seed >= 0) {
      times.push(ms)
      counts.push(found.length)
    }
  }
  return { players, nights, pivotsMs: spread(times), pivots: spread(counts) }
}

const resolved = ({ system, game, phase }: Night, trees: boolean): Outcome => system.resolve(game, phase, { trees })

function timed<Value>(work: () => Value): [ms: number, value: Value] {
  const from = performance.now()
  const value = work()
  return [performance.now() - from, value]
}

function measured(nights: readonly Night[]): Measured {
  const each = nights.map(night => {
    const [verdictsMs, alone] = timed(() => resolved(night, false))
    const [treesMs, outcome] = timed(() => resolved(night, true))
    const roots = [...outcome.questions, ...outcome.verdicts].flatMap(({ reason }) => reason ?? [])
    return {
      actions: night.actions,
      verdictsMs,
      treesMs,
      nodes: nodesOf(roots).length,
      trees: roots.length,
      abridged: roots.filter(root => nodesOf([root]).some(({ more }) => more)).length,
      over: { verdicts: isOver(alone), trees: isOver(outcome) },
    }
  })
  const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)
  return {
    nights: nights.length,
    actions: spread(each.map(({ actions }) => actions)).median,
    verdictsMs: spread(each.map(({ verdictsMs }) => verdictsMs)),
    treesMs: spread(each.map(({ treesMs }) => treesMs)),
    nodes: spread(each.map(({ nodes }) => nodes)),
    abridged: rounded(sum(each.map(({ abridged }) => abridged)) / Math.max(1, sum(each.map(({ trees }) => trees)))),
    over: {
      verdicts: each.filter(({ over }) => over.verdicts).length,
      trees: each.filter(({ over }) => over.trees).length,
    },
  }
}

const isOver = ({ rulings }: Outcome): boolean => rulings.some(({ id, kind }) => id === 'loop' && kind === 'prompt')

const rounded = (value: number): number => Math.round(value * 1000) / 1000

/** Of many numbers: the middle one, the one that 95 % do not exceed, the largest. */
export function spread(values: readonly number[]): Spread {
  const sorted = [...values].sort((a, b) => a - b)
  const at = (share: number): number =>
    rounded(sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? 0)
  return { median: at(0.5), p95: at(0.95), max: at(1) }
}
