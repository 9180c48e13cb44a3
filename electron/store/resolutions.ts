/** What a phase was locked with: outcome, trees and the engine that made them. A later engine never rewrites it; a phase locked again gets another. */
import type { Reader, Writer } from './connection.ts'
import { StoreError, damaged } from './error.ts'
import { sealOf } from './seal.ts'
import type { Row } from './storage.ts'
import type { Stamp } from './stamp.ts'
import { fromJson, toJson } from './values.ts'
import { say } from './words/say.ts'

export interface ResolutionRow {
  /** The event that locked the phase. */
  seq: number
  /** Which phase of the game, from 0. */
  phase: number
  at: string
  /** The version of the engine. */
  engine: string
}
export interface Resolution extends ResolutionRow {
  outcome: unknown
  trees: unknown
}

export const readResolutions = (db: Reader) => ({
  /** All of a game, in the order locked, without what they hold. */
  list: async (game: string): Promise<ResolutionRow[]> =>
    (await db.all('SELECT seq, phase, at, engine FROM resolutions WHERE game = ? ORDER BY seq', game)).map(headOf),
  /** @throws `notFound` when that event locked nothing, `corrupt` */
  get: async (game: string, seq: number): Promise<Resolution> => {
    const row = await db.one(
      'SELECT seq, phase, at, engine, outcome, trees, seal FROM resolutions WHERE game = ? AND seq = ?',
      game,
      seq,
    )
    if (!row) throw new StoreError('notFound', say('lockedNothing', { seq }), say('resolveFirst'))
    const head = headOf(row)
    if (row.seal !== sealOf(game, seq, head.phase, head.at, head.engine, String(row.outcome), String(row.trees)))
      throw damaged(say('locked'))
    return { ...head, outcome: fromJson(String(row.outcome)), trees: fromJson(String(row.trees)) }
  },
})

export const writeResolutions = (db: Writer, { at }: Stamp) => ({
  /** Keeps what a phase was locked with, beside the event that locked it. @throws `notFound` when there is no such event, `exists`, `badValue` */
  keep: (game: string, resolution: Omit<Resolution, 'at'>): Promise<void> =>
    keepResolution(db, game, { ...resolution, at }),
})

/** The same with a time of its own, as an import has it. @throws as `keep` */
export async function keepResolution(
  db: Writer,
  game: string,
  { seq, phase, at, engine, outcome, trees }: Resolution,
): Promise<void> {
  if (!(await db.one('SELECT seq FROM journal WHERE game = ? AND seq = ?', game, seq)))
    throw new StoreError('notFound', say('noEvent', { seq }), say('eventFirst'))
  if (await db.one('SELECT seq FROM resolutions WHERE game = ? AND seq = ?', game, seq))
    throw new StoreError('exists', say('keptAlready', { seq }), say('lockAgain'))
  const [outcomeText, treesText] = [toJson(outcome), toJson(trees)]
  const seal = sealOf(game, seq, phase, at, engine, outcomeText, treesText)
  await db.run(
    'INSERT INTO resolutions (game, seq, phase, at, engine, outcome, trees, seal) VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
    game,
    seq,
    phase,
    at,
    engine,
    outcomeText,
    treesText,
    seal,
  )
}

const headOf = (row: Row): ResolutionRow => ({
  seq: Number(row.seq),
  phase: Number(row.phase),
  at: String(row.at),
  engine: String(row.engine),
})
