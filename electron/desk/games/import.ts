/** Taking in a game that was exported: checked and shown once before it is kept, so that what makes no sense is refused whole. */
import { say } from '../words/say.ts'
import { randomUUID } from 'node:crypto'
import { booksIn } from '../../../engine/ruleset/system.ts'
import type { GameEvent } from '../../../engine/journal/event.ts'
import { alike } from '../../../engine/shape/alike.ts'
import { exportInSteps, type Exported } from '../../store/exchange.ts'
import { readyInSteps } from '../../store/journal.ts'
import { reading, type Reading } from '../../store/tables.ts'
import type { Twin } from '../contract.ts'
import { giveWay, inPieces } from '../give-way.ts'
import { inboxView } from '../inbox/view.ts'
import { bookInSteps, type Book } from '../library/book.ts'
import type { Library, Reads } from '../library/library.ts'
import { resolved } from '../library/resolved.ts'
import { withoutNotes } from '../library/private-notes.ts'
import { settingsFrom } from '../library/settings-read.ts'
import { summaryOf } from '../library/summary.ts'
import { changesIn } from '../log/calls.ts'
import { nightView } from '../night/view.ts'
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
  const {
    data: { settings: given, ...data },
    events,
  } = await checkedExport(text)
  const settings = settingsFrom(given ?? {})
  // What is of another kind the store refuses here.
  const game = await inPieces(exportInSteps(data))
  const { id: own, name, created } = game.game
  // Before anything is written: meanwhile others read and write.
  const book = await sensibly(async () => {
    const shown = await inPieces(bookInSteps({ id: own, name, created, settings }, events ?? []))
    await showAll(readsOf(game), shown)
    return shown
  }, noSense)
  const another = randomUUID()
  const isHere = await library.store.read(async tables => (await tables.games.list()).some(({ id }) => id === own))
  await inPieces(readyInSteps(isHere ? another : own, game.journal))
  const taken = await library.store.write(async tables => {
    const known = (await tables.games.list()).find(({ id }) => id === own)
    const here = await tables.exchange.import(game, known ? another : undefined)
    const state = summaryOf(book)
    if (state !== game.game.state) await tables.games.setState(here, state)
    await tables.settings.put(`game:${here}`, settings)
    const twin = known && !known.damaged && (await twinOf(tables, known, here))
    return { game: here, ...(twin && { twin }) }
  })
  library.toldAll()
  return taken
}

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
async function twinOf(tables: Reading, { id, name }: { id: string; name: string }, here: string): Promise<Twin> {
  const [mine, yours] = [await tables.journal.read(id), await tables.journal.read(here)]
  const same =
    mine.length === yours.length
    // Of a co-host's file our own notes are left out: nothing is new for that.
    && mine.every(({ at, event }, index) => at === yours[index]!.at && isSame(event, yours[index]!.event))
  return { game: id, name, same }
}

const isSame = (mine: unknown, yours: unknown): boolean =>
  alike(mine, yours) || alike(withoutNotes(mine as GameEvent), yours)

/** Shows everything there is of a game. @throws anything, where it makes no sense */
async function showAll(from: Reads, book: Book): Promise<void> {
  const { phases } = await gameView(from, book)
  const mail = await mailOf(from, book)
  for (const { index, opens, closes } of phases) {
    await giveWay()
    const here = await resolved(from, book, index)
    await giveWay()
    const { messages, actions } = inboxView(here.system, here.game, here.phase, { revision: 0 })
    await giveWay()
    nightView(here, { revision: 0, phase: index, without: [] })
    await giveWay()
    const votes = votesView(here, { revision: 0, phase: index })
    booksIn(here.system, here.game).panels?.(here.game, here.phase, 'en')
    await giveWay()
    await postsOf(from, book, index, book.settings.dialect, mail)
    for (const at of [opens, closes, ...[...messages, ...actions, ...votes.ballots, ...votes.posts].map(one => one.at)])
      if (at !== undefined && Number.isNaN(Date.parse(at))) throw new Error(say('games.noTime', { at }))
  }
  changesIn(book)
}

const noSense = (why: string): Refused =>
  new Refused('badInput', say('games.noSense', { why }), say('games.chooseUnedited'))
