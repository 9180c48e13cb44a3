/**
 * The games of an open workspace. Each is read once and then kept in step with its journal; whatever changes one goes
 * through `change`, which decides, writes and only then shows it.
 */
import { heard, say } from '../words/say.ts'
import { randomUUID } from 'node:crypto'
import type { Command } from '../../../engine/journal/command.ts'
import { decide } from '../../../engine/game/decide.ts'
import type { GameEvent } from '../../../engine/journal/event.ts'
import { apply } from '../../../engine/journal/fold.ts'
import { inAPhase } from '../../../engine/game/after-end.ts'
import type { Game } from '../../../engine/journal/state.ts'
import type { Store } from '../../store/store.ts'
import type { Reading, Writing } from '../../store/tables.ts'
import type { GameSettings, Push } from '../contract.ts'
import { unfollowed } from '../give-way.ts'
import { Refused } from '../refusal.ts'
import { BackingUp } from './backing-up.ts'
import { readBook, revisionOf, withEvents, type Book } from './book.ts'
import { unkeepable } from './journal-read.ts'
import { journalInTurns } from './journal-in-turns.ts'
import {
  mendedBook,
  mendedGame,
  mendIdOf,
  notInMending,
  notInPast,
  takenBack,
  type MendedBook,
  type Mending,
} from './mending.ts'
import { Mends } from './mends.ts'
import type { Reads } from './reads-from.ts'
import { newSettingsOf, settingsFrom } from './settings-read.ts'
import { summaryOf } from './summary.ts'

/** A change under way: commands are decided one after the other, each on what the ones before it gave. */
export interface Changing {
  book: Book
  /** The game as the commands so far leave it. */
  game(): Game
  /** @throws Refused with the engine's words */
  run(command: Command): void
  /** The number that the next event will have. */
  next(): number
  /** With this change the past of the game is no longer being mended. */
  endMending(): void
  /** Where to read meanwhile. */
  reads: Reads
  /** Kept in the same go, once the events are. */
  afterwards(work: (tables: Writing) => Promise<void>): void
  /** Changes how the game is presented, with what is run. */
  present(settings: Partial<GameSettings>): void
}

export type { Reads } from './reads-from.ts'

const settingsKey = (id: string): string => `game:${id}`

export class Library {
  readonly store: Store
  readonly #books = new Map<string, Book>()
  readonly #opening = new Map<string, Promise<Book>>()
  readonly #mends = new Mends()
  readonly #tell: (push: Push) => void
  /** Its backups. */
  readonly backingUp: BackingUp

  /** @param tell hears of every change after it was kept */
  constructor(store: Store, tell: (push: Push) => void) {
    this.store = store
    this.#tell = tell
    this.backingUp = new BackingUp(store, () => this.toldAll())
  }

  /** @throws Refused, StoreError (`notFound`, `corrupt`) */
  async book(id: string): Promise<Book> {
    const mended = mendedGame(id)
    return mended === undefined ? await this.#opened(id) : await this.#mends.book(await this.book(mended), this)
  }

