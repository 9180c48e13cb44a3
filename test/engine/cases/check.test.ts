import { describe, expect, it } from 'vitest'
import { checkCase, type CaseResult } from '../../../engine/cases/check.ts'
import { coverageOf } from '../../../engine/cases/coverage.ts'
import { readCases } from '../../../engine/cases/read.ts'
import { systems } from '../../../engine/systems/index.ts'
import { rar } from '../../../engine/systems/index.ts'
import type { System } from '../../../engine/ruleset/system.ts'
import { inWords } from '../../../engine/text/in-each.ts'

/** A system that keeps no books, counts no votes and proposes no end. */
const { books: _books, votes: _votes, winners: _winners, ...keepingNothing } = rar

function checked(text: string, system: System = rar): CaseResult {
  const { cases, problems } = readCases(`case: x\nsystem: rar\n${text}`, 'x.yaml', [system])
  expect(problems).toEqual([])
  return checkCase(cases[0]!, system)
}
const night = (players: string, actions: string, expected: string, system: System = rar): CaseResult =>
  checked(`players: {${players}}\nphases: [{night: 1, actions: [${actions}], expect: {${expected}}}]\n`, system)
const failures = (result: CaseResult): string[] =>
  result.failures.map(({ at, expected, came }) => `${at}: ${inWords(expected, 'en')} | ${inWords(came, 'en')}`)

describe('names', () => {
  it('of what every object has are names like others', () => {
    const result = checked(`roles:
  toString: {base: cop, abilities: [{id: hasOwnProperty, kind: investigate, targets: 1, components: [visit, {learn: {what: role}}]}]}
players: {constructor: doctor, Kim: goon, valueOf: toString, isPrototypeOf: watcher, toLocaleString: vanilla}
phases:
  - night: 1
    actions: [constructor protect Kim, Kim factionKill constructor, valueOf hasOwnProperty constructor, isPrototypeOf watch constructor]
    expect:
      deaths: [constructor]
      text: {constructor: {lacks: [function]}, toLocaleString: {lacks: [function]}}
      told: {constructor: [], toLocaleString: []}
      learned: {valueOf: [{hasOwnProperty: constructor, result: doctor}], isPrototypeOf: [{watch: constructor, result: [Kim, valueOf]}]}
      uses: {constructor: {protect: 0}}
`)
    expect(failures(result)).toEqual([])
    expect(JSON.parse(JSON.stringify(result.reports))).toEqual(result.reports)
  })

  it('of a law, of a result, and with a colon keep the laws', () => {
    expect(
      failures(
        night(
          'Player 1: busDriver, Player 2: goon, kill: follower, Player 3: tracker, mafia: {role: vigilante, modifiers: [compulsive]}, Player 10: cop',
          `"'Player 1' swap kill 'Player 3'", "'Player 2' factionKill kill", "kill follow 'Player 2'", "'Player 3' track 'Player 2'", "'Player 10' investigate 'Player 2'"`,
          'learned: {kill: [{follow: Player 2, result: [kill]}], Player 10: [{investigate: Player 2, result: notTown}]}',
        ),
      ),
    ).toEqual([])
    expect(
      failures(
        night(
          '"A:B": {role: vigilante, modifiers: [compulsive]}, "A:B:shoot": goon',
          '',
          "'actions': {'compelled:A:B:shoot': succeeded}, deaths: ['A:B:shoot']",
        ),
      ),
    ).toEqual([])
  })
})

