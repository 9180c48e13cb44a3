/** A day as its host keeps it: how the vote went, the count as of a post, who is silent, and how the deadline was moved. */
import { expect, it } from 'vitest'
import { dialects } from '../../../../engine/text/dialects/index.ts'
import { newDesk } from '../help.ts'

const { ask, refused } = await newDesk()
const post = (by: string, at: string, text: string): string => `From: ${by}\nSent: 2026-12-01 ${at} UTC\n\n${text}\n\n`

/** A day of open forums with four votes and a removal. */
async function played(): Promise<string> {
  const { game } = await ask('games.create', { name: 'Harvest', system: 'rar' })
  await ask('roster.set', {
    game,
    seats: ['Ann', 'Bob', 'Cat', 'Dan', 'Eve', 'Gus'].map(name => ({
      name,
      role: name === 'Gus' ? 'goon' : 'vanilla',
    })),
  })
  await ask('games.settings', { game, dialect: 'plain' })
  await ask('phases.open', {
    game,
    kind: 'day',
    number: 1,
    opens: '2026-12-01T08:00:00Z',
    closes: '2026-12-03T20:00:00Z',
  })
  await ask('votes.paste', {
    game,
    page:
      post('Ann', '09:00', '[b]Vote: Gus[/b]')
      + post('Bob', '09:05', 'Hm.')
      + post('Cat', '09:10', '[b]Vote: Gus[/b]')
      + post('Ann', '09:20', '[b]Vote: Bob[/b]')
      + post('Bob', '09:30', '[b]Vote: no lynch[/b]')
      + post('Eve', '09:40', '[b]Vote: Nemo[/b]'),
  })
  return game
}

it('tells the course of the vote, whom everybody voted for, and who writes', async () => {
  const game = await played()
  await ask('phases.extend', { game, closes: '2026-12-04T20:00:00Z' })
  const { marks, changes, players, days, moved, closes } = await ask('votes.day', { game, phase: 0 })
  expect(marks.map(({ id, by }) => `${id} ${by}`)).toEqual(['p1 Ann', 'p2 Bob', 'p3 Cat', 'p4 Ann', 'p5 Bob', 'p6 Eve'])
  expect(changes.map(({ by, for: on, votes, from, left }) => [by, on, votes, from, left])).toEqual([
    ['Ann', 'Gus', 1, undefined, undefined],
    ['Cat', 'Gus', 2, undefined, undefined],
    ['Ann', 'Bob', 1, 'Gus', 1],
    ['Bob', '', 1, undefined, undefined],
  ])
  expect(days).toEqual([{ phase: 0, name: 'Day 1' }])
  expect(
    players.map(({ slot, posts, last, ballots }) => [
      slot,
      posts,
      last?.slice(11, 16),
      ballots.map(one => one.for ?? (one.nobody ? 'nobody' : '-')),
    ]),
  ).toEqual([
    ['Ann', [2], '09:20', ['Gus', 'Bob']],
    ['Bob', [2], '09:30', ['nobody']],
    ['Cat', [1], '09:10', ['Gus']],
    ['Dan', [0], undefined, []],
    ['Eve', [1], '09:40', []],
    ['Gus', [0], undefined, []],
  ])
  expect(moved).toMatchObject([{ from: '2026-12-03T20:00:00Z', to: '2026-12-04T20:00:00Z' }])
  expect(closes).toBe('2026-12-04T20:00:00Z')
})

it('counts as of any post, with what was entered by hand up to then', async () => {
  const game = await played()
  await ask('votes.cast', { game, by: 'Dan', for: 'Gus', at: '2026-12-01T09:15:00Z' })
  const asOf = async (id: string) => {
    const { totals, silent, needed } = await ask('votes.asOf', { game, phase: 0, post: id })
    return [totals.map(({ of, votes, voters }) => `${of} ${votes}: ${voters.join(' ')}`), silent.length, needed]
  }
  expect(await asOf('p2')).toEqual([['Gus 1: Ann'], 5, 4])
  expect(await asOf('p3')).toEqual([['Gus 2: Ann Cat'], 4, 4])
  expect(await asOf('p4')).toEqual([['Gus 2: Cat Dan', 'Bob 1: Ann'], 3, 4])
  expect(await asOf('p6')).toEqual([['Gus 2: Cat Dan', 'Bob 1: Ann', ' 1: Bob'], 2, 4])
  await refused('votes.asOf', { game, phase: 0, post: 'p99' }, 'notFound')
})

