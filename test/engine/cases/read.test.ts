import { describe, expect, it } from 'vitest'
import { readCases } from '../../../engine/cases/read.ts'
import { rar } from '../../../engine/systems/index.ts'
import { grouped, tiny } from './read.system.ts'

const read = (text: string) => readCases(text, 'x.yaml', [tiny, grouped])
/** The only case of a text without problems. */
function one(text: string) {
  const { cases, problems } = read(text)
  expect(problems).toEqual([])
  expect(cases).toHaveLength(1)
  return cases[0]!
}
const four = `case: four
system: tiny
players: {Ann: healer, Bob: wolf, Cat: seer, "Mary Ann": ferryman}
`
const night = (actions: string) =>
  one(
    `${four}phases:\n  - night: 1\n    actions:\n${actions
      .trim()
      .split('\n')
      .map(line => `      - ${line.trim()}`)
      .join('\n')}\n`,
  ).phases[0]!.actions

describe('players', () => {
  it('short and long, with everything that may be said of them', () => {
    const { seats, state } = one(`case: x
system: tiny
players:
  Ann: healer
  Bob: {role: healer, faction: wolves, modifiers: [quiet, shots(2), {shots: 3, on: heal}, {quiet: true, on: bite}]}
  Cat: {role: seer, sight: dim, lucky: false, status: [injured, abroad], exiled: true, uses: {look: 1}}
  Dan: {role: drunk, dead: true, will: "it was Bob", family: Rossi, side: wolves, level: standard, faceless: true, negative: mafia, title: mayor, state: {turns: 1, name: Ann}}
`)
    expect(seats[0]).toEqual({
      slot: 'Ann',
      role: 'healer',
      faction: 'town',
      modifiers: [],
      settings: {},
      alive: true,
      bystander: false,
      status: [],
      uses: {},
    })
    expect(seats[1]).toMatchObject({
      faction: 'wolves',
      modifiers: [
        { modifier: 'quiet' },
        { modifier: 'shots', count: 2 },
        { modifier: 'shots', count: 3, on: 'heal' },
        { modifier: 'quiet', on: 'bite' },
      ],
    })
    expect(seats[2]).toMatchObject({
      settings: { sight: 'dim', lucky: false },
      alive: false,
      status: ['injured', 'abroad', 'exiled'],
      uses: { look: 1 },
    })
    expect(seats[3]).toMatchObject({
      alive: false,
      status: [],
      faction: 'wolves',
      details: {
        family: 'Rossi',
        level: 'standard',
        negative: 'mafia',
        faceless: 'true',
        title: 'mayor',
        will: 'it was Bob',
      },
    })
    expect(state).toEqual({ Dan: { turns: 1, name: 'Ann' } })
  })

  it('keeps names that YAML would take for something else, in the order written', () => {
    const { seats } = one(
      'case: x\nsystem: tiny\nplayers: {No: drunk, 2: drunk, null: drunk, 1: drunk, true: drunk, 1.50: drunk, constructor: drunk}\n',
    )
    expect(seats.map(({ slot }) => slot)).toEqual(['No', '2', 'null', '1', 'true', '1.50', 'constructor'])
  })

  it('seats bystanders behind them', () => {
    const { seats } = one(`${four}others: 2\n`)
    expect(seats.slice(4)).toMatchObject([
      { slot: 'Other1', bystander: true, faction: 'town', alive: true },
      { slot: 'Other2' },
    ])
    expect(one(`${four}others: {family: Rossi, count: 1}\n`).seats[4]).toMatchObject({
      slot: 'Other1',
      details: { family: 'Rossi' },
    })
  })
})

