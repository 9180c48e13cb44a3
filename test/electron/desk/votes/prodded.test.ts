/** Prods that were sent: of whom, when, and in which phase; taken back by undo, part of an export, and nobody else's business. */
import { describe, expect, it } from 'vitest'
import { newDesk, village } from '../help.ts'

let time = Date.parse('2026-11-20T12:00:00Z')
const desk = await newDesk({ now: () => new Date(time) })
const { ask, refused } = desk
const prods = async (game: string, slot: string) =>
  (await ask('games.get', { game })).seats.find(seat => seat.slot === slot)!.prods
const hour = 3_600_000

describe('a prod', () => {
  it('is kept with the player: when, and in which phase', async () => {
    const game = await village(desk)
    expect(await prods(game, 'Ann')).toEqual([])
    await ask('votes.prodded', { game, slots: ['Ann', 'Bob', 'Ann'] })
    await ask('phases.lock', { game })
    await ask('phases.open', { game, kind: 'day', number: 1 })
    time += 30 * hour
    await ask('votes.prodded', { game, slots: ['Ann'] })
    const sent = await prods(game, 'Ann')
    expect(sent.map(({ phase, name }) => [phase, name])).toEqual([
      [0, 'Night 1'],
      [1, 'Day 1'],
    ])
    expect(Date.parse(sent[1]!.at) - Date.parse(sent[0]!.at)).toBeGreaterThanOrEqual(30 * hour)
    expect(await prods(game, 'Bob')).toHaveLength(1)
    expect(await prods(game, 'Cat')).toEqual([])
    expect((await ask('log.undo', { game })).says).toBe('Prodded Ann')
    expect(await prods(game, 'Ann')).toHaveLength(1)
  })

  it('is of players of an open phase', async () => {
    const game = await village(desk)
    expect((await refused('votes.prodded', { game, slots: ['Ann', 'Bobb'] }, 'declined')).remedy).toContain('Bob')
    await refused('votes.prodded', { game, slots: [] }, 'badInput')
    await ask('phases.lock', { game })
    await refused('votes.prodded', { game, slots: ['Ann'] }, 'declined')
    expect(await prods(game, 'Ann')).toEqual([])
  })

  it('goes along with an export, and stands in no post and in no case', async () => {
    const told = async (prodded: boolean): Promise<unknown> => {
      const game = await village(desk)
      await ask('actions.submit', { game, by: 'Cat', does: 'shoot', to: ['Gus'] })
      if (prodded) await ask('votes.prodded', { game, slots: ['Ann'] })
      await ask('phases.lock', { game })
      const { text } = await ask('games.export', { game })
      const copy = (await ask('games.import', { text })).game
      expect(await prods(copy, 'Ann')).toEqual(await prods(game, 'Ann'))
      expect(await prods(copy, 'Ann')).toHaveLength(prodded ? 1 : 0)
      const { posts } = await ask('posts.view', { game, phase: 0 })
      return [posts, (await ask('games.asCase', { game })).text.replace(/^seed: .*$/m, '')]
    }
    expect(await told(true)).toEqual(await told(false))
  })
})
