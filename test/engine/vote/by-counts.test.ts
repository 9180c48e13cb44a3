/** Names in doubt that the next count of the host tells whom they mean. */
import { expect, it } from 'vitest'
import { boldInFull, type Style } from '../../../engine/rules/style.ts'
import { readPosts } from '../../../engine/vote/read.ts'
import { people } from './table.ts'

const host = { id: 'Lee', name: 'Lee', host: true as const }
const players = people('Ann', 'Bob', 'Cat', 'Formerfish', 'Flavor Leaf')
const read = (said: readonly string[], style: Partial<Style> = {}) =>
  readPosts(
    said.map((one, at) => ({ id: String(at), by: one.split(': ')[0]!, text: one.slice(one.indexOf(': ') + 2) })),
    [...players, host],
    { ...boldInFull, nicknames: 'show', ...style },
  )
const told = (...said: string[]): string[] =>
  read(said).ballots.map(({ by, for: on, likely }) => `${by} ${on}${likely === undefined ? '' : ` «${likely}»`}`)
const count = (...rows: string[]): string => `Lee: Vote count 1.1\n${rows.join('\n')}`

it.each<[string, string[], string[]]>([
  ['of two', ['Ann: [b]Vote: FF[/b]', count('Formerfish (1): Ann')], ['Ann Formerfish «FF»']],
  ['of two the other', ['Ann: [b]Vote: F[/b]', count('Flavor Leaf (1): Ann')], ['Ann Flavor Leaf «F»']],
  [
    'of a name like nobody’s',
    ['Ann: [b]Vote: mudkip[/b]', count('Bob (1): Ann', 'Cat (1): Bob')],
    ['Ann Bob «mudkip»'],
  ],
  [
    'not of a vote taken back',
    ['Ann: [b]Vote: FF[/b]', 'Ann: [b]Unvote[/b]', count('Formerfish (1): Ann')],
    ['Ann undefined'],
  ],
  [
    'not of one before another',
    ['Ann: [b]Vote: FF[/b]', 'Ann: [b]Vote: Bob[/b]', count('Formerfish (1): Ann')],
    ['Ann Bob'],
  ],
  ['not of whom the name is not like', ['Ann: [b]Vote: FF[/b]', count('Bob (1): Ann')], []],
  [
    'not of who was there before',
    ['Ann: [b]Vote: Bob[/b]', 'Ann: [b]Vote: change[/b]', count('Bob (1): Ann')],
    ['Ann Bob'],
  ],
  ['not of who votes for nobody', ['Ann: [b]Vote: FF[/b]', count('Cat (1): Bob', 'Not voting: Ann')], []],
  ['not by a count that contradicts itself', ['Ann: [b]Vote: FF[/b]', count('Formerfish (3): Ann')], []],
  ['not by an earlier count', [count('Formerfish (1): Ann'), 'Ann: [b]Vote: FF[/b]'], []],
  ['of half a tag', ['Ann: Vote: Bob[/b]', count('Bob (1): Ann', 'Cat (1): Bob')], ['Ann Bob «Bob»']],
])('a count of the host’s settles %s', (_, said, ballots) => expect(told(...said)).toEqual(ballots))

it('what it settles is to be confirmed, and offered first', () =>
  expect(read(['Ann: [b]Vote: FF[/b]', count('Flavor Leaf (1): Ann')]).unresolved).toMatchObject([
    { name: 'FF', likely: 'Flavor Leaf', near: ['Flavor Leaf', 'Formerfish'] },
  ]))
it('where nicknames are always asked about, it settles nothing', () =>
  expect(read(['Ann: [b]Vote: FF[/b]', count('Formerfish (1): Ann')], { nicknames: 'ask' }).ballots).toEqual([]))
it('a name like nobody’s that the host passed over is asked about, and holds no hammer back', () => {
  const { unresolved } = read(['Ann: [b]Vote: Bob[/b]', 'Ann: [b]Vote: change[/b]', count('Bob (1): Ann')])
  expect(unresolved).toMatchObject([{ name: 'change', left: true, near: [] }])
})
