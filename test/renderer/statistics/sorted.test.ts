/** In which order players of the statistics stand. */
import { describe, expect, it } from 'vitest'
import type { PlayerCounted } from '../../../electron/desk/contract.ts'
import { sortedBy } from '../../../renderer/views/statistics/sorted.ts'

const player = (name: string, games: number, right: number, ballots: number, town = 0): PlayerCounted => ({
  name,
  names: [],
  games,
  replaced: 0,
  wins: 0,
  sides: { town, hostile: games - town, other: 0 },
  lived: 0,
  died: 0,
  lynched: 0,
  removed: 0,
  ballots,
  right,
})
const players = [player('Ann', 5, 0, 0, 1), player('Bob', 3, 1, 2, 3), player('Cat', 3, 0, 4), player('Dee', 1, 3, 4)]
const names = (figure: Parameters<typeof sortedBy>[1]): string[] => sortedBy(players, figure).map(({ name }) => name)

describe('players', () => {
  it('stand by how many there are, and as they came where there are as many', () => {
    expect(names('games')).toEqual(['Ann', 'Bob', 'Cat', 'Dee'])
    expect(names('town')).toEqual(['Bob', 'Ann', 'Cat', 'Dee'])
    expect(names('hostile')).toEqual(['Ann', 'Cat', 'Dee', 'Bob'])
  })

  it('stand by the share that was right, those who cast nothing last', () => {
    expect(names('right')).toEqual(['Dee', 'Bob', 'Cat', 'Ann'])
  })
})
