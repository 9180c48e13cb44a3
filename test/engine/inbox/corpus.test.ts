/** All sets that something was learned from: none is read wrongly, lost or passed over, but for the misses that are known. */
import { describe, expect, it } from 'vitest'
import { faultsOf, readCorpus, staleOf } from './corpus.ts'

describe.each(['', 'russian', 'unlearned', 'contact'])('the messages of inbox/%s', folder => {
  const results = readCorpus(folder)

  it('are there', () => expect(results.length).toBeGreaterThan(30))
  it('are read without a wrong reading, an order lost or a question left out', () =>
    expect(faultsOf(results)).toEqual([]))
  it('has misses that are known, as it says', () => expect(staleOf(results)).toEqual([]))
})
