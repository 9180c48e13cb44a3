/** Which kind of phase comes when: the election first, and what follows only where it is due (RU-TIME-1). */
import type { Game } from '../../journal/state.ts'
import { laterVotes } from './day/kinds.ts'
import { voteDue } from './day/rounds.ts'
import { isExtended } from './shared/sides.ts'
import { mainPlayers } from './shared/roster.ts'
import { rememberedOf } from './vocabulary.ts'

/** How many players may live at most for a witch hunt to be out of the question (RU-HUNT-1). */
export const fewestForHunt = (game: Pick<Game, 'options'>): number => (isExtended(game) ? 6 : 5)

/** A game begins with the election, unless somebody is mayor already. */
export const opensWith = ({ seats }: Game): string =>
  seats.some(({ details }) => details?.title === 'mayor') ? 'night' : 'election'

const secondRoundDue = ({ facts, phases }: Game): boolean =>
  phases.at(-1)?.kind === 'election' && rememberedOf(facts, 'tiedForMayor').length > 0

/** A second round where the election ended level, and a vote that another one of the day asked for. */
export const follows = (game: Game): string | undefined =>
  // What a vote that goes on asks for is not known yet.
  game.phases.length && !game.phases.at(-1)!.result ? undefined : secondRoundDue(game) ? 'secondRound' : voteDue(game)

/** A hunt comes after a night, once a game, where nobody is mayor (RU-HUNT-1). */
function huntMayCome({ facts, phases, seats, options }: Game): boolean {
  const mayor = seats.find(({ details }) => details?.title === 'mayor')
  const living = mainPlayers(seats).filter(({ alive }) => alive)
  return (
    phases.at(-1)?.kind === 'night'
    && !(mayor && (mayor.alive || options.deadMayorOpensHunt === false))
    && !rememberedOf(facts, 'huntHeld').length
    && living.length > fewestForHunt({ options })
  )
}

/** What cannot be opened now. */
export const closed = (game: Game): string[] => [
  ...(huntMayCome(game) ? [] : ['hunt']),
  ...(secondRoundDue(game) ? [] : ['secondRound']),
  ...laterVotes.filter(kind => kind !== voteDue(game)),
]
