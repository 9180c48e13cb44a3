/** The frame of a Russian game: orders that a host may choose, hours, and the books. */
import { describe, expect, it } from 'vitest'
import { play } from '../../../../engine/cases/play.ts'
import { readCases } from '../../../../engine/cases/read.ts'
import type { Game, PhaseState } from '../../../../engine/journal/state.ts'
import { brokenOrder, optionValue, wrongValue } from '../../../../engine/rules/option.ts'
import { usualOrder, type Constraint } from '../../../../engine/rules/order.ts'
import { brokenOrders } from '../../../../engine/ruleset/order.ts'
import { clock } from '../../../../engine/systems/russian/clock.ts'
import { russian } from '../../../../engine/systems/russian/index.ts'
import { eveningKept, eveningSlots, nightKept, nightSlots } from '../../../../engine/systems/russian/order.ts'
import { deals, werewolves } from '../../../../engine/systems/russian/roles/dealt.ts'

/** What the rulebook proves of the order, read from it by hand: by rule, a step and what comes after it. */
const proved: readonly [rule: string, first: string, ...later: string[]][] = [
  ['RU-FL-1', 'faceCut', 'negKillers'],
  ['RU-ORD-8', 'bum', 'blocker', 'geisha', 'prostitute'],
  ['RU-ORD-5', 'blocker', 'hypnotist', 'geisha', 'prostitute', 'bodyguard', 'negKillers', 'poisoner', 'joker'],
  ['RU-ORD-5', 'blocker', 'commissioner'],
  ['RU-ORD-5', 'geisha', 'prostitute', 'bodyguard', 'negKillers'],
  ['RU-ORD-5', 'hypnotist', 'negKillers'],
  ['RU-NORD-6', 'prostitute', 'bodyguard', 'negKillers', 'doctor', 'poisoner', 'joker', 'privateCheckers'],
  ['RU-NORD-6', 'prostitute', 'commissioner', 'journalist', 'detective'],
  ['RU-ORD-8', 'bodyguard', 'negKillers', 'commissioner'],
  ['RU-ORD-2', 'madman', 'negKillers', 'commissioner', 'journalist', 'detective'],
  ['RU-ORD-2', 'negKillers', 'civilKillers'],
  ['RU-ORD-3', 'civilKillers', 'lateInsurance'],
  ['RU-ORD-11', 'negKillers', 'doctor'],
  ['RU-ORD-11', 'civilKillers', 'doctor'],
  ['RU-ORD-11', 'lateInsurance', 'doctor'],
  ['RU-ORD-11', 'doctor', 'poisoner', 'commissioner'],
  ['RU-JOK-3', 'joker', 'privateCheckers', 'commissioner', 'journalist'],
  ['RU-JOK-6', 'negKillers', 'joker'],
  ['RU-COM-3', 'privateCheckers', 'commissioner'],
  ['RU-ORD-6', 'privateCheckers', 'journalist'],
  ['RU-ORD-6', 'commissioner', 'journalist'],
  ['RU-ORD-6', 'negKillers', 'journalist'],
  ['RU-DET-12', 'negKillers', 'detective'],
  ['RU-DET-12', 'joker', 'detective'],
  ['RU-DET-12', 'privateCheckers', 'detective'],
  ['RU-DET-12', 'commissioner', 'detective'],
  ['RU-DET-12', 'journalist', 'detective'],
  ['RU-ORD-8', 'negKillers', 'drugDealer'],
  ['RU-ORD-8', 'civilKillers', 'drugDealer'],
  ['RU-ORD-8', 'lateInsurance', 'drugDealer'],
  ['RU-ORD-7', 'negKillers', 'maid'],
  ['RU-ORD-7', 'civilKillers', 'maid'],
  ['RU-ORD-7', 'lateInsurance', 'maid'],
  ['RU-ORD-7', 'doctor', 'maid'],
]
/** Executor and witch come after all others, and neither before the other for certain. */
const early =
  'faceCut bum blocker hypnotist geisha prostitute bodyguard madman negKillers civilKillers lateInsurance doctor poisoner joker privateCheckers commissioner journalist detective drugDealer maid'.split(
    ' ',
  )