describe('actions', () => {
  it('reads the short form', () => {
    expect(
      night(`Ann heal Cat
      '"Mary Ann" ferry Ann, Bob mode=now why="no reason"'
      Cat look "Mary Ann"`).map(({ by, does, to, with: extra }) => ({ by, does, to, extra })),
    ).toEqual([
      { by: 'Ann', does: 'heal', to: ['Cat'], extra: {} },
      { by: 'Mary Ann', does: 'ferry', to: ['Ann', 'Bob'], extra: { mode: 'now', why: 'no reason' } },
      { by: 'Cat', does: 'look', to: ['Mary Ann'], extra: {} },
    ])
    expect(night('"\'Mary Ann\' ferry Ann Bob"')[0]).toMatchObject({ by: 'Mary Ann', to: ['Ann', 'Bob'] })
    expect(night('Ann heal')[0]).toMatchObject({ to: [] })
  })

  it('reads the long form', () => {
    expect(night('{id: k, by: Bob, does: bite, to: [Cat], with: {mode: 2}, at: 2026-01-03T21:14:00+03:00}')).toEqual([
      { line: 7, id: 'k', by: 'Bob', does: 'bite', to: ['Cat'], with: { mode: '2' }, at: '2026-01-03T21:14:00+03:00' },
    ])
    expect(night('{by: Bob, does: bite, to: Cat}')[0]).toMatchObject({ id: 'a1', to: ['Cat'] })
  })

  it('numbers those without an id by place, past ids that are taken', () => {
    expect(
      night('Ann heal Bob\n{id: a3, by: Bob, does: bite}\nCat look Bob\nBob bite Cat').map(({ id }) => id),
    ).toEqual(['a1', 'a3', 'a4', 'a5'])
  })

  it('aims at families and roles where the system has such targets', () => {
    const { phases } = one(
      `case: x\nsystem: grouped\nplayers: {Ann: healer, Bob: {role: wolf, family: Rossi}}\nphases:\n  - night: 1\n    actions: [Ann heal Rossi, 'Ann heal role:wolf']\n`,
    )
    expect(phases[0]!.actions.map(({ to }) => to)).toEqual([['Rossi'], ['role:wolf']])
  })
})

