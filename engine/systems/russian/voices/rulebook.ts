/** Roles that speak in votes: the politician. */
import type { Ruling } from '../../../rules/role.ts'

const stated = (says: string): Ruling => ({ says, origin: 'stated' })

export const voices: Record<string, Ruling> = {
  'RU-POL-4': stated(
    'No check shows the colour of a politician. In the morning he learns which roles came to him, and which roles moved on their own players that night.',
  ),
  'RU-POL-6': stated(
    'A politician who is mayor or secretary may take another player under patronage each evening. For that night no check shows the colour of this player, and the politician learns which roles came there, even where the player dies.',
  ),
}
