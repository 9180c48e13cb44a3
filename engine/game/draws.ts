/**
 * Random draws. Every draw has a stream of its own, keyed by seed, phase, purpose, rule and the subject's seat, with
 * candidates in roster order: leaving an action out leaves every other draw as it was. Each draw is logged.
 */
import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus'
import type { RuleId, SeatId } from '../reason/claim.ts'
import type { Roll } from '../journal/outcome.ts'

interface DrawRequest {
  purpose: string
  rule: RuleId
  of: SeatId
  seat: number
  candidates: readonly string[]
}

export class Draws {
  readonly log: Roll[] = []
  readonly #seed: number
  readonly #phase: string
  readonly #fixed: { for: string; gives: string }[]

  /** @param fixed draws the host fixed, by purpose, used in the order drawn */
  constructor(seed: number, phase: string, fixed: readonly { for: string; gives: string }[]) {
    this.#seed = seed
    this.#phase = phase
    this.#fixed = [...fixed]
  }

  /** Draws one candidate. @returns undefined when there is none */
  one({ purpose, rule, of, seat, candidates }: DrawRequest): string | undefined {
    if (!candidates.length) return undefined
    const at = this.#fixed.findIndex(fixed => fixed.for === purpose && candidates.includes(fixed.gives))
    const stream = xoroshiro128plus(hash(`${this.#seed}|${this.#phase}|${purpose}|${rule}|${seat}`))
    const result =
      at >= 0 ? this.#fixed.splice(at, 1)[0]!.gives : candidates[uniformInt(stream, 0, candidates.length - 1)]!
    this.log.push({ purpose, rule, of, candidates: [...candidates], result, fixed: at >= 0 })
    return result
  }
}

/** FNV-1a over code units: a stream's number from its key. Not for secrets. */
function hash(key: string): number {
  let value = 0x811c9dc5
  for (let i = 0; i < key.length; i++) value = Math.imul(value ^ key.charCodeAt(i), 0x01000193)
  return value | 0
}
