import { describe, expect, it } from 'vitest'
import { fixOf } from '../../../renderer/views/setup/fix.ts'

const list = 'Ann: cop\nBob: docter\nCy: goon, goon'
const problem = (line: number, word?: string, near = 'doctor') => ({
  line,
  ...(word !== undefined && { meant: { word, near } }),
})

describe('a problem of a pasted list', () => {
  it('that names the nearest word is put right in its line alone', () => {
    expect(fixOf(problem(2, 'docter'), list)).toEqual({
      to: 'doctor',
      text: 'Ann: cop\nBob: doctor\nCy: goon, goon',
    })
  })

  it('is left alone where nothing is named, or the word stands there twice or never', () => {
    expect(fixOf(problem(2), list)).toBeUndefined()
    expect(fixOf(problem(3, 'goon', 'cop'), list)).toBeUndefined()
    expect(fixOf(problem(1, 'docter'), list)).toBeUndefined()
    expect(fixOf(problem(9, 'docter'), list)).toBeUndefined()
  })
})
