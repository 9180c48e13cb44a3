/** What becomes of the ballots that a voter has when another one of his comes. */

/** How many of one voter can stand at once, and what becomes of them where that are several. */
export interface Dividing {
  most: number
  /** Whose place a vote takes that is one too many: of those for others, the one cast first, or last. */
  third: 'older' | 'newer'
  /** What a vote does for whom one of them is already: it stands beside it, or is nothing. */
  same: 'both' | 'nothing'
  /** What an unvote without a name takes back: all of them, or the last. */
  unvote: 'both' | 'last'
}

interface Choice {
  for?: string
  nobody?: true
  of?: string
  /** What was written, where it is a nickname that the host has yet to confirm. */
  likely?: string | undefined
}
const choiceOf = ({ for: on, nobody }: Choice): string | undefined => (nobody ? '' : on)

/**
 * @param held the ballots of one voter that stand, in the order cast
 * @returns those of them that another one takes the place of, or takes back; none where it stands beside them, or is nothing
 */
export function givenUp<Cast extends Choice>(
  held: readonly Cast[],
  ballot: Choice,
  { most, third, same, unvote }: Dividing,
): readonly Cast[] {
  const on = choiceOf(ballot)
  if (on === undefined) {
    if (ballot.of !== undefined) return held.filter(one => choiceOf(one) === ballot.of)
    return unvote === 'last' ? held.slice(-1) : held
  }
  // Whom a nickname was read as is certain once the same player is named in full.
  const guessed = held.find(one => one.likely !== undefined && choiceOf(one) === on)
  if (guessed && ballot.likely === undefined) return [guessed]
  const others = held.filter(one => choiceOf(one) !== on)
  if (held.length < most || (same === 'nothing' && others.length < held.length)) return []
  return third === 'newer' ? others.slice(-1) : others.slice(0, 1)
}
