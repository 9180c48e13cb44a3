/** What turns without each action takes long to find out: meanwhile others are answered, and the game may change. */
import { setImmediate as turn } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { newDesk } from '../help.ts'

const { ask } = await newDesk()
const players = 24
const named = (at: number): string => `P${at % players}`

/** A night in which everybody blocks the next but one, and two shoot. */
async function busyNight(): Promise<string> {
  const { game } = await ask('games.create', { name: 'Busy', system: 'rar' })
  await ask('roster.set', {
    game,
    seats: Array.from({ length: players }, (_, at) => ({
      name: named(at),
      role: at === 0 ? 'goon' : at < 3 ? 'vigilante' : 'roleblocker',
    })),
  })
  await ask('phases.open', { game, kind: 'night', number: 1 })
  for (let at = 1; at < players; at++)
    await ask('actions.submit', { game, by: named(at), does: at < 3 ? 'shoot' : 'block', to: [named(at + 2)] })
  return game
}

it('answers others while it is being found out, and says how it is after they changed the game', async () => {
  const game = await busyNight()
  const before = await ask('night.pivots', { game, phase: 0 })
  await ask('actions.withdraw', { game, id: 'a3' })
  const over: string[] = []
  const pivots = ask('night.pivots', { game, phase: 0 }).finally(() => over.push('pivots'))
  await turn()
  expect((await ask('night.view', { game, phase: 0 })).rows.length).toBeGreaterThan(0)
  await ask('actions.withdraw', { game, id: 'a4' })
  expect(over).toEqual([])
  const found = await pivots
  expect(found).toEqual(await ask('night.pivots', { game, phase: 0 }))
  expect(Object.keys(before.without)).toEqual(expect.arrayContaining(['a3', 'a4']))
  expect(Object.keys(found.without)).not.toContain('a4')
})
