/** What the rules would tell a player who is dead by then stays with the host. */
import { expect, it } from 'vitest'
import { newDesk } from '../help.ts'

const { ask } = await newDesk()

/** A night in which two check somebody, and one of them is shot. */
async function night(): Promise<string> {
  const { game } = await ask('games.create', { name: 'Kept', system: 'rar' })
  const roster =
    'Ann: Town Cop\nBob: Town Tracker\nCat: Mafia Goon\nDee: Vanilla Townie\nEd: Vanilla Townie\nFay: Town Vigilante'
  const { seats } = await ask('roster.read', { system: 'rar', text: roster })
  await ask('roster.set', { game, seats })
  await ask('phases.open', { game, kind: 'night', number: 1 })
  await ask('actions.submit', { game, by: 'Ann', does: 'investigate', to: ['Cat'] })
  await ask('actions.submit', { game, by: 'Bob', does: 'track', to: ['Cat'] })
  await ask('actions.submit', { game, by: 'Fay', does: 'shoot', to: ['Ann'] })
  await ask('phases.lock', { game })
  return game
}

it('a result for somebody who died is marked, and nobody waits for it', async () => {
  const game = await night()
  const { posts, toSend } = await ask('posts.view', { game, phase: 0 })
  const to = (name: string) => posts.find(post => post.to.kind === 'player' && post.to.name === name)
  expect(to('Ann')).toMatchObject({ kept: true, state: 'toSend' })
  expect(to('Bob')).toMatchObject({ state: 'toSend' })
  expect(to('Bob')!.kept).toBeUndefined()
  expect(toSend).toBe(posts.length - 1)
  const { phases } = await ask('games.get', { game })
  expect(phases[0]!.wants.posts).toBe(toSend)
})
