/** Roles that somebody plays who was not dealt them. */
import type { Ruling } from '../../../rules/role.ts'

const stated = (says: string): Ruling => ({ says, origin: 'stated' })
const chosen = (says: string): Ruling => ({ says, origin: 'default' })

export const hands: Record<string, Ruling> = {
  'RU-WIZ-1': chosen(
    'In the evening the wizard names a civil role that nobody was dealt, and plays it until the end of the next day, from zero. Each role once, three in a game; that a holder died frees no role.',
  ),
  'RU-WIZ-2': stated(
    'A role that is in the game is a skip, and the attempt is spent. What is kept from the copy of an actor is kept from him too.',
  ),
  'RU-ACR-5': stated(
    'A copied role does less: the doctor and the madman have one target, the immortal has no link, the prostitute always protects her client, the kamikaze only maims, the hypnotist leads no killer away, and bodyguard and bum hear of no killer’s name.',
  ),
}
