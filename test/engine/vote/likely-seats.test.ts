/** Whose seat an account writes for that nobody on the list is called by. */
import { expect, it } from 'vitest'
import { likelySeats } from '../../../engine/vote/likely-seats.ts'
import type { Person } from '../../../engine/vote/person.ts'
import { readPosts } from '../../../engine/vote/read.ts'
import { boldInFull } from '../../../engine/rules/style.ts'
import { people } from './table.ts'

const host: Person = { id: 'Sue', name: 'Sue', host: true }
const vote = (by: string, name: string) => ({ by, text: `[b]Vote: ${name}[/b]` })
const says = (by: string) => ({ by, text: 'hello' })
const count = (text: string) => ({ by: 'Sue', text: `Vote Count\n${text}` })

function seatsOf(author: string, names: readonly string[], posts: readonly { by: string; text: string }[]): string[] {
  const table = [...people(...names), host]
  return likelySeats(posts, table, boldInFull, readPosts(posts, table, boldInFull), [author]).get(author)!
}
const everybody = ['Vela88', 'Marlin', 'Hunterwolf', 'Ostrich']
const others = (...names: string[]) => everybody.filter(name => !names.includes(name)).map(says)

it.each<[string, string, string[]]>([
  ['a number changed', 'Vela1', ['Vela88']],
  ['a letter more', 'Ostriich', ['Ostrich']],
  ['its initials', 'HW', ['Hunterwolf']],
  ['a part of it', 'Hunter', ['Hunterwolf']],
  ['a beginning in common', 'Marlowe', ['Marlin']],
  ['nothing in common, and all others write', 'Quux', ['Vela88', 'Marlin', 'Hunterwolf', 'Ostrich']],
])('of a name like it: %s', (_, author, near) =>
  expect(seatsOf(author, everybody, [vote(author, 'Ostrich')])).toEqual(near),
)

it('who alone never writes', () =>
  expect(seatsOf('Quux', everybody, [vote('Quux', 'Vela88'), ...others('Marlin')])).toEqual(['Marlin']))

it('of two with a name like it, who never writes', () =>
  expect(
    seatsOf('Marl', [...everybody, 'Marlowe'], [vote('Marl', 'Vela88'), ...others('Marlin'), says('Marlowe')]),
  ).toEqual(['Marlin']))

it('whom the host counts where the account votes, though another has a name like it', () => {
  const posts = [
    vote('Vela1', 'Ostrich'),
    vote('Hunterwolf', 'Ostrich'),
    ...others(),
    count('Ostrich (2): Marlin, Hunterwolf\nNot voting (2): Vela88, Ostrich'),
  ]
  expect(seatsOf('Vela1', everybody, posts)).toEqual(['Marlin'])
})

it('nobody who votes so under a name of their own, or whom the host counts elsewhere', () => {
  const posts = [
    vote('Quux', 'Ostrich'),
    vote('Marlin', 'Ostrich'),
    ...others('Hunterwolf', 'Vela88'),
    count('Ostrich (1): Marlin\nMarlin (1): Vela88\nNot voting (2): Hunterwolf, Ostrich'),
  ]
  expect(seatsOf('Quux', everybody, posts)).toEqual(['Vela88', 'Hunterwolf'])
})
