/**
 * A past that is being mended. What is changed in it is kept as a draft beside its game, so that a start finds it again, and
 * counts nowhere before it is accepted. Under an id of its own it is a game like any other, with the reopened phase open:
 * whatever shows or changes an open phase shows and changes that one.
 */
import { z } from 'zod'
import { playAgainInSteps, type Again, type Mend, type Playing } from '../../../engine/game/again.ts'
import { GameEvent } from '../../../engine/journal/event.ts'
import type { Numbered } from '../../../engine/journal/history.ts'
import { limits } from '../../../engine/shape/limits.ts'
import { Count, Field, listOf, Moment, Remark } from '../../../engine/shape/shape.ts'
import { say } from '../words/say.ts'
import { gameAt, gameBefore, lockOf, type Book, type MendingBook } from './book.ts'
import type { Reads } from './reads-from.ts'
import { resolved } from './resolved.ts'
import { asPart, giveWay, inPieces } from '../give-way.ts'
import { Refused } from '../refusal.ts'

export const mendingKey = 'mending'

/** What a host can do in a phase that is open again. */
const Mended = GameEvent.refine(({ type }) => !ofTheGame.has(type))
const ofTheGame: ReadonlySet<GameEvent['type']> = new Set([
  'gameCreated',
  'rosterSet',
  'rolesDealt',
  'phaseOpened',
  'phaseResolved',
  'gameFinished',
  'amended',
  'undone',
  'redone',
])

/** How the host decided on what no longer fits: under its key, what becomes of it (`leave`, `keep`, or an answer). */
const Decided = z.strictObject({ key: z.string().max(limits.row), as: Field, at: Moment })

export const MendingShape = z.strictObject({
  /** The event that locked the phase which was reopened, and that phase by its place. */
  lock: Count,
  phase: Count,
  reason: Remark,
  /** The phase that is open now: the reopened one, or a later one. */
  at: Count,
  /** What was said then and no longer counts, by the numbers of events; what is said instead. */
  without: listOf(Count),
  instead: listOf(z.strictObject({ seq: Count, event: Mended })),
  /** What comes to a phase, in the order in which the host did it. */
  added: listOf(z.strictObject({ phase: Count, at: Moment, event: Mended })),
  decided: listOf(Decided),
  /** How often anything of this was changed. */
  changes: Count,
})
export type Mending = z.infer<typeof MendingShape>

const prefix = 'mend:'

/** Under which id the past of a game is shown while it is being mended. */
export const mendIdOf = (game: string): string => `${prefix}${game}`

/** The game whose past this id shows; undefined where it is the id of a game itself. */
export const mendedGame = (id: string): string | undefined =>
  id.startsWith(prefix) ? id.slice(prefix.length) : undefined

/** @throws Refused where the phase was unlocked or played otherwise since: then there is nothing to mend any more */
function reopened(book: Book, { lock, phase }: Mending): number {
  if (lockOf(book, phase)?.seq !== lock) throw new Refused('declined', say('mend.overtaken'), say('mend.dropAndBegin'))
  let index = -1
  return book.kept.findIndex(({ event }) => event.type === 'phaseOpened' && ++index === phase)
}

/**
 * Of a past that is being mended, what belongs to a game as a whole is not changed.
 * @throws Refused
 */
export function notInPast(id: string): void {
  if (mendedGame(id) !== undefined) throw notInMending()
}

export const notInMending = (): Refused => new Refused('declined', say('mend.notThis'), say('mend.acceptFirst'))

/** What counts of a game from the reopened phase on. */
export const tailOf = (book: Book, mending: Mending): readonly Numbered[] => book.kept.slice(reopened(book, mending))

/** How a phase was and is in the game itself, from the reopened one on. */
async function playedIn(reads: Reads, book: Book, from: number): Promise<(index: number) => Playing | undefined> {
  const played = new Map<number, Playing>()
  for (let index = from; index < book.game.phases.length; index++) {
    await giveWay(index - from, book.game.phases.length - from)
    played.set(index, { game: gameAt(book, index), outcome: (await resolved(reads, book, index)).outcome })
  }
  return index => played.get(index)
}

