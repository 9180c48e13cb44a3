/** A count says in words that the system has what keeps a ballot from counting. */
import { describe, expect, expectTypeOf, it } from 'vitest'
import { Count } from '../../../engine/vote/tally.ts'

describe('ballots that do not count', () => {
  it('are listed with the rule and a claim', () => {
    const count = new Count<'deadVoter'>({ players: ['Ann'] })
    count.uncounted('b1', 'V', { is: 'fact', kind: 'deadVoter', of: 'Bob' })
    expect(count.result().uncounted).toEqual([
      { ballot: 'b1', rule: 'V', why: { is: 'fact', kind: 'deadVoter', of: 'Bob' } },
    ])
  })

  it('are kept from it by nothing without words', () => {
    const listing = (count: Count<'deadVoter'>, wordless: Count): void => {
      // @ts-expect-error a fact without words
      count.uncounted('b1', 'V', { is: 'fact', kind: 'deadVotre', of: 'Bob' })
      // @ts-expect-error prose
      count.uncounted('b1', 'V', 'the dead do not vote')
      // @ts-expect-error a system that has no words of its own
      wordless.uncounted('b1', 'V', { is: 'fact', kind: 'deadVoter', of: 'Bob' })
    }
    expectTypeOf(listing).toBeFunction()
  })
})
