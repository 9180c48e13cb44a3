/** Nicknames that one living player alone can be meant by: they count at once, and wait for the host. */
import { expect, it } from 'vitest'
import { plainOf } from '../../../../engine/text/span.ts'
import { newDesk, villagers } from '../help.ts'

const { ask } = await newDesk()

const said = (who: string, minute: number, words: string): string =>
  `From: ${who}\nSent: 28 Nov 2026, 10:${minute}\n\n**Vote: ${words}**\n\n`

async function pasted(nicknames?: string) {
  const { game } = await ask('games.create', { name: 'Nicks', system: 'rar' })
  await ask('options.choose', { game, option: 'day', value: 'forum' })
  if (nicknames) await ask('options.choose', { game, option: 'nicknames', value: nicknames })
  await ask('roster.set', { game, seats: [...villagers, { name: 'Wolfgang Black', role: 'goon' }] })
  await ask('phases.open', { game, kind: 'day', number: 1 })
  const page = said('Ann', 10, 'wolf') + said('Bob', 11, 'WB') + said('Cat', 12, 'Wolfgang Black')
  await ask('votes.paste', { game, page })
  return { game, view: () => ask('votes.view', { game, phase: 0 }) }
}

it('count with a mark, and are in the queue until the host accepts them', async () => {
  const { game, view } = await pasted()
  const { totals, posts, lynched } = await view()
  expect([totals, lynched]).toMatchObject([
    [{ of: 'Wolfgang Black', votes: 3, voters: ['Ann', 'Bob', 'Cat'], likely: ['Ann', 'Bob'] }],
    [],
  ])
  const queue = posts.flatMap(({ id, found }) => found.map(({ kind, name, likely }) => ({ id, kind, name, likely })))
  expect(queue.map(({ kind, name, likely }) => [kind, name, likely])).toEqual([
    ['unresolved', 'wolf', 'Wolfgang Black'],
    ['unresolved', 'WB', 'Wolfgang Black'],
    ['ballot', undefined, undefined],
  ])
  const { ballots } = await ask('votes.meant', {
    game,
    names: queue.flatMap(({ id, name, likely }) => (name && likely ? [{ post: id, name, slot: likely }] : [])),
  })
  const after = await view()
  expect([ballots, after.totals]).toMatchObject([2, [{ votes: 3 }]])
  expect(after.totals[0]).not.toHaveProperty('likely')
  expect((await ask('games.get', { game })).seats.find(({ name }) => name === 'Wolfgang Black')?.aliases).toEqual([
    'wolf',
    'WB',
  ])
})

it('that two share, or nobody is like, count as the next count of the host has them, to be confirmed', async () => {
  const { game } = await ask('games.create', { name: 'Counted', system: 'rar' })
  await ask('options.choose', { game, option: 'day', value: 'forum' })
  await ask('roster.set', {
    game,
    seats: [...villagers, ...['Wolfgang Black', 'Wilma Bell'].map(name => ({ name, role: 'goon' }))],
  })
  await ask('games.settings', { game, hosts: ['Host Lee'] })
  await ask('phases.open', { game, kind: 'day', number: 1 })
  const votes = said('Ann', 10, 'WB') + said('Bob', 11, 'mudkip') + said('Cat', 12, 'WB')
  await ask('votes.paste', { game, page: votes })
  const likely = async () =>
    (await ask('votes.view', { game, phase: 0 })).posts.flatMap(({ found }) => found.map(one => one.likely ?? one.near))
  expect(await likely()).toEqual([['Wolfgang Black', 'Wilma Bell'], [], ['Wolfgang Black', 'Wilma Bell']])
  const count =
    'From: Host Lee\nSent: 28 Nov 2026, 10:13\n\nVote count 1\nWilma Bell (1): Ann\nWolfgang Black (2): Bob, Cat\n\n'
  await ask('votes.paste', { game, page: votes + count })
  expect(await likely()).toEqual(['Wilma Bell', 'Wolfgang Black', 'Wolfgang Black'])
})

it.each([
  ['ask', 1, ['unresolved', 'unresolved', 'ballot']],
  ['count', 3, ['ballot', 'ballot', 'ballot']],
])('with the option at "%s" count as %d', async (nicknames, votes, kinds) => {
  const { view } = await pasted(nicknames)
  const { totals, posts } = await view()
  expect(totals).toMatchObject([{ of: 'Wolfgang Black', votes }])
  expect(posts.flatMap(({ found }) => found.map(({ kind }) => kind))).toEqual(kinds)
})

