/** Who may be meant by a name in a thread. */
import { otherNames } from '../journal/hydra.ts'
import type { Seat } from '../journal/state.ts'

export interface Person {
  /** What ballots call this player: the seat, or the name itself. */
  id: string
  name: string
  /** Other names: what the host entered, and both heads of a hydra. */
  aliases?: readonly string[]
  /** Who sat in this seat before. */
  former?: readonly string[]
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

/** Who plays in a seat, under every name of it: any head of a hydra writes for it. */
export function personIn({
  slot,
  name,
  alive,
  ...seat
}: Pick<Seat, 'slot' | 'name' | 'alive' | 'aliases' | 'heads' | 'former' | 'formerHeads'>): Person {
  const { today, before } = otherNames(seat)
  return {
    id: slot,
    name,
    ...(today.length && { aliases: today }),
    ...(before.length && { former: before }),
    ...(!alive && { gone: true as const }),
  }
}
