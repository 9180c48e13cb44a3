/** Votes in cases: where the rules have none they are said, and a value without which there are none is still shown by them. */
import { expect, test } from 'vitest'
import { checkCase } from '../../../engine/cases/check.ts'
import { coverageOf } from '../../../engine/cases/coverage.ts'
import { readCases } from '../../../engine/cases/read.ts'
import { systems } from '../../../engine/systems/index.ts'

const voted = (more: string) =>
  readCases(
    `case: Ann votes\nsystem: rar\n${more}players: {Ann: vanilla, Bob: vanilla, Cat: goon}\nphases:\n  - day: 1\n    votes: [Ann Bob, Cat Bob]\n    expect: {lynched: [Bob]}\n`,
    'x.yaml',
    systems,
  )

test('a vote where nobody votes is told with its line, and what lets them vote', () => {
  expect(voted('').problems).toEqual([
    expect.objectContaining({
      line: 6,
      message: expect.objectContaining({ en: 'There is no vote in a day of Reasonable Action Resolution.' }),
      remedy: expect.objectContaining({
        en: 'With the option “day” set to “forum” votes are counted, and with “lock” as in the template.',
      }),
    }),
  ])
})

test('a value of an option without which its votes would be refused is shown by a case', () => {
  const { cases, problems } = voted('options: {day: lock}\n')
  expect(problems).toEqual([])
  const rar = systems.find(({ id }) => id === 'rar')!
  const [result] = cases.map(written => checkCase(written, rar))
  expect(result?.passed).toBe(true)
  expect(coverageOf(rar, [result!]).covered).toContain('option day: lock')
})
