/** The vote for the best players of a game that is over. */
import type { Ruling } from '../../../rules/role.ts'

const stated = (says: string): Ruling => ({ says, origin: 'stated' })

export const best: Record<string, Ruling> = {
  'RU-BEST-1': stated(
    'After the end the host and everybody who took part, the dead and elites too, name those whom they count among the best, or nobody. A ballot for oneself names nobody. Who names nobody has voted all the same. A ballot may be added to, and not changed.',
  ),
  'RU-BEST-2': stated(
    'Whom half of those who voted name is one of the best; the host may ask for less. Of more than four only those with the most ballots are, and who are level for fewer places than they are fall out together. The host may refuse one. There is no revote.',
  ),
}
