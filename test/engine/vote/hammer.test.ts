/** The vote that makes a majority ends the day: what comes later changes nothing, unless the host says otherwise. */
import { expect, it } from 'vitest'
import type { Person } from '../../../engine/vote/person.ts'
import { readPosts } from '../../../engine/vote/read.ts'
import { boldInFull, noLynch } from '../../../engine/rules/style.ts'
import { standingAfter } from '../../../engine/vote/standing.ts'
import { people } from './table.ts'

const table: Person[] = [...people('Ann', 'Bobby', 'Cat', 'Dan', 'Eve'), { id: 'Sue', name: 'Sue', host: true }]
const vote = (by: string, ...names: string[]) => ({
  by,
  text: names.map(name => (name ? `[b]Vote: ${name}[/b]` : '[b]Unvote[/b]')).join('\n'),
})
const count = (text: string) => ({ by: 'Sue', text: `Vote Count\n${text}` })

function after(posts: readonly { by: string; text: string }[], needed: number | 'none' = 3) {
  const { ballots, counts, unresolved } = readPosts(posts, table, { ...boldInFull, nicknames: 'show', nobody: noLynch })
  const { votes, hammer, late } = standingAfter(ballots, counts, table, {
    ...(needed !== 'none' && { needed: () => needed }),
    doubts: unresolved,
  })
  return [
    hammer && `${hammer.by} on ${hammer.for} in ${hammer.post}`,
    votes.map(({ for: on, voters }) => `${on}: ${voters.map(({ by }) => by).join(' ')}`).join(', '),
    late.length,
  ]
}
const three = [vote('Ann', 'Bobby'), vote('Cat', 'Bobby'), vote('Dan', 'Bobby')]

it.each<[string, ReturnType<typeof after>, readonly { by: string; text: string }[]]>([
  ['is the last one that it takes', ['Dan on Bobby in 3', 'Bobby: Ann Cat Dan', 0], three],
  ['keeps an unvote behind it out', ['Dan on Bobby in 3', 'Bobby: Ann Cat Dan', 1], [...three, vote('Ann', '')]],
  ['keeps a vote behind it out', ['Dan on Bobby in 3', 'Bobby: Ann Cat Dan', 1], [...three, vote('Ann', 'Eve')]],
  [
    'is none where the same post says more',
    [undefined, 'Bobby: Ann Cat, Eve: Dan', 0],
    [...three.slice(0, 2), vote('Dan', 'Bobby', 'Eve')],
  ],
  [
    'is none as long as a nickname has yet to be confirmed',
    [undefined, 'Bobby: Ann Cat Dan', 0],
    [...three.slice(0, 2), vote('Dan', 'bob')],
  ],
  [
    'is none where somebody on the wagon may be elsewhere by now',
    [undefined, 'Bobby: Ann Cat Dan', 0],
    [...three.slice(0, 2), vote('Ann', 'mudkip'), three[2]!],
  ],
  [
    'is none where the host counts fewer afterwards',
    [undefined, 'Bobby: Cat Dan, Eve: Ann', 0],
    [...three, count('Bobby (2): Ann, Cat'), vote('Ann', 'Eve')],
  ],
  [
    'stays where the host counts as many',
    ['Dan on Bobby in 3', 'Bobby: Ann Cat Dan', 1],
    [...three, count('Bobby (3): Ann, Cat, Dan'), vote('Ann', 'Eve')],
  ],
  [
    'stays where a count before it has fewer',
    ['Dan on Bobby in 4', 'Bobby: Ann Cat Dan', 0],
    [...three.slice(0, 2), count('Bobby (2): Ann, Cat'), three[2]!],
  ],
  ['is none of no lynch', [undefined, 'undefined: Ann Cat Dan', 0], three.map(({ by }) => vote(by, 'no lynch'))],
])('the hammer %s', (_, is, posts) => expect(after(posts)).toEqual(is))

it('no number of votes ends a day where none is said to', () =>
  expect(after([...three, vote('Ann', 'Eve')], 'none')).toEqual([undefined, 'Bobby: Cat Dan, Eve: Ann', 0]))
