/** What the desk says in English, by section. */
import { cases } from './cases.en.ts'
import { components } from './components.en.ts'
import { dealing } from './dealing.en.ts'
import { desk } from './desk.en.ts'
import { explore } from './explore.en.ts'
import { games } from './games.en.ts'
import { inbox } from './inbox.en.ts'
import { issues } from './issues.en.ts'
import { library } from './library.en.ts'
import { log } from './log.en.ts'
import { mend } from './mend.en.ts'
import { merge } from './merge.en.ts'
import { missing } from './missing.en.ts'
import { night } from './night.en.ts'
import { posts } from './posts.en.ts'
import { reading } from './reading.en.ts'
import { roleMessages } from './role-messages.en.ts'
import { roster } from './roster.en.ts'
import { rules } from './rules.en.ts'
import { statistics } from './statistics.en.ts'
import { votes } from './votes.en.ts'
import { wording } from './wording.en.ts'
import { workspace } from './workspace.en.ts'

export const en = {
  cases,
  components,
  dealing,
  desk,
  explore,
  games,
  inbox,
  issues,
  library,
  log,
  mend,
  merge,
  missing,
  night,
  posts,
  reading,
  roleMessages,
  roster,
  rules,
  statistics,
  votes,
  wording,
  workspace,
}
