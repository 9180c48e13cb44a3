/** Sets of forty Russian messages: three written without sight of the reader, and two after it, by other players (`test/fixtures/inbox/russian`). */
import { describe, expect, it } from 'vitest'
import { figures, readCorpus, type Verdict } from './corpus.ts'

const results = readCorpus('russian')
const files = [...new Set(results.map(({ file }) => file))]

describe.each(files)('the Russian messages of %s', file => {
  const own = results.filter(result => result.file === file)
  const of = (...verdicts: Verdict[]): string[] =>
    own
      .filter(({ verdict }) => verdicts.includes(verdict))
      .map(
        ({ verdict, message, proposed, questions }) =>
          `${verdict} ${message.sender ?? ''}: ${message.page.trim()}\n→ ${[...proposed, ...questions].join(' | ')}`,
      )

  it('are forty', () => expect(own).toHaveLength(40))
  it('are read without one wrong reading', () => expect(of('wrong')).toEqual([]))
  it('lose no order, and no question that is due', () => expect(of('lost', 'silent')).toEqual([]))
  it('are read without a question in four of five orders', () => {
    const { orders, read } = figures(own)
    expect(read / orders, of('asked').join('\n')).toBeGreaterThanOrEqual(0.8)
  })
})
