/** Who waits to come in: kept in order, gone from the list when seated, back when that is undone, and part of an export. */
import { describe, expect, it } from 'vitest'
import { newDesk, village } from '../help.ts'

const desk = await newDesk()
const { ask, refused } = desk
const waiting = async (game: string): Promise<string[]> => (await ask('games.get', { game })).substitutes

describe('the substitutes of a game', () => {
  it('wait in their order, each once, and leave the list when they sit down', async () => {
    const game = await village(desk)
    expect(await waiting(game)).toEqual([])
    await ask('roster.substitutes', { game, substitutes: ['Zoe', ' Max ', 'Zoe', 'Kim'] })
    expect(await waiting(game)).toEqual(['Zoe', 'Max', 'Kim'])
    await ask('roster.replace', { game, slot: 'Bob', name: 'Max' })
    expect(await waiting(game)).toEqual(['Zoe', 'Kim'])
    await ask('log.undo', { game })
    expect(await waiting(game)).toEqual(['Zoe', 'Max', 'Kim'])
    expect((await ask('log.undo', { game })).says).toBe('Substitutes: Zoe, Max, Kim')
    expect(await waiting(game)).toEqual([])
  })

  it('are none of those who sit, from a new roster on too', async () => {
    const game = await village(desk, { open: false })
    const { message } = await refused('roster.substitutes', { game, substitutes: ['Zoe', 'Ann'] }, 'declined')
    expect(message).toBe('Ann is already playing.')
    await ask('roster.substitutes', { game, substitutes: ['Zoe', 'Kim'] })
    await ask('roster.set', { game, seats: [{ name: 'Zoe', role: 'vanilla' }] })
    expect(await waiting(game)).toEqual(['Kim'])
    await refused('roster.substitutes', { game, substitutes: [''] }, 'badInput')
    await refused(
      'roster.substitutes',
      { game, substitutes: Array.from({ length: 201 }, (_, n) => `P${n}`) },
      'badInput',
    )
  })

  it('sit down under a new name of a seat too', async () => {
    const game = await village(desk)
    await ask('roster.substitutes', { game, substitutes: ['Zoe', 'Kim'] })
    await ask('roster.change', { game, slot: 'Bob', name: 'Zoe' })
    expect(await waiting(game)).toEqual(['Kim'])
  })

  it('go along with an export, which is held to the same limits', async () => {
    const game = await village(desk)
    await ask('roster.substitutes', { game, substitutes: ['Zoe', 'Kim'] })
    const { text } = await ask('games.export', { game })
    expect(await waiting((await ask('games.import', { text })).game)).toEqual(['Zoe', 'Kim'])
    const long = text.replace('"Kim"', JSON.stringify('K'.repeat(201)))
    expect(long).not.toBe(text)
    await refused('games.import', { text: long }, 'badInput')
  })
})
