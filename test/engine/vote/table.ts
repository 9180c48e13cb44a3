/** Votes read in one line each, for tables. */
import type { Person } from '../../../engine/vote/person.ts'
import type { Post } from '../../../engine/vote/post.ts'
import { readPosts } from '../../../engine/vote/read.ts'
import type { VotesRead } from '../../../engine/vote/reading.ts'
import { boldInFull, type Style } from '../../../engine/rules/style.ts'

export const people = (...names: string[]): Person[] => names.map(name => ({ id: name, name }))

export const seven: Person[] = people('Ann', 'Bob', 'Bobby', 'Player', 'Cat Stevens', 'Bad Ash', 'Dan', 'Mary-Ann')

/** `Bob` a vote, `-` an unvote, `no shortForm` what does not count, `? Bo: Bob, Bobby` a name in doubt. */
export function told({ ballots, uncounted, unresolved }: VotesRead): string {
  const found = [
    ...ballots.map(one => ({
      ...one,
      says: one.unvote
        ? `-${one.of ?? ''}`
        : one.nobody
          ? 'nobody'
          : `${one.for}${one.begun === undefined ? '' : ` (${one.begun})`}`,
    })),
    ...uncounted.map(one => ({ ...one, says: `no ${one.why}` })),
    ...unresolved.map(one => ({ ...one, says: `? ${one.name}: ${one.near.join(', ')}` })),
  ]
  return found
    .sort((a, b) => a.index - b.index || a.place.start - b.place.start)
    .map(({ says }) => says)
    .join(' | ')
}

export const reading = (text: string, style: Style = boldInFull, more: Partial<Post> = {}): VotesRead =>
  readPosts([{ by: 'Dan', text, ...more }], seven, style)
export const brief = (text: string, style: Style = boldInFull): string => told(reading(text, style))
