import { describe, expect, it } from 'vitest'
import type { GameListed } from '../../../electron/desk/contract.ts'
import { found } from '../../../renderer/views/games/find.ts'

const game = (name: string, more: Partial<GameListed> = {}): GameListed => ({
  id: name,
  name,
  system: 'rar',
  systemName: 'Reasonable',
  state: 'running',
  players: 13,
  living: 9,
  created: '2026-01-01T00:00:00Z',
  changed: '2026-01-01T00:00:00Z',
  ...more,
})
const names = (games: GameListed[], search: string) => found(games, search).map(({ name }) => name)

describe('the list of games', () => {
  it('shows running games first, the last changed on top', () => {
    const games = [
      game('old', { changed: '2026-01-01T00:00:00Z' }),
      game('over', { state: 'finished', changed: '2026-09-01T00:00:00Z' }),
      game('new', { changed: '2026-05-01T00:00:00Z' }),
    ]
    expect(names(games, '')).toEqual(['new', 'old', 'over'])
  })

  it('finds every word somewhere, in any case', () => {
    const games = [
      game("Harvest at Miller's Creek", { phase: 'Night 2' }),
      game('Harvest Moon', { phase: 'Day 3' }),
      game('Сад', { winner: 'Town' }),
    ]
    expect(names(games, 'harvest NIGHT')).toEqual(["Harvest at Miller's Creek"])
    expect(names(games, 'сад')).toEqual(['Сад'])
    expect(names(games, 'nothing')).toEqual([])
  })
})
