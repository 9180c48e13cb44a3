/** What steps of the map are called: by their own words, and where these are those of a role, in the language of the explanations. */
import { expect, it } from 'vitest'
import { newDesk } from '../help.ts'

const { ask } = await newDesk()

it('heads the steps of a night in the language it is explained in', async () => {
  const { game } = await ask('games.create', { name: 'Слобода', system: 'russian' })
  await ask('roster.set', {
    game,
    seats: [
      { name: 'Аня', role: 'doctor' },
      { name: 'Боря', role: 'blocker' },
      { name: 'Вера', role: 'commissioner', details: { negative: 'mafia' } },
    ],
  })
  await ask('phases.open', { game, kind: 'night', number: 1 })
  await ask('actions.submit', { game, by: 'Аня', does: 'heal', to: ['Боря'] })
  await ask('actions.submit', { game, by: 'Боря', does: 'arrest', to: ['Вера'] })
  await ask('actions.submit', { game, by: 'Вера', does: 'shoot', to: ['Аня'] })
  const heads = async (language: 'en' | 'ru') => (await ask('night.map', { game, phase: 0, language })).columns
  expect(await heads('ru')).toEqual(['блокер', 'выстрелы', 'доктор'])
  expect(await heads('en')).toEqual(['blocker', 'shots', 'doctor'])
})
