/** One game as the desk has it: its journal, folded, and how it is shown. */
import type { GameEvent } from '../../../engine/journal/event.ts'
import { applyAll, applyLot, fold } from '../../../engine/journal/fold.ts'
import { lotsOf } from '../../../engine/journal/fold-submissions.ts'
import { history, type Numbered } from '../../../engine/journal/history.ts'
import type { Outcome } from '../../../engine/journal/outcome.ts'
import type { Game } from '../../../engine/journal/state.ts'
import { phaseSaid } from '../../../engine/game/phase-words.ts'
import { presentValue } from '../../../engine/rules/option.ts'
import { withOwnRoles } from '../../../engine/ruleset/own-roles.ts'
import { inHostsWord } from '../../../engine/ruleset/lynch-word.ts'
import type { System } from '../../../engine/ruleset/system.ts'
import { systemById, systems } from '../../../engine/systems/index.ts'
import { capital } from '../../../engine/text/humanize.ts'
import type { GameSettings } from '../contract.ts'
import { inPieces } from '../give-way.ts'
import { Refused } from '../refusal.ts'
import { heard, say } from '../words/say.ts'
import { journalInSteps, type Recorded } from './journal-read.ts'

export interface Book {
  id: string
  name: string
  created: string
  system: System
  /** Every event there ever was, with the time at which it was kept. */
  events: readonly Recorded[]
  /** What still counts. */
  kept: readonly Numbered[]
  /** What could be redone, the last undo last. */
  undone: readonly Numbered[][]
  game: Game
  /** The game as it stood before each phase was locked, by the event that locked it. */
  before: ReadonlyMap<number, Game>
  settings: GameSettings
  /** A past that is being mended and counts nowhere yet (`mending.ts`). */
  mending?: MendingBook
}

/** A book whose past is being mended. */
export interface MendingBook {
  /** The game that it is of. */
  of: string
  /** The phase that was reopened, by its place, and why; the one that is open now. */
  phase: number
  reason: string
  at: number
  revision: number
  /** The first event that was added to the phase that is open: what can be taken back. */
  first: number
  /** What came of the phases that were played again, by the events that lock them. */
  outcomes: ReadonlyMap<number, Outcome>
}

/** Under which id a book's results and posts are kept: a game that is being mended has those of the game it is of. */
export const storedAs = ({ id, mending }: Pick<Book, 'id' | 'mending'>): string => mending?.of ?? id

/** Version of `GameEvent`: kept beside each event, raised when an old one has to be read otherwise. */
export const eventVersion = 1

/** How many events the book has: its revision. */
export const revisionOf = ({ events, mending }: Book): number => mending?.revision ?? events.length

type About = Pick<Book, 'id' | 'name' | 'created' | 'settings'>

/**
 * Reads a game from its journal.
 * @throws Refused when an event is not one of ours or names a system that is not here
 */
export async function readBook(about: About, journal: readonly { at: string; event: unknown }[]): Promise<Book> {
  const read = await inPieces(journalInSteps(journal), journal.length)
  if ('events' in read) return await inPieces(bookInSteps(about, read.events))
  throw new Refused(
    'file',
    say('library.eventUnknown', { at: String(read.at), wrong: read.wrong }),
    say('library.newer'),
  )
}

/** A game from events that were looked through, some of them a step. @throws Refused */
export function* bookInSteps(about: About, events: readonly Recorded[]): Generator<undefined, Book, undefined> {
  const steps = foldedInSteps(events)
  for (;;) {
    const step = sensibly(() => steps.next())
    if (step.done) return { ...about, events, ...step.value }
    yield
  }
}

/** @throws Refused where events speak of what is not there */
function sensibly<Value>(fold: () => Value): Value {
  try {
    return fold()
  } catch (error) {
    if (error instanceof Refused) throw error
    throw new Refused(
      'file',
      say('library.unreadable', { why: error instanceof Error ? error.message : String(error) }),
      say('library.changedElsewhere'),
    )
  }
}

type Folded = Pick<Book, 'kept' | 'undone' | 'game' | 'before' | 'system'>

