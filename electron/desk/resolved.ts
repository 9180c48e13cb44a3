/**
 * A phase of a game with its outcome: worked out while it is open, and read back as it was locked ever after, so that a
 * later engine never rewrites it. What was worked out is remembered for as long as the game stands as it did.
 */
import type { Outcome, Proposal, Question, Tally, TallyStep, Verdict } from '../../engine/resolve/outcome.ts'
import { own } from '../../engine/rules/catalogue.ts'
import type { System } from '../../engine/rules/system.ts'
import type { Game, PhaseState } from '../../engine/game/state.ts'
import type { Locale } from '../../engine/text/wording.ts'
import type { Reason } from '../../engine/why/reason.ts'
import { speakerOf, type Speaker } from '../../engine/why/speaker.ts'
import { fromTable, toTable, type ReasonTable } from '../../engine/why/table.ts'
import { gameAt, lockOf, type Book } from './book.ts'
import type { Reads } from './library.ts'

export interface ResolvedPhase {
  system: System
  /** The game as it stood before the phase ended. */
  game: Game
  phase: PhaseState
  outcome: Outcome
  speaker: Speaker
  locked: boolean
}

/** What a phase was locked with, as it is kept: reasons stand in one table, and the outcome names its roots. */
interface KeptOutcome extends Omit<Outcome, 'questions' | 'verdicts' | 'tally' | 'winner' | 'mayHangOn'> {
  questions: Rooted<Question>[]
  verdicts: Rooted<Verdict>[]
  tally?: Omit<Tally, 'steps'> & { steps: Rooted<TallyStep>[] }
  winner?: Rooted<Proposal>
}
type Rooted<Row> = Omit<Row, 'reason'> & { root?: number }

const known = new WeakMap<Game, Map<string, ResolvedPhase>>()

/**
 * @param without actions left out; then even a locked phase is worked out anew, as a what-if
 * @param language in which it is spoken of, where the system has words in it
 * @throws Refused where there is no such phase, StoreError
 */
export async function resolved(
  library: Reads,
  book: Book,
  index: number,
  without: readonly string[] = [],
  language: Locale = 'en',
): Promise<ResolvedPhase> {
  const here = await resolvedInEnglish(library, book, index, without)
  if (language === 'en' || !own(book.system.wording, language)) return here
  const spoken = otherwise.get(here) ?? new Map<Locale, ResolvedPhase>()
  otherwise.set(here, spoken)
  const made = spoken.get(language) ?? {
    ...here,
    speaker: speakerOf(here.system, here.game, here.phase, language, here.outcome.rolls),
  }
  spoken.set(language, made)
  return made
}

/** The same phases in other languages. */
const otherwise = new WeakMap<ResolvedPhase, Map<Locale, ResolvedPhase>>()

async function resolvedInEnglish(
  library: Reads,
  book: Book,
  index: number,
  without: readonly string[],
): Promise<ResolvedPhase> {
  const game = gameAt(book, index)
  const lock = lockOf(book, index)
  const key = JSON.stringify([index, lock?.seq ?? null, [...without].sort()])
  const cache = known.get(game) ?? new Map<string, ResolvedPhase>()
  known.set(game, cache)
  const found = cache.get(key)
  if (found) return found
  const phase = game.phases[index]!
  const outcome =
    lock && !without.length
      ? ((await lockedOutcome(library, book, lock.seq)) ?? workOut(book.system, game, phase, without))
      : workOut(book.system, game, phase, without)
  const made: ResolvedPhase = {
    system: book.system,
    game,
    phase,
    outcome,
    speaker: speakerOf(book.system, game, phase, 'en', outcome.rolls),
    locked: lock !== undefined,
  }
  if (cache.size >= mostRemembered) cache.delete(cache.keys().next().value!)
  cache.set(key, made)
  return made
}

const mostRemembered = 24

const workOut = (system: System, game: Game, phase: PhaseState, without: readonly string[]): Outcome =>
  system.resolve(game, phase, { trees: true, without })

async function lockedOutcome(library: Reads, { id }: Book, seq: number): Promise<Outcome | undefined> {
  const kept = await library.store.read(async tables =>
    (await tables.resolutions.list(id)).some(row => row.seq === seq) ? tables.resolutions.get(id, seq) : undefined,
  )
  if (!kept) return undefined
  const { questions, verdicts, tally, winner, ...rest } = kept.outcome as KeptOutcome
  const reasons = fromTable(kept.trees as ReasonTable)
  const withReason = <Row extends { root?: number }>({ root, ...row }: Row) => ({
    ...row,
    ...(root !== undefined && { reason: reasons[root]! }),
  })
  return {
    ...rest,
    questions: questions.map(withReason),
    verdicts: verdicts.map(withReason),
    ...(tally && {
      tally: { ...tally, steps: tally.steps.map(({ root, ...step }) => ({ ...step, reason: reasons[root!]! })) },
    }),
    ...(winner && { winner: withReason(winner) }),
  }
}

/** An outcome as it is kept when its phase is locked. */
export function kept({ mayHangOn: _, questions, verdicts, tally, winner, ...rest }: Outcome): {
  outcome: KeptOutcome
  trees: ReasonTable
} {
  const reasons: Reason[] = []
  const named = <Row extends { reason?: Reason }>({ reason, ...row }: Row) => ({
    ...row,
    ...(reason && { root: reasons.push(reason) - 1 }),
  })
  const outcome = {
    ...rest,
    questions: questions.map(named),
    verdicts: verdicts.map(named),
    ...(tally && { tally: { ...tally, steps: tally.steps.map(named) } }),
    ...(winner && { winner: named(winner) }),
  }
  return { outcome, trees: toTable(reasons) }
}