describe('phases', () => {
  it('reads what else stands in one', () => {
    const {
      phases: [day],
    } = one(`${four}phases:
  - day: 1
    opens: 2026-01-03T20:00:00Z
    closes: 2026-01-04T20:00:00Z
    actions: [{id: k, by: Ann, does: heal, to: [Bob]}]
    votes:
      - Ann Bob
      - Ann unvote
      - {by: [Ann, Bob], individual: Cat, advance: true}
    posts: [{by: Ann, at: 2026-01-03T21:00:00Z, text: "[b]Vote: Bob[/b]", edited: true}]
    commands: [{modkill: Ann}, {replace: Bob, with: Zoe}, {override: k, holds: false, reason: moderator error}, {withdraw: k}, {extend: 24h}]
    answers: {attacker: Bob, loop: [stop, go]}
    draws: [{for: attacker, gives: Bob}]
`)
    expect(day).toMatchObject({
      line: 5,
      kind: 'day',
      number: 1,
      closes: '2026-01-04T20:00:00Z',
      expect: undefined,
      votes: [
        { line: 10, by: ['Ann'], for: 'Bob' },
        { line: 11, by: ['Ann'] },
        { line: 12, by: ['Ann', 'Bob'], individual: 'Cat', advance: true },
      ],
      posts: [{ line: 13, by: 'Ann', text: '[b]Vote: Bob[/b]', edited: true }],
      commands: [
        { does: 'modkill', who: 'Ann', reason: '' },
        { does: 'replace', who: 'Bob', with: 'Zoe' },
        { does: 'override', action: 'k', holds: false, reason: 'moderator error' },
        { does: 'withdraw', action: 'k' },
        { does: 'extend', minutes: 1440 },
      ],
      answers: { attacker: ['Bob'], loop: ['stop', 'go'] },
      draws: [{ for: 'attacker', gives: 'Bob' }],
    })
  })

  it('takes a name given by replace for its seat, from that phase on', () => {
    const { phases } = one(`${four}phases:
  - night: 1
    actions: [Zoe heal Bob]
    commands: [{replace: Ann, with: Zoe}, {replace: Zoe, with: "New One"}, {replace: Bob, with: Yan}]
    expect: {deaths: [Yan], told: {Zoe: [learned]}}
  - day: 1
    actions:
      - '"New One" heal Zoe'
      - {by: Cat, does: look, to: [Yan]}
      - '"Mary Ann" ferry Yan,Zoe why=died:Yan'
    votes: [Zoe Yan, {by: [Ann, Yan], individual: Zoe}]
    posts: [{by: Yan, text: "Vote: Zoe"}]
    commands: [{modkill: New One}, {modkill: Yan}]
    answers: {attacker: Yan}
    draws: [{for: attacker, gives: Zoe}]
    expect:
      deaths: [Zoe]
      alive: [Yan]
      lynched: [Zoe]
      landed: {a1: [Zoe]}
      learned: {Zoe: [{look: Yan, result: [Zoe]}, {about: Yan, fact: f, is: Zoe}]}
      told: {Yan: []}
      text: {Yan: {has: [Zoe]}}
      public: {attacked: Zoe}
      status: {Zoe: [hurt]}
      state: {Zoe: {turns: 1}}
      uses: {Zoe: {heal: 1}}
      actions: {compelled:Zoe:heal: succeeded}
      votes: {Zoe: 2}
      oneOf: {deaths: [[Zoe], [Yan]]}
      not: {status: {Yan: [hurt]}}
`)
    expect(phases[0]).toMatchObject({
      actions: [{ by: 'Ann', to: ['Bob'] }],
      commands: [
        { who: 'Ann', with: 'Zoe' },
        { who: 'Ann', with: 'New One' },
        { who: 'Bob', with: 'Yan' },
      ],
      expect: { deaths: ['Bob'], told: { Ann: ['learned'] } },
    })
    expect(phases[1]).toMatchObject({
      actions: [
        { by: 'Ann', to: ['Ann'] },
        { by: 'Cat', to: ['Bob'] },
        { by: 'Mary Ann', to: ['Bob', 'Ann'], with: { why: 'died:"Bob"' } },
      ],
      votes: [
        { by: ['Ann'], for: 'Bob' },
        { by: ['Ann', 'Bob'], individual: 'Ann' },
      ],
      posts: [{ by: 'Bob', text: 'Vote: Zoe' }],
      commands: [{ who: 'Ann' }, { who: 'Bob' }],
      answers: { attacker: ['Bob'] },
      draws: [{ gives: 'Ann' }],
    })
    expect(phases[1]!.expect).toEqual({
      deaths: ['Ann'],
      alive: ['Bob'],
      lynched: ['Ann'],
      landed: { a1: ['Ann'] },
      learned: {
        Ann: [
          { does: 'look', about: 'Bob', result: ['Ann'] },
          { about: 'Bob', fact: 'f', is: 'Ann' },
        ],
      },
      told: { Bob: [] },
      text: { Bob: { has: ['Zoe'], lacks: [] } },
      public: { attacked: 'Ann' },
      status: { Ann: ['hurt'] },
      state: { Ann: { turns: 1 } },
      uses: { Ann: { heal: 1 } },
      actions: { 'compelled:Ann:heal': { verdict: 'succeeded' } },
      votes: { families: {}, players: { Ann: 2 } },
      oneOf: { deaths: [['Ann'], ['Bob']] },
      not: { status: { Bob: ['hurt'] } },
    })
  })

  it('writes the short forms of what is expected out', () => {
    const { phases } = one(`${four}phases:
  - night: 1
    actions: [Ann heal Bob, Bob bite Cat]
    expect:
      deaths: [Cat]
      oneOf: {deaths: [[Ann], [Bob, Cat]], learned: [{Cat: [{look: Bob, result: town}]}]}
      alive: [Ann]
      actions: {a1: succeeded, a2: {verdict: failed, because: [T-1, quiet], idle: false}, 'compelled:Bob:bite': void}
      landed: {a2: [Cat]}
      learned: {Cat: [{look: Bob, result: [a, b]}, {about: Ann, fact: team, is: town}]}
      told: {Bob: [attacked], wolves: []}
      text: {public: {has: [Cat]}}
      public: {attacked: hit}
      status: {Bob: [injured]}
      not: {status: {Ann: [injured]}}
      state: {wolves: {shots: 1, armed: true}}
      uses: {Ann: {heal: 1}}
      refused: {a1: T-2}
      votes: {Bob: 1.5}
      lynched: []
      prompts: [attacker]
      winner: town
`)
    expect(phases[0]!.expect).toEqual({
      deaths: ['Cat'],
      oneOf: {
        deaths: [['Ann'], ['Bob', 'Cat']],
        learned: [{ Cat: [{ does: 'look', about: 'Bob', result: 'town' }] }],
      },
      alive: ['Ann'],
      actions: {
        a1: { verdict: 'succeeded' },
        a2: { verdict: 'failed', because: ['T-1', 'quiet'], idle: false },
        'compelled:Bob:bite': { verdict: 'void' },
      },
      landed: { a2: ['Cat'] },
      learned: {
        Cat: [
          { does: 'look', about: 'Bob', result: ['a', 'b'] },
          { about: 'Ann', fact: 'team', is: 'town' },
        ],
      },
      told: { Bob: ['attacked'], wolves: [] },
      text: { public: { has: ['Cat'], lacks: [] } },
      public: { attacked: 'hit' },
      status: { Bob: ['injured'] },
      not: { status: { Ann: ['injured'] } },
      state: { wolves: { shots: 1, armed: true } },
      uses: { Ann: { heal: 1 } },
      refused: { a1: 'T-2' },
      votes: { families: {}, players: { Bob: 1.5 } },
      lynched: [],
      prompts: ['attacker'],
      winner: 'town',
    })
  })
})

