/** The frame of a Russian game: orders that a host may choose, hours, and the books. */
import { describe, expect, it } from 'vitest'
import { play } from '../../../../engine/cases/play.ts'
import { readCases } from '../../../../engine/cases/read.ts'
import type { Game, PhaseState } from '../../../../engine/journal/state.ts'
import { optionValue, wrongValue } from '../../../../engine/rules/option.ts'
import { clock } from '../../../../engine/systems/russian/clock.ts'
import { russian } from '../../../../engine/systems/russian/index.ts'
import {
  brokenConstraint,
  constraints,
  eveningList,
  nightList,
  orderBroken,
} from '../../../../engine/systems/russian/order.ts'
import { deals, werewolves } from '../../../../engine/systems/russian/roles/dealt.ts'

describe('an order', () => {
  const lists = { night: nightList, evening: eveningList } as const
  const swapped = (order: readonly string[], one: string, other: string): string[] =>
    order.map(slot => (slot === one ? other : slot === other ? one : slot))

  it('keeps every constraint as it usually is', () => {
    expect([orderBroken('night', nightList), orderBroken('evening', eveningList)]).toEqual([undefined, undefined])
    expect(nightList).toHaveLength(22)
  })

  it('has constraints about slots that there are, by rules that there are', () => {
    expect(
      constraints.flatMap(({ of, first, later }) =>
        [...first, ...later].filter(slot => !(lists[of] as readonly string[]).includes(slot)),
      ),
    ).toEqual([])
    expect(constraints.map(({ rule }) => rule).filter(rule => !Object.hasOwn(russian.rulebook, rule))).toEqual([])
  })

  it.each(
    constraints.flatMap(({ of, rule, first, later }) =>
      first.flatMap(before => later.map(after => [of, before, after, rule] as const)),
    ),
  )('of the %s that puts %s behind %s is refused, with both named', (of, before, after, rule) => {
    const order = swapped(lists[of], before, after)
    const option = russian.options[`${of}Order`]!
    expect(optionValue(option, order.join(', '))).toBeUndefined()
    const says = wrongValue(option, order.join(','))!.says
    expect(says).toMatch(/^\w+ comes before \w+ \(RU-[A-Z]+-\d+\)$/)
    const broken = brokenConstraint(of, order)!
    expect(order.indexOf(broken.first)).toBeGreaterThan(order.indexOf(broken.later))
    expect(constraints.some(one => one.rule === rule && one.first.includes(before) && one.later.includes(after))).toBe(
      true,
    )
  })

  it('may be another one where the rules leave it open', () => {
    const order = swapped(nightList, 'poisoner', 'joker')
    expect(optionValue(russian.options.nightOrder!, order.join(', '))).toBe(order.join(','))
    expect(wrongValue(russian.options.nightOrder!, order.slice(1).join(','))!.remedy).toBe('Missing: faceCut.')
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
    russian.books!.panels!(game, undefined).map(panel => [panel.id, panel.rows.map(({ cells }) => cells)]),
  )
  const player = (slot: string) => ({ player: slot })
  expect(books.teams).toEqual([
    ['Red', 4, 5],
    ['Black', 2, 3],
    ['Grey', 1, 1],
  ])
  expect(books.sides).toEqual([
    [player('Max'), 'Mafia', 'Judge', 'kills for the side of the mafia'],
    [player('Ned'), 'Mafia', 'Hero', 'out'],
    [player('Gia'), 'Geisha', 'Liar', 'kills for the side of the maniac'],
  ])
  expect(books.blocks).toEqual([
    [player('Ann'), 'Held by the executor: no civil role.'],
    [player('Eva'), 'The faceless has cut this face: no civil role until it comes back.'],
    [player('Fay'), 'Both roles, 2 game days from night 1 on.'],
  ])
  expect(books.shots).toBeDefined()
})
