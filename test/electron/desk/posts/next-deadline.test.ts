/** What a draft says of the next deadline is what the post says once the phase is locked. */
import { expect, it } from 'vitest'
import { newDesk, villagers } from '../help.ts'

let clock = Date.parse('2026-11-28T06:50:00Z')
const { ask } = await newDesk({ now: () => new Date(clock) })
const later = (hours: number): void => void (clock += hours * 3_600_000)

const draft = async (game: string, phase: number): Promise<string> =>
  (await ask('posts.view', { game, phase, dialect: 'plain' })).posts.find(({ closes }) => closes)!.text
const deadline = (post: string): string => /^Deadline.*/m.exec(post)?.[0] ?? ''

it('once a night waits for nobody, and once a hammer has ended a day; at the planned time until then', async () => {
  const { game } = await ask('games.create', { name: 'Early', system: 'rar' })
  await ask('options.choose', { game, option: 'day', value: 'forum' })
  await ask('roster.set', { game, seats: villagers })
  const [opens, closes] = ['2026-11-28T07:00:00Z', '2026-11-30T07:00:00Z']
  await ask('phases.open', { game, kind: 'night', number: 1, opens, closes })
  expect(deadline(await draft(game, 0))).toContain('Wednesday 2 December 2026')
  for (const [by, does] of [
    ['Ann', 'protect'],
    ['Bob', 'investigate'],
    ['Cat', 'shoot'],
    ['Eli', 'factionKill'],
    ['Fay', 'block'],
  ] as const)
    await ask('actions.submit', { game, by, does, to: ['Gus'] })
  later(3)
  const complete = await draft(game, 0)
  await ask('phases.lock', { game })
  expect(await draft(game, 0)).toBe(complete)
  expect(deadline(complete)).toContain('Monday 30 November 2026')

  const { kind, number } = await ask('phases.next', { game })
  await ask('phases.open', { game, kind, number })
  const planned = deadline(await draft(game, 1))
  later(2)
  for (const by of ['Ann', 'Bob', 'Cat']) await ask('votes.cast', { game, by, for: 'Fay' })
  expect(deadline(await draft(game, 1))).toBe(planned)
  await ask('votes.cast', { game, by: 'Eli', for: 'Fay' })
  const hammered = await draft(game, 1)
  await ask('phases.lock', { game })
  expect(await draft(game, 1)).toBe(hammered)
  expect(deadline(hammered)).not.toBe(planned)
})
