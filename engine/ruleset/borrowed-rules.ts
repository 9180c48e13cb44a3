/**
 * What one rule system lends to another: a way to resolve nights, or days with all that belongs to them. With it go the
 * rules that say so. What is lent is marked, for it is counted where it is at home.
 */
import type { Learned, Outcome, Question, Roll, RulingNotice, Spent, Verdict } from '../journal/outcome.ts'
import type { Game, PhaseState } from '../journal/state.ts'
import type { ActionId, RuleId, SeatId } from '../reason/claim.ts'
import type { Locale, Words } from '../text/wording.ts'
import type { Modifier, Option, Prompt, Ruling } from '../rules/role.ts'
import type { Said } from './localized-text.ts'
import type { Books, Calendar, Departures, Entry, ResolveRequest, System, Votes } from './system.ts'

/** What comes of a night, before anybody is told. `shielded`: the attacks that limited passives took, at whom, and whose they are. */
export interface NightOutcome extends Pick<Outcome, 'deaths' | 'recruited' | 'hidden' | 'lateFacts'> {
  questions: Question[]
  learned: Learned[]
  verdicts: Verdict[]
  rulings: RulingNotice[]
  rolls: Roll[]
  spent: Spent[]
  shielded: { who: SeatId; of: SeatId; ability: string; attacks: number }[]
  marked: { who: SeatId; by: ActionId; as: string }[]
}

export interface Nights {
  /** Resolves a night of a game of this system, by its own roles and abilities. Pure. */
  resolve: (system: System, game: Game, phase: PhaseState, request: ResolveRequest) => NightOutcome
  options: Record<string, Option>
  prompts: Record<string, Prompt>
  rulebook: Record<RuleId, Ruling>
  says: Partial<Record<Locale, Said>>
  /** The rules that a question of such a night, the verdict of an action and a use that is gone cite. */
  cites: { question: RuleId; verdict: RuleId; spent: RuleId }
}

/** Words of days alone: what roles and abilities are called is the borrower's. */
type LentWords = Pick<Words, 'tells' | 'posts'> & Partial<Words>

/** Days of another system: the vote, the thread, conduct, and who carries the kill of a faction. */
export interface Days {
  /** Resolves a day of a game of this system. Pure. */
  resolve: (system: System, game: Game, phase: PhaseState, request: ResolveRequest) => Outcome
  /** What such a day has to say of the night before it, besides what comes of that: its tells, rulings, changes and winner. */
  morning: (
    system: System,
    game: Game,
    phase: PhaseState,
    request: ResolveRequest,
    night: NightOutcome,
    cites: Nights['cites'],
  ) => Outcome
  votes: (system: () => System) => Votes
  refuse: NonNullable<Entry['refuse']>
  calendar: Pick<Calendar, 'opensWith' | 'clock' | 'closing' | 'opening' | 'chosenBy'>
  books: Books
  departures: Departures
  options: Record<string, Option>
  prompts: Record<string, Prompt>
  modifiers: Record<string, Modifier>
  rulebook: Record<RuleId, Ruling>
  draws: Record<string, RuleId>
  words: { wording: { en: LentWords }; tells: readonly string[]; says: Partial<Record<Locale, Said>> }
}

/** Days that are the vote and nothing else: for a game that wants neither conduct nor a rules post with them. */
export type VoteDays = Pick<
  Days,
  'resolve' | 'votes' | 'options' | 'prompts' | 'modifiers' | 'rulebook' | 'draws' | 'words'
> & {
  /** Whether the next day of a game is skipped, by a rule of such days. */
  loses: (system: System, game: Game) => boolean
  /** What a player can send in by day besides what his role can. */
  alsoHas: (system: System, ...of: Parameters<NonNullable<Entry['alsoHas']>>) => readonly string[]
  /** Why an action of such a day is refused, besides what holds of every action. */
  refuse: (
    system: System,
    ...sent: Parameters<NonNullable<Entry['refuse']>>
  ) => ReturnType<NonNullable<Entry['refuse']>>
  /** What the morning after a night brings besides what came of the night: the winner it proposes, and what the host is told. */
  morning: (
    system: System,
    game: Game,
    phase: PhaseState,
    night: Pick<NightOutcome, 'deaths' | 'recruited'>,
  ) => Pick<Outcome, 'winner' | 'rulings'>
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
