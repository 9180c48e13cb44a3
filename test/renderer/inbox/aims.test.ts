import { describe, expect, it } from 'vitest'
import type { GameView } from '../../../electron/desk/contract.ts'
import { aimAt, aimChoices, aimLabel, fieldsFor, type AbilityView } from '../../../renderer/views/inbox/aims.ts'

const ability = (targets: number, most: number, aims: AbilityView['aims'] = []): AbilityView => ({
  id: 'a',
  name: 'a',
  targets,
  most,
  aims,
  phases: [],
  keys: [],
})

describe('targets', () => {
  it('are asked for as many as needed, and one more as long as more may be named', () => {
    expect([
      fieldsFor(ability(1, 1), []),
      fieldsFor(ability(0, 0), []),
      fieldsFor(ability(1, 3), []),
      fieldsFor(ability(1, 3), ['Ann']),
      fieldsFor(ability(1, 3), ['Ann', undefined, 'Bob']),
      fieldsFor(ability(2, 2), ['Ann']),
    ]).toEqual([1, 0, 1, 2, 3, 2])
  })

  it('are what the ability says, the last one for all beyond', () => {
    expect([
      aimAt(ability(1, 3, ['player', 'role']), 0),
      aimAt(ability(1, 3, ['player', 'role']), 2),
      aimAt(ability(1, 1), 0),
    ]).toEqual(['player', 'role', 'player'])
    expect([
      aimLabel(ability(1, 1), 0),
      aimLabel(ability(1, 3), 0),
      aimLabel(ability(1, 3), 2),
      aimLabel(ability(1, 1, ['family']), 0),
      aimLabel(ability(1, 2, ['family']), 1),
    ]).toEqual(['Target', 'First target', 'Target 3 (optional)', 'Family', 'Family 2 (optional)'])
  })

  it('are families, roles or players', () => {
    const game = {
      system: { families: ['north'] },
      seats: [{ slot: 's1', name: 'Ann', alive: false, details: { family: 'north' } }],
    } as unknown as GameView
    expect([
      aimChoices(game, 'family', []),
      aimChoices(game, 'role', [{ id: 'gin', name: 'Gin' }]),
      aimChoices(game, 'player', []),
    ]).toEqual([
      [{ value: 'north', label: 'North' }],
      [
        { value: 's1', label: 'Ann', detail: 'North, dead' },
        { value: 'role:gin', label: 'Gin', detail: 'role' },
      ],
      [{ value: 's1', label: 'Ann', detail: 'North, dead' }],
    ])
  })
})
