import { describe, expect, it } from 'vitest'
import { fixesOf } from '../../../renderer/views/setup/fix.ts'

const list = 'Ann: cop\nBob: docter\nCy: goon, goon'
const problem = (line: number, word?: string, near = 'doctor') => ({
  line,
  ...(word !== undefined && { meant: { word, near } }),
})

describe('a problem of a pasted list', () => {
  it('that names the nearest word is put right in its line alone', () => {
    expect(fixesOf(problem(2, 'docter'), list)).toEqual([
      { word: 'docter', to: 'doctor', text: 'Ann: cop\nBob: doctor\nCy: goon, goon', kept: false },
    ])
  })

  it('that may mean several things has a button for each, and is kept', () => {
    const asked = { line: 2, meant: { word: 'docter', near: 'a', choices: ['a', 'b'] } }
    expect(fixesOf(asked, list).map(({ to, kept }) => [to, kept])).toEqual([
      ['a', true],
      ['b', true],
    ])
  })

  it('is left alone where nothing is named, or the word stands there twice or never', () => {
    expect(fixesOf(problem(2), list)).toEqual([])
    expect(fixesOf(problem(3, 'goon', 'cop'), list)).toEqual([])
    expect(fixesOf(problem(1, 'docter'), list)).toEqual([])
    expect(fixesOf(problem(9, 'docter'), list)).toEqual([])
  })
})
