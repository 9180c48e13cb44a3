/** Who may be meant by a name in a thread. */
import { otherNames } from '../journal/hydra.ts'
import type { Replaced, Seat } from '../journal/state.ts'

export interface Person {
  /** What ballots call this player: the seat, or the name itself. */
  id: string
  name: string
  /** Other names: what the host entered, and both heads of a hydra. */
  aliases?: readonly string[]
  /** Who sat in this seat before. */
  former?: readonly string[]
  /** Names of those who left this seat; what they write from then on is no vote of the seat. */
  left?: readonly Left[]
  /** Leads the game, and votes for nobody. */
  host?: true
  /** How many votes this player has, where that is more than one, and whether they may be for several. */
  votes?: number
  divided?: true
  /** Why votes of this player do not count at this time. */
  cannotVote?: 'dead' | 'out' | 'lostVote'
  /** Why nobody can vote for this player. */
  cannotBeVoted?: 'dead' | 'out'
  /** Lives no more: of those who may be meant by a name in doubt, one of the last. */
  gone?: true
}

/** Who left a seat: before the first post, where nobody is said to have come in their place. */
export interface Left {
  name: string
  by?: readonly string[]
  /** The host said so after this post, or before any (`''`): what stands behind it asks. */
  after?: string
}

/** Under which names posts are written, and votes: what a page of a thread is read against. */
export const writersOf = (people: readonly Person[]): string[] =>
  people.flatMap(({ name, aliases = [], former = [] }) => [name, ...aliases, ...former])

/**
 * Who plays in a seat, under every name of it: any head of a hydra writes for it.
 * @param replaced who left a seat in the phase whose posts are read; without it nobody is known to have left
 */
export function personIn(
  {
    slot,
    name,
    alive,
    ...seat
  }: Pick<Seat, 'slot' | 'name' | 'alive' | 'aliases' | 'heads' | 'former' | 'formerHeads'>,
  replaced?: readonly Replaced[],
): Person {
  const { today, before } = otherNames(seat)
  const left = replaced && before.filter(one => one !== name && !today.includes(one)).map(one => leftIn(one, replaced))
  return {
    id: slot,
    name,
    ...(today.length && { aliases: today }),
    ...(before.length && { former: before }),
    ...(!alive && { gone: true as const }),
    ...(left?.length && { left }),
  }
}

function leftIn(name: string, replaced: readonly Replaced[]): Left {
  const here = replaced.findLast(one => one.name === name)
  return here ? { name, by: here.by, after: here.after ?? '' } : { name }
}
