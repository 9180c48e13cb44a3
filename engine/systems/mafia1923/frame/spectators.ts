/** Spectators (1923-E5): they sit in the roster to read what is public, and are no players. */
import { seatOf, type Game, type Refusal, type Seat, type Submission } from '../../../journal/state.ts'
import { sayingInEach } from '../../../text/in-each.ts'

const says = sayingInEach({ spectator: '{name} is a Spectator' }, { spectator: '{name} — зритель, а не игрок' })

/** Whether a seat is one of a player. */
export const plays = ({ details }: Seat): boolean => details?.level !== 'spectator'

/** A Spectator neither acts nor is chosen. */
export function refusedSpectator(game: Game, { by, to }: Pick<Submission, 'by' | 'to'>): Refusal | undefined {
  const spectator = [by, ...to].map(slot => seatOf(game, slot)).find(seat => seat && !plays(seat))
  return spectator && { rule: '1923-E5', says: says('spectator', { name: spectator.name }) }
}
