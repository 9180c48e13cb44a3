/** The lynch of a day, as far as it is counted plainly. */
import type { Ruling } from '../../../rules/role.ts'

const stated = (says: string): Ruling => ({ says, origin: 'stated' })

export const day: Record<string, Ruling> = {
  'RU-VOTE-1': stated(
    'A ballot names a player and is final; what was cast before the vote opened is void. Who has the most ballots is lynched.',
  ),
  'RU-VOTE-9': stated('A tie for the first place goes to a revote among the tied, and the host says how it ended.'),
  'RU-MAY-2': stated(
    'A lynch of a red costs the mayor the post for good, whoever the mayor voted for, and nobody else gets it. A lynch of a black or of the faceless does not.',
  ),
}
