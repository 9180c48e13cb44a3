/** What the second count of a vote and that of a hunt share: who votes, what is given, who is counted where. */

export type Colour = 'red' | 'black' | 'grey'

export interface Voter {
  name: string
  /** Of an elite the side it has chosen. */
  colour: Colour | undefined
  kind: 'main' | 'agent' | 'mason'
  role: string
  mayor?: boolean
  /** How big a dose of drugs he has today. */
  dose?: number
  /** Whom he checked as a lawyer, and what he was shown. */
  checked?: { who: string; shown: 'red' | 'black' }
  noWall?: boolean
  /** The role that an actor copied the evening before. */
  copies?: string
  /** Killed last night while a phantom lived, or as the phantom: without a role, with a vote (RU-PHA-2). */
  ghost?: boolean
}

export interface Given {
  by: string
  for: string
  advance?: boolean
}

export interface VoteDay {
  /** The living, and those who vote though they are dead. */
  voters: readonly Voter[]
  ballots: readonly Given[]
  redsLynched: number
  /** Whom the lawyer defends, whom the priest forgives. */
  defends?: { by: string; who: string }
  forgives?: { by: string; who: string }
  /** Whom a witness vouches for, whom a liar compromises, and against whom one who is no red slips ballots in. */
  vouches?: { by: string; who: readonly string[] }
  compromises?: { by: string; who: readonly string[] }
  slips?: readonly string[]
  /** Between whom a revote is; none in a vote of the day. */
  between?: readonly string[]
  /** A witch hunt: two ballots of each, two who die. */
  hunt?: boolean
  /** The phantom lets go what phantoms add. */
  waives?: boolean
  /** A revote after mercy, in which nobody votes for this player. */
  forgiven?: string
}

export interface VoteResult {
  sums: Record<string, number>
  dies: string[]
  /** Those who go to a revote, or who is rescued and stays out of it. */
  revote: string[]
  rescued?: string
}

export interface Cast {
  by: Voter
  on: string
  weight: number
  place: number
  advance: boolean
  /** Slipped in by a liar who is no red: a ballot by itself, which nobody saw. */
  hidden?: true
}

/** The living main players of a colour: no elites, no phantoms. */
export const main = (voters: readonly Voter[], colour: Colour): Voter[] =>
  voters.filter(one => one.kind === 'main' && one.colour === colour && !one.ghost)

/** R of the limits: active reds, red phantoms among them. */
export const activeReds = (voters: readonly Voter[]): number =>
  voters.filter(({ kind, colour }) => kind === 'main' && colour === 'red').length

/** Whether somebody plays this role today: the dead play none. */
export const plays = ({ role, copies, ghost }: Voter, asked: string): boolean =>
  !ghost && (role === asked || copies === asked)

/** Whether all others vote against somebody: no phantoms, masons and agents (RU-BAR-6). */
export function hatedByAll(voters: readonly Voter[], casts: readonly Cast[], { name, ghost }: Voter): boolean {
  const others = voters.filter(one => one.name !== name && one.kind === 'main' && !one.ghost)
  return !ghost && others.length > 0 && others.every(one => openly(casts, one, name))
}

/** Whether somebody votes against a player, for all to see. */
export const openly = (casts: readonly Cast[], voter: Voter, name: string): boolean =>
  casts.some(({ by, on, hidden }) => by === voter && on === name && !hidden)

/** Against whom judges vote, in the order of their ballots: not where a red liar made nothing of a judge's. */
export function judgedIn({ voters, compromises }: VoteDay, casts: readonly Cast[]): string[] {
  const liar = voters.find(({ name }) => name === compromises?.by)
  return [...casts]
    .sort((a, b) => a.place - b.place)
    .filter(
      ({ by, hidden }) =>
        plays(by, 'judge') && !hidden && !(liar?.colour === 'red' && liar !== by && compromises!.who.includes(by.name)),
    )
    .map(({ on }) => on)
}
