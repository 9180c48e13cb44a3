/** Who may be meant by a name in a thread. */

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
}
