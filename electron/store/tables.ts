/** Every table, by noun: what can be read, and what can be written within one transaction. */
import type { Reader, Writer } from './connection.ts'
import { readDrafts, readSettings, writeDrafts, writeSettings } from './desk-tables.ts'
import { readExchange, writeExchange } from './exchange.ts'
import { readGames, writeGames } from './games.ts'
import { readJournal, writeJournal } from './journal.ts'
import { readPosts, writePosts } from './posts.ts'
import { readResolutions, writeResolutions } from './resolutions.ts'
import type { Stamp } from './stamp.ts'

export const reading = (db: Reader) => ({
  games: readGames(db),
  journal: readJournal(db),
  resolutions: readResolutions(db),
  settings: readSettings(db),
  drafts: readDrafts(db),
  posts: readPosts(db),
  exchange: readExchange(db),
})
export type Reading = ReturnType<typeof reading>

export const writing = (db: Writer, stamp: Stamp) => ({
  /** When what is written now is kept: one time for the whole transaction. */
  at: stamp.at,
  games: { ...readGames(db), ...writeGames(db, stamp) },
  journal: { ...readJournal(db), ...writeJournal(db, stamp) },
  resolutions: { ...readResolutions(db), ...writeResolutions(db, stamp) },
  settings: { ...readSettings(db), ...writeSettings(db) },
  drafts: { ...readDrafts(db), ...writeDrafts(db, stamp) },
  posts: { ...readPosts(db), ...writePosts(db) },
  exchange: { ...readExchange(db), ...writeExchange(db) },
})
export type Writing = ReturnType<typeof writing>