describe('what came', () => {
  it('says what was learned in the words of expect', () => {
    expect(
      night('Cy: cop, Bob: goon', 'Cy investigate Bob', 'learned: {Cy: [{investigate: Bob, result: notTown}]}')
        .reports[0]!.learned,
    ).toEqual({ Cy: [{ investigate: 'Bob', result: 'notTown' }] })
    expect(
      night('Cy: cop, Bob: goon', 'Cy investigate Bob', 'learned: {Cy: [{investigate: Cy, result: mafia}]}').passed,
    ).toBe(false)
    expect(
      night('Cy: cop, Bob: goon', 'Cy investigate Bob', 'learned: {Cy: [{track: Bob, result: mafia}]}').passed,
    ).toBe(false)
  })

  it('has the marks of seats, and nothing that the system does not keep', () => {
    const marked = 'Dan: {role: vanilla, status: [injured]}, Ann: vanilla'
    expect(
      failures(night(marked, '', 'status: {Dan: [injured], Ann: []}, not: {status: {Ann: [injured]}}', keepingNothing)),
    ).toEqual([])
    expect(
      failures(night(marked, '', 'status: {Dan: [], Ann: [injured]}, not: {status: {Dan: [injured]}}', keepingNothing)),
    ).toHaveLength(3)
    const none = 'nothing: this system does not keep any'
    expect(
      failures(
        night(
          'Dan: vanilla',
          '',
          'not: {status: {Dan: [injured]}, state: {Dan: {a: 1}}, winner: town, votes: {Dan: 1}, lynched: [Dan]}',
          keepingNothing,
        ),
      ).sort(),
    ).toEqual([
      `not.lynched: ["Dan"] | ${none}`,
      `not.state: {"Dan":{"a":1}} | ${none}`,
      `not.status: {"Dan":["injured"]} | ${none}`,
      `not.votes: {"families":{},"players":{"Dan":1}} | ${none}`,
      `not.winner: town | ${none}`,
    ])
  })

  it('is no public line of a kind where an empty list is expected', () => {
    const killed = (expected: string) => failures(night('Kim: goon, Val: vanilla', 'Kim factionKill Val', expected))
    expect(killed('public: {died: [Val], nobodyDied: []}')).toEqual([])
    expect(killed('not: {public: {died: []}}')).toEqual([])
    expect(killed('public: {died: []}')).toEqual(['public.died: [] | ["Val"]'])
    expect(killed('not: {public: {nobodyDied: []}}')).toHaveLength(1)
    expect(killed('public: {nobodyDied: [Val]}')).toEqual(['public.nobodyDied: ["Val"] | nothing'])
  })

  it('may hang on the word of the host', () => {
    expect(
      failures(
        checked(`players: {Kim: goon, Val: vanilla}
phases: [{night: 1, actions: [Kim factionKill Val], commands: [{override: a1, holds: false, reason: no}], expect: {deaths: [], actions: {a1: {verdict: failed, because: [host]}}}}]
`),
      ),
    ).toEqual([])
  })

  it('is not the set-up where a system has no rules for it', () => {
    const { setup: _, ...unchecked } = systems.find(({ id }) => id === 'rar')!
    const text = 'case: x\nsystem: rar\nsetup: check\nexpect: {setup: [RAR-1]}\nplayers: {Ann: cop}\n'
    expect(readCases(text, 'x', [unchecked]).problems).toEqual([
      {
        file: 'x',
        line: 3,
        column: 8,
        message: { en: 'rar does not check setups', ru: 'rar: состав здесь не проверяется' },
        remedy: { en: 'leave it out', ru: 'уберите это' },
      },
    ])
  })
})

describe('coverage', () => {
  const covered = (players: string, actions: string, expected: string): string[] => {
    const result = night(players, actions, expected)
    expect(failures(result)).toEqual([])
    return coverageOf(rar, [result]).covered.filter(id => /^(setting|ability investigate)/.test(id))
  }

  it.each([
    'alive: []',
    'told: {}',
    'learned: {}',
    'actions: {}',
    'text: {Ann: {}}',
    'uses: {Ann: {}}',
    'not: {}',
    'oneOf: {alive: [[], [Ann]]}',
  ])('is not by %s', expected => expect(covered('Ann: cop, Bob: goon', 'Ann investigate Bob', expected)).toEqual([]))

  it.each([
    'deaths: []',
    'alive: [Ann]',
    'told: {Bob: []}',
    'text: {Ann: {lacks: [xyzzy]}}',
    'uses: {Ann: {investigate: 0}}',
    'not: {deaths: [Ann]}',
    'prompts: []',
  ])('is by %s', expected =>
    expect(covered('Ann: cop, Bob: goon', 'Ann investigate Bob', expected)).toContain('ability investigate works'),
  )

  it('has a value of a setting where another gives another result', () => {
    const setting = (sanity: string, actions: string) =>
      covered(`Ann: {role: cop, sanity: ${sanity}}, Bob: goon`, actions, 'deaths: []').filter(id =>
        id.startsWith('setting'),
      )
    expect(setting('sane', 'Ann investigate Bob')).toEqual(['setting cop.sanity: sane'])
    expect(setting('insane', 'Ann investigate Bob')).toEqual(['setting cop.sanity: insane'])
    expect(setting('paranoid', 'Ann investigate Bob')).toEqual([])
    expect(setting('sane', '')).toEqual([])
    expect(setting('insane', '')).toEqual([])
  })
})
