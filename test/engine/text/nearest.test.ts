import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nearest } from '../../../engine/text/nearest.ts'

describe('nearest', () => {
  it.each([
    ['plyer', ['player', 'target', 'night'], 'player'],
    ['tagret', ['player', 'target'], 'target'],
    ['PLAYER', ['player'], 'player'],
    ['Jose', ['José'], 'José'],
    ['Алёна', ['Алена', 'Елена'], 'Алена'],
    ['доктор', ['доктора', 'дон'], 'доктора'],
    ['a', ['b'], 'b'],
    ['at', ['att', 'ats'], 'ats'],
    ['x', ['\u{1F600}', '\uFF5A'], '\uFF5A'],
  ])('%s among %j is %s', (word, candidates, expected) => {
    expect(nearest(word, candidates)).toBe(expected)
    expect(nearest(word, [...candidates].reverse())).toBe(expected)
  })

  it('finds nothing where nothing is near', () => {
    expect(nearest('doctor', ['mafia', 'night'])).toBeUndefined()
    expect(nearest('ab', ['cd'])).toBeUndefined()
    expect(nearest('', ['a'])).toBeUndefined()
    expect(nearest('word', [])).toBeUndefined()
  })

  it('answers the same for every order of candidates, and a candidate for itself', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('a', 'b', 'B', 'ё', 'z'), minLength: 1, maxLength: 6 }),
        fc.array(fc.string({ unit: fc.constantFrom('a', 'b', 'e', 'z'), maxLength: 6 })),
        (word, candidates) => {
          expect(nearest(word, candidates)).toBe(nearest(word, [...candidates].reverse()))
          expect(nearest(word, [...candidates, word])?.toLowerCase()).toBe(
            nearest(word, [word, ...candidates])?.toLowerCase(),
          )
        },
      ),
    )
  })
})
