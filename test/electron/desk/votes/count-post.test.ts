/** The count as a host posts it: what is in it, part by part, as of any post. */
import { expect, it } from 'vitest'
import type { CallInput } from '../../../../electron/desk/contract.ts'
import { newDesk } from '../help.ts'

const { ask, refused } = await newDesk()

type Part = CallInput<'votes.countPost'>['parts'][number]
const post = (by: string, at: string, text: string): string => `From: ${by}\nSent: 2026-12-01 ${at} UTC\n\n${text}\n\n`

async function played(): Promise<string> {
  const { game } = await ask('games.create', { name: 'Harvest', system: 'rar' })
  await ask('options.choose', { game, option: 'day', value: 'forum' })
  await ask('roster.set', {
    game,
    seats: ['Ann', 'Bob', 'Cat', 'Dan', 'Eve', 'Gus'].map(name => ({
      name,
      role: name === 'Gus' ? 'goon' : 'vanilla',
    })),
  })
  await ask('games.settings', { game, dialect: 'plain', hosts: ['Sue'] })
  await ask('phases.open', { game, kind: 'day', number: 1, closes: '2099-12-03T20:00:00Z' })
  await ask('votes.paste', {
    game,
    page:
      post('Ann', '09:00', '[b]Vote: Gus[/b]')
      + post('Bob', '09:05', '[b]Vote: Ann[/b]')
      + post('Cat', '09:10', '[b]Vote: Gus[/b]')
      + post('Sue', '09:15', 'Vote Count\nGus (2): Ann, Cat\nAnn (1): Bob')
      + post('Ann', '09:20', '[b]Vote: Bob[/b]')
      + post('Dan', '09:30', '[b]Vote: Gus[/b]')
      + post('Eve', '09:40', '[b]Vote: Nemo[/b]'),
  })
  return game
}

const game = await played()
const said = async (parts: Part[], more: { post?: string; order?: 'size' | 'time' } = {}): Promise<string[]> => {
  const { text } = await ask('votes.countPost', { game, phase: 0, parts, order: 'size', ...more })
  return text.split('\n').filter(Boolean)
}

it('has each wagon and what makes a majority, whatever else is in it', async () =>
  expect(await said([])).toEqual([
    'Day 1 vote count',
    'Gus (2): Cat, Dan',
    'Ann (1): Bob',
    'Bob (1): Ann',
    'With 6 alive, it takes 4 to lynch.',
  ]))

it.each<[Part, string]>([
  ['distance', 'Gus (2, L-2): Cat, Dan'],
  ['changes', 'Since the last count: Gus +Dan, −Ann; Bob +Ann'],
  ['silent', 'Not voting (2): Eve, Gus'],
  ['cast', 'Votes cast: Ann 2, Bob 1, Cat 1, Dan 1, Eve 0, Gus 0'],
  ['review', '1 vote is in review.'],
])('has %s where it is wanted', async (part, line) => {
  expect(await said([part])).toContain(line)
  expect(await said([])).not.toContain(line)
})

it('has the deadline in both zones with the time left, and who wrote how much and when', async () => {
  const lines = await said(['deadline', 'seen'])
  expect(lines.filter(line => line.startsWith('Deadline for day 1:')).length).toBeGreaterThan(0)
  expect(lines.some(line => /^Time left: \d+ d/.test(line))).toBe(true)
  expect(lines.find(line => line.startsWith('Posts:'))).toMatch(/^Posts: Ann 2 \(last .+ ago\), Bob 1 .*Gus 0$/)
})

it('puts the oldest wagon first where that is wanted', async () =>
  expect((await said([], { order: 'time' })).slice(1, 4)).toEqual([
    'Ann (1): Bob',
    'Gus (2): Cat, Dan',
    'Bob (1): Ann',
  ]))

it('is as of any post, without a count that came later', async () => {
  expect(await said(['changes', 'distance'], { post: 'p2' })).toEqual([
    'Day 1 vote count',
    'Gus (1, L-3): Ann',
    'Ann (1, L-3): Bob',
    'With 6 alive, it takes 4 to lynch.',
  ])
  await refused('votes.countPost', { game, phase: 0, parts: [], order: 'size', post: 'p99' }, 'notFound')
})

it('names the hammer once there is one', async () => {
  expect((await said(['hammer'])).some(line => line.startsWith('Hammer'))).toBe(false)
  await ask('votes.paste', {
    game,
    page: post('Bob', '10:00', '[b]Vote: Gus[/b]') + post('Eve', '10:01', '[b]Vote: Gus[/b]'),
  })
  expect(await said(['hammer'])).toContain('Hammer: Eve on Gus')
})

it('says nothing of a secret vote', async () => {
  const { game: secret } = await ask('games.create', { name: 'Hush', system: 'rar' })
  for (const [option, value] of [
    ['day', 'forum'],
    ['visibility', 'secret'],
  ] as const)
    await ask('options.choose', { game: secret, option, value })
  await ask('roster.set', { game: secret, seats: ['Ann', 'Bob', 'Gus'].map(name => ({ name, role: 'vanilla' })) })
  await ask('phases.open', { game: secret, kind: 'day', number: 1 })
  await ask('votes.cast', { game: secret, by: 'Ann', for: 'Bob' })
  const { text } = await ask('votes.countPost', {
    game: secret,
    phase: 0,
    parts: ['silent', 'cast', 'changes'],
    order: 'size',
  })
  expect(text).toContain('The vote is secret.')
  expect(text).not.toContain('Bob')
})
