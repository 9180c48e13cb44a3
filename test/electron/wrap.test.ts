/** Lines of a width: how many columns a text takes, and where it breaks. */
import stringWidth from 'string-width'
import { describe, expect, it } from 'vitest'
import { columnsOf, wrapped } from '../../electron/command/wrap.ts'

describe('how many columns a text takes', () => {
  it('is what the library says, of every sign by itself and after a letter', () => {
    const odd: string[] = []
    for (let code = 0; code < 0x30_00; code++)
      for (const text of [String.fromCodePoint(code), `a${String.fromCodePoint(code)}я`])
        if (columnsOf(text) !== stringWidth(text)) odd.push(code.toString(16))
    expect(odd).toEqual([])
  })

  it.each([
    ['Ann: doctor', 11],
    ['Аня убивает – «да»', 18],
    ['│  ├─ ✓', 7],
    ['ночь 夜', 7],
    ['e\u0301', 1],
    ['👍🏽', 2],
    ['\u001B[31mred\u001B[39m', 3],
    ['soft\u00ADhyphen', 10],
  ])('counts %j', (text, columns) => expect(columnsOf(text)).toBe(columns))
})

describe('a text in lines', () => {
  it('breaks at spaces, where the next word would not fit, and hangs', () =>
    expect(wrapped('aa bb cc dd', 7, '* ', '  ')).toEqual(['* aa bb', '  cc dd']))

  it('leaves a word whole that is longer than a line', () =>
    expect(wrapped('a looooooooong one', 6, '- ', '  ')).toEqual(['- a', '  looooooooong', '  one']))

  it('counts wide signs as two', () => expect(wrapped('夜夜 夜夜 ab', 9)).toEqual(['夜夜 夜夜', 'ab']))
})
