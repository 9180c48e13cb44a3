import { expect, test } from 'vitest'
import { ranked } from '../../../renderer/shell/rank.ts'

const items = [
  { title: 'Roster' },
  { title: 'Setup and roles' },
  { title: 'Lock the night' },
  { title: 'Night 2 of the long game' },
  { title: 'Rolf', also: 'Roleblocker' },
  { title: 'RAR-2', also: 'A result comes about when a reason for it is left standing.' },
]
const found = (typed: string): string[] => ranked(typed, items).map(({ title }) => title)

test('beginnings go before middles, and titles before what is beside them', () => {
  expect(found('ro')).toEqual(['Rolf', 'Roster', 'Setup and roles'])
  expect(found('reason')).toEqual(['RAR-2'])
})

test('what does something and begins as typed leads what is called just so', () => {
  const both = [{ title: 'Lock' }, { title: 'Padlock', does: true }, { title: 'Lock the night', does: true }]
  expect(ranked('Lock', both).map(({ title }) => title)).toEqual(['Lock the night', 'Lock', 'Padlock'])
})

test('words may come in any order, and each has to be there', () => {
  expect(found('night lock')).toEqual(['Lock the night'])
  expect(found('night roster')).toEqual([])
})

test('initials and letters in order are found too', () => {
  expect(found('ltn')[0]).toBe('Lock the night')
  expect(found('rstr')).toContain('Roster')
})

test('accents and capitals do not matter, and nothing typed leaves all as it is', () => {
  expect(ranked('ZOE', [{ title: 'Zoë' }])).toHaveLength(1)
  expect(found('')).toEqual(items.map(({ title }) => title))
})
