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
  'RU-VOTE-15': stated(
    'The votes are counted in steps: what the ballots weigh, what a drugged voter and the limit cut off, what barriers take away; then the greatest sum decides.',
  ),
  'RU-CAP-1': stated(
    'Whatever is added to it, the ballot of a red or of the faceless weighs no more than the number of the other living reds, or of the living blacks where those are more.',
  ),
  'RU-CAP-2': stated(
    'Once a red was lynched, the ballots of blacks against one player together weigh no more than the number of living reds less one, or of living blacks where those are more. What a barrier took away is not counted here.',
  ),
  'RU-CAP-4': stated(
    'The same of blacks and the faceless together, who weigh no more than there are living reds, or living blacks where those are more.',
  ),
  'RU-BAR-1': stated(
    'Against somebody with a barrier each ballot counts one at most, and then as many votes fall away as the barrier is big; of several barriers the greatest counts.',
  ),
  'RU-BAR-4': stated('Where all living reds vote against somebody black or faceless, his barrier takes no votes away.'),
  'RU-BAR-6': stated(
    'Where everybody else votes against one player, that player is lynched, whatever else is counted.',
  ),
  'RU-LAW-3': stated(
    'A lawyer whose check showed somebody as black votes against him with one vote more, and no barrier of his works against this ballot.',
  ),
  'RU-PRI-3': stated(
    'A priest has a barrier of three in every vote, less by one for every red lynched so far. Who only plays the role has a barrier smaller by a third.',
  ),
  'RU-MAY-2': stated(
    'A lynch of a red costs the mayor the post for good, whoever the mayor voted for, and nobody else gets it. A lynch of a black or of the faceless does not.',
  ),
}