  async #opened(id: string): Promise<Book> {
    for (;;) {
      const known = this.#books.get(id)
      if (known) return known
      const opening = this.#opening.get(id)
      if (!opening) return await this.#open(id)
      // What is wrong with it is told to each in his own words.
      await opening.catch(() => undefined)
    }
  }

  /** Reads a game while others read and write: whoever changes it meanwhile has read it himself. */
  #open(id: string): Promise<Book> {
    const opening = unfollowed(async () => {
      const about = await this.store.read(tables => this.#about(tables, id))
      const book = await readBook(about, await journalInTurns(this.store, id))
      const known = this.#books.get(id)
      if (!known) this.#books.set(id, book)
      return known ?? book
    }).finally(() => this.#opening.delete(id))
    this.#opening.set(id, opening)
    return opening
  }

  /** How the past of a game is being mended; undefined where it is not. @throws Refused, StoreError */
  mending(game: string): Promise<Mending | undefined> {
    return this.#mends.of(game, this)
  }

  /** The game with its past mended, played to its end. It is remembered: a change that begins with it has not to wait for it. @throws Refused, StoreError */
  mended(book: Book, mending: Mending, reads: Reads = this): Promise<MendedBook> {
    return this.#mends.whole(book, mending, reads)
  }

  /**
   * Changes how the past of a game is mended; undefined ends it. Everybody who shows it is told.
   * @throws what `change` throws, StoreError
   */
  async mend(
    game: string,
    change: (
      mending: Mending | undefined,
      at: { book: Book; reads: Reads; now: string },
    ) => Mending | undefined | Promise<Mending | undefined>,
  ): Promise<Mending | undefined> {
    const made = await this.store.write(async tables => {
      const reads: Reads = { store: { read: work => work(tables) } }
      const book = await this.#read(tables, game)
      const before = await this.#mends.of(game, reads)
      const after = await change(before, { book, reads, now: tables.at })
      const counted = after && { ...after, changes: (before?.changes ?? 0) + 1 }
      await this.#mends.keep(tables, game, counted)
      return { book, mending: counted }
    })
    this.#mends.known(game, made.mending)
    this.#toldMend(game, made.book, made.mending)
    this.told(game, made.book)
    return made.mending
  }

  #toldMend(game: string, book: Book, mending: Mending | undefined): void {
    this.#tell({ game: mendIdOf(game), revision: revisionOf(book) + (mending?.changes ?? 0) })
  }

  /** Changes the phase that is open again, in a past that is being mended: what is done goes into how it is mended. */
  async #changeMended<Given>(
    game: string,
    work: (changing: Changing) => Given | Promise<Given>,
  ): Promise<{ book: Book; given: Given }> {
    let done: { book: Book; given: Given } | undefined
    await this.mend(game, async (mending, { book: real, reads, now: at }) => {
      const draft = await this.#mends.book(real, reads)
      const events: GameEvent[] = []
      let { added } = mending!
      let now = draft.game
      const given = await work({
        book: draft,
        game: () => now,
        afterwards: () => {
          throw notInMending()
        },
        present: () => {
          throw notInMending()
        },
        reads,
        endMending: () => {
          throw notInMending()
        },
        next: () => draft.events.length + events.length,
        run: command => {
          if (!ofOpenPhase.has(command.do)) throw notInMending()
          if (command.do === 'undo') added = takenBack(mending!, draft, command.to)
          else {
            const more = decided(draft.system, now, command)
            events.push(...more)
            now = more.reduce(apply, now)
          }
        },
      })
      const changed: Mending = {
        ...mending!,
        added: [...added, ...events.map(event => ({ phase: mending!.at, at, event }))],
      }
      const { book } = await mendedBook(reads, real, changed, changed.at)
      done = { book, given }
      return changed
    })
    return done!
  }

  async #read(tables: Reading, id: string): Promise<Book> {
    const known = this.#books.get(id)
    if (known) return known
    const book = await readBook(await this.#about(tables, id), await tables.journal.read(id))
    this.#books.set(id, book)
    return book
  }

  async #about(tables: Reading, id: string): Promise<Pick<Book, 'id' | 'name' | 'created' | 'settings'>> {
    const { name, created } = await tables.games.get(id)
    return { id, name, created, settings: settingsFrom((await tables.settings.all()).get(settingsKey(id))) }
  }

  /** Makes a game with its first event. @returns its id */
  async create(
    name: string,
    settings: Partial<GameSettings>,
    first: Extract<Command, { do: 'create' }>,
    system: Book['system'],
  ): Promise<string> {
    const id = randomUUID()
    const events = decided(system, undefined, first)
    await this.store.write(async tables => {
      await tables.games.create(id, name, '{}')
      await tables.journal.append(id, 0, events)
      await tables.settings.put(settingsKey(id), { ...newSettingsOf(system), ...settings })
      const book = await readBook(
        { id, name, created: '', settings: { ...newSettingsOf(system), ...settings } },
        events.map(event => ({ at: '', event })),
      )
      await tables.games.setState(id, summaryOf(book))
    })
    this.#tell({})
    return id
  }

  /**
   * Changes a game: all that `work` commands is kept at once, or nothing.
   * @returns the book afterwards, with what `work` gave
   * @throws what `work` throws, StoreError
   */
  async change<Given>(
    id: string,
    work: (changing: Changing) => Given | Promise<Given>,
  ): Promise<{ book: Book; given: Given }> {
    const mended = mendedGame(id)
    if (mended !== undefined) return await this.#changeMended(mended, work)
    const done = await this.store.write(async tables => {
      const book = await this.#read(tables, id)
      const events: GameEvent[] = []
      const further: ((tables: Writing) => Promise<void>)[] = []
      let { game, settings } = book
      let ends = false
      const given = await work({
        book,
        game: () => game,
        afterwards: one => void further.push(one),
        present: more => void (settings = { ...settings, ...more }),
        reads: { store: { read: one => one(tables) } },
        endMending: () => void (ends = true),
        next: () => book.events.length + events.length,
        run: command => {
          const added = decided(book.system, game, command)
          events.push(...added)
          if (command.do !== 'undo' && command.do !== 'redo' && command.do !== 'amend' && command.do !== 'merge')
            game = added.reduce(apply, game)
        },
      })
      const isPresented = settings !== book.settings
      const changed = withEvents(isPresented ? { ...book, settings } : book, events, tables.at)
      if (isPresented) await tables.settings.put(settingsKey(id), settings)
      if (events.length) await tables.journal.append(id, book.events.length, events)
      if (events.length) await tables.games.setState(id, summaryOf(changed))
      for (const one of further) await one(tables)
      if (ends) await this.#mends.keep(tables, id, undefined)
      return { book: changed, given, told: events.length > 0 || isPresented, isPresented, ends }
    })
    this.#books.set(id, done.book)
    if (done.ends) this.#mends.known(id, undefined)
    if (done.told) {
      this.#tell({ game: id, revision: revisionOf(done.book) })
      const mending = await this.#mends.of(id, this)
      if (mending) this.#toldMend(id, done.book, mending)
    }
    if (done.isPresented) this.#tell({})
    return done
  }

  /** Changes how a game is called or shown: not part of play, so not of the journal. */
  async present(id: string, { name, ...settings }: Partial<GameSettings> & { name?: string }): Promise<Book> {
    notInPast(id)
    const changed = await this.store.write(async tables => {
      const book = await this.#read(tables, id)
      const made: Book = { ...book, name: name ?? book.name, settings: { ...book.settings, ...settings } }
      if (name !== undefined) await tables.games.rename(id, name)
      await tables.settings.put(settingsKey(id), made.settings)
      return made
    })
    this.#books.set(id, changed)
    this.#tell({ game: id, revision: revisionOf(changed) })
    this.#tell({})
    return changed
  }

  /** Something about a game changed that is not in its journal, such as a post that was sent. */
  told(id: string, book: Book): void {
    this.#tell({ game: id, revision: revisionOf(book) })
  }

  /** Something of the workspace changed that belongs to no game. */
  toldAll(): void {
    this.#tell({})
  }
}

/** What can be done in a phase that is open again: what belongs to the phase, and what a host corrects about seats. */
const ofOpenPhase: ReadonlySet<Command['do']> = new Set<Command['do']>([
  ...inAPhase,
  'choose',
  'changeSeat',
  'replace',
  'modkill',
  'undo',
])

function decided(system: Book['system'], game: Game | undefined, command: Command): GameEvent[] {
  const answer = decide(system, game, command)
  if ('declined' in answer)
    throw new Refused(answer.absent ? 'notFound' : 'declined', heard(answer.declined), heard(answer.remedy ?? ''))
  const wrong = unkeepable(answer)
  if (wrong !== undefined) throw new Refused('badInput', say('library.unkeepable', { wrong }), say('library.takeLess'))
  return answer
}
