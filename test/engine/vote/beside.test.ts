/** Votes that are no ballots: over every case, whose doing they are, and by which rule. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { votesView } from '../../../electron/desk/votes/view.ts'
import type { TotalNote } from '../../../electron/desk/contract.ts'
import { play, type PhasePlayed } from '../../../engine/cases/play.ts'
import { readCases } from '../../../engine/cases/read.ts'
import type { System } from '../../../engine/ruleset/system.ts'
import { systems } from '../../../engine/systems/index.ts'
import { plainOf } from '../../../engine/text/span.ts'
import type { Locale } from '../../../engine/text/wording.ts'
import { speakerOf } from '../../../engine/why/speaker.ts'

const folder = join(import.meta.dirname, '../../cases')

/** Every case of a system in which somebody votes, as far as it can be played. */
const daysOf = (system: System): { where: string; day: PhasePlayed }[] =>
  readdirSync(join(folder, system.id)).flatMap(file => {
    const text = readFileSync(join(folder, system.id, file), 'utf8')
    return /\bvotes:/.test(text)
      ? readCases(text, file, systems)
          .cases.filter(one => one.phases.some(({ votes }) => votes?.length))
          .flatMap(one => play(one, system).phases.map(day => ({ where: `${file}: ${one.title}`, day })))
          .filter(({ day }) => day.outcome.tally)
      : []
  })

const notesIn = (system: System, { game, phase, outcome }: PhasePlayed, language: Locale): TotalNote[] =>
  votesView(
    { system, game, phase, outcome, speaker: speakerOf(system, game, phase, language), locked: false },
    { revision: 1, phase: 0 },
  ).totals.flatMap(({ notes = [] }) => notes)

describe.each(systems.filter(({ id }) => id !== 'rar'))('a vote that is no ballot, $id', system => {
  const told = daysOf(system).flatMap(({ where, day }) =>
    (['en', 'ru'] as const)
      .filter(language => system.words.wording[language])
      .flatMap(language => notesIn(system, day, language).map(note => ({ where, note }))),
  )
  const saying = (is: (note: TotalNote) => boolean): string[] =>
    told.filter(({ note }) => is(note)).map(({ where, note }) => `${where}: ${note.votes} ${plainOf(note.said)}`)

  it('is in some case', () => expect(told.length).toBeGreaterThan(0))
  it('has a rule, wherever it comes from', () => expect(saying(({ rule }) => rule === undefined)).toEqual([]))
  it('names whose it is', () => expect(saying(({ said }) => !said.some(({ kind }) => kind === 'player'))).toEqual([]))
})

/** Everything that is said of the totals of a written day. */
function saidOf(id: string, written: string, language: Locale = 'en'): string[] {
  const system = systems.find(one => one.id === id)!
  const read = readCases(`case: votes\nsystem: ${id}\n${written}`, 'votes.yaml', systems)
  expect(read.problems).toEqual([])
  return notesIn(system, play(read.cases[0]!, system).phases.at(-1)!, language).map(
    ({ votes, said, rule }) => `${votes} ${plainOf(said)} (${rule})`,
  )
}

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
    ['en', 'Bob votes for Bob: Ann is mayor, and nobody votes against the mayor'],
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
