/** Elite roles: agent, mason, servant. */
import type { Ruling } from '../../../rules/role.ts'

const stated = (says: string): Ruling => ({ says, origin: 'stated' })

export const elites: Record<string, Ruling> = {
  'RU-ELITE-1': stated(
    'Elite roles are known from the start and are no main players: no move is aimed at them and no ballot, and whoever has one has no other role. The host may take them out.',
  ),
  'RU-AGT-1': stated(
    'An agent votes, may hold a post, and leaves after the second lynch, when everybody reads for which side that was; a post keeps an agent in the game. Whoever took the side of a player instead is told it only when that player dies at night, and leaves without showing it.',
  ),
  'RU-MAS-1': stated(
    'A mason has no post, votes with a ballot that weighs nothing, and stays to the end. The side is named, or is that of a player, of which a mason is told only when that player dies at night.',
  ),
  'RU-SRV-1': stated(
    'A servant belongs to one master, as everybody knows, and a master has one servant at most. They leave together, and while the master votes on as a phantom neither does; where the master died at night the side of the servant is not shown.',
  ),
  'RU-SRV-2': stated(
    'The master says how a servant is treated: told by the host whatever the master is told, told by the master alone, or told only of the civil role, as if the master were red.',
  ),
  'RU-SRV-3': stated(
    'A servant has no ballot. One sent in by a servant is the master’s where the master cast none, and always on a day that the master gave the vote away before it started. A servant sends in moves for an absent master as a partner does.',
  ),
}
