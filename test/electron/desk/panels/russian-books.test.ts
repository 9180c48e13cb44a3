/** The book of shots of the Russian rulebook, between nights. */
import { expect, it } from 'vitest'
import type { CallInput } from '../../../../electron/desk/contract.ts'
import { newDesk } from '../help.ts'

const { ask } = await newDesk()

it('shows the next night once a night is over, and what the last one came to', async () => {
  const { game } = await ask('games.create', { name: 'Shots', system: 'russian' })
  const { seats } = await ask('roster.read', {
    system: 'russian',
    text: 'Max: judge (mafia)\nNat: priest (maniac)\nAnn: doctor\nBob: hero',
  })
  await ask('roster.set', { game, seats: seats as CallInput<'roster.set'>['seats'] })
  await ask('phases.open', { game, kind: 'night', number: 1 })
  await ask('actions.submit', { game, by: 'Max', does: 'shoot', to: ['Bob'] })
  await ask('actions.submit', { game, by: 'Ann', does: 'heal', to: ['Bob'] })
  const book = async () =>
    (await ask('panels.view', { game })).panels
      .find(({ id }) => id === 'shots')!
      .rows.map(({ cells }) => [cells[0], cells[1], cells[9]])
  expect(await book()).toEqual([
    ['Mafia', 'night 1', '1 available'],
    ['Maniac', 'night 1', '0 available'],
  ])
  await ask('phases.lock', { game })
  expect(await book()).toEqual([
    ['Mafia', 'night 2', '1 available'],
    ['Maniac', 'night 2', '1 available'],
    ['Mafia', 'night 1', 1],
  ])
})
