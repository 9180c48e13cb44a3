/**
 * What happened in a game: events, numbered from 0 without a gap, only ever added to. Each is sealed with a digest of
 * itself and the seal before, because a byte that a disk turned over inside a text is damage that SQLite cannot see.
 */
import type { GameEvent } from '../../engine/journal/event.ts'
import type { Reader, Writer } from './connection.ts'
import { StoreError, damaged } from './error.ts'
import { changeGame, endOf } from './games.ts'
import { sealOf } from './seal.ts'
import type { Stamp } from './stamp.ts'
import { checkValue, fromJson, toJson } from './values.ts'
import { say } from './words/say.ts'

export interface Recorded {
  seq: number
  /** When it was kept (ISO instant). */
  at: string
  type: string
  /** The version of the engine's events it was written with. */
  version: number
  /** As it was written: to be checked against the engine's schema before it is believed. */
  event: unknown
}

/** How far a journal was read: its first events, and the seal of the last of them. */
export interface End {
  events: number
  seal: string
}

/** Some events of a journal, and the seal of the last. */
export interface Part {
  recorded: Recorded[]
  seal: string
}

export const readJournal = (db: Reader) => ({
  /** Every event of a game in order. @throws `notFound`, `corrupt` when one was changed, lost or added from outside */
  read: async (game: string): Promise<Recorded[]> => readEvents(db, game, await endOf(db, game)),
  /** Some of them, those after what was read before, and how many there are. @throws as `read` */
  part: async (game: string, before: End): Promise<Part & { of: number; isLast: boolean }> => {
    const end = await endOf(db, game)
    const part = await readSome(db, game, before)
    const events = before.events + part.recorded.length
    const isLast = part.recorded.length < readAtOnce
    if (isLast) checkEnd(end, { events, seal: part.seal })
    return { ...part, of: end.events, isLast }
  },
})

/** @param end how far the journal came, as the game says. @throws `corrupt` */
export async function readEvents(db: Reader, game: string, end: End): Promise<Recorded[]> {
  const recorded: Recorded[] = []
  for (let seal = ''; ;) {
    const part = await readSome(db, game, { events: recorded.length, seal })
    for (const one of part.recorded) recorded.push(one)
    seal = part.seal
    if (part.recorded.length === readAtOnce) continue
    checkEnd(end, { events: recorded.length, seal })
    return recorded
  }
}

async function readSome(db: Reader, game: string, before: End): Promise<Part> {
  const recorded: Recorded[] = []
  let { seal } = before
  const rows = await db.all(
    'SELECT seq, at, type, version, body, seal FROM journal WHERE game = ? AND seq > ? ORDER BY seq LIMIT ?',
    game,
    before.events ? before.events - 1 : Number.MIN_SAFE_INTEGER,
    readAtOnce,
  )
  for (const row of rows) {
    const [seq, at, type] = [before.events + recorded.length, String(row.at), String(row.type)]
    const [version, body] = [Number(row.version), String(row.body)]
    seal = sealOf(seal, game, seq, at, type, version, body)
    if (row.seq !== seq || row.seal !== seal) throw damaged(say('event', { seq }))
    recorded.push({ seq, at, type, version, event: fromJson(body) })
  }
  return { recorded, seal }
}

function checkEnd(end: End, { events, seal }: End): void {
  if (end.events !== events || end.seal !== seal) throw damaged(say('eventsLeft', { had: end.events, left: events }))
}

export const writeJournal = (db: Writer, { at, version }: Stamp) => ({
  /**
   * Adds events to a game.
   * @param expectedSeq how many events the game had when these were decided on
   * @returns how many it has now
   * @throws `conflict` when it has another number by now, `notFound`, `badValue`
   */
  append: async (game: string, expectedSeq: number, events: readonly GameEvent[]): Promise<number> =>
    await addEvents(
      db,
      game,
      expectedSeq,
      at,
      events.map(event => ({ at, type: event.type, version, event })),
    ),
})

/** So many events are written in one go, or characters of them, and so many read: between two of these others are answered. */
const atOnce = 1000
const charactersAtOnce = 250_000
const readAtOnce = 500

/** The same with times and versions of their own, as an import has them. @throws as `append` */
export async function addEvents(
  db: Writer,
  game: string,
  expectedSeq: number,
  changed: string,
  events: Added,
): Promise<number> {
  const end = await endOf(db, game)
  if (end.events !== expectedSeq) {
    throw new StoreError('conflict', say('goneOn', { events: end.events, expected: expectedSeq }), say('lookGame'))
  }
  const known = ready.get(events)
  const sealed =
    known?.game === game && expectedSeq === 0 ? known : finished(sealedInSteps(game, expectedSeq, end.seal, events))
  for (const rows of sealed.lots) await db.run(insert, game, rows)
  const seq = expectedSeq + events.length
  if (events.length) await changeGame(db, game, { events: seq, seal: sealed.seal, changed })
  return seq
}

/** Rows of a lot come as one text: to hand over each value of each is what takes long here. */
const insert = `INSERT INTO journal (game, seq, at, type, version, body, seal)
  SELECT ?, value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5 FROM json_each(?)`

type Added = readonly Omit<Recorded, 'seq'>[]

/** Events as they are written, a lot in one go as JSON, and the seal of the last. */
interface Sealed {
  game: string
  lots: string[]
  seal: string
}

/** What was made ready for a game that is not there yet. */
const ready = new WeakMap<Added, Sealed>()

/** Makes the events of a new game ready, a lot a step, so that keeping them takes less. @throws `badValue` */
export function* readyInSteps(game: string, events: Added): Generator<undefined, void, undefined> {
  ready.set(events, yield* sealedInSteps(game, 0, '', events))
}

function* sealedInSteps(
  game: string,
  first: number,
  before: string,
  events: Added,
): Generator<undefined, Sealed, undefined> {
  const lots: Sealed['lots'] = []
  let [seq, seal] = [first, before]
  let rows: string[] = []
  let characters = 0
  for (const { at, type, version, event } of events) {
    for (const value of [at, type, version]) checkValue(value)
    const body = toJson(event)
    seal = sealOf(seal, game, seq, at, type, version, body)
    const row = JSON.stringify([seq++, at, type, version, body, seal])
    rows.push(row)
    characters += row.length
    if (rows.length === atOnce || characters > charactersAtOnce) {
      lots.push(`[${rows.join(',')}]`)
      rows = []
      characters = 0
    }
    if (seq % 50 === 0) yield
  }
  if (rows.length) lots.push(`[${rows.join(',')}]`)
  return { game, lots, seal }
}

function finished<Given>(steps: Generator<undefined, Given, undefined>): Given {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}
