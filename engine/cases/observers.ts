/** What contributors hold every case to, besides what it expects and the laws: all of it looks at one play. */
import { oddlyBelowPosts } from './below-posts.ts'
import type { Case } from './case.ts'
import { restingOnThemselves } from './causes.ts'
import type { Failure } from './check.ts'
import { oddlyHosted } from './host-words.ts'
import { oddlyKept } from './keeps.ts'
import { oddlyMapped } from './mapped.ts'
import type { Played } from './play.ts'
import { oddlyTold } from './told.ts'

/** Each looks at a case that was played, and tells what is odd. */
const observers: Readonly<Record<string, (played: Played, written: Case) => Failure[]>> = {
  told: oddlyTold,
  mapped: oddlyMapped,
  kept: oddlyKept,
  hosted: oddlyHosted,
  belowPosts: oddlyBelowPosts,
  resting: restingOnThemselves,
}

/** @returns what any of them finds odd */
export const observed = (played: Played, written: Case): Failure[] =>
  Object.values(observers).flatMap(look => look(played, written))
