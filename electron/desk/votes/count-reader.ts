/** Reading counts that hosts posted, in a game. */
import type { Posted } from '../../../engine/journal/state.ts'
import { boldInFull, noLynch, type Style } from '../../../engine/rules/style.ts'
import { hostCount } from '../../../engine/vote/host-count.ts'
import { runsOf } from '../../../engine/vote/marks.ts'
import { namesOf } from '../../../engine/vote/names.ts'
import type { Person } from '../../../engine/vote/person.ts'
import type { HostCount } from '../../../engine/vote/reading.ts'
import { safely } from '../../../engine/vote/safely.ts'

/** A count says `No lynch` whatever the game has of it. */
const style: Style = { ...boldInFull, nobody: noLynch }

export type CountRead = Omit<HostCount, 'post' | 'index' | 'by'>

/**
 * @param titles what the host calls a count besides
 * @returns what reads a post of a host: one that is no count gives nothing, nor does one that cannot be read at all
 */
export function countReader(
  people: readonly Person[],
  titles: readonly string[] = [],
): (post: Pick<Posted, 'text'>) => CountRead | undefined {
  const names = namesOf(people, style)
  return post => safely(() => hostCount(runsOf(post), names, { ...style, titles }))
}
