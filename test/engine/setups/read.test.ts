import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readSetup } from '../../../engine/setups/read.ts'
import { roles, setupOf, wrongIn } from './help.ts'

describe('a set-up that is not one', () => {
  it.each([
    [
      '',
      '1: there is no setup in this text → a setup begins with "players: " and the number of players, and has "roles: "',
    ],
    ['players: 5\nroles: Town Copp', '2: "Town Copp" is not a role in this system → did you mean "Cop"?'],
    ['players: 5\nrolls: Town Cop\nroles: Town Cop', '2: unknown key "rolls" → did you mean "roles"?'],
    ['players: many\nroles: Town Cop', '1: "many" is not a number of players → write it like 13, 7-9 or [9, 13]'],
    ['players: 5\nroles: {on: [Town Cop]}', '2: unknown key "on" → did you mean "one"?'],
    [
      'players: 5\nroles: {one: [Town Cop], take: 1, from: Town Cop}',
      '2: this is drawn in two ways at once: one, take → keep one, or put each into a list',
    ],
    [
      'players: 5\nroles: {by players: {4-6: Town Cop, 6-8: Town Doctor}}',
      '2: the ranges 4-6 and 6-8 overlap → put each number of players in only one of them',
    ],
    [
      'players: 5\nroles: {roll: [{times: 3, C: 1}], table: {C: ["", Town Cop]}}',
      '2: the letter C can be rolled up to 3 times, and its table ends at 1 → write what comes at 2, or beyond: again, or beyond: last',
    ],
    [
      'players: 5\nroles: {roll: [{times: 3, C: 1}], table: {D: [""]}, beyond: last}',
      '2: the letter D has a table and is never rolled → keep one, or put each into a list',
    ],
    [
      'players: 5\nroles: {take: two, from: Town Cop}',
      '2: "two" is not a number that works here → write a whole number, or "2 + chosen" if somebody chooses before the game',
    ],
    [
      'players: 5\nroles: {lines: [[Town Cop], [Town Cop, Town Cop]]}',
      '2: these rows are not the same length → columns need rows of the same length; diagonals also need as many rows as columns',
    ],
    [
      'players: 5\nroles:\n  - 2 Town Mason #1\n  - Town Cop',
      '3: anything after " #" is a comment and is not read → put the whole text in quotes: "2 Town Mason #1"',
    ],
    [
      'players: 5\nroles: 5 Town Cop\nmark: {name: lover, pairs: towns}\ntell: {mafai: {knows: town names}}',
      '4: "mafai" does not name anybody → a faction, a role, the name of a mark, all, or "not " before one of these',
    ],
    [
      'players: 5\nroles: 5 Town Cop\ntell: {town: {knows: everything}}',
      '3: "everything" does not say what is known → write like "mafia names", "mafia names and roles", "group names and alignment", "that a Mafia Traitor exists"',
    ],
    ['players: 5\nroles: 5 Town Cop\ntalk: [{who: town, wen: night}]', '3: unknown key "wen" → did you mean "when"?'],
    [
      'players: 5\nroles: 5 Town Cop\nask:\n  - {who: town, what: [Town Cop], chose: 1}',
      '4: unknown key "chose" → did you mean "choose"?',
    ],
    ['players: 5\nroles: 5 Town Cop\npost: {at: start, waht: roles}', '3: unknown key "waht" → did you mean "what"?'],
    ['players: 5\nroles: 5 Town Cop\nsizes: {twon: 5}', '3: unknown faction "twon" → did you mean "town"?'],
    [
      'players: 5\nroles: 5 Town Cop\nmark: {name: lover}',
      '3: the mark "lover" does not say who gets it → give it take: 2, one: [sane, insane] or pairs: all',
    ],
  ])('%j', (text, told) => {
    expect(wrongIn(text)).toContain(told)
  })

  it('never throws and never gives half a set-up, whatever the text', () => {
    const words = [
      'players: 5',
      'roles:',
      ' one: [',
      'Town Cop',
      ']',
      '\n',
      '  ',
      '{',
      '}',
      'take: 2',
      ': ',
      '"',
      '#1',
      '-',
      'mark:',
      'never: ',
      'roll: [{times: 3, T: 1}]',
      'beyond: again',
      ',',
    ]
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...words), { maxLength: 30 }), parts => {
        const { setup, problems } = readSetup(parts.join(''), 'setup', roles)
        expect(setup === undefined).toBe(problems.length > 0)
      }),
      { numRuns: 500 },
    )
  })
})

it('reads all of the parts beside the roles', () => {
  const setup = setupOf(`
players: 7, 9-10
roles: "2 Mafia Goon, Mafia Traitor, Town Cop, 2 Town Mason #1"
rest: {town: Vanilla}
mark:
  - {name: lover, take: 2, among: not mafia, never: all Vanilla, told: names}
  - {name: target, take: 1, among: Vanilla, for: Mafia Traitor}
tell:
  mafia: {knows: [mafia names and roles, that a Mafia Traitor exists]}
  Town Cop: {as: Vanilla, flips: Town Cop}
talk: [{who: mafia, when: always}]
ask: [{who: Mafia Goon, what: [Bulletproof], choose: 0-1, until: 72 hours}]
post: [{at: Day 1, what: name of Town Cop}]
play: {start: day}
`)
  expect(setup.players).toEqual([7, 9, 10])
  expect(setup.marks.map(({ name, told }) => [name, told])).toEqual([
    ['lover', 'names'],
    ['target', 'name'],
  ])
  expect(setup.tells[0]!.knows.map(({ what }) => what)).toEqual(['names and roles', 'that there is'])
  expect(setup.tells[1]).toMatchObject({ as: 'Vanilla', flips: 'Town Cop' })
  expect(setup.asks[0]).toMatchObject({ least: 0, most: 1, until: '72 hours' })
  expect(setup.play).toEqual({ start: 'day' })
})
