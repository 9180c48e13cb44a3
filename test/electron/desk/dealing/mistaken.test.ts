/** What was pasted where the other kind is read: a set-up among players, players among the roles. */
import { describe, expect, it } from 'vitest'
import { readPlayers, takenForRoles } from '../../../../electron/desk/dealing/mistaken.ts'
import { readDealing } from '../../../../electron/desk/dealing/read.ts'

const asPlayers = (text: string, system = 'rar') => {
  const { rolesAlone, seats } = readPlayers({ system, text })
  return { rolesAlone, seats: seats.map(({ name }) => name) }
}
const asRoles = (text: string, system = 'rar') =>
  takenForRoles({ system, text }, readDealing({ system, text })).playersIn

describe('roles that are pasted as players', () => {
  it.each([
    ['a list of the forum', '[b]Low Tide[/b]\n[list]\n[*]2 Mafia Goon\n[*]Town Cop\n[*]8x Vanilla Townie\n[/list]', 11],
    ['numbers and factions', '2 Mafia Goon\nTown Cop\nTown Doctor\n6 Vanilla Townie', 10],
    ['headings', 'Town (7)\n1 Cop\n1 Doctor\n5 Vanilla\n\nMafia (2)\nGoon\nRoleblocker', 9],
    ['a line for a side', 'Town: Cop, Doctor, 5 Vanilla Townie\nMafia: 2 Goon, Roleblocker', 10],
    ['nothing but roles', 'Cop\nDoctor\nGoon\nVanilla', 4],
    ['a slip of the pen', '2 Mafia Goonn\nTown Cop\n6 Vanilla Townie', 9],
    ['the language of set-ups', 'players: 7\nrest: {town: vanilla}\nroles:\n  - 2 goon', 7],
  ])('are known by %s', (_, text, count) => expect(asPlayers(text)).toEqual({ rolesAlone: count, seats: [] }))

  it('are known in the words of other rules', () =>
    expect(asPlayers('1. Судья\n2. Детектив\n3. Доктор', 'russian')).toEqual({ rolesAlone: 3, seats: [] }))

  it.each([
    ['Ann: cop\nBob: doctor', ['Ann', 'Bob']],
    ['Goon: Bob, Cat\nCop: Ann', ['Bob', 'Cat', 'Ann']],
    ['Goon: cop\nDoc: goon', ['Goon', 'Doc']],
    ['Ann: cop\n2 Mafia Goon\nTown Doctor', ['Ann', '2', 'Town']],
    ['Players:\nAnn: cop\nBob: doctor', ['Ann', 'Bob']],
    ['Cop', []],
    ['Ann\nBob', []],
  ])('are none where somebody is named: %j', (text, seats) =>
    expect(asPlayers(text)).toEqual({ rolesAlone: undefined, seats }),
  )
})

describe('players that are pasted as roles', () => {
  it.each([
    ['Ann: cop\nBob: doctor\nCy: goon', { count: 3, roles: true }],
    ['1. Ann - Town Cop\n2. Bob - Mafia Goon', { count: 2, roles: true }],
    ['Goon: Bob, Cat\nCop: Ann', { count: 3, roles: true }],
    ['Ann\nBob\nCy', { count: 3, roles: false }],
  ])('are known: %j', (text, found) => expect(asRoles(text)).toEqual(found))

  it.each(['2 Mafia Goon\nTown Cop', 'Cop\nDoctor', '2 Mafia Goonn\nTown Cop\nVanilla', 'players: 7\nroles: {', ''])(
    'are none in %j',
    text => expect(asRoles(text)).toBeUndefined(),
  )
})

it('a whole sign-up post is one, however its players look', () => {
  const text =
    'Host: Mo\n\n1x 1-shot Cop\n5x Vanilla Townie\n1x Goon\n\nPlayers (7/7)\n1. Ann\n2. Bob & Cy [hydra: "BobCy"] (he/him, she/her)\n3. Dee\n4. Eve aka Evie\n5. Fay\n6. Gus\n7. Hal'
  expect(readPlayers({ system: 'rar', text })).toMatchObject({
    seats: [],
    problems: [],
    signUpPost: { players: 7, roles: 7 },
  })
})
