/** Hero and terrorist: who dies by a vote whatever the ballots say. */
import type { Ruling } from '../../../rules/role.ts'

const stated = (says: string): Ruling => ({ says, origin: 'stated' })
const chosen = (says: string): Ruling => ({ says, origin: 'default' })

export const court: Record<string, Ruling> = {
  'RU-HER-1': stated(
    'Once in a game, when everybody has voted, the hero is told who is to die and may stand up for one of them: a red is not lynched, with a black he dies himself, and the faceless dies alone. Who was saved is published.',
  ),
  'RU-HER-2': chosen(
    'He saves nobody on a witch hunt, neither of the pair of a detonator, nobody whom a last deed takes along, nor himself. Who dies with a last deed of his own is beyond saving, and the hero has not used his move then.',
  ),
  'RU-HER-3': stated(
    'A red hero who saved a red and is lynched later may take along one who voted against him, who counts as lynched.',
  ),
  'RU-HER-4': stated('He has a barrier of one in every vote, and learns by name who comes to him at night.'),
  'RU-HER-5': stated('Who takes the role over learns of it what was told at nights, and nothing of its days.'),
  'RU-HER-B1': stated('A black hero saves reds and blacks alike, and learns afterwards of which team it was.'),
  'RU-HER-B2': stated(
    'A black hero who saved a red shows red as long as that one lives. A werewolf who saved another black shows black from then on.',
  ),
  'RU-HER-B3': chosen(
    'A black hero and the black whom he saved make no killer’s move in the night after it; the shots stay in reserve.',
  ),
  'RU-HER-G1': stated('A faceless hero saves anybody.'),
  'RU-TER-1': stated(
    'A lynched terrorist explodes: whoever voted against him has no use of his roles for a game day, however little the ballot weighed.',
  ),
  'RU-TER-2': chosen(
    'Once in a game, before the vote, he may set the detonator. From the start of the vote on he cannot take it back; with whom he explodes he says when everybody has voted.',
  ),
  'RU-TER-3': stated(
    'The detonator takes the place of the vote: whomever the ballots chose lives, and the two die. In a hunt the pair takes the place of the one of the two with less votes, and three die.',
  ),
  'RU-TER-4': stated('Both count as lynched: who voted against either is blocked, and is named with the result.'),
  'RU-TER-5': stated('A red terrorist does not kill a red but maims him, and the mayor loses the post.'),
  'RU-TER-6': stated('The explosion keeps nobody from a last deed who dies in the same vote.'),
  'RU-TER-B1': stated('The explosion of a black terrorist leaves negative roles alone.'),
  'RU-TER-B2': stated(
    'The detonator of a black terrorist kills nobody beside him: it maims, and a negative has no move in the night after it.',
  ),
  'RU-TER-G1': stated(
    'The detonator of a faceless terrorist kills whom the ballots would have lynched or brought to a revote, and maims anybody else.',
  ),
}
