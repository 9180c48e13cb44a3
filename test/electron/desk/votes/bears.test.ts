/** What the answers to doubts about votes could change: the host answers first what decides a majority. */
import { expect, it } from 'vitest'
import { newDesk } from '../help.ts'

const { ask } = await newDesk()
const seats = ['Ann', 'Bob', 'Cat', 'Dan', 'Eve', 'Wolfgang Black', 'Wilma Bell'].map((name, nth) => ({
  name,
  role: nth > 4 ? 'goon' : nth === 4 ? 'doublevoter' : 'vanilla',
}))

/** @returns by who wrote it, what a doubt bears on */
async function bearing(
  posts: readonly [who: string, words: string][],
  modified: Readonly<Record<string, string>> = {},
) {
  const { game } = await ask('games.create', { name: 'Bears', system: 'rar' })
  await ask('options.choose', { game, option: 'day', value: 'forum' })
  await ask('roster.set', {
    game,
    seats: seats.map(seat => {
      const modifier = modified[seat.name]
      return modifier === undefined ? seat : { ...seat, modifiers: [{ modifier }] }
    }),
  })
  await ask('phases.open', { game, kind: 'day', number: 1 })
  const page = posts.map(
    ([who, words], minute) => `From: ${who}\nSent: 28 Nov 2026, 10:${10 + minute}\n\n**Vote: ${words}**\n\n`,
  )
  await ask('votes.paste', { game, page: page.join('') })
  const { posts: read } = await ask('votes.view', { game, phase: 0 })
  return read.flatMap(({ by, bears, found }) =>
    found.some(({ kind }) => kind === 'unresolved') ? [[by, bears?.is, bears && 'of' in bears ? bears.of : '']] : [],
  )
}

const three: [string, string][] = [
  ['Ann', 'Wilma Bell'],
  ['Bob', 'Wilma Bell'],
  ['Cat', 'Wilma Bell'],
]

it.each<[string, [string, string][], (string | undefined)[][]]>([
  ['the fourth of four may make it', [...three, ['Dan', 'WB']], [['Dan', 'makes', 'Wilma Bell']]],
  ['a name like nobody’s may be the one at L-1', [...three, ['Dan', 'mudkip']], [['Dan', 'makes', 'Wilma Bell']]],
  ['so may be a nickname that counts until then', [...three, ['Dan', 'wilma']], [['Dan', 'makes', 'Wilma Bell']]],
  [
    'one of whom nobody is near a majority changes who leads',
    [
      ['Ann', 'Bob'],
      ['Dan', 'WB'],
    ],
    [['Dan', 'leads', '']],
  ],
  [
    'a third vote against two changes nothing',
    [...three.slice(0, 2), ['Cat', 'Wilma Bell'], ['Dan', 'Wolfgang']],
    [['Dan', undefined, '']],
  ],
  [
    'what its writer voted since stands',
    [
      ['Ann', 'Bob'],
      ['Dan', 'WB'],
      ['Dan', 'Eve'],
    ],
    [['Dan', undefined, '']],
  ],
  [
    'but not where it may have been the hammer',
    [...three, ['Dan', 'WB'], ['Dan', 'Eve']],
    [['Dan', 'makes', 'Wilma Bell']],
  ],
  [
    'a hammer may have come after its voter left',
    [...three.slice(0, 2), ['Bob', 'WB'], ['Cat', 'Wilma Bell'], ['Dan', 'Wilma Bell'], ['Eve', 'Wilma Bell']],
    [['Bob', 'unmakes', 'Wilma Bell']],
  ],
  [
    'no lynch may have been meant',
    [
      ['Ann', 'no lynch'],
      ['Bob', 'no lynch'],
      ['Cat', 'no lynch'],
      ['Dan', 'mudkip'],
    ],
    [['Dan', 'makes', '']],
  ],
  ['a vote that counts double', [...three.slice(0, 2), ['Eve', 'WB']], [['Eve', 'makes', 'Wilma Bell']]],
  [
    'several to be confirmed may make it together',
    [...three.slice(0, 2), ['Cat', 'wilma'], ['Dan', 'wilma']],
    [
      ['Cat', 'makes', 'Wilma Bell'],
      ['Dan', 'makes', 'Wilma Bell'],
    ],
  ],
  ['after the hammer nothing changes', [...three, ['Dan', 'Wilma Bell'], ['Bob', 'WB']], [['Bob', undefined, '']]],
])('%s', async (_, posts, expected) => {
  expect(await bearing(posts)).toEqual(expected)
})

it.each<[string, Record<string, string>, [string, string][], (string | undefined)[][]]>([
  [
    'a third vote hammers who is hated',
    { 'Wilma Bell': 'hated' },
    [...three.slice(0, 2), ['Dan', 'WB']],
    [['Dan', 'makes', 'Wilma Bell']],
  ],
  [
    'a fourth does not hammer who is loved',
    { 'Wilma Bell': 'loved' },
    [...three, ['Dan', 'WB']],
    [['Dan', undefined, '']],
  ],
  [
    'a fifth does',
    { 'Wilma Bell': 'loved' },
    [...three, ['Wolfgang Black', 'Wilma Bell'], ['Dan', 'WB']],
    [['Dan', 'makes', 'Wilma Bell']],
  ],
  ['whoever has no vote is asked nothing', { Dan: 'voteless' }, [...three, ['Dan', 'WB']], []],
])('%s', async (_, modified, posts, expected) => {
  expect(await bearing(posts, modified)).toEqual(expected)
})
