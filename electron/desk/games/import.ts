/** Taking in a game that was exported: checked and shown once before it is kept, so that what makes no sense is refused whole. */
import { say } from '../words/say.ts'
import { randomUUID } from 'node:crypto'
import { booksIn } from '../../../engine/ruleset/system.ts'
import type { GameEvent } from '../../../engine/journal/event.ts'
import { isEqual } from '../../../engine/shape/equal.ts'
import { exportInSteps, type Exported } from '../../store/exchange.ts'
import { readyInSteps } from '../../store/journal.ts'
import { reading, type Reading } from '../../store/tables.ts'
import type { Twin } from '../contract.ts'
import { asPart, giveWay, inPieces, settle } from '../give-way.ts'
import { inboxInSteps } from '../inbox/view.ts'
import { bookInSteps, type Book } from '../library/book.ts'
import { journalInTurns } from '../library/journal-in-turns.ts'
import type { Library, Reads } from '../library/library.ts'
import { resolved } from '../library/resolved.ts'
import { withoutNotes } from '../library/private-notes.ts'
import { settingsFrom } from '../library/settings-read.ts'
import { summaryOf } from '../library/summary.ts'
import { changesInSteps } from '../log/calls.ts'
import { nightViewInSteps } from '../night/view.ts'
import { mailOf, postsOf } from '../posts/list.ts'
import { Refused } from '../refusal.ts'
import { sensibly } from '../sensibly.ts'
import { votesView } from '../votes/view.ts'
import { checkedExport } from './import-check.ts'
import { gameView } from './view.ts'

/**
 * Adds an exported game. One that is here already comes a second time, under an id of its own.
 * @throws Refused and StoreError naming what does not fit; then nothing was added
 */
export async function importGame(library: Library, text: string): Promise<{ game: string; twin?: Twin }> {
  const { data, events } = await asPart(0, 0.5, () => checkedExport(text))
  const { settings: given, ...rest } = data
  const settings = settingsFrom(given ?? {})
  // What is of another kind the store refuses here.
  const game = await inPieces(exportInSteps(rest))
  const { id: own, name, created } = game.game
  // Before anything is written: meanwhile others read and write.
  const book = await sensibly(async () => {
    const about = { id: own, name, created, settings }
    const shown = await asPart(0.5, 0.6, () => inPieces(bookInSteps(about, events ?? [])))
    await asPart(0.6, 0.9, () => showAll(readsOf(game), shown))
    return shown
  }, noSense)
  const another = randomUUID()
  const known = await namesake(library, own)
  const twin = known && !known.damaged ? await twinOf(library, known, game.journal) : undefined
  await asPart(0.9, 1, () => inPieces(readyInSteps(known ? another : own, game.journal)))
  const taken = await library.store.write(async tables => {
    const now = await gameCalled(tables, own)
    const here = await tables.exchange.import(game, now ? another : undefined)
    const state = summaryOf(book)
    if (state !== game.game.state) await tables.games.setState(here, state)
    await tables.settings.put(`game:${here}`, settings)
    // It went on meanwhile: something is in one of them that is not in the other.
    const isOther = twin && now?.events !== known?.events
    settle()
    return { game: here, ...(twin && { twin: isOther ? { ...twin, same: false } : twin }) }
  })
  library.toldAll()
  return taken
}

type Listed = Awaited<ReturnType<Reading['games']['list']>>[number]

const gameCalled = async (tables: Reading, id: string): Promise<Listed | undefined> =>
  (await tables.games.list()).find(one => one.id === id)

const namesake = (library: Library, id: string): Promise<Listed | undefined> =>
  library.store.read(tables => gameCalled(tables, id))

/** A game that is not in the file yet, as it would be read there. */
function readsOf({ resolutions, drafts, posts }: Exported): Reads {
  const tables: Reading = {
    ...reading({ all: () => Promise.resolve([]), one: () => Promise.resolve(undefined) }),
    resolutions: {
      list: () => Promise.resolve(resolutions),
      get: (_, seq) => Promise.resolve(resolutions.find(one => one.seq === seq)!),
    },
    drafts: { list: () => Promise.resolve(drafts), damaged: () => Promise.resolve([]) },
    posts: { list: () => Promise.resolve(posts), damaged: () => Promise.resolve([]) },
  }
  return { store: { read: work => work(tables) } }
}

/** The game that was here already under the same id, and whether anything in one of them is not in the other. */
async function twinOf(
  { store }: Library,
  { id, name, events }: Listed,
  yours: readonly { at: string; event: unknown }[],
): Promise<Twin> {
  if (events !== yours.length) return { game: id, name, same: false }
  for (const [index, { at, event }] of (await journalInTurns(store, id)).entries()) {
    await giveWay()
    const other = yours[index]
    // Of a co-host's file our own notes are left out: nothing is new for that.
    if (at !== other?.at || !isSame(event, other.event)) return { game: id, name, same: false }
  }
  return { game: id, name, same: true }
}

const isSame = (mine: unknown, yours: unknown): boolean =>
  isEqual(mine, yours) || isEqual(withoutNotes(mine as GameEvent), yours)

/** Shows everything there is of a game. @throws anything, where it makes no sense */
async function showAll(from: Reads, book: Book): Promise<void> {
  const { phases } = await gameView(from, book)
  const mail = await mailOf(from, book)
  for (const { index, opens, closes } of phases) {
    await giveWay(index, phases.length)
    const here = await resolved(from, book, index)
    await giveWay()
    const inbox = inboxInSteps(here.system, here.game, here.phase, { revision: 0 })
    const { messages, actions } = await inPieces(inbox)
    await giveWay()
    await inPieces(nightViewInSteps(here, { revision: 0, phase: index, without: [] }))
    await giveWay()
    const votes = votesView(here, { revision: 0, phase: index })
    booksIn(here.system, here.game).panels?.(here.game, here.phase, 'en')
    await giveWay()
    await postsOf(from, book, index, book.settings.dialect, mail)
    for (const at of [opens, closes, ...[...messages, ...actions, ...votes.ballots, ...votes.posts].map(one => one.at)])
      if (at !== undefined && Number.isNaN(Date.parse(at))) throw new Error(say('games.noTime', { at }))
  }
  await inPieces(changesInSteps(book))
}

const noSense = (why: string): Refused =>
  new Refused('badInput', say('games.noSense', { why }), say('games.chooseUnedited'))
