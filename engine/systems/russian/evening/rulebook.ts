/** Roles that reach others from the evening: whom they keep from a role. */
import type { Ruling } from '../../../rules/role.ts'

const stated = (says: string): Ruling => ({ says, origin: 'stated' })
const apart = (says: string, uncheckable: string): Ruling => ({ says, origin: 'stated', uncheckable })

export const evenings: Record<string, Ruling> = {
  'RU-HAC-1': stated(
    'In the evening the hacker names somebody else, whose civil role is of no use for a game day, lives and senses of it included. In the morning the target hears of it, and the hacker learns that role.',
  ),
  'RU-HAC-2': stated(
    'Of a black both roles are blocked. One of them stays so for a second day: at the end of the first the black says which one to use.',
  ),
  'RU-HAC-3': stated(
    'A hacked pimp still takes a passport now, but not on the next day; his bans go with the hack, from this evening to the next. A hacker who hacks the pimp that takes his passport in the same evening fails, and may be forbidden and punished at once.',
  ),
  'RU-HAC-4': stated(
    'A hacked necromancer still takes another corpse now, but not on the next day; cultist and collector choose anew whatever happens.',
  ),
  'RU-HAC-5': stated('For actor, wizard and collector the block ends at the moment of their own next move.'),
  'RU-HAC-6': stated('What a hacker did lasts to the end of its day when he is killed.'),
  'RU-ANO-1': stated(
    'In the evening the anonymous names one or two others, whom he watches from now on. In the morning he learns their civil roles, and every morning what there is to hear of the night through them, but for what settles a team. While his role is blocked he hears nothing. What is done at votes the host tells him.',
  ),
  'RU-ANO-2': stated(
    'He watches four at most. In one evening he may stop watching one of them, and then names only one more; where his move is foiled the old watch goes on.',
  ),
  'RU-ANO-3': apart(
    'A check of his colour gives no information. The pimp steers none of his moves, and a copy of the role is not aimed at its owner.',
    'shown by the rules of check, pimp and copy (RU-COM-3, RU-PIM-4, RU-ACR-6)',
  ),
  'RU-PIM-1': stated(
    'In the evening the pimp takes the passport of somebody else, who is his slave to the end or until the pimp is killed. He learns the civil role at once, and every morning what there is to hear of the night through it; of nights before he hears nothing.',
  ),
  'RU-PIM-2': stated(
    'He may forbid a slave the moves of the evening or the night, kills included. Where he says nothing they pass as they are. Another target that he gives, or a move of his own choice, the host enters as the slave’s; never of a kill or a suicide, and never to withhold the prostitute’s protection.',
  ),
  'RU-PIM-3': stated(
    'In the evening he may punish one slave, whose roles are blocked for a game day, the negative one too. The limits are those of a hack, and it outlasts the pimp’s death.',
  ),
  'RU-PIM-4': stated(
    'He rules no moves of immortal, anonymous, actor, necromancer and wizard, and may only punish them.',
  ),
  'RU-PIM-5': stated(
    'One passport in an evening and one slave punished. At first he has one slave, and with every two days one more. Where a slave dies he may take another in any evening, and he may let one go. Notes to a slave are night notes (RU-NOTE-1).',
  ),
  'RU-PIM-B1': stated('Where the pimp chose a liar’s move, the pimp’s colour decides how it works.'),
  'RU-HAC-B1': stated('A black hacker blocks blacks for one day only, and they are told until when.'),
}
