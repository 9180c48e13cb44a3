/** A game and a copy of it that went on apart, as one: what it would be, played from where they parted. */
import type { System } from '../../../engine/ruleset/system.ts'
import type { Again } from '../../../engine/game/again.ts'
import { playAgainInSteps, type Playing } from '../../../engine/game/again.ts'
import { merge, type Difference, type Way } from '../../../engine/game/merge/merge.ts'
import type { Said } from '../../../engine/game/merge/parts.ts'
import type { GameEvent } from '../../../engine/journal/event.ts'
import type { Numbered } from '../../../engine/journal/history.ts'
import { currentPhase, type Game } from '../../../engine/journal/state.ts'
import { isEqual } from '../../../engine/shape/equal.ts'
import { gameAt, gameBefore, phaseName, revisionOf, type Book } from '../library/book.ts'
import { playedBook } from '../library/mending.ts'
import { gameWithoutNotes, isBlankNote, notesApart, withoutNotes } from '../library/private-notes.ts'
import { pairOf, type Decided, type Pair } from '../library/merge-choices.ts'
import { resolved } from '../library/resolved.ts'
import type { Reads } from '../library/reads-from.ts'
import { asPart, giveWay, inPieces } from '../give-way.ts'
import { Refused } from '../refusal.ts'
import { say } from '../words/say.ts'

export interface Merging {
  /** The game as it would be. */
  book: Book
  again: Again
  differences: (Difference & { pair: Pair })[]
  /** What is chosen: just now, or before. */
  chosen: ReadonlyMap<string, Way>
  /** After which event of ours they parted, and in which phase by its place. */
  to: number
  phase: number
  /** The place of the phase that was open then; -1 before the first one. */
  first: number
  /** What each has of its own since then. */
  ours: readonly Numbered[]
  theirs: readonly Numbered[]
  /** What was resolved here or in the copy already: where its outcome comes from. */
  from: (index: number, now: Game) => { book: Book; playing: Playing } | undefined
}

/**
 * @param copy of the same game, from the same beginning
 * @param given what is chosen now, by the keys of differences
 * @param decided how what both said was decided before
 * @throws Refused where they are two games, or opened different phases; StoreError
 */
export async function merging(
  reads: Reads,
  book: Book,
  copy: Book,
  given: ReadonlyMap<string, Way>,
  decided: (pair: Pair) => Decided | undefined,
): Promise<Merging> {
  const [ours, theirs] = [counted(book), counted(copy)]
  let shared = 0
  while (shared < Math.min(ours.length, theirs.length) && isSame(ours[shared]!.event, theirs[shared]!.event)) shared++
  if (!shared) throw new Refused('declined', say('merge.other'), say('merge.chooseCopy'))
  const tail = since(ours, shared)
  const their = since(theirs, shared).filter(({ event }) => !isBlankNote(event))
  const last = ours[shared - 1]!.seq
  const start = book.kept.findIndex(({ seq }) => seq === last) + 1
  const from = gameBefore(book, start)
  const first = from.phases.length - 1
  const chosen = new Map(given)
  const pair = ({ part, saying }: Difference): Pair => pairOf(first + part, saying)
  const once = (): Exclude<ReturnType<typeof merge>, { apart: unknown }> => {
    const made = merge(takenIn(from), timed(book, tail), timed(copy, their), chosen)
    if ('apart' in made) throw apart(book.system, made.apart.ours, made.apart.theirs)
    return made
  }
  // What was decided before can bring further differences with it: a game that ended for one of them goes on.
  let made = once()
  for (;;) {
    const more = made.differences.flatMap(one => {
      const as = chosen.has(one.key) ? undefined : decided(pair(one))?.as
      return as !== undefined && one.ways.includes(as) ? [[one.key, as] as const] : []
    })
    if (!more.length) break
    for (const [key, as] of more) chosen.set(key, as)
    made = once()
  }
  const played = await asPart(0, 0.5, () => playedIn(reads, [book, copy], Math.max(0, from.phases.length - 1)))
  const next = book.events.length
  const numbered = made.events.map(({ event }, index): Numbered => ({ event, seq: next + index }))
  const steps = playAgainInSteps({
    system: book.system,
    from,
    tail: numbered,
    mend: { without: new Set(), instead: new Map(), added: new Map() },
    was: (index, now) => played(index, now)?.playing,
    next: next + numbered.length,
    compare: true,
  })
  const again = await asPart(0.5, 1, () => inPieces(steps, numbered.length))
  const phase = Math.max(0, first)
  return {
    again,
    differences: made.differences.map(one => ({ ...one, pair: pair(one) })),
    chosen,
    to: last,
    phase,
    first,
    ours: tail,
    theirs: their,
    from: played,
    book: playedBook({ ...book, events: [...book.events, ...made.events] }, start, again, {
      of: book.id,
      phase,
      reason: '',
      at: again.phases.at(-1)?.index ?? phase,
      revision: revisionOf(book),
      first: next,
    }),
  }
}

/** What counts of a game; that something was amended says nothing of its own. */
const counted = ({ kept }: Book): Numbered[] => kept.filter(({ event }) => event.type !== 'amended')

/** What follows, notes apart from what else was changed with them. */
const since = (all: readonly Numbered[], shared: number): Numbered[] =>
  all.slice(shared).flatMap(({ event, seq }) => notesApart(event).map(one => ({ event: one, seq })))

/** Whether both say the same; a note that one of them left out of his file is no difference. */
const isSame = (one: GameEvent, other: GameEvent): boolean =>
  isEqual(one, other) || isEqual(withoutNotes(one), other) || isEqual(one, withoutNotes(other))

const timed = ({ events }: Book, tail: readonly Numbered[]): Said[] =>
  tail.map(({ event, seq }) => ({ event, at: events[seq]!.at }))

/** The ids that are taken in the phase that is open, and those of records. */
function takenIn(game: Game): string[] {
  const { submissions = [], messages = [], ballots = [], posts = [], counts = [] } = currentPhase(game) ?? {}
  return [...submissions, ...messages, ...ballots, ...posts, ...counts, ...(game.records ?? [])].map(({ id }) => id)
}

/** The phases as they were played here or in the copy: the one that stood as it stands now. */
async function playedIn(reads: Reads, books: readonly Book[], from: number): Promise<Merging['from']> {
  const played = new Map<number, { book: Book; playing: Playing }[]>()
  for (const book of books)
    for (let index = from; index < book.game.phases.length; index++) {
      await giveWay(index - from, book.game.phases.length - from)
      const { outcome } = await resolved(reads, book, index)
      played.set(index, [...(played.get(index) ?? []), { book, playing: { game: gameAt(book, index), outcome } }])
    }
  return (index, now) =>
    played.get(index)?.find(({ playing }) => isEqual(gameWithoutNotes(playing.game), gameWithoutNotes(now)))
}

function apart(system: System, ours: GameEvent, theirs: GameEvent): Refused {
  const name = (event: GameEvent): string => (event.type === 'phaseOpened' ? phaseName(system, event) : '')
  return new Refused(
    'declined',
    say('merge.apart', { ours: name(ours), theirs: name(theirs) }),
    say('merge.undoOne', { ours: name(ours), theirs: name(theirs) }),
  )
}
