/** Names that look alike, and texts that pass for a name. */
import { describe, expect, it } from 'vitest'
import { differenceOf, isSpelt, sharedLooks, twoAlike } from '../../../engine/text/look-alike.ts'

const lookAlike = (name: string, other: string): boolean => twoAlike([name, other]) !== undefined

const disguises = {
  'a Cyrillic capital': 'Аnn',
  'a space of no width': 'An\u200bn',
  'a wide letter': 'Ａnn',
  'bold letters of mathematics': '𝐀𝐧𝐧',
  'a word joiner': 'Ann\u2060',
  'a mark of direction': '\u200eAnn',
  'a soft hyphen': 'A\u00adnn',
  'a Greek capital': 'Αnn',
  'a variation selector': 'Ann\ufe0f',
  'a filler of no width': 'Ann\u3164',
}

describe('look-alike names', () => {
  it.each(Object.entries(disguises))('%s passes for Ann', (_, text) => {
    expect(lookAlike(text, 'Ann')).toBe(true)
    expect(isSpelt(text, 'Ann')).toBe(false)
  })

  it.each([
    ['ANN', 'Ann'],
    ['ann', 'Ann'],
    [' Ann ', 'Ann'],
    ['Umbrella  Annie', 'Umbrella Annie'],
  ])('%s is Ann written as people write, not a disguise', (text, name) => {
    expect(lookAlike(text, name)).toBe(true)
    expect(isSpelt(text, name)).toBe(true)
  })

  it.each([
    ['rnodern', 'modern'],
    ['Player1', 'Playerl'],
    ['Сор', 'Cop'],
    ['Хуан', 'Xуан'],
    ['PaIe', 'Pale'],
    ['B0b', 'BOb'],
  ])('%s and %s look alike', (one, other) => expect(lookAlike(one, other)).toBe(true))

  it.each([
    ['Ann', 'Anna'],
    ['Zoë', 'Zoe'],
    ['Иван', 'Ваня'],
    ['Rook 1', 'Rook 2'],
    ['8-Ball', '8 Ball'],
    ['Макс', 'Max'],
    ['Ann', 'Ann 2'],
  ])('%s and %s can be told apart', (one, other) => expect(lookAlike(one, other)).toBe(false))

  it('of two that look the same each may be meant by the name of the other, and capitals tell', () => {
    const people = ['Ann', 'ANN', 'Аnn', 'Bob'].map((text, owner) => ({ owner, text }))
    expect(sharedLooks(people)).toEqual([
      { owner: 0, text: 'Аnn' },
      { owner: 2, text: 'Ann' },
    ])
  })

  it('the first two that look alike are found, and where they differ', () => {
    expect(twoAlike(['Bob', 'Ann', 'Cy', 'Аnn', 'ANN'])).toEqual({ name: 'Аnn', other: 'Ann' })
    expect(twoAlike(['Bob', 'Ann', 'Cy'])).toBeUndefined()
    expect(differenceOf('Аnn', 'Ann')).toEqual({ place: 1, here: 'U+0410', there: 'U+0041' })
    expect(differenceOf('An\u200bn', 'Ann')).toEqual({ place: 3, here: 'U+200B', there: 'U+006E' })
    expect(differenceOf('Ann', 'Ann\u2060')).toEqual({ place: 4, here: '–', there: 'U+2060' })
  })
})
