/**
 * Whose a check or a comparison is. It belongs to the role that made it, so that whoever has that role as the own one by now
 * holds it: an heir, or who has it of the witch (RU-ACZ-3, RU-WCH-1). Who plays a role beside the own one, for a day or out of
 * a collection, begins from zero, and holds what he found by it himself (RU-ACR-1, RU-COL-4).
 */
import type { Game, Seat } from '../../../journal/state.ts'
import type { SeatId } from '../../../reason/claim.ts'
import { entryOf } from '../roles/is.ts'
import { besideFor } from './playing.ts'

type Played = Pick<Game, 'facts' | 'seats' | 'customRoles'>
/** What was found: by whom, and whether through a role that was not the finder's own. */
interface Found {
  by?: SeatId | undefined
  data: { beside?: unknown }
}

/** Whether somebody plays the role with this ability beside the own one; what he finds by it is written down as such. */
export const foundBeside = (game: Played, who: SeatId, ability: string): { beside?: true } =>
  besideFor(game, who, ability) ? { beside: true } : {}

/** Whether it is at the disposal of somebody, who makes use of it by this ability. */
export function holds(game: Played, who: SeatId, ability: string, { by, data }: Found): boolean {
  if (by === who) return true
  if (data.beside !== undefined) return false
  const play = besideFor(game, who, ability)
  // Who is informed has what others found; a collected role is told it as any (RU-INV-1).
  return play === undefined || (play.data.how === 'collect' && isInformed(play.data.role))
}

const isInformed = (role: string): boolean => entryOf(role)?.abilities.includes('informed') ?? false

/** The role by which somebody has an ability: one that is played, or the own one. */
export const roleWith = (game: Played, { slot, role }: Pick<Seat, 'slot' | 'role'>, ability: string): string =>
  besideFor(game, slot, ability)?.data.role ?? role
