/** Priest, lawyer and inquisitor around a vote. */
import type { Ruling } from '../../../rules/role.ts'

const stated = (says: string): Ruling => ({ says, origin: 'stated' })

export const pleas: Record<string, Ruling> = {
  'RU-PRI-1': stated(
    'A priest may forgive whom he voted for, once a vote and not where he is to die himself: all votes against that player are none, and was he to die, a revote follows in which nobody can vote for him. In a revote between two the other one dies.',
  ),
  'RU-PRI-2': stated('A priest who is lynched in that revote may let the rescued player die instead.'),
  'RU-LAW-2': stated('Before each vote a lawyer may shield one other player from votes whom his check showed red.'),
  'RU-INQ-3': stated('A lynched inquisitor takes along a player whom he checked black and verified as that.'),
  'RU-VOTE-13': stated(
    'After mercy everybody votes anew as in a vote of the day, only not for the forgiven player; no revote follows but one, and what is level is settled as in a revote.',
  ),
  'RU-DAY-2': stated(
    'The post that starts a vote names who is shielded by the mayor and by a lawyer, and says where both shield the same player.',
  ),
}
