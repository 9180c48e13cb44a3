/** What trees say of wills. */
import type { Phrase } from '../../../text/wording.ts'

export const wills = {
  will: { stands: '{who} left a will', falls: '{who} left no will' },
  willShown: {
    stands: 'the will of {who} is published',
    falls: 'the will of {who} is not published',
    asks: 'Is the will of {who} published?',
    would: 'the will of {who} would be published',
  },
  notShownOn: { stands: 'wills are not shown at such an end', falls: 'wills are shown at such an end' },
  withheld: { stands: 'the host withholds it', falls: 'the host does not withhold it' },
  wordsChanged: { stands: 'the host publishes other words', falls: 'the host publishes it as it was written' },
} satisfies Record<string, Phrase>
