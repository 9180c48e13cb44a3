/** What roles that speak in votes write down. */
import { facts } from '../../../resolve/sequence/vocabulary.ts'

export const declared = facts({
  patron: { of: 'slot' },
  /** Of whom a politician named as a supporter, of whom his shadow vertical is on, and of whom a witness vouches for. */
  supporter: { of: 'slot' },
  shadowed: { of: 'slot' },
  vouched: { of: 'slot' },
  /** Of whom a liar compromises: what is left of the ballot, or that he makes a barrier of it for himself. */
  compromised: { of: 'slot', data: { leaves: ['nothing', 'one', 'barrier'] } },
  /** Of against whom a liar adds a ballot that no table shows. */
  slippedIn: { of: 'slot' },
})