describe('a case', () => {
  it('has every option and says what of the set-up is checked', () => {
    const read = one(`${four}rules: [T-1]\noptions: {ties: 2}\nseed: -7\nsetup: check\nexpect: {setup: [T-3]}\n`)
    expect(read).toMatchObject({
      options: { ties: 2, selfTarget: false },
      seed: -7,
      rules: ['T-1'],
      setupCheck: true,
      setupExpect: ['T-3'],
    })
  })

  it('is built of what the host composed', () => {
    const { customRoles, customAbilities } = one(`${four}roles:
  sleuth: {base: healer, abilities: [heal, look], modifiers: [quiet]}
  jailer:
    faction: town
    abilities:
      - {id: lockUp, kind: block, targets: 1, components: [block, visit, {protect: {capacity: 1}}], perNight: 2}
      - {id: pass, kind: move, targets: 2, visits: [0], components: [{move: {how: swap}}, {recruit: {into: wolves, sparesDying: {option: selfTarget}}}], rule: T-1}
      - {id: aura, kind: hide, targets: 0, components: [retaliate], passive: true}
  warden: {base: jailer}
`)
    expect(customRoles).toEqual({
      sleuth: {
        faction: 'town',
        abilities: ['heal', 'look'],
        settings: { sight: ['clear', 'dim'] },
        modifiers: ['quiet'],
        like: 'healer',
      },
      jailer: { faction: 'town', abilities: ['lockUp', 'pass', 'aura'] },
      warden: { faction: 'town', abilities: ['lockUp', 'pass', 'aura'], like: 'jailer' },
    })
    expect(customAbilities).toEqual({
      lockUp: {
        kind: 'block',
        targets: 1,
        components: [{ does: 'block' }, { does: 'visit' }, { does: 'protect', capacity: 1 }],
        perNight: 2,
      },
      pass: {
        kind: 'move',
        targets: 2,
        visits: [0],
        rule: 'T-1',
        components: [
          { does: 'move', how: 'swap' },
          { does: 'recruit', into: 'wolves', sparesDying: { option: 'selfTarget' } },
        ],
      },
      aura: { kind: 'hide', targets: 0, components: [{ does: 'retaliate' }], passive: true },
    })
  })

  it('is one of several in a file, in YAML or JSON', () => {
    const { cases, problems } = read(`# two\n---\n${four}---\n---\n${four.replace('four', 'again')}`)
    expect(problems).toEqual([])
    expect(cases.map(({ title, line }) => [title, line])).toEqual([
      ['four', 3],
      ['again', 8],
    ])
    expect(one('{\n\t"case": "x",\n\t"system": "tiny",\n\t"players": {"Ann": "healer"},\n\t"seed": 7\n}').seed).toBe(7)
    expect(one(`\ufeff${four.replaceAll('\n', '\r\n')}`).seats).toHaveLength(4)
  })

  it('counts each variant once, and itself where it expects something', () => {
    const variants =
      'variants:\n  a: {options: {ties: both}}\n  b: {players: {Ann: {role: healer, dead: true}}, phases: [{night: 2}]}\n'
    const names = (text: string) => read(text).cases.map(({ variant }) => variant)
    expect(names(four + variants)).toEqual(['a', 'b'])
    expect(names(`${four}phases:\n  - night: 1\n    expect: {deaths: []}\n${variants}`)).toEqual([undefined, 'a', 'b'])
    const [a, b] = read(four + variants).cases
    expect(a).toMatchObject({ line: 5, options: { ties: 'both' }, phases: [] })
    expect(b).toMatchObject({
      line: 6,
      seats: [{ slot: 'Ann', alive: false }, { slot: 'Bob' }, { slot: 'Cat' }, { slot: 'Mary Ann' }],
      phases: [{ kind: 'night', number: 2, line: 6 }],
    })
  })

  it('keeps of a player what a variant says nothing of, whichever of the two is short', () => {
    const text = `case: x
system: tiny
players: {Ann: seer, Bob: {role: seer, sight: dim, dead: true, status: [hurt]}, Cat: wolf}
variants:
  shortAtLength: {players: {Ann: {sight: dim, dead: true}}}
  longInShort: {players: {Bob: seer}}
  longAtLength: {players: {Bob: {dead: false}}}
  shortOfAnother: {players: {Ann: {role: healer, dead: true}, Cat: healer, Dan: {role: drunk}}}
`
    const seats = read(text).cases.map(({ seats }) => seats)
    expect(read(text).problems).toEqual([])
    expect(seats[0]).toMatchObject([
      { slot: 'Ann', role: 'seer', faction: 'town', settings: { sight: 'dim' }, alive: false },
      { slot: 'Bob', alive: false },
      { slot: 'Cat', role: 'wolf' },
    ])
    expect(seats[1]![1]).toMatchObject({ role: 'seer', settings: {}, alive: true, status: [] })
    expect(seats[2]![1]).toMatchObject({ role: 'seer', settings: { sight: 'dim' }, alive: true, status: ['hurt'] })
    expect(seats[3]!.map(({ slot, role, alive }) => [slot, role, alive])).toEqual([
      ['Ann', 'healer', false],
      ['Bob', 'seer', false],
      ['Cat', 'healer', true],
      ['Dan', 'drunk', true],
    ])
  })

  it('of a thousand actions is read quickly', () => {
    const text = `${four}phases:\n  - night: 1\n    actions:\n${'      - Ann heal Bob\n      - {by: Bob, does: bite, to: [Ann], at: 2026-01-03T21:14:00Z}\n'.repeat(600)}`
    one(text)
    const from = process.cpuUsage()
    expect(one(text).phases[0]!.actions).toHaveLength(1200)
    expect(process.cpuUsage(from).user / 1000).toBeLessThan(1000)
  })

  it('of a real system is read too', () => {
    const { cases, problems } = readCases(
      'case: x\nsystem: rar\nplayers: {Ann: {role: cop, sanity: insane}, Bob: goon}\nphases:\n  - night: 1\n    actions: [Ann investigate Bob]\n',
      'x',
      [rar],
    )
    expect(problems).toEqual([])
    expect(cases[0]!.seats[0]!.settings).toEqual({ sanity: 'insane' })
  })
})
