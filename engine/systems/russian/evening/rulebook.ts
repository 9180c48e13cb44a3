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
    'his colour is shown by the rule of the check (RU-COM-3); the rest is only of roles that are not played yet',
  ),
  'RU-HAC-B1': stated('A black hacker blocks blacks for one day only, and they are told until when.'),
}
