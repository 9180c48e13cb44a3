import { describe, expect, it } from 'vitest'
import { checkLayout, render } from '../../../engine/text/layout.ts'
import type { Layout } from '../../../engine/text/layout.ts'
import { MessageError } from '../../../engine/text/message.ts'
import { plainOf, player } from '../../../engine/text/span.ts'

const voteCount: Layout = [
  { message: 'Day {day}' },
  { message: '{target} ({n})', each: 'wagons', empty: 'Nobody has voted on day {day}.' },
  { message: '{name}', each: 'silent', join: ', ' },
]
const lines = (locale: string, layout: Layout, values: Parameters<typeof render>[2]) =>
  render(locale, layout, values).map(plainOf)

describe('a layout', () => {
  it('says blocks in order and repeats one over a list', () => {
    const wagons = [
      { target: player('Ann'), n: 3 },
      { target: player('Bob'), n: 1 },
    ]
    expect(lines('en', voteCount, { day: 2, wagons, silent: [{ name: 'Cat' }, { name: 'Dan' }] })).toEqual([
      'Day 2',
      'Ann (3)',
      'Bob (1)',
      'Cat, Dan',
    ])
  })

  it('says what it has for an empty list, or leaves the block out', () => {
    expect(lines('en', voteCount, { day: 2, wagons: [], silent: [] })).toEqual(['Day 2', 'Nobody has voted on day 2.'])
  })

  it("puts an entry's values before the post's", () => {
    expect(
      lines('en', [{ message: '{day} {name}', each: 'list' }], {
        day: 1,
        name: 'outer',
        list: [{ name: 'inner' }, { day: 9 }],
      }),
    ).toEqual(['1 inner', '9 outer'])
  })

  it('refuses a list that is not there, and a list where a value belongs', () => {
    expect(() => render('en', [{ message: 'x', each: 'wagon' }], { wagons: [] })).toThrow(
      /no list wagon.*Did you mean wagons/,
    )
    expect(() => render('en', [{ message: '{wagons}' }], { wagons: [{ n: 1 }] })).toThrow(MessageError)
    expect(() => render('en', [{ message: 'x', each: 'toString' }], {})).toThrow(MessageError)
  })

  it('is checked block by block', () => {
    const shape = { values: ['day'], lists: { wagons: ['target', 'n'], silent: ['name'] } }
    expect(checkLayout(voteCount, shape, 'en')).toEqual([])
    const wrong: Layout = [
      { message: '{dya}' },
      { message: '{target}', each: 'silent', empty: '{name}' },
      { message: '', each: 'wagns' },
    ]
    expect(
      checkLayout(wrong, shape).map(({ block, part, code, suggestion }) => [block, part, code, suggestion]),
    ).toEqual([
      [0, 'message', 'unknownVariable', '{day}'],
      [1, 'message', 'unknownVariable', undefined],
      [1, 'empty', 'unknownVariable', undefined],
      [2, 'each', 'noList', 'wagons'],
    ])
    expect(
      checkLayout(
        Array.from({ length: 201 }, () => ({ message: '' })),
        shape,
      ).map(({ code }) => code),
    ).toEqual(['tooManyBlocks'])
  })
})
