/** What trees say of theft, blackmail and items. */
import type { Phrase } from '../../../text/wording.ts'

export const interfering = {
  hasItem: { stands: '{who} has an item', falls: '{who} has no item' },
  hasNothing: { stands: '{who} has no item', falls: '{who} has an item' },
  robbed: {
    stands: '{other} robs {who}',
    falls: '{other} takes nothing from {who}',
    would: '{other} would have robbed {who}',
  },
  gadgetUsed: { stands: '{who} uses an item', falls: '{who} uses no item', would: '{who} would have used an item' },
  blackmailed: { stands: '{who} is blackmailed', falls: '{who} is not blackmailed' },
} satisfies Record<string, Phrase>
