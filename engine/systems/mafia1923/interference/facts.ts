/** What is written down about the Bumbling Bureaucrat and the Boss. */
import { facts } from '../../../resolve/sequence/vocabulary.ts'

export const interference = facts({
  redirectMark: { of: 'slot' },
  newTarget: { of: 'slot', data: { third: 'slot' }, besides: true },
  undrawn: { of: 'slot', besides: true },
  cancelled: { of: 'slot' },
})
