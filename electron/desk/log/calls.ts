/** The log: every change of a game in words, and taking changes back. */
import type { GameEvent } from '../../../engine/journal/event.ts'
import { history } from '../../../engine/journal/history.ts'
import { onceForEach } from '../../../engine/text/locale.ts'
import type { Answers, CallInput, LogRow } from '../contract.ts'
import { inPieces } from '../give-way.ts'
import { phaseName, revisionOf, type Book } from '../library/book.ts'
import type { Library } from '../library/library.ts'
import { Refused } from '../refusal.ts'
import { language, say } from '../words/say.ts'
import { changeSaid, talker, type Seats } from './words.ts'

export const logCalls = (library: Library) => ({
  'log.view': async ({ game }: CallInput<'log.view'>): Promise<Answers['log.view']> =>
    await inPieces(changesInSteps(await library.book(game))),

  'log.undo': async ({ game, from }: CallInput<'log.undo'>): Promise<Answers['log.undo']> => {
    const { book, given } = await library.change(game, changing => {
      const standing = changesIn(changing.book).filter(
        ({ undone, seq }) => !undone && seq >= (changing.book.mending?.first ?? 1),
      )
      const first = from === undefined ? standing.at(-1) : standing.find(({ seq }) => seq === from)
      if (!first)
        throw new Refused(
          'declined',
          from === undefined ? say('log.nothingToUndo') : say('log.noSuchChange', { from }),
          say('log.logShows'),
        )
      const taken = standing.filter(({ seq }) => seq >= first.seq)
      changing.run({ do: 'undo', to: first.seq - 1 })
      return taken.length > 1 ? say('log.changesFrom', { count: taken.length, first: first.says }) : first.says
    })
    return { revision: revisionOf(book), says: given }
  },

  'log.redo': async ({ game }: CallInput<'log.redo'>): Promise<Answers['log.redo']> => {
    const { book, given } = await library.change(game, changing => {
      const again = changing.book.undone.at(-1)
      if (!again?.[0]) throw new Refused('declined', say('log.nothingToRedo'), say('log.onlyLast'))
      const says = changesIn(changing.book).find(({ seq }) => seq === again[0]!.seq)?.says ?? ''
      changing.run({ do: 'redo' })
      return says
    })
    return { revision: revisionOf(book), says: given }
  },
})

/** @see changesInSteps */
export function changesIn(book: Book): LogRow[] {
  const steps = changesInSteps(book)
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

/** So many changes are put into words in one step. */
const changesAtOnce = 50

/** The changes of a game, first to last. What was kept in one go is one change, so one undo takes it back. */
export function* changesInSteps(book: Book): Generator<undefined, LogRow[], undefined> {
  const known = logs(language()).get(book.events)
  if (known?.zone === book.settings.zone) return known.rows
  const standing = new Set(book.kept.map(({ seq }) => seq))
  const replaced = replacedIn(book)
  const rows: (LogRow & { events: GameEvent[] })[] = []
  let phase: string | undefined
  book.events.forEach(({ event, at }, seq) => {
    if (event.type === 'undone' || event.type === 'redone') return
    if (event.type === 'phaseOpened') phase = phaseName(book.system, event)
    const last = rows.at(-1)
    // Changes have stamps of their own: see `openDesk`.
    if (last && last.at === at && seq > 1) last.events.push(event)
    else
      rows.push({
        seq,
        at,
        ...(phase !== undefined && { phase }),
        says: '',
        undone: !standing.has(seq),
        ...(replaced.has(seq) && { mended: true as const }),
        events: [event],
      })
  })
  const speak = talker(book)
  let roster: Seats = []
  const said: LogRow[] = []
  /** Whose the actions of a phase are: ids begin anew with each. */
  const actors = new Map<string, string>()
  const slots = new Set(book.game.seats.map(({ slot }) => slot))
  for (const { events, ...row } of rows) {
    if (said.length % changesAtOnce === 0) yield
    events.forEach(speak.heard)
    const says = changeSaid(events, speak, roster)
    if (!row.undone)
      for (const event of events) if (event.type === 'rosterSet' || event.type === 'rolesDealt') roster = event.seats
    for (const event of events) {
      if (event.type === 'phaseOpened') actors.clear()
      if (event.type === 'actionReceived') actors.set(event.id, event.by)
    }
    const about = slotsIn(events, slots, actors)
    const came = events.findLast(event => event.type === 'playerReplaced')
    said.push({
      ...row,
      says,
      // The roster is about everybody.
      ...(about.length > 0 && about.length < slots.size && { about }),
      ...(came && { came: { slot: came.slot, name: came.name } }),
    })
  }
  logs(language()).set(book.events, { zone: book.settings.zone, rows: said })
  return said
}

/** The players that are named anywhere in what was kept, by themselves or by an action of theirs. */
function slotsIn(kept: unknown, slots: ReadonlySet<string>, actors: ReadonlyMap<string, string>): string[] {
  const found = new Set<string>()
  const look = (value: unknown): void => {
    const slot = typeof value !== 'string' ? undefined : slots.has(value) ? value : actors.get(value)
    if (slot !== undefined) found.add(slot)
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(look)
  }
  look(kept)
  return [...found]
}

/** Events in whose place an amendment stands. */
function replacedIn({ events, kept }: Book): ReadonlySet<number> {
  const replaced = new Set<number>()
  for (const { event, seq } of kept) {
    if (event.type !== 'amended') continue
    for (const before of history(events.slice(0, seq).map(one => one.event)).kept)
      if (before.seq > event.to) replaced.add(before.seq)
  }
  return replaced
}

/** Worked out once, in each language that was asked for, until the game's clock is another one. */
const logs = onceForEach(() => new WeakMap<Book['events'], { zone: string; rows: LogRow[] }>())
