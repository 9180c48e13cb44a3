/** The books beside a phase, and the calendar. */
import { describe, expect, it } from 'vitest'
import { play } from '../../../../engine/cases/play.ts'
import { readCases } from '../../../../engine/cases/read.ts'
import type { Panel } from '../../../../engine/ruleset/panel.ts'
import { clock } from '../../../../engine/systems/mafia1923/chapters/clock.ts'
import { mafia1923 } from '../../../../engine/systems/mafia1923/index.ts'
import { panels } from '../../../../engine/systems/mafia1923/panels.ts'

const written = `
case: a game in its fifth day
system: mafia1923
players:
  Ann: {role: townsperson, family: Rossi, state: {missedVotes: 1}}
  Bea: {role: butler, family: Rossi}
  Dora: {role: doctor, family: Rossi, dead: true}
  Max: {role: mafiaMember, family: Verdi}
  Ned: {role: townsperson, family: Verdi, exiled: true}
  Sam: {role: townsperson, family: Verdi, level: spectator}
  Sec: {role: courtSecretary, family: Verdi}
phases:
  - night: 4
    actions: [Bea poison Ann]
  - day: 5
    votes: [{by: Ann, family: Verdi, individual: Bea}, {by: Ned, family: Rossi, individual: Max}]
`

function panelsIn(phase: number): Record<string, Panel> {
  const { cases, problems } = readCases(written, 'books.yaml', [mafia1923])
  expect(problems).toEqual([])
  const { game, phase: state } = play(cases[0]!, mafia1923).phases[phase]!
  return Object.fromEntries(panels(game, state, 'en').map(panel => [panel.id, panel]))
}

const cells = (panel: Panel | undefined): Panel['rows'][number]['cells'][] => panel!.rows.map(row => row.cells)

describe('the books of Mafia 1923', () => {
  it('count the living of each family and of each side, Spectators left out', () => {
    const { families, sides } = panelsIn(0)
    expect(cells(families)).toEqual([
      ['Rossi', 2, 3],
      ['Verdi', 2, 3],
    ])
    expect(cells(sides)).toEqual([
      ['Mafia', 1, 1],
      ['Civilians', 3, 5],
    ])
    expect(families!.open).toBe(true)
    expect(sides!.open).toBeUndefined()
  })

  it('say at night how many kills are due and who dies of poison when', () => {
    const { kills, poison } = panelsIn(0)
    expect(cells(kills)).toEqual([[4, 20, 1]])
    expect(cells(poison)).toEqual([])
    const { game } = play(readCases(written, 'books.yaml', [mafia1923]).cases[0]!, mafia1923).phases[1]!
    const [later] = panels(game, { ...game.phases[0]!, number: 5 }, 'en').filter(({ id }) => id === 'poison')
    expect(cells(later)).toEqual([[{ player: 'Ann' }, { player: 'Bea' }, 5]])
  })

  it('keep limited abilities and strikes', () => {
    const { uses, strikes } = panelsIn(1)
    expect(cells(uses)).toEqual([[{ player: 'Bea' }, 'poison', '1 of 2']])
    expect(cells(strikes)).toEqual([
      [{ player: 'Ann' }, 1, 0, ''],
      [{ player: 'Ned' }, 0, 0, 'exiled'],
    ])
  })

  it('warn of strikes of the living alone', () => {
    const { game, phase } = play(readCases(written, 'books.yaml', [mafia1923]).cases[0]!, mafia1923).phases[1]!
    const tones = (alive: boolean) =>
      panels({ ...game, seats: game.seats.map(seat => (seat.slot === 'Ann' ? { ...seat, alive } : seat)) }, phase, 'en')
        .find(({ id }) => id === 'strikes')!
        .rows.map(({ tone }) => tone)
    expect(tones(true)).toEqual(['warn', 'quiet'])
    expect(tones(false)).toEqual(['quiet', 'quiet'])
  })

  it('say by day what Court Secretaries will learn, and on the last day how the game stands', () => {
    const { samples, finalCount } = panelsIn(1)
    expect(cells(samples)).toEqual([[{ player: 'Sec' }, 1, 0]])
    expect(cells(finalCount)).toEqual([
      ['Rossi', 0, 2],
      ['Verdi', 1, 1],
    ])
    expect(finalCount!.says).toContain('the Mafia would win')
    expect(panelsIn(0).finalCount).toBeUndefined()
  })
})

describe('the calendar of Mafia 1923', () => {
  const options = Object.fromEntries(Object.entries(mafia1923.options).map(([id, { values }]) => [id, values[0]!]))
  const from = (opens: string) => ({
    options,
    phases: [{ kind: 'night', number: 1, opens, submissions: [], answers: {}, fixedDraws: [], removed: [] }],
  })

  it('runs from Saturday night to Thursday evening, in Jerusalem', () => {
    const game = from('2026-01-03T19:00:00Z')
    expect(clock(game, 'night', 1)).toEqual({ opens: '2026-01-03T19:00:00Z', closes: '2026-01-04T05:00:00Z' })
    expect(clock(game, 'day', 1)).toEqual({ opens: '2026-01-04T07:00:00Z', closes: '2026-01-04T17:00:00Z' })
    expect(clock(game, 'night', 2)!.opens).toBe('2026-01-04T19:00:00Z')
    expect(clock(game, 'day', 5)).toEqual({ opens: '2026-01-08T07:00:00Z', closes: '2026-01-08T17:00:00Z' })
  })

  it('keeps the hours of the day when the clocks change', () => {
    const game = from('2026-10-24T18:00:00Z')
    expect(clock(game, 'night', 1)!.closes).toBe('2026-10-25T05:00:00Z')
    expect(clock(game, 'day', 1)!.opens).toBe('2026-10-25T07:00:00Z')
  })

  it('says nothing while no phase has a date', () => {
    expect(clock({ options, phases: [] }, 'night', 1)).toBeUndefined()
  })
})
