import { describe, expect, it } from 'vitest'
import { figures, readCorpus, type Verdict } from './corpus.ts'

const results = readCorpus()
const of = (...verdicts: Verdict[]): string[] =>
  results
    .filter(({ verdict }) => verdicts.includes(verdict))
    .map(
      ({ file, message, proposed, questions }) =>
        `${file}: ${message.page.trim().slice(0, 200)}\n→ ${[...proposed, ...questions].join(' | ')}`,
    )

describe('the corpus of messages', () => {
  it('is read without one wrong reading', () => expect(of('wrong')).toEqual([]))
  it('loses no order, and no question that is due', () => expect(of('lost', 'silent')).toEqual([]))
  it('is read without a question in four of five orders', () => {
    const { orders, read } = figures(results)
    expect(read / orders, of('asked').join('\n')).toBeGreaterThanOrEqual(0.8)
  })
})
