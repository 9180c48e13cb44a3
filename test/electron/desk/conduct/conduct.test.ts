/** Absences, the host's rule of activity, and posts that want something of the host. */
import { expect, it } from 'vitest'
import type { Answers } from '../../../../electron/desk/contract.ts'
import { newDesk } from '../help.ts'

let clock = '2026-12-01T10:00:00Z'
// The clock of a desk never goes back: each game has one of its own.
let { ask, refused } = await newDesk()
const post = (by: string, at: string, text: string): string => `From: ${by}\nSent: 2026-12-${at} UTC\n\n${text}\n\n`

async function started(): Promise<string> {
  clock = '2026-12-01T10:00:00Z'
  ;({ ask, refused } = await newDesk({ now: () => new Date(clock) }))
  const { game } = await ask('games.create', { name: 'Harvest', system: 'rar' })
  await ask('options.choose', { game, option: 'day', value: 'forum' })
  await ask('roster.set', {
    game,
    seats: ['Ann', 'Bob', 'Cat', 'Dan'].map(name => ({ name, role: name === 'Dan' ? 'goon' : 'vanilla' })),
  })
  await ask('games.settings', { game, dialect: 'plain', hosts: ['Sue'] })
  await ask('phases.open', {
    game,
    kind: 'day',
    number: 1,
    opens: '2026-12-01T10:00:00Z',
    closes: '2026-12-11T10:00:00Z',
  })
  return game
}

type Player = Answers['conduct.view']['players'][number]
const playerAt = async (game: string, slot: string, at: string): Promise<Player> => {
  clock = at
  return (await ask('conduct.view', { game, phase: 0 })).players.find(one => one.slot === slot)!
}

it('counts silence from the last post, and asks for prods and then a replacement', async () => {
  const game = await started()
  await ask('votes.paste', { game, page: post('Ann', '01 12:00', 'Hello') + post('Bob', '01 13:00', 'Hi') })
  expect((await playerAt(game, 'Ann', '2026-12-04T12:00:00Z')).state).toBe('fine')
  await ask('conduct.rule', { game, rule: { silent: 48, answer: 24, prods: 2 } })
  expect(await playerAt(game, 'Ann', '2026-12-03T11:00:00Z')).toMatchObject({ state: 'fine', hours: 47, posts: 1 })
  expect(await playerAt(game, 'Ann', '2026-12-03T12:00:00Z')).toMatchObject({ state: 'prod', hours: 48, prods: 0 })
  // Who never wrote is silent from the beginning.
  expect(await playerAt(game, 'Cat', '2026-12-03T10:00:00Z')).toMatchObject({ state: 'prod', hours: 48 })
  await ask('votes.prodded', { game, slots: ['Ann'] })
  expect(await playerAt(game, 'Ann', '2026-12-03T20:00:00Z')).toMatchObject({ state: 'waiting', prods: 1 })
  expect(await playerAt(game, 'Ann', '2026-12-04T12:00:00Z')).toMatchObject({ state: 'replace' })
  await ask('votes.paste', { game, page: post('Ann', '04 13:00', 'Sorry') })
  expect(await playerAt(game, 'Ann', '2026-12-04T14:00:00Z')).toMatchObject({ state: 'fine', prods: 1 })
  expect(await playerAt(game, 'Ann', '2026-12-06T13:00:00Z')).toMatchObject({ state: 'prod' })
  await ask('votes.prodded', { game, slots: ['Ann'] })
  await ask('votes.paste', { game, page: post('Ann', '06 14:00', 'Here') })
  // Two prods are used up.
  expect(await playerAt(game, 'Ann', '2026-12-08T14:00:00Z')).toMatchObject({ state: 'replace', prods: 2 })
  await ask('roster.replace', { game, slot: 'Ann', name: 'Zoe' })
  expect(await playerAt(game, 'Ann', '2026-12-08T15:00:00Z')).toMatchObject({ state: 'fine', prods: 0, hours: 1 })
})

it('counts no night, and no time in which somebody is away', async () => {
  const game = await started()
  await ask('conduct.rule', { game, rule: { silent: 24 } })
  await ask('roster.change', {
    game,
    slot: 'Bob',
    absences: [{ from: '2026-12-01T12:00:00Z', until: '2026-12-03T12:00:00Z' }],
  })
  expect(await playerAt(game, 'Bob', '2026-12-02T12:00:00Z')).toMatchObject({ state: 'away', hours: 2 })
  expect(await playerAt(game, 'Bob', '2026-12-03T13:00:00Z')).toMatchObject({ state: 'fine', hours: 3 })
  expect(await playerAt(game, 'Cat', '2026-12-03T13:00:00Z')).toMatchObject({ state: 'prod', hours: 51 })
  clock = '2026-12-03T14:00:00Z'
  await ask('phases.lock', { game })
  await ask('phases.open', { game, kind: 'night', number: 1, opens: clock, closes: '2026-12-04T14:00:00Z' })
  clock = '2026-12-04T14:00:00Z'
  await ask('phases.lock', { game })
  await ask('phases.open', { game, kind: 'day', number: 2, opens: clock, closes: '2026-12-09T14:00:00Z' })
  clock = '2026-12-04T15:00:00Z'
  const { players } = await ask('conduct.view', { game, phase: 2 })
  expect(players.find(({ slot }) => slot === 'Bob')).toMatchObject({ hours: 5 })
})

