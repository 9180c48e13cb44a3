/** The phantom, who goes on after his death. */
import type { Ruling } from '../../../rules/role.ts'

const stated = (says: string): Ruling => ({ says, origin: 'stated' })
const chosen = (says: string): Ruling => ({ says, origin: 'default' })

export const ghosts: Record<string, Ruling> = {
  'RU-PHA-1': chosen(
    'A phantom who dies by night or by a vote may sit in a living player and stay for one more vote: lynched with the result of that vote, killed at night with the result of the next day. He learns the civil role, and has his vote only where both vote alike. The report names whom he sits in, and he leaves with that one.',
  ),
  // The source is silent on who may be named: that a vote may is ours.
  'RU-PHA-2': chosen(
    'As long as he lives everybody who is killed at night is a phantom for a day: without a role, with a vote that a witness, a politician or a liar may name. Killed at night himself he is the only one.',
  ),
  'RU-PHA-3': chosen(
    'A living phantom has a vote more for each phantom there is. When everybody has voted he may waive what is added to his ballot and to those of phantoms; their own votes stay.',
  ),
  'RU-PHA-4': stated(
    'Phantoms are not among all others or all reds who vote against one player, nor among the blacks; red ones are among the reds of a limit.',
  ),
  'RU-PHA-B1': stated(
    'A black phantom who sits in somebody curses him until the end of the next day, which the result of the vote says: neither civil role nor colour is left to him. The negative role of the phantom stays hidden until he leaves. Without a curse he leaves right after the vote.',
  ),
  'RU-PHA-B2': chosen('A black phantom may let no further phantoms arise, from then on.'),
  'RU-PHA-G1': stated(
    'A faceless phantom sits only in a player whose face is cut, who stays a victim, and has no vote. He cannot win any more, but may score one victim more, and leaves when that player or the task named for him is dead.',
  ),
  'RU-END-5': chosen(
    'A dead red phantom counts as one more red where he sits in a red, and before the day on which he may sit in one. Black and grey ones count nothing.',
  ),
}
