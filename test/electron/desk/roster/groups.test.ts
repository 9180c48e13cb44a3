/** Groups that are written to together: the living, the dead, spectators, factions; and what invites them. */
import { expect, it } from 'vitest'
import { newDesk, village, villagers } from '../help.ts'

const desk = await newDesk()
const { ask, refused } = desk

const groups = async (game: string) => (await ask('roster.groups', { game })).groups
const group = async (game: string, id: string) => (await groups(game)).find(one => one.id === id)!

it('holds who lives and who is out, as the phases have them, and whoever watches', async () => {
  const game = await village(desk)
  const everybody = villagers.map(({ name }) => name)
  expect(await group(game, '~living')).toMatchObject({ names: everybody })
  expect(await group(game, '~dead')).toMatchObject({ name: 'Dead players', names: [] })
  await ask('actions.submit', { game, by: 'Cat', does: 'shoot', to: ['Dee'] })
  await ask('phases.lock', { game })
  expect(await group(game, '~dead')).toMatchObject({ names: ['Dee'] })
  expect((await group(game, '~living')).names).toEqual(everybody.filter(name => name !== 'Dee'))
  await ask('games.settings', { game, spectators: ['Zed', 'Yan'], topics: { '~dead': 'https://forum.example/t/9' } })
  expect(await group(game, '~spectators')).toMatchObject({ names: ['Zed', 'Yan'] })
  expect((await group(game, '~dead')).invitation).toContain('Welcome to the dead chat: https://forum.example/t/9.')
  // A removed player is of the dead, and undo brings all of it back.
  await ask('phases.open', { game, kind: 'day', number: 1 })
  await ask('roster.remove', { game, slot: 'Ann', reason: 'silent' })
  await ask('phases.lock', { game })
  expect((await group(game, '~dead')).names).toEqual(['Ann', 'Dee'])
})

it('invites without a word of anybody’s role, and in the language of the game', async () => {
  const game = await village(desk)
  await ask('games.settings', { game, topics: { mafia: 'https://forum.example/t/3' } })
  const all = await groups(game)
  for (const { invitation = '' } of all)
    for (const { name, role } of villagers) {
      expect(invitation).not.toContain(name)
      expect(invitation.toLowerCase()).not.toContain(role.toLowerCase())
    }
  expect(all.find(({ id }) => id === 'mafia')).toMatchObject({
    names: ['Eli', 'Fay'],
    invitation: expect.stringContaining('https://forum.example/t/3'),
  })
  const { game: russian } = await ask('games.create', { name: 'Слобода', system: 'russian' })
  expect((await group(russian, '~dead')).invitation).toContain('общаются выбывшие')
})

it('writes to the heads of a hydra, and goes along with an export', async () => {
  const { game } = await ask('games.create', { name: 'Hydra heads', system: 'rar' })
  await ask('roster.set', {
    game,
    seats: [
      { name: 'Cerberus', role: 'cop', heads: ['Ann', 'Bob'] },
      { name: 'Cat', role: 'goon' },
    ],
  })
  expect((await group(game, '~living')).names).toEqual(['Ann', 'Bob', 'Cat'])
  await ask('games.settings', { game, spectators: ['Zed'] })
  const { text } = await ask('games.export', { game })
  const there = await newDesk()
  const taken = await there.ask('games.import', { text })
  expect((await there.ask('roster.groups', { game: taken.game })).groups).toEqual(await groups(game))
  await refused('games.settings', { game, spectators: [''] }, 'badInput')
})

it('holds who shares a private topic, without a traitor of the side, and tells two of a kind apart', async () => {
  const { game } = await ask('games.create', { name: 'Topics', system: 'rar' })
  await ask('roster.set', {
    game,
    seats: [
      { name: 'Ann', role: 'mason' },
      { name: 'Bob', role: 'mason' },
      { name: 'Cat', role: 'neighbor', details: { group: 'A' } },
      { name: 'Dee', role: 'neighbor', details: { group: 'A' } },
      { name: 'Eli', role: 'neighbor', details: { group: 'B' } },
      { name: 'Fay', role: 'neighbor', faction: 'mafia', details: { group: 'B' } },
      { name: 'Gus', role: 'goon' },
      { name: 'Hal', role: 'traitor', faction: 'mafia' },
    ],
  })
  expect((await groups(game)).filter(({ id }) => !id.startsWith('~')).map(({ name, names }) => [name, names])).toEqual([
    ['Mafia', ['Fay', 'Gus']],
    ['Masons', ['Ann', 'Bob']],
    ['Neighbors (Cat and Dee)', ['Cat', 'Dee']],
    ['Neighbors (Eli and Fay)', ['Eli', 'Fay']],
  ])
  expect((await group(game, 'masons')).invitation).toMatch(/private topic/)
})
