/** Everything that the interface says, in English: a section each screen. */
import { app } from './app.en.ts'
import { books } from './books.en.ts'
import { common } from './common.en.ts'
import { day } from './day.en.ts'
import { explore } from './explore.en.ts'
import { games } from './games.en.ts'
import { inboxTally } from './inbox-tally.en.ts'
import { inbox } from './inbox.en.ts'
import { log } from './log.en.ts'
import { mend } from './mend.en.ts'
import { merge } from './merge.en.ts'
import { nightMap } from './night-map.en.ts'
import { nightTree } from './night-tree.en.ts'
import { night } from './night.en.ts'
import { parts } from './parts.en.ts'
import { posts } from './posts.en.ts'
import { proof } from './proof.en.ts'
import { reminders } from './reminders.en.ts'
import { roster } from './roster.en.ts'
import { rules } from './rules.en.ts'
import { search } from './search.en.ts'
import { setup } from './setup.en.ts'
import { shell } from './shell.en.ts'
import { state } from './state.en.ts'
import { statistics } from './statistics.en.ts'
import { votes } from './votes.en.ts'
import { wording } from './wording.en.ts'

export const en = {
  app,
  books,
  common,
  day,
  explore,
  games,
  inbox,
  inboxTally,
  log,
  mend,
  merge,
  night,
  nightMap,
  nightTree,
  parts,
  posts,
  proof,
  reminders,
  roster,
  rules,
  search,
  setup,
  shell,
  state,
  statistics,
  votes,
  wording,
}
