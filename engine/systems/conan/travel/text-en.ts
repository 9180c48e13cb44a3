/** What trees say of travellers. */
import type { Phrase } from '../../../text/wording.ts'

export const travelling = {
  abroad: { stands: '{who} is abroad', falls: '{who} is not abroad' },
  returning: {
    stands: '{who} asked to come home',
    falls: '{who} cannot come home',
    would: '{who} would have come home',
  },
  leaving: { stands: '{who} leaves', falls: '{who} cannot leave', would: '{who} would have left' },
  staysHome: { stands: 'nobody leaves again', falls: '{who} may leave' },
  returned: { stands: '{who} is back in Japan', falls: '{who} is not back in Japan', asks: 'Is {who} back in Japan?' },
  left: { stands: '{who} left Japan', falls: '{who} stays in Japan' },
} satisfies Record<string, Phrase>