it('says who is above or below the posts that the host asks for', async () => {
  const game = await started()
  await ask('votes.paste', {
    game,
    page: post('Ann', '01 12:00', 'One') + post('Ann', '01 12:01', 'Two') + post('Ann', '01 12:02', 'Three'),
  })
  await ask('conduct.rule', { game, rule: { least: 1, most: 2 } })
  expect((await playerAt(game, 'Ann', '2026-12-01T13:00:00Z')).limit).toBe('over')
  expect((await playerAt(game, 'Bob', '2026-12-01T13:00:00Z')).limit).toBe('under')
})

it('is undone, replayed and handed to a co-host', async () => {
  const game = await started()
  const away = [{ from: '2026-12-01T12:00:00Z', until: '2026-12-03T12:00:00Z', note: 'wedding' }]
  await ask('roster.change', { game, slot: 'Bob', absences: away })
  await ask('conduct.rule', { game, rule: { silent: 48, prods: 3 } })
  await ask('steps.tick', { game, step: 'title', done: true })
  const { text } = await ask('games.export', { game })
  await ask('log.undo', { game })
  await ask('log.undo', { game })
  expect((await ask('conduct.view', { game, phase: 0 })).rule).toEqual({})
  const { game: copy } = await ask('games.import', { text })
  expect((await ask('conduct.view', { game: copy, phase: 0 })).rule).toEqual({ silent: 48, prods: 3 })
  expect((await ask('games.get', { game: copy })).seats.find(({ slot }) => slot === 'Bob')!.away).toEqual(away)
  expect((await ask('steps.view', { game: copy, phase: 0 })).steps.find(({ id }) => id === 'title')!.done).toBe(true)
})

it('refuses an absence that ends before it begins, and drops that of who is replaced', async () => {
  const game = await started()
  const from = '2026-12-05T12:00:00Z'
  await refused('roster.change', { game, slot: 'Bob', absences: [{ from, until: '2026-12-03T12:00:00Z' }] }, 'badInput')
  await ask('roster.change', { game, slot: 'Bob', absences: [{ from, until: '2026-12-09T12:00:00Z' }] })
  await ask('roster.replace', { game, slot: 'Bob', name: 'Zoe' })
  expect((await ask('games.get', { game })).seats.find(({ slot }) => slot === 'Bob')!.away).toEqual([])
})

it('reminds nobody who is away, and tells it in the count', async () => {
  const game = await started()
  await ask('roster.change', {
    game,
    slot: 'Bob',
    absences: [{ from: '2026-12-01T09:00:00Z', until: '2026-12-04T23:59:00Z' }],
  })
  clock = '2026-12-02T10:00:00Z'
  const reminders = await ask('reminders.texts', { game, phase: 0 })
  expect(reminders.each.map(({ id }) => id)).toEqual(['Ann', 'Cat', 'Dan'])
  expect(reminders.post).not.toContain('Bob')
  const { text } = await ask('votes.countPost', { game, phase: 0, parts: ['away'], order: 'size' })
  expect(text).toContain('V/LA: Bob until Friday 4 December')
  clock = '2026-12-06T10:00:00Z'
  expect((await ask('reminders.texts', { game, phase: 0 })).each.map(({ id }) => id)).toContain('Bob')
})

it('lists posts that want something of the host, and ticks them off', async () => {
  const game = await started()
  await ask('votes.paste', {
    game,
    page:
      post('Ann', '01 12:00', '@mod when is the deadline?')
      + post('Bob', '01 12:10', 'V/LA until Friday, sorry')
      + post('Cat', '01 12:20', '[b]Vote: Dan[/b]'),
  })
  const view = async () => (await ask('conduct.view', { game, phase: 0 })).posts
  expect(await view()).toMatchObject([
    { by: 'Ann', want: 'asks', said: '@mod when is the deadline?', handled: false },
    { by: 'Bob', want: 'away', until: '2026-12-04T23:59:00Z' },
  ])
  const [first] = await view()
  await ask('conduct.handle', { game, post: first!.id, handled: true })
  expect((await view()).map(({ handled }) => handled)).toEqual([true, false])
  await ask('conduct.handle', { game, post: first!.id, handled: false })
  expect((await view()).map(({ handled }) => handled)).toEqual([false, false])
  await refused('conduct.handle', { game, post: 'p99', handled: true }, 'declined')
})

it('notices a post that was written at night', async () => {
  const game = await started()
  clock = '2026-12-02T10:00:00Z'
  await ask('phases.lock', { game })
  await ask('phases.open', { game, kind: 'night', number: 1, opens: clock, closes: '2026-12-03T10:00:00Z' })
  clock = '2026-12-03T10:00:00Z'
  await ask('phases.lock', { game })
  await ask('phases.open', { game, kind: 'day', number: 2, opens: clock, closes: '2026-12-09T10:00:00Z' })
  await ask('votes.paste', { game, page: post('Ann', '02 22:00', 'Good night') + post('Bob', '03 11:00', 'Morning') })
  const { posts } = await ask('conduct.view', { game, phase: 2 })
  expect(posts).toMatchObject([{ by: 'Ann', want: 'night' }])
})
