import { describe, expect, it } from 'vitest'
import { draw, families } from './generate.ts'
import { oracle, OracleTooBig } from './oracle.ts'
import type { OracleAction, OracleNight, OraclePlayer, OracleResult } from './oracle.ts'

/** Seats by letter, so that a night reads like its row in worked-cases.md. */
const names = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const seat = (name: string): number => names.indexOf(name)
const seats = (word: string): number[] => [...word].map(seat)

type Setting = { ruleFour?: OracleNight['ruleFour']; split?: 'all'; are?: Record<string, Partial<OraclePlayer>> }
/** Each action is 'V shoot A' or 'X swap AB'; its id is the sentence itself. */
function play(sentences: string, setting: Setting = {}) {
  const actions = sentences.split(';').map((sentence): OracleAction => {
    const [by, does, to = ''] = sentence.trim().split(' ')
    if (by === undefined || does === undefined) throw new Error(sentence)
    return { id: sentence.trim(), actor: seat(by), does: does as OracleAction['does'], to: seats(to) }
  })
  const players = [...names].map((name): OraclePlayer => ({ alignment: 'town', ...setting.are?.[name] }))
  const night: OracleNight = { players, actions, ruleFour: setting.ruleFour ?? 'carried' }
  const result: OracleResult = oracle(setting.split ? { ...night, split: setting.split } : night)
  const letters = (list: number[]): string => list.map(i => names[i]).join('')
  return {
    dead: letters(result.deaths),
    taken: letters(Object.values(result.taken).flat()),
    split: result.split,
    comes: (id: string): string => letters(result.comes[id] ?? []),
    learned: (id: string): string => (result.learned[id] ?? '?').replace(/\d+/g, i => names[Number(i)] ?? '?'),
  }
}
const gun: Partial<OraclePlayer> = { passives: ['gunOwner'] }
const mafia: Partial<OraclePlayer> = { alignment: 'mafia' }

