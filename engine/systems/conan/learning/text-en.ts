/** What trees say of what detectives find. */
import type { Phrase } from '../../../text/wording.ts'

export const learning = {
  shows: { stands: '{who} shows this side: {side}', falls: '{who} does not show this side: {side}' },
  findsOut: { stands: '{who} finds out', falls: '{who} does not find out', would: '{who} would have found out' },
  findsNothing: { stands: '{who} finds that it was not so', falls: '{who} does not find that it was not so' },
} satisfies Record<string, Phrase>
