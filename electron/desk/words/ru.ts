/** What the desk says in Russian, by section. */
import { cases } from './cases.ru.ts'
import { components } from './components.ru.ts'
import { dealing } from './dealing.ru.ts'
import { desk } from './desk.ru.ts'
import { explore } from './explore.ru.ts'
import { games } from './games.ru.ts'
import { inbox } from './inbox.ru.ts'
import { issues } from './issues.ru.ts'
import { library } from './library.ru.ts'
import { log } from './log.ru.ts'
import { mend } from './mend.ru.ts'
import { merge } from './merge.ru.ts'
import { missing } from './missing.ru.ts'
import { night } from './night.ru.ts'
import { posts } from './posts.ru.ts'
import { reading } from './reading.ru.ts'
import { roleMessages } from './role-messages.ru.ts'
import { roster } from './roster.ru.ts'
import { rules } from './rules.ru.ts'
import { statistics } from './statistics.ru.ts'
import { votes } from './votes.ru.ts'
import { wording } from './wording.ru.ts'
import { workspace } from './workspace.ru.ts'

export const ru = {
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
