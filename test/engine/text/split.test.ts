import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Dialect, Item } from '../../../engine/text/dialect.ts'
import { dialects } from '../../../engine/text/dialects/index.ts'
import { strong, text } from '../../../engine/text/span.ts'
import { splitParagraphs, written } from '../../../engine/text/split.ts'
import type { Part } from '../../../engine/text/split.ts'

const item = (words: string, ...children: Item[]): Item => ({ spans: [text(words)], children })

describe('splitting a post', () => {
  it('leaves a post that fits whole, and nothing of nothing', () => {
    expect(splitParagraphs(dialects.phpbb, [[text('a')], [text('b')]])).toEqual({ posts: ['a\n\nb'], tooLong: [] })
    expect(splitParagraphs(dialects.phpbb, [])).toEqual({ posts: [], tooLong: [] })
    expect(splitParagraphs(dialects.html, [[text('x'.repeat(99_999))]]).posts).toHaveLength(1)
  })

  it('cuts between paragraphs and reports what is too long by itself', () => {
    const parts: Part[] = [[text('aaaa')], [strong(text('b'.repeat(20)))], [text('cc')], [text('dd')]]
    expect(splitParagraphs(dialects.phpbb, parts, 10)).toEqual({
      posts: ['aaaa', `[b]${'b'.repeat(20)}[/b]`, 'cc\n\ndd'],
      tooLong: [{ post: 1, length: 27 }],
    })
  })

  it('goes on with a list under the items it hangs from', () => {
    const list: Part = { items: [item('root', item('one'), item('two', item('deep'))), item('end')] }
    expect(splitParagraphs(dialects.markdown, [list], 22).posts).toEqual([
      '- root\n  - one\n  - two',
      '- root\n  - two\n    - deep',
      '- end',
    ])
    expect(splitParagraphs(dialects.markdown, [list], 22).tooLong).toEqual([{ post: 1, length: 25 }])
    expect(
      splitParagraphs(dialects.phpbb, [list], 60).posts.every(
        post => post.split('[list]').length === post.split('[/list]').length,
      ),
    ).toBe(true)
  })

  it('folds a list behind a spoiler where the forum has one, in every post that it goes on in', () => {
    const list: Part = { folded: true, items: [item('root', item('one'), item('two'))] }
    expect(written(dialects.phpbb, [list])).toMatch(/^\[spoiler\]\[list\][^]*\[\/list\]\[\/spoiler\]$/)
    expect(written(dialects.markdown, [list])).toBe('- root\n  - one\n  - two')
    for (const post of splitParagraphs(dialects.phpbb, [list], 66).posts)
      expect(post).toMatch(/^\[spoiler\][^]*\[\/spoiler\]$/)
    expect(splitParagraphs(dialects.phpbb, [list], 66).posts).toHaveLength(2)
  })

  it('does not confuse an item that stands in two places', () => {
    const shared = item('same')
    const { posts } = splitParagraphs(
      dialects.markdown,
      [{ items: [shared, shared, item('a', shared), item('b', shared)] }],
      20,
    )
    expect(posts.join('\n').match(/same/g)).toHaveLength(4)
  })

  it('writes the words of an item once, and four times as long a list in four times the steps', () => {
    const worked = (count: number): { words: number; lines: number } => {
      const work = { words: 0, lines: 0 }
      const dialect: Dialect = {
        ...dialects.phpbb,
        words: words => {
          work.words++
          return words
        },
        list: lines => {
          work.lines += lines.length
          return dialects.phpbb.list(lines)
        },
      }
      const tree = item('root', ...Array.from({ length: count }, (_, at) => item(`item number ${at}`)))
      expect(splitParagraphs(dialect, [{ items: [tree], folded: true }], 2_000).posts.length).toBeGreaterThan(
        count / 150,
      )
      return work
    }
    expect(worked(1_000).words).toBe(1_001)
    const [some, more] = [worked(1_000), worked(4_000)]
    expect(more.words).toBe(4_001)
    expect(more.lines / some.lines).toBeLessThan(5)
    // Of a post some hundred lines: found by halving, not by writing it again for every line.
    expect(some.lines).toBeLessThan(1_000 * 14)
  })

  it('keeps within the limit, loses nothing and keeps the order', () => {
    const word = fc.string({ unit: fc.constantFrom('a', '[', '*', ' '), minLength: 1, maxLength: 9 })
    const part = fc.oneof(
      word.map((words): Part => [strong(text(words))]),
      fc.array(word, { minLength: 1, maxLength: 5 }).map((lines): Part => ({ items: lines.map(line => item(line)) })),
    )
    fc.assert(
      fc.property(fc.array(part, { maxLength: 8 }), fc.integer({ min: 10, max: 120 }), (parts, limit) => {
        for (const dialect of Object.values(dialects)) {
          const { posts, tooLong } = splitParagraphs(dialect, parts, limit)
          posts.forEach((post, i) => expect(post.length > limit).toBe(tooLong.some(found => found.post === i)))
          const letters = (post: string) => post.replace(/\[\/?(list|ul|li|b)\]|<[^>]*>|[^a[]|\[\*\]/g, '')
          expect(letters(posts.join(''))).toBe(letters(written(dialect, parts)))
        }
      }),
      { numRuns: 200 },
    )
  })
})
