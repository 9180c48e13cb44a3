/** What trees say of pills. */
import type { Phrase } from '../../../text/wording.ts'

export const poisoning = {
  hasPill: { stands: 'there is a pill for {who}', falls: 'there is no pill for {who}' },
  pillsGone: { stands: 'no pill is left', falls: 'there are pills left' },
  outrankedForPill: {
    stands: 'members of a higher rank take the last pills',
    falls: 'nobody of a higher rank takes the last pills',
  },
  pillGone: { stands: 'a pill is gone', falls: 'no pill is gone' },
  pillUsed: { stands: '{who} used a pill', falls: '{who} used no pill' },
  wrongGuess: { stands: '{other} was wrong about {who}', falls: '{other} was not wrong about {who}' },
  pillConfiscated: {
    stands: 'the pill of {who} is confiscated',
    falls: 'the pill of {who} is not confiscated',
    would: 'the pill of {who} would be confiscated',
  },
  mistaken: {
    stands: '{other} took {who} for {role} and was wrong',
    falls: '{other} took {who} for {role} and was right',
  },
} satisfies Record<string, Phrase>