const full = 'Wolfgang Black'
const five = ['Ann', 'Bob', 'Cat', 'Dan', 'Eve'].map(name => ({ name, role: 'vanilla' }))

it.each<[string, Record<string, string>, string | undefined, [string, string][], object[] | undefined]>([
  [
    'would lynch if they were confirmed',
    {},
    undefined,
    [...['Ann', 'Bob'].map((who): [string, string] => [who, 'wolf']), ['Cat', full], ['Dan', full]],
    [{ of: full, votes: 4, toConfirm: 2, needed: 4 }],
  ],
  [
    'would lynch who is hated with one less',
    {},
    'hated',
    [
      ['Ann', 'wolf'],
      ['Bob', full],
      ['Cat', full],
    ],
    [{ of: full, votes: 3, toConfirm: 1, needed: 3 }],
  ],
  [
    'would not lynch who is loved',
    {},
    'loved',
    [['Ann', 'wolf'], ...['Bob', 'Cat', 'Dan'].map((who): [string, string] => [who, full])],
    undefined,
  ],
  [
    'would decide who has the most votes',
    { deadline: 'plurality' },
    undefined,
    [
      ['Ann', 'wolf'],
      ['Bob', full],
      ['Cat', 'Dan'],
    ],
    [{ of: full, votes: 2, toConfirm: 1 }],
  ],
])('%s', async (_, options, modifier, posts, waits) => {
  const { game } = await ask('games.create', { name: 'Waits', system: 'rar' })
  for (const [option, value] of Object.entries({ day: 'forum', ...options }))
    await ask('options.choose', { game, option, value })
  const goon = { name: full, role: 'goon', ...(modifier !== undefined && { modifiers: [{ modifier }] }) }
  await ask('roster.set', { game, seats: [...five, goon] })
  await ask('phases.open', { game, kind: 'day', number: 1 })
  await ask('votes.paste', { game, page: posts.map(([who, words], nth) => said(who, 10 + nth, words)).join('') })
  const view = async () => ask('votes.view', { game, phase: 0 })
  const { lynched, steps, waits: open = [] } = await view()
  expect([lynched, open]).toEqual([[], waits ?? []])
  // The step that the headline stands above counts the same.
  const count = steps.map(step => plainOf(step.said)).join('\n')
  for (const { votes, toConfirm, needed } of open)
    if (needed !== undefined)
      expect(count).toContain(
        `${full} has ${votes - toConfirm} of the ${needed} votes needed for a majority, and ${toConfirm} more to be confirmed`,
      )
  await ask('phases.lock', { game })
  expect(await view()).not.toHaveProperty('waits')
})

it('who has the most votes is said with those that wait, as the totals show them', async () => {
  const { game } = await ask('games.create', { name: 'Most', system: 'rar' })
  for (const [option, value] of [
    ['day', 'forum'],
    ['deadline', 'plurality'],
  ] as const)
    await ask('options.choose', { game, option, value })
  await ask('roster.set', { game, seats: [...five, { name: full, role: 'goon' }] })
  await ask('phases.open', { game, kind: 'day', number: 1 })
  const page = [full, full, 'wolf', 'wolf'].map((whom, nth) => said(five[nth]!.name, 10 + nth, whom)).join('')
  await ask('votes.paste', { game, page })
  const { totals, lynched } = await ask('votes.view', { game, phase: 0 })
  expect([totals.map(({ votes, likely }) => [votes, likely?.length]), lynched]).toEqual([[[4, 2]], [full]])
  const tree = await ask('night.tree', { game, phase: 0, of: totals[0]!.decided! })
  expect(JSON.stringify(tree)).toContain('has the most votes, 2, and 2 more to be confirmed')
})

it.each([
  ['show', '“Wolfgang Black HAMMER” counts as Wolfgang Black until you say otherwise'],
  ['ask', '“Wolfgang Black HAMMER” is not a full name'],
])('a whole name with a word behind it is asked about with the word, with the option at "%s"', async (way, says) => {
  const { game } = await pasted(way)
  await ask('votes.paste', { game, page: said('Cat', 20, 'Wolfgang Black HAMMER') })
  const { posts } = await ask('votes.view', { game, phase: 0 })
  const found = posts.flatMap(({ found }) => found.map(({ said, name }) => [said, name]))
  expect(found).toContainEqual([says, 'Wolfgang Black'])
})
