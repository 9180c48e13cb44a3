import { expect, it } from 'vitest'
import { rulesFound } from '../../../renderer/views/rules/find.ts'

it('a rule is found by its id and by its words', () => {
  const rows = [
    { id: 'R-10', origin: 'stated', says: 'A block stops what its target does; see R-1.' },
    { id: 'R-1', origin: 'stated', says: 'The dead do nothing.' },
  ]
  const ids = (search: string) => rulesFound(rows, search).map(({ id }) => id)
  expect([ids(''), ids('r-1'), ids('BLOCK stops'), ids('fox')]).toEqual([
    ['R-10', 'R-1'],
    ['R-1', 'R-10'],
    ['R-10'],
    [],
  ])
})
