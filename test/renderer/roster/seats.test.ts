import { describe, expect, it } from 'vitest'
import type { SeatView } from '../../../electron/desk/contract.ts'
import { seatsFound } from '../../../renderer/views/roster/find.ts'
import { modifierSaid, namesIn } from '../../../renderer/views/roster/words.ts'

const seat = (name: string, more: Partial<SeatView> = {}): SeatView => ({
  slot: name,
  name,
  former: [],
  aliases: [],
  heads: [],
  formerHeads: [],
  forms: {},
  role: 'cop',
  roleName: 'Cop',
  faction: 'town',
  factionName: 'Town',
  side: { side: 'town', nth: 0 },
  modifiers: [],
  settings: {},
  alive: true,
  bystander: false,
  status: [],
  note: '',
  away: [],
  prods: [],
  details: {},
  counters: {},
  abilities: [],
  ...more,
})
const names = (...asked: Parameters<typeof seatsFound>) => seatsFound(...asked).map(({ name }) => name)

describe('the roster', () => {
  const seats = [
    seat('Ann', { aliases: ['annie_86'] }),
    seat('Bob', { alive: false, roleName: 'Goon' }),
    seat('Cy', { former: ['Zed'], status: ['injured'], note: 'away until Friday', details: { family: 'Costa' } }),
  ]

  it('is searched by names, roles, marks, notes and details', () => {
    expect([
      names(seats, 'annie', 'all'),
      names(seats, 'goon', 'all'),
      names(seats, 'zed friday', 'all'),
      names(seats, 'INJURED', 'all'),
      names(seats, 'costa', 'all'),
      names(seats, 'x', 'all'),
    ]).toEqual([['Ann'], ['Bob'], ['Cy'], ['Cy'], ['Cy'], []])
  })

  it('shows the living or the dead alone', () => {
    expect([
      names(seats, '', 'all'),
      names(seats, '', 'living'),
      names(seats, '', 'dead'),
      names(seats, 'ann', 'dead'),
    ]).toEqual([['Ann', 'Bob', 'Cy'], ['Ann', 'Cy'], ['Bob'], []])
  })
})

it('modifiers are said in words', () => {
  expect(
    [
      { modifier: 'xShot', count: 2 },
      { modifier: 'ninja' },
      { modifier: 'ninja', on: 'factionKill' },
      { modifier: 'weekly', count: 3 },
    ].map(modifierSaid),
  ).toEqual(['2-shot', 'ninja', 'ninja on faction kill', 'weekly 3'])
})

it('names written with commas are names', () => {
  expect(namesIn(' Ann, , Mary Ann ,Ann')).toEqual(['Ann', 'Mary Ann'])
  expect(namesIn(' ')).toEqual([])
})
