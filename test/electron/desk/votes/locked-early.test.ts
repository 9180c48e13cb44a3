/** Posts of two days, where the first was hammered and the second does not say when it opened. */
import { expect, it } from 'vitest'
import { newDesk, villagers } from '../help.ts'

const at = (by: string, when: string, text: string): string => `From: ${by}\nSent: ${when} UTC\n\n${text}\n\n`
const votes = at('Ann', '2026-03-02 10:00', '[b]Vote: Eli[/b]') + at('Bob', '2026-03-02 11:00', '[b]Vote: Eli[/b]')
/** Day 1 is locked at noon, day 2 follows a night of an hour; neither says when it opened. */
async function secondDay(): Promise<{ game: string; own: Awaited<ReturnType<typeof newDesk>> }> {
  let now = '2026-03-02T12:00:00Z'
  const own = await newDesk({ now: () => new Date(now) })
  const { game } = await own.ask('games.create', { name: 'Hammer', system: 'rar' })
  await own.ask('roster.set', { game, seats: villagers })
  await own.ask('phases.open', { game, kind: 'day', number: 1, closes: '2026-03-05T20:00:00Z' })
  await own.ask('votes.paste', { game, page: votes })
  await own.ask('phases.lock', { game })
  await own.ask('phases.open', { game, kind: 'night', number: 1, closes: '2026-03-02T14:00:00Z' })
  now = '2026-03-02T13:00:00Z'
  await own.ask('phases.lock', { game })
  await own.ask('phases.open', { game, kind: 'day', number: 2, closes: '2026-03-07T20:00:00Z' })
  return { game, own }
}
it('a day that was locked before its deadline keeps the posts of the next day out of it, though that does not say when it opened', async () => {
  const { game, own } = await secondDay()
  const page = votes + at('Cat', '2026-03-02 11:30', 'too late') + at('Cat', '2026-03-03 09:00', '[b]Vote: Ann[/b]')
  expect(await own.ask('votes.paste', { game, page })).toMatchObject({ added: 1, known: 2, earlier: 1 })
  expect((await own.ask('votes.view', { game, phase: 2 })).ballots.map(({ by, for: on }) => [by, on])).toEqual([
    ['Cat', 'Ann'],
  ])
})
