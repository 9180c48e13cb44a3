/** Uses in a past that is mended: those that went before a modifier given late count, and an override says whether one is spent. */
import { describe, expect, it } from 'vitest'
import { newDesk, village } from '../help.ts'

const desk = await newDesk()
const { ask } = desk

/** Two nights in which Cat shoots: Gus, then Dee. @param shots how many she has from the beginning */
async function shotTwice(shots?: number): Promise<string> {
  const game = await village(desk)
  if (shots !== undefined)
    await ask('roster.change', { game, slot: 'Cat', modifiers: [{ modifier: 'xShot', count: shots }] })
  await ask('actions.submit', { game, by: 'Cat', does: 'shoot', to: ['Gus'] })
  await ask('phases.lock', { game })
  await ask('phases.open', { game, kind: 'night', number: 2 })
  await ask('actions.submit', { game, by: 'Cat', does: 'shoot', to: ['Dee'] })
  await ask('phases.lock', { game })
  return game
}
const reopened = async (game: string, phase: number): Promise<string> =>
  (await ask('mend.begin', { game, phase, reason: 'x' })).game
const givenShots = (past: string, count: number): Promise<unknown> =>
  ask('roster.change', { game: past, slot: 'Cat', modifiers: [{ modifier: 'xShot', count }] })
/** What no longer fits, each left out, and the past accepted. @returns what no longer fitted, who is dead, and how many shots are left */
async function accepted(past: string, game: string): Promise<{ misfits: string[]; dead: string[]; left?: number }> {
  const all = (await ask('mend.view', { game: past })).phases.flatMap(({ misfits }) => misfits)
  for (const { key } of all) await ask('mend.decide', { game: past, key, as: 'leave' })
  await ask('mend.accept', { game: past })
  const { seats } = await ask('games.get', { game })
  const left = seats.find(({ slot }) => slot === 'Cat')!.abilities.find(({ id }) => id === 'shoot')!.left
  return {
    misfits: all.map(({ says }) => says),
    dead: seats.flatMap(({ alive, name }) => (alive ? [] : [name])),
    ...(left !== undefined && { left }),
  }
}

describe('a modifier that is given late, in a phase that is open again', () => {
  it('counts the use of the night before: nothing is left for this one', async () => {
    const game = await shotTwice()
    const past = await reopened(game, 1)
    await givenShots(past, 1)
    expect(await accepted(past, game)).toEqual({
      misfits: [expect.stringContaining('used 1 of 1 times')],
      dead: ['Gus'],
      left: 0,
    })
  })

  it('counts it where more are given, too', async () => {
    const game = await shotTwice()
    const past = await reopened(game, 1)
    await givenShots(past, 3)
    expect(await accepted(past, game)).toEqual({ misfits: [], dead: ['Dee', 'Gus'], left: 1 })
  })

  it('limits the nights after it: the second shot no longer fits', async () => {
    const game = await shotTwice()
    const past = await reopened(game, 0)
    await givenShots(past, 1)
    expect(await accepted(past, game)).toEqual({
      misfits: [expect.stringContaining('Cat shot Dee')],
      dead: ['Gus'],
      left: 0,
    })
  })
})

describe('an override in a phase that is open again', () => {
  for (const [spends, dead, left] of [
    [false, ['Dee'], 0],
    [true, [], 0],
  ] as const)
    it(`says that the use is ${spends ? 'spent, and the next night has none' : 'not spent, and the next night has it'}`, async () => {
      const game = await shotTwice(1)
      expect((await ask('games.get', { game })).seats.filter(({ alive }) => !alive).map(({ name }) => name)).toEqual([
        'Gus',
      ])
      const past = await reopened(game, 0)
      await ask('actions.override', { game: past, id: 'a1', holds: false, reason: 'jammed', spends })
      expect(await accepted(past, game)).toMatchObject({ dead, left })
    })
})
