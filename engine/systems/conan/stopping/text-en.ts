/** What trees say of the neutralised and the confused. */
import type { Phrase } from '../../../text/wording.ts'

export const stopping = {
  neutralised: { stands: '{who} is neutralised', falls: '{who} is not neutralised' },
  confused: { stands: '{who} is confused', falls: '{who} is not confused' },
  heldNeutralised: {
    stands: '{who} was neutralised before it',
    falls: '{who} was not neutralised',
    would: '{who} would have been neutralised before it',
  },
  goneAstray: { stands: '{who} goes astray', falls: '{who} does not go astray' },
} satisfies Record<string, Phrase>