function folded(events: readonly Recorded[]): Folded {
  const steps = foldedInSteps(events)
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

function* foldedInSteps(events: readonly Recorded[]): Generator<undefined, Folded, undefined> {
  const { kept: written, undone } = history(events.map(({ event }) => event))
  const [first] = written
  const start = fold(first ? [first.event] : [])
  const system = systemById(start.system)
  if (!system)
    throw new Refused(
      'file',
      say('library.noSystem', { system: start.system }),
      say('library.systems', { list: systems.map(({ id }) => id).join(', ') }),
    )
  const kept = written.map(({ event, seq }) => ({ event: inPresentWords(system, event), seq }))
  const from = { game: withDefaults(system, fold(kept.slice(0, 1).map(({ event }) => event))), before: new Map() }
  let on: Pick<Book, 'game' | 'before'> = from
  const lots = lotsOf(kept.slice(1), eventOf)
  for (let at = 0; at < lots.length;) {
    const from = at
    for (let events = 0; at < lots.length && events < foldedAtOnce; at++) events += lots[at]!.length
    on = foldOn(on, lots.slice(from, at))
    yield
  }
  return { kept, undone, ...on, system: systemOf(system, on.game) }
}

/** The rules as this game has them: in the host's word for the lynch, with roles of its own. */
const systemOf = (system: System, game: Game): System => withOwnRoles(inHostsWord(system, game), game)

const foldedAtOnce = 200
const eventOf = ({ event }: Numbered): GameEvent => event

/** The event with the values of options as they are written today. */
function inPresentWords({ options }: System, event: GameEvent): GameEvent {
  if (event.type === 'optionChosen') return { ...event, value: presentValue(options[event.option], event.value) }
  if (event.type !== 'gameCreated') return event
  const chosen = Object.entries(event.options).map(([id, value]) => [id, presentValue(options[id], value)])
  return { ...event, options: Object.fromEntries(chosen) as typeof event.options }
}

/** A game with every option: what the host did not choose is as the system has it. */
const withDefaults = ({ options }: System, game: Game): Game => ({
  ...game,
  options: {
    ...Object.fromEntries(Object.entries(options).map(([id, { values }]) => [id, values[0]!])),
    ...game.options,
  },
})

/** The game as it was set up, before its first phase. */
export function gameAtStart({ game, kept, system }: Book): Game {
  const opened = kept.findIndex(({ event }) => event.type === 'phaseOpened')
  return opened < 0 ? game : withDefaults(system, fold(kept.slice(0, opened).map(({ event }) => event)))
}

/** The game before the event in this place of those that count. */
export function gameBefore({ kept, before, system }: Book, place: number): Game {
  const lock = kept.slice(0, place).findLastIndex(({ event }) => event.type === 'phaseResolved')
  const start =
    lock < 0 ? withDefaults(system, fold(kept.slice(0, 1).map(({ event }) => event))) : before.get(kept[lock]!.seq)!
  return applyAll(start, kept.slice(Math.max(lock, 1), place).map(eventOf))
}

/** @param lots each of which is folded in one go */
function foldOn(
  from: Pick<Book, 'game' | 'before'>,
  lots: readonly (readonly Numbered[])[],
): Pick<Book, 'game' | 'before'> {
  const before = new Map(from.before)
  let { game } = from
  for (const lot of lots) {
    const { event, seq } = lot[0]!
    if (event.type === 'phaseResolved') before.set(seq, game)
    game = applyLot(game, lot.map(eventOf))
  }
  return { game, before }
}

/** The book after further events. */
export function withEvents(book: Book, added: readonly GameEvent[], at: string): Book {
  const events = [...book.events, ...added.map(event => ({ event, at }))]
  if (added.some(({ type }) => type === 'undone' || type === 'redone' || type === 'amended'))
    return { ...book, events, ...folded(events) }
  const further = added.map((event, index): Numbered => ({ event, seq: book.events.length + index }))
  const on = foldOn(book, lotsOf(further, eventOf))
  return {
    ...book,
    events,
    undone: added.length ? [] : book.undone,
    kept: [...book.kept, ...further],
    ...on,
    // The host may have made a role, or chosen a word.
    system:
      on.game.customRoles === book.game.customRoles && on.game.options === book.game.options
        ? book.system
        : systemOf(systemById(on.game.system)!, on.game),
  }
}

/** A phase that was locked: the event that did it. */
export function lockOf({ kept }: Pick<Book, 'kept'>, phase: number): Numbered | undefined {
  const known = locks.get(kept) ?? locksIn(kept)
  locks.set(kept, known)
  return known.get(phase)
}

/** Looked for once: every phase of a long game asks for its own. */
const locks = new WeakMap<Book['kept'], ReadonlyMap<number, Numbered>>()

function locksIn(kept: Book['kept']): Map<number, Numbered> {
  const found = new Map<number, Numbered>()
  let index = -1
  for (const numbered of kept) {
    if (numbered.event.type === 'phaseOpened') index++
    if (numbered.event.type === 'phaseResolved' && !found.has(index)) found.set(index, numbered)
  }
  return found
}

/** When a phase was locked; undefined while it is open. */
export function lockedAt(book: Book, phase: number): string | undefined {
  const lock = lockOf(book, phase)
  return lock && book.events[lock.seq]?.at
}

/** When a phase was opened. */
export function openedAt({ kept, events }: Pick<Book, 'kept' | 'events'>, phase: number): string | undefined {
  const opened = kept.filter(({ event }) => event.type === 'phaseOpened')[phase]
  return opened && events[opened.seq]?.at
}

/** When the last phase was locked; undefined while it is open. */
export const endedAt = (book: Book): string | undefined => lockedAt(book, book.game.phases.length - 1)

/**
 * The game as it stood when a phase was resolved, or stands while it is open.
 * @throws Refused where there is no such phase
 */
export function gameAt(book: Book, phase: number): Game {
  const last = book.game.phases.length - 1
  if (phase > last)
    throw new Refused(
      'notFound',
      say('library.noPhase', { phase: String(phase) }),
      last < 0 ? say('library.openFirst') : say('library.phasesCount', { last: String(last) }),
    )
  const lock = lockOf(book, phase)
  return lock ? book.before.get(lock.seq)! : book.game
}

/** What a phase is called: `Night 2`. */
export const phaseName = (system: Pick<System, 'calendar'>, phase: { kind: string; number: number }): string =>
  capital(heard(phaseSaid(system, phase).phase))
