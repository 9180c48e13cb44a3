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
import type { Row } from './storage.ts'
import { fromJson, toJson } from './values.ts'
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

export const readJournal = (db: Reader) => ({
  /** Every event of a game in order. @throws `notFound`, `corrupt` when one was changed, lost or added from outside */
  read: async (game: string): Promise<Recorded[]> => readEvents(db, game, await endOf(db, game)),
})

/** @param end how far the journal came, as the game says. @throws `corrupt` */
export async function readEvents(db: Reader, game: string, end: { events: number; seal: string }): Promise<Recorded[]> {
  const recorded: Recorded[] = []
  let seal = ''
  for (let rows: Row[] | undefined; !rows || rows.length === readAtOnce;) {
    rows = await db.all(
      'SELECT seq, at, type, version, body, seal FROM journal WHERE game = ? AND seq > ? ORDER BY seq LIMIT ?',
      game,
      rows ? Number(rows.at(-1)!.seq) : Number.MIN_SAFE_INTEGER,
      readAtOnce,
    )
    for (const row of rows) {
      const [seq, at, type] = [recorded.length, String(row.at), String(row.type)]
      const [version, body] = [Number(row.version), String(row.body)]
      seal = sealOf(seal, game, seq, at, type, version, body)
      if (row.seq !== seq || row.seal !== seal) throw damaged(say('event', { seq }))
      recorded.push({ seq, at, type, version, event: fromJson(body) })
    }
  }
  if (end.events !== recorded.length || end.seal !== seal)
    throw damaged(say('eventsLeft', { had: end.events, left: recorded.length }))
  return recorded
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

/** So many events are written in one go, and read: between two of them others are answered. */
const atOnce = 100
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
  for (const rows of sealed.lots)
    await db.run(
      `INSERT INTO journal (game, seq, at, type, version, body, seal) VALUES ${rows.map(() => '(?, ?, ?, ?, ?, ?, ?)').join(', ')}`,
      ...rows.flat(),
    )
  const seq = expectedSeq + events.length
  if (events.length) await changeGame(db, game, { events: seq, seal: sealed.seal, changed })
  return seq
}

type Added = readonly Omit<Recorded, 'seq'>[]

/** Events as they are written, a lot in one go, and the seal of the last. */
interface Sealed {
  game: string
  lots: (string | number)[][][]
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
  for (let from = 0; from < events.length; from += atOnce) {
    lots.push(
      events.slice(from, from + atOnce).map(({ at, type, version, event }) => {
        const body = toJson(event)
        seal = sealOf(seal, game, seq, at, type, version, body)
        return [game, seq++, at, type, version, body, seal]
      }),
    )
    yield
  }
  return { game, lots, seal }
}

function finished<Given>(steps: Generator<undefined, Given, undefined>): Given {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}
