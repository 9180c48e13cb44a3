/** What is written down of deaths and injuries, of attacks, and of what they meet. */
import { facts } from '../../../resolve/sequence/vocabulary.ts'

/** What somebody may die of. */
const causes = ['kill', 'aptx', 'lynch', 'vengeance', 'suicide', 'removed'] as const

export const killing = facts({
  death: { of: 'slot', data: { cause: causes }, silent: true },
  vengeanceNamed: { of: 'slot' },
  injured: { of: 'slot' },
  cured: { of: 'slot' },
  bribed: { of: 'slot', silent: true },
  protected: { of: 'slot' },
  healed: { of: 'slot' },
  attacked: { of: 'slot' },
  insulted: { of: 'slot' },
})