const ofNights = [
  ...proved.flatMap(([rule, first, ...later]) => later.map(one => [first, one, rule] as const)),
  ...early.flatMap(first => ['executor', 'witch'].map(later => [first, later, 'RU-ORD-7'] as const)),
]
const ofEvenings = [
  ['inheritance', 'choices', 'RU-EVE-3'],
  ['choices', 'longBlocks', 'RU-EVE-3'],
  ['longBlocks', 'requests', 'RU-EVE-3'],
] as const

describe('an order', () => {
  const nightList = usualOrder(nightSlots)
  const swapped = (order: readonly string[], one: string, other: string): string[] =>
    order.map(slot => (slot === one ? other : slot === other ? one : slot))
  const pairs = (kept: readonly Constraint[]): string[] =>
    kept.flatMap(({ rule, first, later }) => first.flatMap(one => later.map(two => `${one} ${two} ${rule}`))).sort()

  it('keeps what the rulebook proves, and nothing else', () => {
    expect(pairs(nightKept)).toEqual(ofNights.map(pair => pair.join(' ')).sort())
    expect(pairs(eveningKept)).toEqual(ofEvenings.map(pair => pair.join(' ')).sort())
    expect(nightList).toEqual([...early, 'executor', 'witch'])
  })

  it.each([
    ...ofNights.map(([first, later]) => ['nightOrder', usualOrder(nightSlots) as string[], first, later] as const),
    ...ofEvenings.map(
      ([first, later]) => ['eveningOrder', usualOrder(eveningSlots) as string[], first, later] as const,
    ),
  ])(
    '%s: %s that puts %s behind %s is refused with both named, and a set-up that has it breaks a rule',
    (id, usual, first, later) => {
      const value = swapped(usual, first, later).join(',')
      const option = russian.options[id]!
      expect(optionValue(option, value)).toBe(value)
      const says = brokenOrder(option, value)!.says.en
      expect(says).toMatch(/^\w+ has to come before \w+ \(RU-[A-Z]+-\d+\)$/)
      const [before, after] = says.split(' has to come before ')
      expect(value.split(',').indexOf(before!)).toBeGreaterThan(value.split(',').indexOf(after!.split(' ')[0]!))
      const broken = brokenOrders(russian.options, { options: { [id]: value } })
      expect(broken.map(({ rule }) => rule)).toContain(
        [...ofNights, ...ofEvenings].find(pair => pair[0] === first && pair[1] === later)![2],
      )
    },
  )

  it('may be another one where the rules leave it open', () => {
    const order = swapped(nightList, 'poisoner', 'joker')
    expect(optionValue(russian.options.nightOrder!, order.join(', '))).toBe(order.join(','))
    expect(brokenOrder(russian.options.nightOrder!, order.join(','))).toBeUndefined()
    expect(wrongValue(russian.options.nightOrder!, order.slice(1).join(','))!.remedy.en).toBe('Missing: faceCut.')
  })
})

