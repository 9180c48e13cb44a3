/** What the log says is said in words: no words of tables, and times on a clock. */
import { expect, it } from 'vitest'
import { newDesk } from '../help.ts'

const { ask, desk } = await newDesk()

/** The last change of a game. */
async function last(game: string, language: 'en' | 'ru' = 'en'): Promise<string | undefined> {
  const result = await desk.dispatch('log.view', { game }, language)
  return result.ok ? (result.value as { says: string }[]).at(-1)?.says : undefined
}

it('says an option and its value in words, in the language that is asked for', async () => {
  const { game } = await ask('games.create', { name: 'Any', system: 'gorny' })
  await ask('options.choose', { game, option: 'callAt', value: 'noMajority' })
  expect(await last(game)).toBe('Set mafia win when: the town has no majority')
  expect(await last(game, 'ru')).not.toMatch(/\p{Script=Latin}/u)
})

it('says a time that was recorded on the clock of the game, also when that is another one', async () => {
  const { game } = await ask('games.create', { name: 'Any', system: 'gorny', zone: 'Europe/Moscow' })
  await ask('roster.set', { game, seats: [{ name: 'Ned', role: 'vanilla' }] })
  await ask('records.add', {
    game,
    form: 'infraction',
    values: { who: 'Ned', breach: 'nightPost', at: '2025-12-02T22:15:00Z' },
  })
  expect(await last(game)).toContain('Wed 3 Dec 2025, 01:15')
  await ask('games.settings', { game, zone: 'UTC' })
  expect(await last(game)).toContain('Tue 2 Dec 2025, 22:15')
})
