/** Who the faceless is, who can be cut and who can be a task, from what a game remembers. */
import type { Game, Seat } from '../../../journal/state.ts'
import type { SeatId } from '../../../reason/claim.ts'
import { isElite } from '../shared/elites.ts'
import { rememberedOf } from '../vocabulary.ts'

type Known = Pick<Game, 'seats' | 'facts'>

/** The faceless of a game, alive or not; there is one at most (RU-FMT-3). */
export const facelessOf = ({ seats }: Pick<Game, 'seats'>): Seat | undefined =>
  seats.find(({ details }) => details?.faceless === 'true')

export const hasPost = ({ details }: Pick<Seat, 'details'>): boolean =>
  details?.title === 'mayor' || details?.title === 'secretary'
export const isCut = ({ seats }: Known, slot: SeatId): boolean =>
  seats.some(seat => seat.slot === slot && seat.status.includes('faceCut'))

const remembered = ({ facts }: Known, kind: 'faceBack' | 'faceTask', slot: SeatId): boolean =>
  rememberedOf(facts, kind).some(({ of }) => of === slot)
export const hadFaceBack = (game: Known, slot: SeatId): boolean => remembered(game, 'faceBack', slot)
export const wasTask = (game: Known, slot: SeatId): boolean => remembered(game, 'faceTask', slot)

/** Whose face can be cut now (RU-FAC-4, RU-FL-3). */
export const faces = (game: Known): SeatId[] =>
  game.seats
    .filter(
      seat =>
        seat.alive && !isElite(seat) && !hasPost(seat) && !isCut(game, seat.slot) && !hadFaceBack(game, seat.slot),
    )
    .map(({ slot }) => slot)
/** Who is left to be named as a task (RU-FL-2). */
export const tasks = (game: Known): SeatId[] =>
  game.seats
    .filter(
      ({ alive, slot, details, faction }) =>
        alive && !isElite({ faction }) && details?.faceless !== 'true' && !wasTask(game, slot),
    )
    .map(({ slot }) => slot)
/** Players among them: bystanders of a position are never drawn. */
export const players = ({ seats }: Known, slots: readonly SeatId[]): SeatId[] =>
  slots.filter(slot => !seats.find(seat => seat.slot === slot)?.bystander)
