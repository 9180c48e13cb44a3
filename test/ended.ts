/** After each test no desk has reported a mistake of ours, and after each file nothing is left of its desks. */
import { afterAll, afterEach, expect } from 'vitest'
import { leave, mistakes } from './electron/desk/left.ts'

afterEach(() => {
  expect(mistakes.splice(0)).toEqual([])
})
afterAll(leave)
