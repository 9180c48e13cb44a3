/** The count as a host posts it: what is in it, part by part, as of any post. */
import { expect, it } from 'vitest'
import type { Answers } from '../../../../electron/desk/contract.ts'
import { newDesk } from '../help.ts'

let ahead = 0
const later = (days: number): void => void (ahead += days * 86_400_000)
const { ask, refused } = await newDesk({ now: () => new Date(Date.now() + ahead) })

type Part = Answers['votes.countPost']['parts'][number]
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
    'It takes 4 to lynch.',
  ]))

it.each<[Part, string]>([
  ['distance', 'Gus (2, L-2): Cat, Dan'],
  ['changes', 'Since the last count: Gus +Dan, −Ann; Bob +Ann'],
  ['silent', 'Not voting (2): Eve, Gus'],
  ['cast', 'Votes cast: Ann 2, Bob 1, Cat 1, Dan 1, Eve 0, Gus 0'],
  ['review', '1 vote is under review.'],
])('has %s where it is wanted', async (part, line) => {
  expect(await said([part])).toContain(line)
  expect(await said([])).not.toContain(line)
})

it('has the deadline in both zones with the time left, and who wrote how much and when', async () => {
  const lines = await said(['deadline', 'seen'])
  expect(lines.filter(line => line.startsWith('Deadline'))).toEqual([
    expect.stringMatching(/^Deadline for day 1: .*2099, \d\d:\d\d \(/) as string,
  ])
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
    'It takes 4 to lynch.',
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

it('says no deadline once a vote has ended the day, and lists nobody as alive whom it lynched', async () => {
  const { game: day } = await ask('games.create', { name: 'Hammered', system: 'rar' })
  await ask('options.choose', { game: day, option: 'day', value: 'forum' })
  await ask('roster.set', {
    game: day,
    seats: ['Ann', 'Bob', 'Cat', 'Dan', 'Gus'].map(name => ({ name, role: name === 'Gus' ? 'goon' : 'vanilla' })),
  })
  await ask('games.settings', { game: day, dialect: 'plain' })
  await ask('phases.open', { game: day, kind: 'day', number: 1, closes: '2099-12-03T20:00:00Z' })
  const closing = async (): Promise<string> =>
    (await ask('posts.view', { game: day, phase: 0 })).posts.find(({ id }) => id === 'public:votes')!.text
  await ask('votes.cast', { game: day, by: 'Ann', for: 'Gus' })
  await ask('votes.cast', { game: day, by: 'Bob', for: 'Gus' })
  expect(await closing()).toMatch(/Alive \(5\).*Gus/)
  expect(await closing()).toContain('Deadline')
  await ask('votes.cast', { game: day, by: 'Cat', for: 'Gus' })
  for (const locked of [false, true]) {
    if (locked) await ask('phases.lock', { game: day })
    const text = await closing()
    expect(text).not.toContain('Deadline')
    expect(text).not.toContain('Alive')
    // Who is lynched could have voted, and did not.
    expect(text).toContain('Not voting (2): Dan, Gus')
    const own = await ask('votes.countPost', { game: day, phase: 0, parts: ['deadline', 'silent'], order: 'size' })
    expect(own.text).not.toContain('Deadline')
    expect(own.text).toContain('Not voting (2): Dan, Gus')
    expect((await ask('votes.view', { game: day, phase: 0 })).ended).toBe(true)
  }
  // Once the host says that it is over, nothing is announced that would come after it.
  await ask('games.finish', { game: day, winner: 'town' })
  const { posts } = await ask('posts.view', { game: day, phase: 0 })
  expect(posts.find(({ id }) => id === 'public:public')!.text).not.toContain('Deadline')
})

it('marks in the closing count whose vote was never confirmed', async () => {
  const { game: day } = await ask('games.create', { name: 'Nicks', system: 'rar' })
  await ask('options.choose', { game: day, option: 'day', value: 'forum' })
  await ask('roster.set', {
    game: day,
    seats: ['Ann', 'Bob', 'Catherine', 'Dan'].map(name => ({ name, role: name === 'Dan' ? 'goon' : 'vanilla' })),
  })
  await ask('games.settings', { game: day, dialect: 'plain' })
  await ask('phases.open', { game: day, kind: 'day', number: 1, closes: '2099-12-03T20:00:00Z' })
  await ask('votes.paste', {
    game: day,
    page: post('Ann', '09:00', '[b]Vote: Catherine[/b]') + post('Bob', '09:05', '[b]Vote: Cath[/b]'),
  })
  await ask('phases.lock', { game: day })
  const { posts } = await ask('posts.view', { game: day, phase: 0 })
  expect(posts.find(({ id }) => id === 'public:votes')!.text).toMatch(/Catherine.*Ann, Bob\?/)
})

it('is the same text under Posts, with the parts that the host chose, and stays sent while only the clock moves', async () => {
  const mail = async () => (await ask('posts.view', { game, phase: 0 })).posts.find(({ id }) => id === 'public:votes')!
  for (const count of [undefined, { parts: ['distance', 'deadline', 'seen'] as Part[], order: 'time' as const }]) {
    if (count) await ask('games.settings', { game, count })
    expect((await mail()).text).toBe((await ask('votes.countPost', { game, phase: 0 })).text)
  }
  expect(await ask('votes.countPost', { game, phase: 0 })).toMatchObject({ order: 'time' })
  await ask('posts.sent', { game, phase: 0, post: 'public:votes', sent: true })
  await ask('posts.edit', { game, phase: 0, post: 'public:votes', text: 'My own words.' })
  later(3)
  expect(await mail()).toMatchObject({ edited: true, outdated: false })
  await ask('posts.edit', { game, phase: 0, post: 'public:votes', text: null })
  expect(await mail()).toMatchObject({ state: 'sent' })
})

it.each([
  ['really is where that is no secret', false, 'Gus (1/3, L-2): Ann'],
  ['would be for anybody where it is one', true, 'Gus (1, L-3): Ann'],
])('has the host’s own words for its rows, and of a wagon that is hated how far it %s', async (_, secret, wagon) => {
  const { game: day } = await ask('games.create', { name: 'Worded', system: 'rar' })
  await ask('options.choose', { game: day, option: 'day', value: 'forum' })
  const seats = ['Ann', 'Bob', 'Catherine', 'Dan', 'Eve'].map(name => ({ name, role: 'vanilla' }))
  await ask('roster.set', {
    game: day,
    seats: [...seats, { name: 'Gus', role: 'goon', modifiers: [{ modifier: 'hated' }] }],
  })
  await ask('games.settings', { game: day, dialect: 'plain' })
  await ask('options.choose', { game: day, option: 'secretDistance', value: secret })
  await ask('phases.open', { game: day, kind: 'day', number: 1 })
  await ask('votes.paste', {
    game: day,
    page:
      post('Ann', '09:00', '[b]Vote: Gus[/b]')
      + ['Bob', 'Dan', 'Eve'].map(who => post(who, '09:10', '[b]Vote: Cath[/b]')).join('')
      + post('Gus', '09:20', '[b]Vote: Cath[/b]'),
  })
  const rows = async (): Promise<string[]> =>
    (await ask('votes.countPost', { game: day, phase: 0, parts: ['distance'] })).text.split('\n').filter(Boolean)
  // Votes that wait to be confirmed hammer nobody.
  expect(await rows()).toEqual([
    'Day 1 vote count',
    'Catherine (4, L-1): Bob?, Dan?, Eve?, Gus?',
    wagon,
    'It takes 4 to lynch.',
  ])
  await ask('wording.edit', { game: day, id: 'post:votes:0', says: '<b>Who hangs?</b>' })
  expect((await rows())[0]).toBe('Who hangs?')
})

it('tells what changed since the count that was sent, links to it, and keeps every one that was sent', async () => {
  const { game: day } = await ask('games.create', { name: 'Sent', system: 'rar' })
  await ask('options.choose', { game: day, option: 'day', value: 'forum' })
  await ask('roster.set', {
    game: day,
    seats: ['Ann', 'Bob', 'Cat', 'Dan', 'Gus'].map(name => ({ name, role: name === 'Gus' ? 'goon' : 'vanilla' })),
  })
  await ask('games.settings', { game: day, dialect: 'markdown', zone: 'Europe/Berlin' })
  await ask('phases.open', { game: day, kind: 'day', number: 1, closes: '2099-12-03T20:00:00Z' })
  const counts = async () =>
    (await ask('posts.view', { game: day, phase: 0 })).posts.filter(
      ({ to }) => to.kind === 'public' && to.id === 'votes',
    )
  const send = async (id: string, link = ''): Promise<void> => {
    await ask('posts.sent', { game: day, phase: 0, post: id, sent: true, link })
    later(1)
  }
  await ask('votes.cast', { game: day, by: 'Ann', for: 'Gus' })
  const [first] = await counts()
  expect(first!.text).not.toContain('last count')
  expect(first!.text.match(/Deadline/g)).toHaveLength(1)
  expect(first!.text).toMatch(/21:00 \(.*\) \/ .*20:00 \(UTC\)/)
  await send('public:votes', 'https://forum.example/p1')
  expect((await counts()).map(({ id, state }) => [id, state])).toEqual([['public:votes', 'sent']])
  await ask('votes.cast', { game: day, by: 'Bob', for: 'Gus' })
  await ask('votes.cast', { game: day, by: 'Ann', for: 'Cat' })
  const [due, sent] = await counts()
  expect(due).toMatchObject({ id: 'public:votes', state: 'toSend' })
  expect(due!.text).toMatch(/Since the \[last count\]\(https:\/\/forum\.example\/p1\).*Cat \+Ann; Gus \+Bob, −Ann/)
  expect((await ask('votes.countPost', { game: day, phase: 0 })).text).toBe(due!.text)
  expect(sent).toMatchObject({ state: 'sent', former: true, link: 'https://forum.example/p1' })
  expect(sent!.text).toContain('Gus (1')
  await send('public:votes')
  await ask('votes.cast', { game: day, by: 'Dan', for: 'Cat' })
  const all = await counts()
  expect(all.map(({ state, former = false }) => [state, former])).toEqual([
    ['toSend', false],
    ['sent', true],
    ['sent', true],
  ])
  expect(all[0]!.text).toMatch(/Cat \+Dan/)
  expect(all[0]!.text).not.toContain('+Bob')
  // One of them is taken back, or gets its address.
  await ask('posts.sent', { game: day, phase: 0, post: all[2]!.id, sent: false })
  await ask('posts.sent', { game: day, phase: 0, post: all[1]!.id, sent: true, link: 'https://forum.example/p2' })
  expect((await counts()).map(({ state, link }) => [state, link])).toEqual([
    ['toSend', undefined],
    ['sent', 'https://forum.example/p2'],
  ])
})