const readings = ['literal', 'carried'] as const
describe.each(readings)('canon (worked cases A), %s', ruleFour => {
  const on = (sentences: string, are: Record<string, Partial<OraclePlayer>> = {}) => play(sentences, { ruleFour, are })
  it.each([
    ['A1', 'V shoot A', 'A'],
    ['A3', 'V shoot A; B protect A', ''],
    ['A4', 'V shoot A; B protect A; C block B', 'A'],
    ['A5', 'V shoot A; B protect A; C block B; D block C', ''],
    ['A6', 'V shoot A; B protect A; C block B; J jail A', ''],
    ['A9', 'B shoot A; R block B; T track B', ''],
    ['A10', 'B shoot A; R redirect BC', 'C'],
    ['A14', 'V shoot B; X swap AB; Y swap BC', 'B'],
    ['A15', 'V shoot A; X swap AB; Y swap BC', 'C'],
    ['A16', 'V shoot A; A block B; B jail A', 'A'],
    ['A17', 'B shoot A; B block A; A jail B', 'A'],
    ['A18', 'V shoot A; C recruit A', 'A'],
    ['A19', 'V shoot A; A shoot B; A block C; C shoot D', 'AB'],
    ['C11', 'A shoot B; B shoot A', 'AB'],
    ['E2', 'G shoot V; X swap VG; R block X', 'V'],
    ['E18', 'K shoot A; X swap AB; Y swap AC', 'A'],
  ])('%s', (_, sentences, dead) => expect(on(sentences).dead).toBe(dead))

  it('A2', () => {
    expect(on('C investigate A').learned('C investigate A')).toBe('town')
    expect(on('C investigate A', { A: mafia }).learned('C investigate A')).toBe('mafia')
  })
  it('A7', () => expect(on('B shoot A; T track B').learned('T track B')).toBe('A'))
  it('A8', () => expect(on('B shoot A; T track B; R block T').learned('T track B')).toBe('noResult'))
  it('A9', () => expect(on('B shoot A; T track B; R block B').learned('T track B')).toBe('nothing'))
  it('A10, seen', () => expect(on('B shoot A; R redirect BC; T track B').learned('T track B')).toBe('C'))
  it('A11', () => expect(on('A investigate B', { B: gun }).dead).toBe('A'))
  it('A12', () => expect(on('A investigate B; D protect A', { B: gun }).dead).toBe(''))
  it('A13', () => expect(on('A investigate B; R block A', { B: gun }).dead).toBe(''))
  it('A18, by the rules the recruitment arrives', () =>
    expect(on('V shoot A; C recruit A').comes('C recruit A')).toBe('A'))

  it('B13', () => expect(on('A block B; B jail A; T track A').learned('T track A')).toBe('nothing'))
  it('B14', () => expect(on('V shoot A; R redirect VC; S redirect VD')).toMatchObject({ dead: 'A', split: [] }))
  it('a redirect outranks a swap at the chosen place (RAR-R4)', () =>
    expect(on('K shoot A; R redirect KB; X swap AB').dead).toBe('A'))
  it('three drivers tear a shot apart (RAR-R9)', () => {
    const night = 'K shoot A; X swap AB; Y swap AC; Z swap AD'
    expect(on(night)).toMatchObject({ dead: 'A', split: ['K shoot A'] })
    expect(play(night, { ruleFour, split: 'all' })).toMatchObject({ dead: 'BCD', split: [] })
  })

  it('D2', () => {
    const night = 'K shoot A; F follow K; P peek A; M detect K; W watch A'
    const told = (are: Record<string, Partial<OraclePlayer>>) =>
      ['F follow K', 'P peek A', 'W watch A'].map(id => on(night, are).learned(id))
    const are: Record<string, Partial<OraclePlayer>> = { K: { mods: ['ninja'] } }
    expect(told({})).toEqual(['shoot', 'shoot,watch', 'K,P'])
    expect(told(are)).toEqual(['nothing', 'watch', 'P'])
    expect(on('K shoot A; M detect K', are).learned('M detect K')).toBe('nothing')
    expect(on('K visit A', { A: gun, ...are }).dead).toBe('K')
  })
  it('D3', () => {
    for (const moving of ['A visit B', 'B visit A', 'A visit B; C visit A'])
      expect(on(`${moving}; M detect A`).learned('M detect A')).toBe('motion')
    expect(on('A visit B; M detect A', { A: { passives: ['ascetic'] } }).learned('M detect A')).toBe('noResult')
  })
  it('D5', () => {
    const night = on('S stop T; D protect T; C investigate T; R block T; T shoot A; K shoot T')
    expect(night).toMatchObject({ dead: 'A' })
    for (const id of ['D protect T', 'R block T', 'K shoot T']) expect(night.comes(id)).toBe('')
    expect(night.comes('S stop T')).toBe('T')
    expect(night.learned('C investigate T')).toBe('noResult')
    expect(on('S stop T; D protect T; K shoot T', { K: { mods: ['strongman'] } }).dead).toBe('T')
    expect(on('S stop T; U stop T; K shoot T').dead).toBe('T')
  })
  it('D6', () => expect(on('H hide X; K shoot H').dead).toBe(''))
  it('D6, a hider who is blocked', () => expect(on('H hide X; K shoot H; R block H').dead).toBe('H'))
  it('D7', () => expect(on('H hide X; K shoot X').dead).toBe('HX'))
  it('D9', () => {
    expect(on('H hide X', { H: { mods: ['weak'] }, X: mafia }).dead).toBe('H')
    expect(on('H hide X; D protect H', { H: { mods: ['weak'] }, X: mafia }).dead).toBe('H')
    expect(on('H hide X', { H: { mods: ['weak'] } }).dead).toBe('')
  })
  it('D11', () => {
    expect(on('S sit T; K shoot S').dead).toBe('ST')
    expect(on('S sit T; K shoot T').dead).toBe('')
    expect(on('S sit T; K shoot T; L shoot T').dead).toBe('T')
  })
  it('D13', () => {
    const vest: Record<string, Partial<OraclePlayer>> = { A: { passives: ['bulletproof'], vest: 1 } }
    expect(on('K shoot A', vest).dead).toBe('')
    expect(on('K shoot A; L shoot A', vest).dead).toBe('A')
    expect(on('K shoot A; L shoot A; S sit A', vest).dead).toBe('')
    expect(on('K shoot A; L shoot A; D protect A', vest).dead).toBe('')
    expect(on('K shoot A; L shoot A; R block A', { A: { passives: ['bulletproof'] } }).dead).toBe('')
    expect(on('K shoot A', { ...vest, K: { mods: ['strongman'] } }).dead).toBe('A')
    expect(on('K shoot A', { A: { passives: ['bulletproof'], mods: ['macho'] } }).dead).toBe('A')
  })
  it('D15', () => {
    const night = on('C commute; K shoot C; D protect C; I investigate C; X swap CA; V shoot A', {
      K: { mods: ['strongman'] },
    })
    expect(night).toMatchObject({ dead: 'A' })
    expect(night.comes('D protect C')).toBe('')
    expect(night.learned('I investigate C')).toBe('noResult')
  })
  it('D16', () => {
    for (const [mod, right, wrong] of [
      ['disloyal', 'mafia', 'town'],
      ['loyal', 'town', 'mafia'],
    ] as const) {
      const are = (alignment: 'mafia' | 'town'): Record<string, Partial<OraclePlayer>> => ({
        C: { mods: [mod] },
        V: { mods: [mod] },
        A: { alignment },
      })
      expect(on('C investigate A', are(wrong)).learned('C investigate A')).toBe('noResult')
      expect(on('C investigate A', are(right)).learned('C investigate A')).toBe(right)
      expect(on('V shoot A', are(wrong)).dead).toBe('')
      expect(on('V shoot A', are(right)).dead).toBe('A')
    }
  })
  it('D19', () => {
    expect(on('X swap CM; C investigate M', { M: mafia }).learned('C investigate M')).toBe('town')
    expect(on('X swap CM; C investigate M; F frame M', { M: mafia }).learned('C investigate M')).toBe('mafia')
    expect(on('C investigate A; F frame A').learned('C investigate A')).toBe('mafia')
  })
  it('D20', () => expect(on('X swap KB; K shoot A; T track K').dead).toBe('A'))

  it('guards', () => {
    expect(on('K shoot V; G guard V').dead).toBe('G')
    expect(on('K shoot V; G guard V; D protect V').dead).toBe('G')
    expect(on('K shoot V; G guard V; D protect G').dead).toBe('')
    expect(on('K shoot V; G guard V; H guard V').dead).toBe('GH')
    expect(on('K shoot V; G guard V', { K: { mods: ['strongman'] } }).dead).toBe('V')
    expect(on('A visit B; G guard A', { B: gun }).dead).toBe('G')
    expect(on('K shoot V; G guard V; H guard G').dead).toBe('H')
    expect(on('K shoot V; G guard V; V guard G').dead).toBe('V') // handed over and back: G's guard has had its turn (RAR-4)
  })
  it('shields', () => {
    expect(on('K shoot V; S screen K').dead).toBe('S')
    expect(on('K shoot V; S screen V').dead).toBe('V')
    expect(on('K shoot V; S screen K; D block S').dead).toBe('V')
    expect(on('K shoot V; S screen K', { K: { mods: ['strongman'] } }).dead).toBe('V')
    expect(on('K shoot V; S screen K; G guard V').dead).toBe('GS')
  })
  it('masonizers', () => {
    const night = on('M masonize A; D protect M', { A: mafia })
    expect(night).toMatchObject({ dead: 'M' })
    expect(on('M masonize A', {}).dead).toBe('')
    expect(on('M masonize A; R block M', { A: mafia }).dead).toBe('')
    expect(on('M masonize A', { A: mafia, M: { mods: ['loyal'] } }).dead).toBe('')
  })
  it('traitors whom their own mafia takes in', () => {
    const are: Record<string, Partial<OraclePlayer>> = { K: mafia, T: { ...mafia, mods: ['traitor'] } }
    expect(on('K carryKill T', are)).toMatchObject({ dead: '', taken: 'T' })
    expect(on('K carryKill T; D protect T', are)).toMatchObject({ dead: '', taken: '' })
    expect(on('K carryKill T; R block K', are)).toMatchObject({ dead: '', taken: '' })
    expect(on('K carryKill T; V shoot T', are)).toMatchObject({ dead: 'T', taken: 'T' })
    expect(on('V carryKill T', are)).toMatchObject({ dead: 'T', taken: '' })
    const never = { ...are, T: { ...mafia, mods: ['traitor', 'unrecruitable'] as OraclePlayer['mods'] } }
    expect(on('K carryKill T', never as Record<string, Partial<OraclePlayer>>)).toMatchObject({ dead: 'T', taken: '' })
  })
  it('what works on vanilla players only, on others only, and not once one enemy is left', () => {
    for (const [mod, dead] of [
      ['simple', ''],
      ['complex', 'A'],
      ['lazy', ''],
    ] as const)
      expect(on('V shoot A', { V: { mods: [mod] }, B: mafia }).dead).toBe(dead)
    expect(on('V shoot A', { V: { mods: ['simple'] }, A: { plain: true } }).dead).toBe('A')
    expect(on('V shoot A', { V: { mods: ['lazy'] }, B: mafia, C: mafia }).dead).toBe('A')
    expect(on('G ask A', { A: { armed: true } }).learned('G ask A')).toBe('gun')
  })
  it('cpr doctors', () => {
    expect(on('D cprProtect A').dead).toBe('A')
    expect(on('D cprProtect A; P protect A').dead).toBe('')
    expect(on('D cprProtect A; K shoot A').dead).toBe('')
    expect(on('D cprProtect A; K shoot A; R block K').dead).toBe('A')
    expect(on('D cprProtect A; E cprProtect A').dead).toBe('')
  })
  it('rods, deflectors, strong will', () => {
    expect(on('K shoot A; R attract').dead).toBe('R')
    expect(on('K shoot A; R attract; S attract').dead).toBe('A')
    expect(on('R shoot A; R attract').dead).toBe('A')
    expect(on('K shoot A; F deflect AB').dead).toBe('B')
    expect(on('K shoot A; F deflect BA').dead).toBe('A')
    expect(on('K shoot A; R redirect KB; Q block K', { K: { mods: ['strongWilled'] } }).dead).toBe('A')
    expect(on('K shoot A; X swap AB', { K: { mods: ['strongWilled'] } }).dead).toBe('B')
  })
})

