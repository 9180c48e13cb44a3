/** Posts that are dated later than now: it is said by whose clock, and the page is read anew by another one. */
import { expect, it } from 'vitest'
import { newDesk, villagers } from '../help.ts'

const { ask } = await newDesk({ now: () => new Date('2026-11-28T10:30:00Z') })
const post = (who: string, minute: number, on: string): string =>
  `From: ${who}\nSent: 28 Nov 2026, 10:${minute}\n\n[b]Vote: ${on}[/b]\n\n`

it.each([
  ['America/New_York', true],
  ['UTC', false],
  ['Europe/Helsinki', false],
])('a page read by the clock of %s is ahead: %s', async (zone, isAhead) => {
  const { game } = await ask('games.create', { name: 'Ahead', system: 'rar', zone })
  await ask('options.choose', { game, option: 'day', value: 'forum' })
  await ask('roster.set', { game, seats: villagers })
  await ask('phases.open', { game, kind: 'day', number: 1 })
  const page = post('Ann', 10, 'Bob') + post('Cat', 20, 'Gus')
  const { ahead, added } = await ask('votes.paste', { game, page })
  expect([added, ahead]).toEqual([2, isAhead ? { count: 2, zone, posts: expect.any(Array) } : undefined])
  if (!ahead) return
  await ask('games.settings', { game, zone: 'UTC' })
  const anew = await ask('votes.paste', { game, page, instead: ahead.posts })
  expect([anew.added, anew.known, anew.ahead]).toEqual([2, 0, undefined])
  const { posts, ballots } = await ask('votes.view', { game, phase: 0 })
  expect(posts.map(({ at }) => at)).toEqual(['2026-11-28T10:10:00.000Z', '2026-11-28T10:20:00.000Z'])
  expect(ballots).toHaveLength(2)
})