it('writes to whoever is silent, and says below the vote post who does not vote and until when', async () => {
  const game = await played()
  const { post: text, each } = await ask('votes.prods', {
    game,
    phase: 0,
    silent: [{ slot: 'Dan' }, { slot: 'Cat', hours: 51 }],
  })
  expect(text).toContain('Dan, you have not posted yet.')
  expect(text).toContain('Cat, your last post was 51 hours ago.')
  expect(text).toContain('Deadline for day 1:')
  expect(each.map(({ slot }) => slot)).toEqual(['Dan', 'Cat'])
  expect(each[0]!.text).not.toContain('Cat')
  await ask('roster.replace', { game, slot: 'Gus', name: 'Zoe' })
  const { posts } = await ask('posts.view', { game, phase: 0 })
  const votes = posts.find(({ to }) => to.id === 'votes')!.text
  expect(votes).toContain('Not voting (3): Dan, Eve, Zoe')
  expect(votes).toContain('Alive (6): Ann, Bob, Cat, Dan, Eve, Zoe')
  expect(votes).toContain('Deadline for day 1:')
  expect(votes).toContain('Replacements: Zoe for Gus')
})

it.each(Object.keys(dialects))('writes the vote post and the prods in %s, whole', async dialect => {
  const game = await played()
  await ask('games.settings', { game, dialect, zone: 'America/New_York' })
  const { posts } = await ask('posts.view', { game, phase: 0 })
  const votes = posts.find(({ to }) => to.id === 'votes')!.text
  const { post: prod } = await ask('votes.prods', { game, phase: 0, silent: [{ slot: 'Dan' }] })
  for (const text of [votes, prod]) expect(text).toMatch(/Deadline for day 1.*15:00 .*New York time, UTC.?-5/s)
  for (const line of [/Not voting \(3\).*Dan.*Eve.*Gus/s, /Alive \(6\).*Ann.*Bob.*Cat.*Dan.*Eve.*Gus/s, /Gus.*1.*Cat/s])
    expect(votes).toMatch(line)
  expect(prod).toMatch(/Dan.*you have not posted yet/s)
})

it('tells nobody who votes in secret', async () => {
  const game = await played()
  await ask('options.choose', { game, option: 'visibility', value: 'secret' })
  const { posts } = await ask('posts.view', { game, phase: 0 })
  expect(posts.find(({ to }) => to.id === 'votes')!.text).not.toContain('Not voting')
})

it('does not count whoever was replaced once the successor writes, and asks before that', async () => {
  const game = await played()
  await ask('roster.replace', { game, slot: 'Cat', name: 'Zoe' })
  const page = post('Cat', '10:00', '[b]Vote: Bob[/b]')
  await ask('votes.paste', { game, page })
  const found = async (): Promise<[string, string[]][]> => {
    const { posts } = await ask('votes.view', { game, phase: 0 })
    return posts.slice(6).map(one => [one.by, one.found.map(({ kind, said }) => `${kind}: ${said}`)])
  }
  expect(await found()).toEqual([
    ['Cat', ['unresolved: “Bob”: the author was replaced. Was this written before that?']],
  ])
  await ask('votes.paste', {
    game,
    page: post('Zoe', '11:00', '[b]Vote: Eve[/b]') + post('Cat', '12:00', '[b]Vote: Dan[/b]'),
  })
  expect(await found()).toEqual([
    ['Cat', ['unresolved: “Bob”: the author was replaced. Was this written before that?']],
    ['Cat', ['ballot: votes for Eve']],
    ['Cat', ['uncounted: “Vote: Dan”: its author was replaced']],
  ])
  const { totals } = await ask('votes.view', { game, phase: 0 })
  expect(totals.map(({ of, votes }) => `${of} ${votes}`)).toContain('Eve 1')
})
