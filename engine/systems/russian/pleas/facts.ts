/** What priest, lawyer and inquisitor write down around a vote. */
import { facts } from '../../../resolve/sequence/vocabulary.ts'

export const declared = facts({
  /** Legal defence of a lawyer. */
  defended: { of: 'slot' },
  forgives: { of: 'slot' },
  /** A priest has forgiven in this vote. */
  mercyShown: { of: 'slot' },
  letsDie: { of: 'slot' },
  /** A black lawyer whose checks add nothing to his ballot. */
  bonusDropped: { of: 'slot' },
  executes: { of: 'slot' },
})
