/** Russian messages that the reader was never taught by: more of them are asked about, but none is read wrongly and none is lost. */
import { describe, expect, it } from 'vitest'
import { readCorpus, type Verdict } from './corpus.ts'

const results = readCorpus('unlearned')

describe('Russian messages that nothing was learned from', () => {
  const of = (...verdicts: Verdict[]): string[] =>
    results
      .filter(({ verdict }) => verdicts.includes(verdict))
      .map(
        ({ verdict, message, proposed }) => `${verdict} ${message.sender}: ${message.page} → ${proposed.join(' | ')}`,
      )

  it('are there', () => expect(results.length).toBeGreaterThan(30))
  it('are read without one wrong reading', () => expect(of('wrong')).toEqual([]))
  it('lose no order, and no question that is due', () => expect(of('lost', 'silent')).toEqual([]))
})
