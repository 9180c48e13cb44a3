import { describe, expect, it } from 'vitest'
import { finder } from '../../../renderer/state/finder.ts'

describe('what somebody looks for', () => {
  it.each([
    ["joker's", 'Joker’s check'],
    ['Joker’s  CHECK', "joker's check"],
    ['check joker', 'Joker’s check'],
    ['все еще', 'Всё ещё жив'],
    ['"dawn"', 'The “dawn” post'],
    ['', 'anything'],
  ])('%j is found in %j', (search, text) => {
    expect(finder(search)(text)).toBe(true)
  })

  it('is not found where a word of it is missing', () => {
    expect(finder('joker vote')('Joker’s check')).toBe(false)
  })
})
