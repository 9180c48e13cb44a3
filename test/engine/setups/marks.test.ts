import { describe, expect, it } from 'vitest'
import { byKey } from '../../../engine/setups/chance.ts'
import { drawMarks, Unmarkable, type Marked } from '../../../engine/setups/marks.ts'
import { factionOf, setupOf } from './help.ts'

const people = (...roles: string[]) =>
  roles.map((role, at) => ({ name: `P${at + 1}`, card: { role, over: [] }, faction: factionOf({ role, over: [] }) }))

function every(marks: string, players: ReturnType<typeof people>, rounds = 200): Marked[][] {
  const roles = players.map(({ card }) => card.role).join(', ')
  const setup = setupOf(`players: ${players.length}\nroles: ${roles}\nmark: ${marks}`)
  return Array.from({ length: rounds }, (_, at) =>
    drawMarks(
      setup,
      players,
      { players: players.length, factionOf },
      byKey(at.toString(16).padStart(32, '5'), 'marks'),
    ),
  )
}
const got = (drawn: Marked[][]): Set<string> => new Set(drawn.flat().map(({ players }) => players.join('+')))

describe('marks over the players', () => {
  const players = people('Mafia Goon', 'Mafia Goon', 'Town Cop', 'Vanilla', 'Town Wolf', 'Town Wolf')

  it('fall on those who may get them, and on each of these', () => {
    expect(got(every('{name: king, take: 1, among: not mafia}', players))).toEqual(new Set(['P3', 'P4', 'P5', 'P6']))
  })

  it('never fall so that all are what they may not all be', () => {
    const pairs = got(every('{name: Monk, take: 2, among: not mafia, never: all werewolves}', players))
    expect(pairs.has('P5+P6')).toBe(false)
    expect(pairs.size).toBe(5)
  })

  it('pair everybody, and never those who may not be a pair', () => {
    const drawn = every('{name: lover, pairs: all, never: mafia with mafia}', players)
    for (const one of drawn) expect(one.flatMap(mark => mark.players).sort()).toEqual(players.map(({ name }) => name))
    expect(got(drawn).has('P1+P2')).toBe(false)
  })

  it('tell their owner whom they fell to, who is never the owner', () => {
    const lyncher = people('Town Killer', 'Vanilla', 'Vanilla')
    const drawn = every('{name: target, take: 1, among: all, for: Town Killer}', lyncher)
    expect(got(drawn)).toEqual(new Set(['P2', 'P3']))
    expect(drawn[0]![0]!.for).toEqual(['P1'])
  })

  it('give one of several values, each as one by itself', () => {
    const drawn = every('{name: sanity, one: [sane, insane], on: Town Cop, told: no}', players)
    expect(new Set(drawn.map(([mark]) => mark!.value))).toEqual(new Set(['sane', 'insane']))
    expect(drawn[0]![0]).toMatchObject({ players: ['P3'], told: 'no' })
  })

  it('come only if nobody is like that, and a later one may speak of an earlier', () => {
    expect(every('{name: help, take: 1, if: no mafia}', players, 5).flat()).toEqual([])
    const both = every(
      '[{name: Monk, take: 2, among: town}, {name: abbot, take: 1, among: Monk}]',
      people('Vanilla', 'Vanilla', 'Vanilla'),
    )
    for (const [monks, abbot] of both) expect(monks!.players).toContain(abbot!.players[0])
  })

  it('are refused where there are too few', () => {
    expect(() => every('{name: lover, pairs: all}', people('Vanilla', 'Vanilla', 'Vanilla'), 1)).toThrow(Unmarkable)
    expect(() => every('{name: Monk, take: 2, among: mafia}', people('Mafia Goon', 'Vanilla'), 1)).toThrow(Unmarkable)
  })
})
