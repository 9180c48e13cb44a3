/**
 * A phase of a game with its outcome: worked out while it is open, and read back as it was locked ever after, so that a
 * later engine never rewrites it. What was worked out is remembered for as long as the game stands as it did.
 */
import { language as asked, say } from '../words/say.ts'
import { readKept } from '../../../engine/resolve/kept.ts'
import type { Outcome } from '../../../engine/journal/outcome.ts'
import { getOwn } from '../../../engine/ruleset/catalogue.ts'
import type { System } from '../../../engine/ruleset/system.ts'
import type { Game, PhaseState } from '../../../engine/journal/state.ts'
import type { Locale } from '../../../engine/text/wording.ts'
import { speakerOf, type Speaker } from '../../../engine/why/speaker.ts'
import { issueSaid } from '../issue-said.ts'
import { Refused } from '../refusal.ts'
import { gameAt, lockOf, phaseName, storedAs, type Book } from './book.ts'
import type { Reads } from './reads-from.ts'

export interface ResolvedPhase {
  system: System
  /** The game as it stood before the phase ended. */
  game: Game
  phase: PhaseState
  outcome: Outcome
  speaker: Speaker
  locked: boolean
}

const known = new WeakMap<Game, Map<string, ResolvedPhase>>()

/**
 * @param without actions left out; then even a locked phase is worked out anew, as a what-if
 * @param language in which it is spoken of, where the system has words in it: that of whoever is being answered where none is named
 * @throws Refused where there is no such phase, StoreError
 */
export async function resolved(
  library: Reads,
  book: Book,
  index: number,
  without: readonly string[] = [],
  language: Locale = asked(),
): Promise<ResolvedPhase> {
  const here = await resolvedInEnglish(library, book, index, without)
  if (language === 'en' || !getOwn(book.system.words.wording, language)) return here
  const spoken = otherwise.get(here) ?? new Map<Locale, ResolvedPhase>()
  otherwise.set(here, spoken)
  const made = spoken.get(language) ?? {
    ...here,
    speaker: speakerOf(here.system, here.game, here.phase, language, here.outcome),
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
      ? ((await lockedOutcome(library, book, lock.seq, phase)) ?? workOut(book.system, game, phase, without))
      : workOut(book.system, game, phase, without)
  const made: ResolvedPhase = {
    system: book.system,
    game,
    phase,
    outcome,
    speaker: speakerOf(book.system, game, phase, 'en', outcome),
    locked: lock !== undefined,
  }
  if (cache.size >= mostRemembered) cache.delete(cache.keys().next().value!)
  cache.set(key, made)
  return made
}

const mostRemembered = 24

const workOut = (system: System, game: Game, phase: PhaseState, without: readonly string[]): Outcome =>
  system.resolve(game, phase, { trees: true, without })

async function lockedOutcome(library: Reads, book: Book, seq: number, phase: PhaseState): Promise<Outcome | undefined> {
  const again = book.mending?.outcomes.get(seq)
  if (again) return again
  const id = storedAs(book)
  const kept = await library.store.read(async tables =>
    (await tables.resolutions.list(id)).some(row => row.seq === seq) ? tables.resolutions.get(id, seq) : undefined,
  )
  if (!kept) return undefined
  const read = readKept(kept)
  if ('outcome' in read) return read.outcome
  throw new Refused(
    'file',
    say('library.lockUnreadable', { phase: phaseName(book.system, phase), wrong: issueSaid(read.wrong, kept) }),
    say('library.newerOrChanged'),
  )
}
