/** The catalogue: every message can be said in every language, is asked for somewhere, and counts as its language counts. */
import { afterEach, describe, expect, it } from 'vitest'
import { say } from '../../../renderer/words/say.ts'
import * as sections from '../../../renderer/words/sections.ts'
import { speak } from '../../../renderer/words/speak.ts'
import { differing, unused, withoutFew } from '../../catalogues.ts'

/** Every file of the renderer, by its path. */
const files = import.meta.glob<string>('../../../renderer/**/*.{ts,tsx}', {
  query: '?raw',
  import: 'default',
  eager: true,
})

describe('every message', () => {
  it('is said with the same values and tags in every language', () => expect(differing(sections)).toEqual([]))

  it('that counts in Russian has the form for three where it has one for one', () =>
    expect(withoutFew(sections)).toEqual([]))

  it('is asked for somewhere', () => {
    expect(Object.keys(files).length).toBeGreaterThan(100)
    expect(unused(sections, files)).toEqual([])
  })
})

describe('saying', () => {
  afterEach(() => speak('en'))

  it('counts as the language counts', () => {
    expect([1, 3].map(count => say('votes.counting', { count }))).toEqual(['1 vote counted', '3 votes counted'])
    speak('ru')
    expect([1, 3, 5, 21].map(count => say('votes.counting', { count }))).toEqual([
      '1 голос засчитан',
      '3 голоса засчитано',
      '5 голосов засчитано',
      '21 голос засчитан',
    ])
  })
})
