/** The rules about kills, what stops them and what follows them. */
import type { Ruling } from '../../../rules/role.ts'
import { chosen, implied, stated } from '../origins.ts'

export const killing: Record<string, Ruling> = {
  'CONAN-K1': stated(
    'Who is killed, lynched or arrested loses the actions of that phase which come later in the order, and keeps those that came before.',
  ),
  'CONAN-K2': stated('Vengeance works although its owner was killed, lynched or arrested.'),
  'CONAN-K3': stated(
    'If Kazuha is poisoned the vote she would have taken off does not come off, and whoever leads by that one vote is lynched.',
  ),
  'CONAN-K4': implied('Accompanying somebody takes one vote off that player; poison comes before it in the order.'),
  'CONAN-K5': stated('There are three kinds of killing: the normal kill, the kill under a bribe, and APTX.'),
  'CONAN-K6': stated('A kill that Protect or Heal stopped is an attack.'),
  'CONAN-K7': implied('A kill that failed for any other reason is neither a killing nor an attack.'),
  'CONAN-K8': stated('The vote of a player arrested or poisoned that day does not count.'),
  'CONAN-K9': chosen(
    'If the player with the most votes was poisoned that day, or arrested and not freed again, nobody is lynched instead.',
  ),

  'CONAN-AB1': chosen(
    "The Organization's kill: the target dies unless protected, healed, abroad or arrested, and unless the killer was neutralised or arrested.",
  ),
  'CONAN-AB2': chosen(
    "Bribe, once a game: that night's kill passes whatever neutralised the killer and whatever protects or heals the target. It frees no killer who was arrested, and reaches nobody in jail or abroad.",
  ),
  'CONAN-AB3': chosen('Snipe, one success a game: the kill cannot be healed, and protectors do not learn who came.'),
  'CONAN-AB14': chosen(
    'Heavy Handed: if Protect or Heal stops the kill of its user, the target is injured all the same.',
  ),
  'CONAN-AB15': chosen('Insult to Injury, once a night: an injured target also loses the vote of the next day.'),
  'CONAN-AB21': chosen('Protect, once a night: a kill fails and the target is unhurt.'),
  'CONAN-AB22': chosen('Heal, once a night: a kill fails and the target is injured; a player injured before is cured.'),
  'CONAN-AB26': chosen(
    'Vengeance, once a game: killed by night or by poison, Akai takes the player he named, or whoever killed him if he named none; lynched, the one he named. A name stands until changed, and one given in the phase in which he is struck stands too, wherever names have their turn.',
  ),
}
