/** The lynch of a day, as far as it is counted plainly. */
import type { Ruling } from '../../../rules/role.ts'

const stated = (says: string): Ruling => ({ says, origin: 'stated' })

export const day: Record<string, Ruling> = {
  'RU-VOTE-1': stated(
    'A ballot names a player and is final; what was cast before the vote opened is void. Who has the most ballots is lynched.',
  ),
  'RU-VOTE-8': stated(
    'A ballot at the mayor, at somebody dead or at nobody is a vote of its voter for himself, and his vote is used up; the mayor’s own is spent.',
  ),
  'RU-VOTE-9': stated('A tie for the first place goes to a revote among the tied, and the host says how it ended.'),
  'RU-VOTE-10': stated(
    'Where two are level in the revote too, both die while more than two blacks live, and nobody while one or two do. The host says which it was.',
  ),
  'RU-MAY-2': stated(
    'A lynch of a red costs the mayor the post for good, whoever the mayor voted for, and nobody else gets it. A lynch of a black or of the faceless does not.',
  ),
}
