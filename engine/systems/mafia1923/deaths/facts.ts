/** What is written down about deaths and the Armed Robber. */
import { facts } from '../../../resolve/sequence/vocabulary.ts'

/** What somebody may die of. */
const causes = ['mafia', 'drunkard', 'poison', 'robber', 'heartbreak', 'court'] as const

export const deaths = facts({
  death: { of: 'slot', data: { cause: causes }, silent: true },
  lastRole: { of: 'slot', data: { role: 'word', side: 'word' } },
  avenged: { of: 'slot', data: { cause: causes } },
  notAvenged: { of: 'slot' },
  noRevenge: { of: 'slot' },
})
