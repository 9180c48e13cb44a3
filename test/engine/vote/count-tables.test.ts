/** Counts as hosts lay them out: names that hold marks, tables of two and three columns, voters first, and nobody yet. */
import { describe, expect, it } from 'vitest'
import { peopleOf } from '../../../engine/vote/people.ts'
import { readPosts } from '../../../engine/vote/read.ts'
import { boldInFull } from '../../../engine/rules/style.ts'

const list = [
  'Ann',
  'Bob',
  'Cat Stevens',
  'Dan',
  'Eve',
  '[TSA] Kestrel',
  'Mr. Brown [UK]',
  '8-Ball',
  '[Redacted]',
  'Rook',
  'Rookie 2',
  'implosion + Psyche (hydra)',
  'Host: Sue',
]
const { people } = peopleOf(list.join('\n'))
const counted = (text: string): string => {
  const written = text.startsWith('<') ? { written: 'html' as const } : {}
  const [count] = readPosts([{ by: 'Sue', text, ...written }], people, boldInFull).counts
  if (!count) return 'none'
  const rows = count.votes.map(({ for: on, voters }) => `${on || 'nobody'}: ${voters.join(' + ')}`)
  return [...rows, ...(count.idle.length ? [`- ${count.idle.join(' + ')}`] : []), ...(count.trouble ? ['?'] : [])].join(
    ' | ',
  )
}
const table = (rows: [text: string, read: string][]) =>
  it.each(rows)('%j', (text, read) => expect(counted(text)).toBe(read))

describe('a name is whole, whatever it holds', () =>
  table([
    [
      'Vote Count 1.2\nBob (4): [TSA] Kestrel, Mr. Brown [UK], 8-Ball, [Redacted]',
      'Bob: [TSA] Kestrel + Mr. Brown [UK] + 8-Ball + [Redacted]',
    ],
    [
      'Vote Count 1.2\n[TSA] Kestrel (2): Ann, [Redacted]\n[Redacted] - 1 - 8-Ball\n8-Ball (1): mr. brown [uk]',
      '[TSA] Kestrel: Ann + [Redacted] | [Redacted]: 8-Ball | 8-Ball: Mr. Brown [UK]',
    ],
    ['Vote Count 1.2\nBob (2): [[Redacted], [TSA] Kestrel]', 'Bob: [Redacted] + [TSA] Kestrel'],
    ['Vote Count 1.2\nBob (2): Mr. Brown [UK] (#12) / 8-Ball (#14)', 'Bob: Mr. Brown [UK] + 8-Ball'],
    ['Vote Count 1.2\nBob (3): Mr. Brown [UK] [2], 8-Ball', 'Bob: Mr. Brown [UK] + Mr. Brown [UK] + 8-Ball'],
    ['Rook (L-5): Rookie 2', 'Rook: Rookie 2'],
    ['Vote Count 1.2\nRook (1): Rookie 2\nRookie 2 (1): Rook', 'Rook: Rookie 2 | Rookie 2: Rook'],
    ['Vote Count 1.2\nBob (1): Psyche', 'Bob: implosion + Psyche'],
    ['Vote Count 1.2\nBob (2): implosion + Psyche (hydra), Ann', 'Bob: implosion + Psyche + Ann'],
    ['Vote Count 1.2\nBob (2): Ann, Mr. Bro [UK]', 'Bob: Ann + Mr. Brown [UK]'],
    ['Vote Count 1.2\nBob (2): Ann, Mr. Green [UK]', 'Bob: Ann | ?'],
  ]))

describe('a table', () => {
  const read = 'Bob: Ann + Dan | Eve: Bob'
  it.each([
    'Vote Count 1.2\nPlayer\tVotes\nBob\tAnn, Dan\nEve\tBob',
    'Vote Count 1.2\n[code]Bob\t2\tAnn, Dan\nEve\t1\tBob[/code]',
    '[code]Vote Count 1.2\nBob          2   Ann, Dan\nEve          1   Bob[/code]',
    'Vote Count 1.2\n| Player | Votes | Voters |\n|---|---|---|\n| Bob | 2 | Ann, Dan |\n| Eve | 1 | Bob |',
    '[b]Vote Count 1.2[/b]\n[table][tr][td]Bob[/td][td]2[/td][td]Ann, Dan[/td][/tr][tr][td]Eve[/td][td]1[/td][td]Bob[/td][/tr][/table]',
    '<h3>Vote Count 1.2</h3><table><tr><th>Player</th><th>Voters</th></tr><tr><td>Bob</td><td>Ann, Dan</td></tr><tr><td>Eve</td><td>Bob</td></tr></table>',
    '<h3>Vote Count 1.2</h3><table><tr><td>Bob (2)</td><td>Ann<br>Dan</td></tr><tr><td>Eve (1)</td><td>Bob</td></tr></table>',
    'Vote Count 1.2\n2 - Bob\nAnn\nDan\n1 - Eve\nBob',
    'Vote Count 1.2\nBob {2} Ann, Dan\nEve {1} Bob',
    'Vote Count 1.2\nAnn → Bob\nDan → Bob\nBob → Eve',
    'Vote Count 1.2\nVoter\tVote\nAnn\tBob\nDan\tBob\nBob\tEve',
    'Vote Count 1.2\nAnn votes Bob\nDan is voting for Bob\nBob votes Eve',
    'Vote Count 1.2\nAnn: Bob\nDan: Bob\nBob: Eve',
    '<h3>Vote Count 1.2</h3><table><tr><th>Voter</th><th>Target</th></tr><tr><td>Ann</td><td>Bob</td></tr><tr><td>Dan</td><td>Bob</td></tr><tr><td>Bob</td><td>Eve</td></tr></table>',
    'Голоса на 20:00 мск\nКто\tЗа кого\nAnn\tBob\nDan\tBob\nBob\tEve',
  ])('%j', text => expect(counted(text)).toBe(read))
  table([
    ['Vote Count 1.2\nAnn -> Bob\nDan -> Bob\nEve -> not voting\nBob -> -', 'Bob: Ann + Dan | - Eve + Bob'],
    // Which column votes is not said, and both would do.
    ['Vote Count 1.2\nAnn: Bob\nDan: Eve', 'Ann: Bob | Dan: Eve'],
    ['Vote Count 1.2\nBob: Ann, Dan\nEve: Bob', read],
  ])
})

describe('nobody votes yet', () =>
  table([
    ['Day 1 begins\nNot voting (3): Ann, Bob, Dan\nWith 3 alive it takes 2 to lynch.', '- Ann + Bob + Dan'],
    ['Votes:\n(none)\nNot Voting: Ann, Bob, Dan', '- Ann + Bob + Dan'],
    ['Vote Count 1.0\nAnn (0)\nBob (0)', 'Ann:  | Bob: '],
    ['Not voting (4): Ann, Bob', 'none'],
    ['Nobody is safe.\nNot voting: Ann', 'none'],
  ]))
