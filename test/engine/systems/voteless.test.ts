/** Who has no vote, with the rule that says so: nobody waits for theirs. */
import { describe, expect, it } from 'vitest'
import { play } from '../../../engine/cases/play.ts'
import { readCases } from '../../../engine/cases/read.ts'
import { conan } from '../../../engine/systems/conan/index.ts'
import { gorny } from '../../../engine/systems/index.ts'
import { mafia1923 } from '../../../engine/systems/mafia1923/index.ts'
import type { System } from '../../../engine/ruleset/system.ts'

/** Who has no vote in the last phase of a case. */
function voteless(system: System, written: string): Record<string, string> {
  const {
    cases: [one],
    problems,
  } = readCases(`case: here\nsystem: ${system.id}\n${written}`, 'here.yaml', [system])
  expect(problems).toEqual([])
  const { game, phase, outcome } = play(one!, system).phases.at(-1)!
  return Object.fromEntries(system.votes!.voteless!(game, phase, outcome).map(({ slot, rule }) => [slot, rule]))
}

describe('in gorny', () => {
  it('a treestump has no vote, whatever else is going on', () => {
    expect(voteless(gorny, 'players: {Ann: treestump, Bob: vanilla, Hal: hitman}\nphases: [{day: 1}]')).toEqual({
      Ann: 'GORNY-N8',
    })
  })
})

describe('in Mafia 1923', () => {
  const players =
    'players: {Ann: {role: townsperson, family: Rossi}, Bob: {role: townsperson, family: Rossi, status: [injured]}, Cy: {role: sheriff, family: Verdi}, Dot: {role: townsperson, family: Verdi}, Eve: {role: townsperson, family: Neri}, Gus: {role: townsperson, family: Neri, exiled: true}, Spy: {role: townsperson, family: Neri, level: spectator}}'

  it('the injured, the exiled and Spectators have none', () => {
    expect(voteless(mafia1923, `${players}\nphases: [{day: 1}]`)).toEqual({
      Bob: '1923-S15',
      Gus: '1923-S26',
      Spy: '1923-E5',
    })
  })

  it('nor have those whom a Sheriff jailed today, by name or with their family', () => {
    expect(voteless(mafia1923, `${players}\nphases: [{day: 1, actions: ["Cy jail Dot,Neri"]}]`)).toEqual({
      Bob: '1923-S15',
      Dot: '1923-S28',
      Eve: '1923-S28',
      Gus: '1923-S26',
      Spy: '1923-E5',
    })
  })

  it("a jail that the moderators overruled takes nobody's vote", () => {
    expect(
      voteless(
        mafia1923,
        `${players}\nphases: [{day: 1, actions: [{id: j, by: Cy, does: jail, to: [Dot, Neri]}], commands: [{override: j, holds: false, reason: no}]}]`,
      ),
    ).not.toHaveProperty('Eve')
  })
})

describe('in Detective Conan', () => {
  const players =
    'players: {Ran: {role: makoto, status: [abroad]}, Jun: {role: hakuba, status: [arrested]}, Kay: {role: takagi}, Max: {role: gin, side: bo}}'

  it('who is abroad and the arrested have none', () => {
    expect(voteless(conan, `${players}\nphases: [{day: 1}]`)).toEqual({ Ran: 'CONAN-V2', Jun: 'CONAN-V2' })
  })

  it('nor has whom a pill of the day takes before the votes', () => {
    expect(
      voteless(
        conan,
        `${players}\nphases: [{day: 1, actions: [{by: Max, does: aptx, to: [Kay], with: {role: takagi}}]}]`,
      ),
    ).toEqual({ Ran: 'CONAN-V2', Jun: 'CONAN-V2', Kay: 'CONAN-V7' })
  })

  it('nor has who was arrested today, though released since', () => {
    const phases =
      'phases: [{night: 1, actions: [Max slander Kay]}, {day: 1, actions: ["Kay arrest Max charge=slander", Eri lawsuit Max]}]'
    expect(voteless(conan, `${players.replace('}}', '}, Eri: eri}')}\n${phases}`)).toMatchObject({ Max: 'CONAN-V7' })
  })
})
