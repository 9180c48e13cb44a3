/** Long JSON is read as `JSON.parse` reads it, in steps of bounded length. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { jsonInSteps } from '../../../../electron/desk/games/json-pieces.ts'

/** @returns what was read, and in how many steps */
function read(text: string): { value: unknown; steps: number } {
  const reading = jsonInSteps(text)
  for (let steps = 1; ; steps++) {
    const { done, value } = reading.next()
    if (done) return { value, steps }
  }
}

const items = (count: number): string =>
  Array.from({ length: count }, (_, at) => `{"n":${at},"s":"a,]}\\"[{"}`).join(', ')

describe('JSON in steps', () => {
  it.each([
    '{}',
    ' { } ',
    '{"a":1,"a":2,"__proto__":[1],"b":{"c":[[],{}]}}',
    `{"list":[${items(9_000)}],"text":"\\\\","after": [ ] }`,
    `{"a":[${items(5_000)}] , "b" : [${items(5_000)}]}`,
    `{"deep":{"list":[${items(5_000)}]}}`,
    `{"broken \\u005d key":[[${items(4_000)}],[${items(4_000)}]]}`,
  ])('reads what JSON.parse reads: %#', text => {
    const expected = JSON.parse(text) as object
    const { value } = read(text)
    expect(value).toStrictEqual(expected)
    expect(Object.keys(value as object)).toEqual(Object.keys(expected))
  })

  it.each([
    '',
    '[]',
    '1',
    'null',
    '{',
    '{"a":1',
    '{"a":1}}',
    '{"a":1,}',
    '{,"a":1}',
    '{"a"}',
    '{1:2}',
    '{"a":1 "b":2}',
    '\ufeff{"a":1}',
    '{"a":1}x',
    `{"a":[${items(5_000)},]}`,
    `{"a":[,${items(5_000)}]}`,
    `{"a":[${items(5_000)}}`,
    `{"a":[${items(5_000)}}]`,
    `{"a":[${items(5_000)}] 1}`,
    `{"a": 1 [${items(5_000)}]}`,
    `{"a":[${items(5_000)}][2]}`,
    `{"a":[${items(5_000)}`,
    `{"a":[${items(5_000)},\u00a0]}`,
    `{"a":["${items(3_000)}]}`,
  ])('refuses what JSON.parse refuses: %#', text => {
    expect(() => {
      const value: unknown = JSON.parse(text)
      if (typeof value !== 'object' || Array.isArray(value) || value === null) throw new SyntaxError()
    }).toThrow(SyntaxError)
    expect(() => read(text)).toThrow(SyntaxError)
  })

  it.each([
    ['[', ''],
    ['{"a":', ''],
    ['{"a":[', ''],
    ['{"a":[', '{"b":'],
    ['{"a":[1,', '['],
  ])('refuses a nest without end before it is parsed: %s%s', (open, goesOn) => {
    expect(() => read(open + (goesOn || '[').repeat(1_000_000))).toThrow(SyntaxError)
  })

  it('takes as many steps as there is text', () => {
    const [some, more] = [20_000, 80_000].map(count => read(`{"journal":[${items(count)}]}`).steps)
    expect(some).toBeGreaterThan(5)
    expect(more! / some!).toBeGreaterThan(3)
    expect(more! / some!).toBeLessThan(5)
  })

  it('reads anything', () =>
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), fc.nat(2), (value, space) => {
        const text = JSON.stringify(value, null, space)
        expect(JSON.stringify(read(text).value)).toBe(JSON.stringify(JSON.parse(text)))
      }),
    ))
})
