import fc from 'fast-check'
import { expect, test } from 'vitest'
import { player, plainOf, quote, strong, text, type Span } from '../../../engine/text/span.ts'
import { wrap, type Ruler, type TextLine } from '../../../renderer/views/night/wrap.ts'

/** Every letter is one wide, bold ones two. */
const ruler: Ruler = (words, bold) => words.length * (bold ? 2 : 1)
const plain = (lines: TextLine[]): string[] => lines.map(line => line.map(piece => piece.text).join(''))
const wide = (line: TextLine): number => line.reduce((sum, { text: words, bold }) => sum + ruler(words, bold), 0)

test('words go to the next line where they do not fit', () => {
  expect(plain(wrap([text('one two three four')], 9, ruler))).toEqual(['one two', 'three', 'four'])
})

test('a name and what follows it without a space stay together', () => {
  expect(plain(wrap([text('by '), player('Al'), text("'s swap")], 8, ruler))).toEqual(['by', "Al's", 'swap'])
})

test('styles are kept, quotations get their marks', () => {
  expect(wrap([player('Al'), text(' and '), strong(text('no')), text('.')], 40, ruler)).toEqual([
    [
      { text: 'Al', bold: true },
      { text: ' and ', bold: false },
      { text: 'no', bold: true },
      { text: '.', bold: false },
    ],
  ])
  expect(plain(wrap([quote(text('well well'))], 40, ruler))).toEqual(['“well well”'])
})

test('a word longer than a line is broken', () => {
  expect(plain(wrap([text('abcdefgh ij')], 5, ruler))).toEqual(['abcde', 'fgh', 'ij'])
})

test('a name of two words is as wide as it is drawn', () => {
  expect(plain(wrap([player('a a')], 5, ruler))).toEqual(['a', 'a'])
})

test('no line is wider than it may be, and no letter is lost', () => {
  const span: fc.Arbitrary<Span> = fc.oneof(
    fc.string({ unit: 'grapheme-ascii' }).map(text),
    fc.string({ unit: 'grapheme-ascii', minLength: 1 }).map(player),
  )
  fc.assert(
    fc.property(fc.array(span, { maxLength: 8 }), fc.integer({ min: 4, max: 40 }), (spans, width) => {
      const lines = wrap(spans, width, ruler)
      expect(lines.every(line => wide(line) <= width)).toBe(true)
      expect(plain(lines).join('').replaceAll(/\s/g, '')).toBe(plainOf(spans).replaceAll(/\s/g, ''))
    }),
  )
})
