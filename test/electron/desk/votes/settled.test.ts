/** Doubts that the host settled by entering the vote by hand: they wait nowhere any more. */
import { expect, it } from 'vitest'
import { newDesk } from '../help.ts'

const { ask } = await newDesk()
const names = ['Ann', 'Bob', 'Cat', 'Dan', 'Elmore', 'Gus']
const post = (by: string, at: string, text: string): string => `From: ${by}\nSent: 2026-12-01 ${at} UTC\n\n${text}\n\n`

async function day(
  page: string,
  { closes = '2099-12-03T20:00:00Z' }: { closes?: string | null } = {},
): Promise<string> {
  const { game } = await ask('games.create', { name: 'Settled', system: 'rar' })
  await ask('options.choose', { game, option: 'day', value: 'forum' })
  await ask('roster.set', {
    game,
    seats: names.map(name => ({ name, role: name === 'Gus' ? 'goon' : 'vanilla' })),
  })
  await ask('games.settings', { game, dialect: 'plain', hosts: ['Sue'] })
  await ask('phases.open', { game, kind: 'day', number: 1, ...(closes !== null && { closes }) })
  await ask('votes.paste', { game, page })
  return game
}

/** Everything that says of a doubt that it waits. */
async function waiting(game: string): Promise<[review: number, steps: number, notices: number, asked: number]> {
  const { text } = await ask('votes.countPost', { game, phase: 0, parts: ['review'], order: 'size' })
  const { steps, posts } = await ask('votes.view', { game, phase: 0 })
  const { rulings } = await ask('night.view', { game, phase: 0 })
  return [
    Number(/(\d+) votes? (?:is|are) under review/.exec(text)?.[1] ?? 0),
    JSON.stringify(steps).includes('does not count') ? 1 : 0,
    rulings.length,
    posts.flatMap(({ found }) => found).filter(({ kind, settled }) => kind === 'unresolved' && !settled).length,
  ]
}

it('a name that nobody bears waits until its vote is entered at the time of its post', async () => {
  const game = await day(post('Ann', '09:00', '[b]Vote: Nemo[/b]'))
  expect(await waiting(game)).toEqual([1, 1, 1, 1])
  const { id } = await ask('votes.cast', { game, by: 'Ann', for: 'Bob', at: '2026-12-01T10:00:00+01:00' })
  expect(await waiting(game)).toEqual([0, 0, 0, 0])
  await ask('votes.withdraw', { game, id })
  expect(await waiting(game)).toEqual([1, 1, 1, 1])
})

it.each([
  ['another time', { by: 'Ann', at: '2026-12-01T10:00:00Z' }],
  ['another voter', { by: 'Cat', at: '2026-12-01T09:00:00Z' }],
])('not by one of %s', async (_, more) => {
  const game = await day(post('Ann', '09:00', '[b]Vote: Nemo[/b]'))
  await ask('votes.cast', { game, for: 'Bob', ...more })
  expect((await waiting(game))[0]).toBe(1)
})

it('whether something is a vote at all waits until it is said', async () => {
  const game = await day(post('Ann', '09:00', '[b]Vote: Elmore if Bob claims[/b]'))
  const [read] = (await ask('votes.view', { game, phase: 0 })).posts
  const [doubt] = read!.found
  expect(doubt).toMatchObject({ kind: 'unresolved', whether: true })
  expect((await waiting(game))[0]).toBe(1)
  const names = [{ post: read!.id, name: doubt!.name!, slot: 'Elmore' }]
  expect(await ask('votes.meant', { game, names })).toMatchObject({ ballots: 1, kept: 0 })
  expect(await waiting(game)).toEqual([0, 0, 0, 0])
  const { totals } = await ask('votes.view', { game, phase: 0 })
  expect(totals.map(({ of, voters }) => [of, voters])).toEqual([['Elmore', ['Ann']]])
})

it('of posts without a time what was there is settled, and nothing that is pasted later', async () => {
  const game = await day('From: Ann\n\n[b]Vote: Nemo[/b]\n\n', { closes: null })
  expect((await waiting(game))[3]).toBe(1)
  await ask('votes.cast', { game, by: 'Ann', for: 'Bob' })
  expect((await waiting(game))[3]).toBe(0)
  await ask('votes.paste', { game, page: 'From: Cat\n\nhm\n\nFrom: Ann\n\n[b]Vote: Zork[/b]\n\n' })
  expect(await waiting(game)).toEqual([1, 1, 1, 1])
})

it('a vote taken from a count settles what was written before it, and nothing behind it', async () => {
  const game = await day(
    post('Ann', '09:00', 'Dan wrote:\nok\n\n[b]Vote: Gus[/b]')
      + post('Bob', '09:05', '[b]Vote: Cat[/b]')
      + post('Sue', '09:15', 'Vote Count\nCat (2): Ann, Bob'),
  )
  expect((await waiting(game))[3]).toBe(1)
  const { counts } = await ask('votes.counts', { game, phase: 0 })
  await ask('votes.takeCounted', { game, post: counts[0]!.id, voters: ['Ann'] })
  expect(await waiting(game)).toEqual([0, 0, 0, 0])
  await ask('votes.paste', { game, page: post('Ann', '09:20', '[b]Vote: Zork[/b]') })
  expect(await waiting(game)).toEqual([1, 1, 1, 1])
})
