/** Options that are locked say by what, and what can be done all the same can be done. */
import { expect, it } from 'vitest'
import { newDesk, villagers } from '../help.ts'

const { ask, refused } = await newDesk()
const optionsOf = async (game: string) => {
  const { options, first } = await ask('options.view', { game })
  const of = (id: string) => options.find(one => one.id === id)!
  return { first, of }
}

it('say which phase locked them, and reopening it lets one be changed', async () => {
  const { game } = await ask('games.create', { name: 'Kept', system: 'rar' })
  await ask('options.choose', { game, option: 'day', value: 'forum' })
  await ask('roster.set', { game, seats: villagers })
  await ask('phases.open', { game, kind: 'night', number: 1 })
  const open = await optionsOf(game)
  expect([open.first, open.of('selfTarget').fixed]).toEqual([undefined, undefined])
  expect(['selfTarget', 'ballots', 'dayHours'].map(id => open.of(id).keptBy)).toEqual(['result', 'vote', 'nothing'])
  await ask('phases.lock', { game })
  const locked = await optionsOf(game)
  expect(locked.first).toEqual({ phase: 0, name: 'Night 1' })
  expect(['selfTarget', 'ballots', 'dayHours'].map(id => locked.of(id).fixed)).toEqual([
    'Locked: Night 1 was resolved with it.',
    undefined,
    undefined,
  ])
  const { remedy } = await refused('options.choose', { game, option: 'selfTarget', value: true }, 'declined')
  expect(remedy).toMatch(/reopen/)

  await ask('phases.open', { game, kind: 'day', number: 1 })
  await ask('phases.lock', { game })
  expect((await optionsOf(game)).of('ballots').fixed).toBe('Locked: the votes of Day 1 were counted with it.')

  // What the remedy says can be done.
  const { game: past } = await ask('mend.begin', { game, phase: 0, reason: 'the option was wrong' })
  expect((await optionsOf(past)).of('selfTarget').fixed).toBeUndefined()
  await ask('options.choose', { game: past, option: 'selfTarget', value: true })
  await ask('mend.accept', { game: past })
  expect((await optionsOf(game)).of('selfTarget').value).toBe(true)
})

it('are named beside what they do not allow: in what was read, among the actions and in the night', async () => {
  const { game } = await ask('games.create', { name: 'Named', system: 'rar' })
  await ask('roster.set', {
    game,
    seats: [
      { name: 'Ann', role: 'doctor' },
      { name: 'Bob', role: 'goon' },
      { name: 'Cat', role: 'vanilla' },
    ],
  })
  await ask('phases.open', { game, kind: 'night', number: 1 })
  await ask('inbox.paste', { game, page: 'From: Ann\nSent: 28 Nov 2026, 10:00\n\nprotect myself\n' })
  const { messages } = await ask('inbox.view', { game, phase: 0 })
  expect(messages[0]!.proposals[0]!.refusal).toMatchObject({ option: 'selfTarget' })
  await ask('actions.submit', { game, by: 'Ann', does: 'protect', to: ['Ann'] })
  const { actions } = await ask('inbox.view', { game, phase: 0 })
  expect(actions.find(({ by }) => by === 'Ann')!.refusal).toMatchObject({ option: 'selfTarget' })
  const { rows } = await ask('night.view', { game, phase: 0 })
  expect(rows.find(({ section }) => section === 'void')).toMatchObject({ option: 'selfTarget' })
})
