/** Everything that the interface says, in Russian: a section each screen. */
import { app } from './app.ru.ts'
import { books } from './books.ru.ts'
import { common } from './common.ru.ts'
import { day } from './day.ru.ts'
import { explore } from './explore.ru.ts'
import { games } from './games.ru.ts'
import { inboxTally } from './inbox-tally.ru.ts'
import { inbox } from './inbox.ru.ts'
import { log } from './log.ru.ts'
import { mend } from './mend.ru.ts'
import { merge } from './merge.ru.ts'
import { nightMap } from './night-map.ru.ts'
import { nightTree } from './night-tree.ru.ts'
import { night } from './night.ru.ts'
import { parts } from './parts.ru.ts'
import { posts } from './posts.ru.ts'
import { proof } from './proof.ru.ts'
import { reminders } from './reminders.ru.ts'
import { roster } from './roster.ru.ts'
import { rules } from './rules.ru.ts'
import { search } from './search.ru.ts'
import { setup } from './setup.ru.ts'
import { shell } from './shell.ru.ts'
import { state } from './state.ru.ts'
import { statistics } from './statistics.ru.ts'
import { votes } from './votes.ru.ts'
import { wording } from './wording.ru.ts'

export const ru = {
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