describe('the two readings of rule 4 (worked cases B)', () => {
  it.each([
    ['B11', 'K shoot A; D protect B; X swap AB', '', 'B'],
    ['B12', 'K shoot A; D protect A; X swap AB', 'B', ''],
    ['B12 with a guard', 'K shoot A; G guard A; X swap AB', 'BG', 'G'], // RAR-3 joins what X moved; only a counter is barred
  ])('%s', (_, sentences, literal, carried) => {
    expect(play(sentences, { ruleFour: 'literal' }).dead).toBe(literal)
    expect(play(sentences, { ruleFour: 'carried' }).dead).toBe(carried)
  })
})

describe('properties (worked cases H)', () => {
  const shuffle = <T>(list: readonly T[], seed: number): T[] => {
    const dice = draw(seed)
    return list
      .map(value => ({ value, at: dice.fraction() }))
      .sort((a, b) => a.at - b.at)
      .map(({ value }) => value)
  }
  const nights = Object.values(families).flatMap(family => Array.from({ length: 60 }, (_, seed) => family(seed)))

  it('order of sending and of a swap pair is nothing (H2)', () => {
    nights.forEach((night, seed) => {
      const turned = night.actions.map(a => (a.does === 'swap' ? { ...a, to: [...a.to].reverse() } : a))
      expect(oracle({ ...night, actions: shuffle(turned, seed) })).toEqual(oracle(night))
    })
  })
  it('renamed players rename the result (H3)', () => {
    nights.forEach((night, seed) => {
      const seatOf = shuffle(
        night.players.map((_, i) => i),
        seed + 1,
      )
      const at = (i: number): number => seatOf[i] ?? i
      const players: OraclePlayer[] = []
      night.players.forEach((p, i) => (players[at(i)] = p))
      const moved = oracle({
        ...night,
        players,
        actions: night.actions.map(a => ({ ...a, actor: at(a.actor), to: a.to.map(at) })),
      })
      const result = oracle(night)
      const sorted = (list: number[]): number[] => list.map(at).sort((a, b) => a - b)
      expect(moved.deaths).toEqual(sorted(result.deaths))
      expect(moved.split).toEqual(result.split)
      for (const [id, places] of Object.entries(result.comes)) expect(moved.comes[id]).toEqual(sorted(places))
      for (const [id, told] of Object.entries(result.learned))
        expect(moved.learned[id]).toBe(/^\d/.test(told) ? sorted(told.split(',').map(Number)).join(',') : told)
    })
  })
  it('no effect is in two places unless the ruling says so (H1)', () => {
    for (const night of nights)
      for (const places of Object.values(oracle(night).comes)) expect(places.length).toBeLessThanOrEqual(1)
  })
  it('gives up rather than hang', () => {
    const actions = Array.from({ length: 9 }, (_, i) =>
      Array.from({ length: 9 }, (__, j) => ({ id: `${i}${j}`, actor: i, does: 'block' as const, to: [j] })),
    ).flat()
    const players = Array.from({ length: 9 }, (): OraclePlayer => ({ alignment: 'town' }))
    expect(() => oracle({ players, actions, ruleFour: 'carried' }, 20_000)).toThrow(OracleTooBig)
  })
})
