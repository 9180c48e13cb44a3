/** The witch hunt. */
import type { Ruling } from '../../../rules/role.ts'

const stated = (says: string): Ruling => ({ says, origin: 'stated' })

export const hunts: Record<string, Ruling> = {
  'RU-HUNT-1': stated(
    'A witch hunt takes the place of a lynch once a game, when the mayor has lost the post and more than five players live, in the extended format more than six; never on an additional vote.',
  ),
  'RU-HUNT-2': stated(
    'As the vote starts 15 minutes are given to approve of it. It is held where half of the main players alive do, without those who were not admitted to the vote; otherwise the vote is an ordinary one.',
  ),
  'RU-HUNT-3': stated(
    'Everybody has two ballots against different players, and may cast one or none. One against the same player again is none, and leaves the second open. Who says nothing of the second has declined it. No ballot is put on anybody, and without a wall there is none.',
  ),
  'RU-HUNT-4': stated(
    'The two with the most votes are lynched, however many blacks are left, and never more than two. There is no revote.',
  ),
  'RU-HUNT-5': stated(
    'Where more are level than there are places, those are lynched who got a ballot earlier, without ballots left beforehand; where a judge plays, those whom the judge voted against. Two ballots of one post count from left to right.',
  ),
  'RU-HUNT-6': stated('On a witch hunt neither a hero nor a priest saves anybody.'),
}
