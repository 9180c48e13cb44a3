/** A host who posts from another account than the one that is named. */
import { expect, it } from 'vitest'
import { boldInFull } from '../../../engine/rules/style.ts'
import { countThread } from '../../../engine/vote/count-thread.ts'
import { people } from './table.ts'

const votes = ['Ann', 'Bob'].map(by => ({ by, text: '[b]Vote: Cat[/b]' }))
const count = 'Vote Count 1.1\nCat (2): Ann, Bob\nNot voting (1): Cat'
const counted = (posts: { by: string; text: string; number?: number }[], hosts: string[]) => {
  const { hosts: found, read } = countThread(posts, { roster: people('Ann', 'Bob', 'Cat'), hosts, style: boldInFull })
  return [found.map(({ name, why }) => `${name} ${why}`), read.counts.length]
}

it.each([
  ['posts counts', [...votes, { by: 'Sue2', text: count }], ['Sue named', 'Sue2 postsCounts'], 1],
  [
    'began the thread',
    [{ by: 'Sue2', text: 'Day 1', number: 0 }, ...votes, { by: 'Sue2', text: count }],
    ['Sue named', 'Sue2 startedThread'],
    1,
  ],
  ['is named and writes', [{ by: 'SUE', text: 'Hello' }, ...votes, { by: 'Sue2', text: count }], ['Sue named'], 0],
  ['is a player', [...votes, { by: 'Ann', text: count }], ['Sue named'], 0],
  ['writes nothing', votes, ['Sue named'], 0],
] as const)('who %s', (_what, posts, hosts, counts) => {
  expect(counted([...posts], ['Sue'])).toEqual([hosts, counts])
})
