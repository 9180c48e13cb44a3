/**
 * Deadlines of which a host is told once: when one nears and somebody is missing, and when one has passed with its phase still
 * open. What was told is kept beside the game, so that no start tells it again; it is no part of play, and no undo forgets it.
 * Where the file cannot be written it is told all the same, once for as long as it is open.
 */
import { z } from 'zod'
import { currentPhase } from '../../../engine/journal/state.ts'
import { limits } from '../../../engine/shape/limits.ts'
import { Count, listOf, Moment } from '../../../engine/shape/shape.ts'
import { StoreError, type StoreCode } from '../../store/error.ts'
import type { Store } from '../../store/store.ts'
import type { Reading, Writing } from '../../store/tables.ts'
import type { ReminderDue } from '../contract.ts'
import { awayIn } from '../games/away.ts'
import { isSample } from '../games/samples.ts'
import { phaseName } from '../library/book.ts'
import type { Library } from '../library/library.ts'
import { resolved } from '../library/resolved.ts'
import { longestReminder } from '../library/settings-read.ts'
import { listed } from '../library/summary.ts'
import { unlessUnread } from '../library/unread.ts'
import { missingFrom } from './missing.ts'

const hour = 60 * 60 * 1000
const prefix = 'told:'

const Mark = z.strictObject({ phase: Count, which: z.enum(['near', 'passed']), closes: Moment })
type Mark = z.infer<typeof Mark>
const Kept = listOf(Mark, limits.atOnce)

/** What a host was told of a game. What cannot be read was not told. */
async function toldOf(tables: Reading, game: string): Promise<Mark[]> {
  const kept = Kept.safeParse((await tables.settings.all()).get(`${prefix}${game}`), { jitless: true })
  return kept.success ? kept.data : []
}

const same = (one: Mark, { phase, which, closes }: Mark): boolean =>
  one.phase === phase && one.which === which && Date.parse(one.closes) === Date.parse(closes)

/** What was told of games while their file could not be written. */
export class Unkept {
  readonly #marks = new Map<string, Mark[]>()

  has = (game: string, mark: Mark): boolean => this.#marks.get(game)?.some(one => same(one, mark)) ?? false

  add(game: string, mark: Mark): void {
    this.#marks.set(game, [...(this.#marks.get(game) ?? []), mark])
  }
}

/** Why nothing can be written, and yet everything read: a deadline is told then too. */
const unwritable: ReadonlySet<StoreCode> = new Set(['readOnly', 'newer', 'moved', 'full'])

/**
 * The host is told.
 * @returns whether nobody was before
 * @throws StoreError where the file is lost altogether
 */
export async function told(store: Store, game: string, mark: Mark, unkept: Unkept): Promise<boolean> {
  if (unkept.has(game, mark)) return false
  try {
    return await store.write(tables => markTold(tables, game, mark))
  } catch (error) {
    if (!(error instanceof StoreError) || !unwritable.has(error.code)) throw error
    const kept = await store.read(tables => toldOf(tables, game))
    // Another window may have come first meanwhile.
    if (unkept.has(game, mark) || kept.some(one => same(one, mark))) return false
    unkept.add(game, mark)
    return true
  }
}

/** Keeps that the host is told. @returns whether nobody was before */
async function markTold(tables: Writing, game: string, mark: Mark): Promise<boolean> {
  const told = await toldOf(tables, game)
  if (told.some(one => same(one, mark))) return false
  await tables.settings.put(`${prefix}${game}`, [...told.slice(1 - limits.atOnce), mark])
  return true
}

/** Of all games that are played and not put away: their deadlines that are to be told. @throws StoreError */
export async function dueNow(library: Library, now: Date, unkept: Unkept): Promise<ReminderDue[]> {
  const games = await library.store.read(async tables => {
    const away = await awayIn(tables)
    return (await tables.games.list()).filter(row => {
      const { state, closes } = listed(row)
      const left = closes === undefined ? Infinity : Date.parse(closes) - now.getTime()
      return (
        !row.damaged && !away.has(row.id) && !isSample(row.id) && state === 'running' && left <= longestReminder * hour
      )
    })
  })
  const due: ReminderDue[] = []
  for (const { id } of games) due.push(...((await unlessUnread(() => dueOf(library, id, now, unkept))) ?? []))
  return due
}

async function dueOf(library: Library, id: string, now: Date, unkept: Unkept): Promise<ReminderDue[]> {
  const book = await library.book(id)
  const phase = currentPhase(book.game)
  if (!phase || phase.result || phase.closes === undefined) return []
  const left = Date.parse(phase.closes) - now.getTime()
  if (left > book.settings.remind * hour) return []
  const mark: Mark = { phase: book.game.phases.length - 1, which: left > 0 ? 'near' : 'passed', closes: phase.closes }
  if (unkept.has(id, mark)) return []
  if ((await library.store.read(tables => toldOf(tables, id))).some(one => same(one, mark))) return []
  const missing = missingFrom(await resolved(library, book, mark.phase), now.toISOString())
  if (mark.which === 'near' && !missing.length) return []
  const names = (what: 'actions' | 'vote'): string[] =>
    missing.filter(({ lacks }) => lacks.includes(what)).map(({ name }) => name)
  return [
    {
      game: id,
      name: book.name,
      phaseName: phaseName(book.system, phase),
      ...mark,
      silent: names('actions'),
      voteless: names('vote'),
    },
  ]
}