/** What is mended, with what the host decided on it. */
export function mendOf({ without, instead, added, decided }: Mending): Mend {
  const comes = new Map<number, GameEvent[]>()
  const add = (phase: number, event: GameEvent): void => void comes.set(phase, [...(comes.get(phase) ?? []), event])
  const out = new Set(without)
  for (const { key, as } of decided) {
    const [what, phase, rest] = /^(\w+):(\d+)(?::(.*))?$/s.exec(key)?.slice(1) ?? []
    if (what === 'asks' && rest !== undefined)
      add(Number(phase), { type: 'promptAnswered', prompt: promptIn(rest), answer: as })
    else if (as !== 'leave') continue
    else if (rest === undefined) out.add(Number(phase))
    else add(Number(phase), { type: what === 'ballot' ? 'ballotWithdrawn' : 'actionWithdrawn', id: rest })
  }
  for (const { phase, event } of added) add(phase, event)
  return { without: out, instead: new Map(instead.map(({ seq, event }) => [seq, event])), added: comes }
}

/** The prompt in the key of a question: the first thing that tells it apart. */
function promptIn(key: string): string {
  try {
    const [prompt] = JSON.parse(key) as unknown[]
    return String(prompt)
  } catch {
    return ''
  }
}

export interface MendedBook {
  book: Book
  again: Again
  /** The phases as they are in the game itself. */
  was: (index: number) => Playing | undefined
}

/**
 * The game with its past mended.
 * @param until the phase that is open again; without, everything is played up to where the game is
 * @throws Refused where there is nothing to mend any more, StoreError
 */
export async function mendedBook(reads: Reads, book: Book, mending: Mending, until?: number): Promise<MendedBook> {
  const start = reopened(book, mending)
  const was = await asPart(0, 0.4, () => playedIn(reads, book, mending.phase))
  const mend = mendOf(mending)
  const next = book.events.length
  const from = gameBefore(book, start)
  const tail = book.kept.slice(start)
  const again = await asPart(0.4, 1, () =>
    inPieces(
      playAgainInSteps({ system: book.system, from, tail, mend, was, next, ...(until !== undefined && { until }) }),
      tail.length,
    ),
  )
  const times = new Map<GameEvent, string>(mending.added.map(({ event, at }) => [event, at]))
  const events = [
    ...book.events,
    ...again.kept
      .filter(({ seq }) => seq >= next)
      .map(({ event }) => ({ event, at: times.get(event) ?? book.events.at(-1)!.at })),
  ]
  return {
    again,
    was,
    book: playedBook({ ...book, id: mendIdOf(book.id), events }, start, again, {
      of: book.id,
      phase: mending.phase,
      reason: mending.reason,
      at: until ?? mending.at,
      revision: next + mending.changes,
      first: events.length - mending.added.filter(({ phase }) => phase === until).length,
    }),
  }
}

/** A book whose end was played again. @param start the place of the first event of that end among those that count */
export const playedBook = (
  book: Book,
  start: number,
  { kept, game, phases }: Again,
  about: Omit<MendingBook, 'outcomes'>,
): Book => ({
  ...book,
  kept: [...book.kept.slice(0, start), ...kept],
  undone: [],
  game,
  before: new Map([
    ...book.before,
    ...phases.flatMap(one => (one.seq === undefined ? [] : [[one.seq, one.game] as const])),
  ]),
  mending: {
    ...about,
    outcomes: new Map(phases.flatMap(({ seq, outcome }) => (seq === undefined ? [] : [[seq, outcome]]))),
  },
})

/** A mending as it begins. */
export const begun = (lock: number, phase: number, reason: string): Mending => ({
  lock,
  phase,
  reason,
  at: phase,
  without: [],
  instead: [],
  added: [],
  decided: [],
  changes: 0,
})

/** What the host did in a phase that is open again is taken back from this event on. @throws Refused where that is none of it */
export function takenBack(mending: Mending, draft: Book, to: number): Mending['added'] {
  const mine = mending.added.filter(({ phase }) => phase === mending.at)
  const { first } = draft.mending!
  if (to + 1 < first) throw new Refused('declined', say('mend.notHere'), say('mend.leaveOut'))
  const left = new Set(mine.slice(0, to + 1 - first))
  return mending.added.filter(one => one.phase !== mending.at || left.has(one))
}
