/**
 * Looking ahead. A ruling that reaches back (a false charge voids what its officer did before it) asks for what a later
 * slot will find. The first run assumes nothing; each further run assumes what the one before it found, until a run
 * finds what it assumed.
 */
import type { Claim, RuleId } from '../../reason/claim.ts'
import { all, any, type Reason } from '../../reason/reason.ts'

export interface Foreseen {
  value: string
  why: Reason
}

export class Foresight {
  readonly #assumed: ReadonlyMap<string, Foreseen>
  readonly #found = new Map<string, Foreseen>()
  readonly #used = new Set<string>()

  constructor(assumed: ReadonlyMap<string, Foreseen> = new Map()) {
    this.#assumed = assumed
  }

  /** What a later slot will find under this key, or undefined when it finds nothing. */
  forecast(key: string): string | undefined {
    this.#used.add(key)
    return this.#assumed.get(key)?.value
  }

  /** The same as a reason: it holds where something will be found, for the reason it will be found. */
  foreseen(key: string, claim: Claim, rule: RuleId): Reason {
    const found = this.reasons(key)
    return found.length ? all(claim, { rule }, found) : any(claim, { rule })
  }

  /** That reason alone, or none where nothing will be found. */
  reasons(key: string): readonly Reason[] {
    this.#used.add(key)
    const found = this.#assumed.get(key)
    return found ? [found.why] : []
  }

  /** What is found, for those who ask before. The first word counts. */
  find(key: string, value: string, why: Reason): void {
    if (!this.#found.has(key) && why.holds) this.#found.set(key, { value, why })
  }

  /** Keys whose forecast was not what was found. */
  wrong(): string[] {
    return [...this.#used].filter(key => this.#assumed.get(key)?.value !== this.#found.get(key)?.value)
  }

  get found(): ReadonlyMap<string, Foreseen> {
    return this.#found
  }
}
