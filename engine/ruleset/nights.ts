/**
 * A way to resolve nights, as one rule system lends it to another: what comes of a night, and what belongs to it of the
 * rulebook. What is lent is marked, for it is counted where it is at home.
 */
import type { Learned, Outcome, Question, Roll, RulingNotice, Spent, Verdict } from '../journal/outcome.ts'
import type { Game, PhaseState } from '../journal/state.ts'
import type { RuleId, Slot } from '../reason/claim.ts'
import type { Option, Prompt, Ruling } from '../rules/role.ts'
import type { ResolveRequest, System } from './system.ts'

/** What comes of a night, before anybody is told. `shielded`: the attacks that limited passives took. */
export interface NightOutcome extends Pick<Outcome, 'deaths' | 'recruited' | 'hidden' | 'lateFacts'> {
  questions: Question[]
  learned: Learned[]
  verdicts: Verdict[]
  rulings: RulingNotice[]
  rolls: Roll[]
  spent: Spent[]
  shielded: { who: Slot; ability: string; attacks: number }[]
}

export interface Nights {
  /** Resolves a night of a game of this system, by its own roles and abilities. Pure. */
  resolve: (system: System, game: Game, phase: PhaseState, request: ResolveRequest) => NightOutcome
  options: Record<string, Option>
  prompts: Record<string, Prompt>
  rulebook: Record<RuleId, Ruling>
  /** The rules that a question of such a night, the verdict of an action and a use that is gone cite. */
  cites: { question: RuleId; verdict: RuleId; spent: RuleId }
}

/**
 * The tables of a lender beside those of the borrower.
 * @param own what the borrower has itself, under the same ids perhaps: its own goes before
 */
export const beside = <Entry extends object>(
  own: Record<string, Entry>,
  lent: Readonly<Record<string, Entry>>,
): Record<string, Entry & { lent?: true }> => ({
  ...Object.fromEntries(
    Object.entries(lent)
      .filter(([id]) => !Object.hasOwn(own, id))
      .map(([id, entry]) => [id, { ...entry, lent: true as const }]),
  ),
  ...own,
})
