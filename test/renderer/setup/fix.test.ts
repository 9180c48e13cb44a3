import { describe, expect, it } from 'vitest'
import { fixOf } from '../../../renderer/views/setup/fix.ts'

const list = 'Ann: cop\nBob: docter\nCy: goon, goon'
const problem = (line: number, message: string, remedy?: string) => ({
  line,
  message,
  ...(remedy !== undefined && { remedy }),
})

describe('a problem of a pasted list', () => {
  it('that names the nearest word is put right in its line alone', () => {
    expect(fixOf(problem(2, 'There is no role "docter".', 'Did you mean "doctor"?'), list)).toEqual({
      from: 'docter',
      to: 'doctor',
      text: 'Ann: cop\nBob: doctor\nCy: goon, goon',
    })
  })

  it('is left alone where nothing is named, or the word stands there twice or never', () => {
    expect(fixOf(problem(2, 'There is no role "docter".'), list)).toBeUndefined()
    expect(fixOf(problem(3, 'There is no role "goon".', 'Did you mean "cop"?'), list)).toBeUndefined()
    expect(fixOf(problem(1, 'There is no role "docter".', 'Did you mean "doctor"?'), list)).toBeUndefined()
    expect(fixOf(problem(9, 'There is no role "docter".', 'Did you mean "doctor"?'), list)).toBeUndefined()
  })
})
