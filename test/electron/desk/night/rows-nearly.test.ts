/** What is said of what nearly was, of what changed nothing, and of what came of an action. */
import { expect, it } from 'vitest'
import { rowsOf } from './rows-of.ts'

it.each([
  [
    'nobody who is in no prison would have been released',
    `system: conan
others: 6
players: {Sat: satou, Gil: gin}
phases: [{night: 1, actions: [Sat release Gil]}]`,
    /would have been released/,
  ],
  [
    'not where the release was stopped either',
    `system: conan
others: 6
players: {Sat: satou, Gil: gin, Kid: kaitoKid}
phases: [{night: 1, actions: [Sat release Gil, Kid discombobulate Sat]}]`,
    /would have been released/,
  ],
  [
    'nobody without a role would have been robbed of one',
    `system: mafia1923
others: 4
players: {Tom: thief, Ann: townsperson, Bos: boss}
phases: [{night: 1, actions: [Tom steal Ann, Bos cancel Tom]}]`,
    /role would have been stolen/,
  ],
])('%s', (_, written, never) => {
  expect(rowsOf(written, 'en').filter(row => never.test(row))).toEqual([])
})

it.each([
  [
    'a fake names what was faked, and whom nobody looked into',
    `system: conan
others: 6
players: {Gin: gin, Ann: civilian}
phases: [{night: 1, actions: ["Gin fake Ann ability=eraseBody"]}]`,
    'Gin faked Erase Body on Ann with the suitcase | It changed nothing: nobody looked into Gin.',
  ],
  [
    'a lawyer of somebody whom the court left alone',
    `system: mafia1923
players: {Law: {role: lawyer, family: A}, Ann: {role: townsperson, family: A}, Bob: {role: townsperson, family: B}}
phases: [{day: 1, actions: [Law defend Ann]}]`,
    'Law defended Ann in court | It changed nothing: Ann was safe without it.',
  ],
  [
    'a kill that cannot be blocked',
    `system: mafia1923
others: 4
players: {Bos: boss, Mob: mafiaMember, Ann: townsperson}
phases: [{night: 1, actions: [Bos cancel Mob, Mob factionKill Ann]}]`,
    "Bos canceled Mob's night | It changed nothing: a Boss does not stop the kill of the Mafia.",
  ],
  [
    'one who did the same to another was stopped all the same',
    `system: mafia1923
others: 4
players: {Bos: boss, Big: boss, Ann: townsperson}
phases: [{night: 1, actions: [Bos cancel Big, Big cancel Ann]}]`,
    "Bos canceled Big's night | It stopped Big's cancellation.",
  ],
  [
    'what a check told, and what an action did to a player',
    `system: mafia1923
others: 4
players: {Det: detective, Bob: butler, Ann: townsperson}
phases: [{night: 1, actions: [Det inquire Ann, Bob poison Ann]}]`,
    'Bob slipped Ann poison | Ann is poisoned.',
  ],
  [
    'a strike that several jailings spared is said once',
    `system: mafia1923
players: {Abe: {role: sheriff, family: A}, Ing: {role: sheriff, family: A}, Ann: {role: townsperson, family: A}, Haz: {role: mafiaMember, family: B}}
phases: [{day: 1, actions: ["Abe jail Haz,A", "Ing jail Haz,A"], votes: [{by: Ann, family: A, individual: Abe}]}]`,
    'Ann would have got a strike for voting improperly | Ann voted for their own family, which does not count, but a jailed family gets no strikes: Abe and Ing both jailed the A family.',
  ],
])('%s', (_, written, row) => {
  expect(rowsOf(written, 'en')).toContain(row)
})

it('tells what a jailed family lost by the family, though a voter was jailed by name as well', () => {
  const rows = rowsOf(
    `system: mafia1923
players: {Abe: {role: sheriff, family: A}, Ann: {role: townsperson, family: A}, Haz: {role: mafiaMember, family: B}, Kar: {role: townsperson, family: B}}
phases: [{day: 1, actions: ["Abe jail Haz,A"], votes: [{by: Haz, family: A, individual: Kar}, {by: Kar, family: A, individual: Haz}]}]`,
    'en',
  )
  expect(rows.filter(row => row.startsWith('The A family would have been sent to court'))).toEqual([
    expect.stringMatching(/, but Abe jailed the A family\.$/),
  ])
})
