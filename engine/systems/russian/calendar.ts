/** Which kind of phase comes when: the election first, and what follows only where it is due (RU-TIME-1). */
import type { Game } from '../../journal/state.ts'
import { laterVotes } from './day/kinds.ts'
import { voteDue } from './day/rounds.ts'
import { rememberedOf } from './vocabulary.ts'

/** A game begins with the election, unless somebody is mayor already. */
export const opensWith = ({ seats }: Game): string =>
  seats.some(({ details }) => details?.title === 'mayor') ? 'night' : 'election'

const secondRoundDue = ({ facts, phases }: Game): boolean =>
  phases.at(-1)?.kind === 'election' && rememberedOf(facts, 'tiedForMayor').length > 0

/** A second round where the election ended level, and a vote that another one of the day asked for. */
export const follows = (game: Game): string | undefined => (secondRoundDue(game) ? 'secondRound' : voteDue(game))

/** What cannot be opened now. */
export const closed = (game: Game): string[] => [
  ...(secondRoundDue(game) ? [] : ['secondRound']),
  ...laterVotes.filter(kind => kind !== voteDue(game)),
]