describe('the hours', () => {
  const game = (phase: Pick<PhaseState, 'kind' | 'number' | 'opens'>, options: Game['options'] = {}) => ({
    options,
    phases: [{ submissions: [], answers: {}, fixedDraws: [], removed: [], ...phase }],
  })
  const dated = game({ kind: 'day', number: 1, opens: '2026-11-20T15:00:00Z' })

  it('are not known before a phase has a date', () => {
    expect(clock(game({ kind: 'night', number: 1 }), 'night', 1)).toBeUndefined()
  })

  it('of a day end with its vote, those of a night at eight', () => {
    expect(clock(dated, 'day', 1)).toEqual({ opens: '2026-11-20T05:00:00Z', closes: '2026-11-20T19:00:00Z' })
    expect(clock(dated, 'evening', 1)).toEqual({ opens: '2026-11-20T19:00:00Z', closes: '2026-11-20T21:00:00Z' })
    expect(clock(dated, 'night', 1)).toEqual({ opens: '2026-11-20T19:00:00Z', closes: '2026-11-21T05:00:00Z' })
    expect(clock(dated, 'day', 2)).toEqual({ opens: '2026-11-21T05:00:00Z', closes: '2026-11-21T19:00:00Z' })
    expect(clock(dated, 'night', 3)!.closes).toBe('2026-11-23T05:00:00Z')
  })

  it.each(['2026-11-20T16:00:00Z', '2026-11-20T21:30:00Z', '2026-11-21T04:00:00Z'])(
    'are the same whether a night opens early or after midnight (%s)',
    opens => {
      expect(clock(game({ kind: 'night', number: 2, opens }), 'day', 3)).toEqual({
        opens: '2026-11-21T05:00:00Z',
        closes: '2026-11-21T19:00:00Z',
      })
    },
  )

  it('go with the clocks of a zone that changes them', () => {
    const moved = game(
      { kind: 'day', number: 1, opens: '2026-11-20T15:00:00Z' },
      { 'clock.zone': 'UTC', 'clock.nightCloses': 3 },
    )
    expect(clock(moved, 'night', 1)).toEqual({ opens: '2026-11-20T22:00:00Z', closes: '2026-11-21T03:00:00Z' })
  })
})

it('deals as many blacks as a format has', () => {
  for (const { black, players, base, teams } of Object.values(deals)) {
    for (const { roles, werewolves: wolves } of teams)
      expect(Object.values(roles).reduce((sum, many) => sum + many, wolves)).toBe(black)
    expect(Object.values(base).reduce((sum, many) => sum + many, 0)).toBeLessThan(players)
  }
  expect(werewolves.filter(role => !Object.hasOwn(russian.overlays!.negative!, role))).toEqual([])
})

it('shows teams, sides and blocked roles', () => {
  const { cases, problems } = readCases(
    `
case: a night
system: russian
players: {Ann: {role: doctor, status: [captive]}, Max: {role: judge, negative: mafia}, Ned: {role: hero, negative: mafia, dead: true}, Gia: {role: liar, negative: geisha}, Fay: {role: priest, faceless: true}, Cid: witness, Dan: bum, Eva: maid, Ida: witch}
phases:
  - night: 1
    actions: [Max shoot Cid, "Fay cutFace Eva,Dan"]
    commands: [{record: roleBlock, values: {player: Fay, role: both, days: "2"}}]
`,
    'panels',
    [russian],
  )
  expect(problems).toEqual([])
  const game = play(cases[0]!, russian).phases.at(-1)!.after
  const books = Object.fromEntries(
    russian.books!.panels!(game, undefined, 'en').map(panel => [panel.id, panel.rows.map(({ cells }) => cells)]),
  )
  const player = (slot: string) => ({ player: slot })
  expect(books.teams).toEqual([
    ['Red', 4, 5],
    ['Black', 2, 3],
    ['Gray', 1, 1],
  ])
  expect(books.sides).toEqual([
    [player('Max'), 'Mafia', 'Judge', 'kills for the mafia’s side'],
    [player('Ned'), 'Mafia', 'Hero', 'out'],
    [player('Gia'), 'Geisha', 'Liar', 'kills for the maniac’s side'],
  ])
  expect(books.blocks).toEqual([
    [player('Ann'), 'Held by the executor: no civil role.'],
    [player('Eva'), 'Face cut by the faceless: no civil role until the face comes back.'],
    [player('Fay'), 'Both roles, 2 game days from night 1.'],
  ])
  expect(books.shots).toBeDefined()
})
