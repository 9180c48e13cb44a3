/** Votes that are no ballots: whose doing they are, and by which rule. `prove` looks at those of every case. */
import { describe, expect, it } from 'vitest'
import { oddlyTotalled } from '../../../electron/desk/votes/oddly-totalled.ts'
import { votesView } from '../../../electron/desk/votes/view.ts'
import type { TotalNote } from '../../../electron/desk/contract.ts'
import { play, type PhasePlayed } from '../../../engine/cases/play.ts'
import { readCases } from '../../../engine/cases/read.ts'
import type { System } from '../../../engine/ruleset/system.ts'
import { systems } from '../../../engine/systems/index.ts'
import { plainOf } from '../../../engine/text/span.ts'
import type { Locale } from '../../../engine/text/wording.ts'
import { speakerOf } from '../../../engine/why/speaker.ts'

const notesIn = (system: System, { game, phase, outcome }: PhasePlayed, language: Locale): TotalNote[] =>
  votesView(
    { system, game, phase, outcome, speaker: speakerOf(system, game, phase, language), locked: false },
    { revision: 1, phase: 0 },
  ).totals.flatMap(({ notes = [] }) => notes)

/** Everything that is said of the totals of a written day. */
function saidOf(id: string, written: string, language: Locale = 'en'): string[] {
  const system = systems.find(one => one.id === id)!
  const read = readCases(`case: votes\nsystem: ${id}\n${written}`, 'votes.yaml', systems)
  expect(read.problems).toEqual([])
  return notesIn(system, play(read.cases[0]!, system).phases.at(-1)!, language).map(
    ({ votes, said, rule }) => `${votes} ${plainOf(said)} (${rule})`,
  )
}

it('is odd where nothing says whose it is', () => {
  const system = systems.find(({ id }) => id === 'gorny')!
  const players = '{Ann: vanilla, Bob: vanilla, Hal: hitman}'
  const text = `case: votes\nsystem: gorny\nplayers: ${players}\nphases: [{day: 1, votes: [Ann Hal]}]`
  const [one] = readCases(text, 'votes.yaml', systems).cases
  expect(oddlyTotalled(play(one!, system))).toEqual([])
  const resolve: System['resolve'] = (...asked) => {
    const outcome = system.resolve(...asked)
    const { totals } = outcome.tally!
    return { ...outcome, tally: { ...outcome.tally!, totals: { ...totals, players: { Hal: 3 } } } }
  }
  expect(oddlyTotalled(play(one!, { ...system, resolve }))[0]).toMatchObject({ phase: 'day 1', at: 'totals' })
})

describe('a total says what sets it apart from its ballots', () => {
  it('which two votes of one voter for one player do not, each being a ballot', () =>
    expect(
      saidOf(
        'rar',
        'options: {day: forum, double: twoTargets}\nplayers: {Ann: {role: vanilla, modifiers: [doublevoter]}, Bob: vanilla, Cat: vanilla, Gus: goon}\nphases: [{day: 1, votes: [Ann Gus, Ann Gus]}]',
      ),
    ).toEqual([]))
  it('by a weight', () =>
    expect(
      saidOf(
        'gorny',
        `players: {Ann: {role: vanilla, modifiers: [votes(2)]}, Bob: vanilla, Cat: vanilla, Hal: hitman}
phases: [{day: 1, votes: [Ann Hal, Bob Hal]}]`,
      ),
    ).toEqual(["1 Ann's vote for Hal counts once more (votes)"]))

  it('by votes that are added and taken away', () =>
    expect(
      saidOf(
        'mafia1923',
        `players: {Ann: {role: townsperson, family: Rossi}, Cy: {role: councilor, family: Verdi}, Pip: {role: pacifist, family: Verdi}}
phases: [{day: 1, actions: [Cy extraVote Ann family=Rossi, Pip negativeVote Cy], votes: [{by: Cy, family: Rossi, individual: Pip}, {by: Pip, family: Rossi, individual: Cy}]}]`,
      ),
    ).toEqual([
      '1 Cy gave Rossi an extra vote (1923-COU4)',
      '1 Cy gave Ann an extra vote (1923-COU4)',
      '-1 Pip gave Cy a negative vote (1923-PAC2)',
    ]))

  it('by whoever accuses and whoever stands by', () =>
    expect(
      saidOf(
        'conan',
        `players: {Kogo: kogorou, Kaz: kazuha, Gil: gin, Tom: civilian, Ann: civilian}
phases: [{day: 1, actions: [Kogo accuse Gil, Kaz accompany Tom], votes: [Ann Gil, Gil Tom, Kogo Tom]}]`,
      ),
    ).toEqual(['1 Kogo accused Gil (CONAN-AB28)', '-1 Kaz stood by Tom: one vote less (CONAN-AB27)']))

  it.each([
    ['en', 'Bob voted for Bob: Ann is the mayor and cannot be voted against'],
    ['ru', 'игрок Bob голосует против игрока Bob: игрок Ann — мэр, против мэра не голосуют'],
  ] as const)('by ballots that fall back on their voter (%s)', (language, said) =>
    expect(
      saidOf(
        'russian',
        `players: {Ann: {role: doctor, title: mayor}, Bob: blocker, Cid: bodyguard, Max: maid}
options: {autoVotes: byHand}
phases: [{day: 2, votes: [Bob Ann, Cid Max]}]`,
        language,
      ),
    ).toEqual([`1 ${said} (RU-VOTE-8)`, `-1 ${said} (RU-VOTE-8)`]),
  )
})
