import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { wordDiff, wordDiffShown } from '../../../renderer/views/posts/word-diff.ts'

const brief = (before: string, now: string) =>
  wordDiff(before, now).map(({ kind, text }) => `${{ same: '=', gone: '-', come: '+' }[kind]}${text}`)

describe('a word diff', () => {
  it('shows a replaced word, what went first', () => {
    expect(brief('Ann dies tonight.', 'Cora dies tonight.')).toEqual(['-Ann', '+Cora', '= dies tonight.'])
  })

  it('shows what came in and what went', () => {
    expect(brief('Nobody died.', 'Nobody died. Dee was saved.')).toEqual(['=Nobody died.', '+ Dee was saved.'])
    expect(brief('Ann and Bob died.', 'Ann died.')).toEqual(['=Ann ', '-and Bob ', '=died.'])
  })

  it('shows nothing where nothing changed, and everything where nothing stayed', () => {
    expect(brief('[b]Ann[/b]', '[b]Ann[/b]')).toEqual(['=[b]Ann[/b]'])
    expect(brief('', '')).toEqual([])
    expect(brief('', 'Ann')).toEqual(['+Ann'])
    expect(brief('Ann', '')).toEqual(['-Ann'])
  })

  it('keeps Russian words whole', () => {
    expect(brief('Ночью убит Пётр.', 'Ночью убит Павел.')).toEqual(['=Ночью убит ', '-Пётр', '+Павел', '=.'])
  })

  it('holds both texts, whole, and never has two pieces of a kind side by side', () => {
    const words = fc
      .array(fc.constantFrom('Ann', 'Bob', ' ', '[b]', '\n', 'dies', '.'), { maxLength: 40 })
      .map(parts => parts.join(''))
    fc.assert(
      fc.property(words, words, (before, now) => {
        const pieces = wordDiff(before, now)
        expect(
          pieces
            .filter(({ kind }) => kind !== 'come')
            .map(({ text }) => text)
            .join(''),
        ).toBe(before)
        expect(
          pieces
            .filter(({ kind }) => kind !== 'gone')
            .map(({ text }) => text)
            .join(''),
        ).toBe(now)
        pieces.forEach(({ kind }, index) => expect(pieces[index + 1]?.kind).not.toBe(kind))
      }),
    )
  })

  it('bears two long texts with nothing in common', () => {
    const long = (word: string) => Array.from({ length: 9000 }, (_, index) => `${word}${index}`).join(' ')
    expect(brief(long('a'), long('b')).length).toBeLessThanOrEqual(2)
  })
})

describe('a word diff on a screen', () => {
  it('is the diff, where that is short', () => {
    expect(wordDiffShown('Ann dies tonight.', 'Cora dies tonight.')).toEqual(
      wordDiff('Ann dies tonight.', 'Cora dies tonight.'),
    )
  })

  it('shows of a long text the ends of what stayed, and all of what did not', () => {
    const long = 'word '.repeat(40_000)
    const shown = wordDiffShown(`${long}Ann${long}`, `${long}Cora${long}`)!
    expect(shown.map(({ kind }) => kind)).toEqual(['same', 'gone', 'come', 'same'])
    expect(shown.reduce((sum, { text }) => sum + text.length, 0)).toBeLessThan(3000)
  })

  it('is none where too much is another', () => {
    expect(wordDiffShown('old '.repeat(50_000), 'new '.repeat(50_000))).toBeUndefined()
  })
})
