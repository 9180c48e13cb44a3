import { expect, it } from 'vitest'
import { sideMarkOf } from '../../../../electron/desk/library/side.ts'
import { systems } from '../../../../engine/systems/index.ts'

it('marks the town, those who kill it, and others', () => {
  const system = { factions: { town: { abilities: [] }, mafia: { abilities: [] }, cult: { abilities: [] } } }
  expect(['town', 'mafia', 'cult'].map(faction => sideMarkOf(system, faction))).toEqual([
    { side: 'town', nth: 0 },
    { side: 'hostile', nth: 0 },
    { side: 'other', nth: 0 },
  ])
})

it('gives no two factions of a system the same mark', () => {
  for (const system of systems) {
    const marks = Object.keys(system.factions).map(faction => JSON.stringify(sideMarkOf(system, faction)))
    expect(new Set(marks).size, system.id).toBe(marks.length)
  }
})
