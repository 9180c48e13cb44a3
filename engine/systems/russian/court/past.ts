/** Whose deeds count as a hero's own. */
import type { Game } from '../../../journal/state.ts'
import type { SeatId } from '../../../reason/claim.ts'
import { entryOf } from '../roles/is.ts'

/** What somebody did as a hero is the past of who has the role now, where he is not another hero who lives. */
export const isPastOf = ({ seats }: Pick<Game, 'seats'>, hero: SeatId, doer: SeatId): boolean =>
  doer === hero || !seats.some(({ slot, alive, role }) => slot === doer && alive && standsUp(role))

const standsUp = (role: string): boolean => entryOf(role)?.abilities.includes('standUp') ?? false
