import { expect, it } from 'vitest'
import type { RolesAnswer } from '../../../electron/desk/contract.ts'
import {
  doingsOf,
  doingsOfFaction,
  doingsOfSeveral,
  rolesFound,
  settingsOfSeveral,
} from '../../../renderer/views/setup/role-words.ts'

type Row = RolesAnswer['abilities'][number]
const ability = (row: Pick<Row, 'id' | 'limits' | 'does'>): Row => ({
  name: row.id,
  targets: 1,
  most: 1,
  aims: ['player'],
  phases: ['night'],
  keys: [],
  kind: 'other',
  when: 'night',
  ...row,
})

it('a role is found by its name first, and by what it does', () => {
  const role = (id: string, name: string, abilities: string[]) => ({
    id,
    name,
    faction: 'town',
    abilities,
    settings: {},
    modifiers: [],
  })
  const roles = {
    factions: [{ id: 'town', name: 'Town', side: { side: 'town', nth: 0 } as const, abilities: [] }],
    roles: [role('cop', 'Cop', ['look']), role('doctor', 'Doctor', ['heal']), role('coroner', 'Coroner', [])],
    abilities: [
      ability({ id: 'look', limits: [], does: ['learns like a doctor'] }),
      ability({ id: 'heal', limits: ['once'], does: ['protects'] }),
    ],
  }
  const names = (search: string) => rolesFound(roles, search).map(({ name }) => name)
  expect([names('doctor'), names('protects once'), names('co'), names('zzz')]).toEqual([
    ['Doctor', 'Cop'],
    ['Doctor'],
    ['Cop', 'Coroner'],
    [],
  ])
})

it('what a faction shares is told of it once, and not of each of its roles', () => {
  const rules = {
    factions: [{ id: 'mafia', name: 'Mafia', side: { side: 'hostile', nth: 0 } as const, abilities: ['strike'] }],
    abilities: [
      ability({ id: 'strike', limits: ['once a night'], does: ['Each night you kill one player.', 'It attacks.'] }),
    ],
  }
  const goon = { id: 'goon', name: 'Goon', faction: 'mafia', abilities: ['strike'], settings: {}, modifiers: [] }
  expect(doingsOf(goon, rules)).toEqual([])
  expect(doingsOfFaction(rules.factions[0]!, rules)).toEqual([
    'Strike (once a night): Each night you kill one player. It attacks.',
  ])
  expect(rolesFound({ ...rules, roles: [goon] }, 'attacks').map(({ name }) => name)).toEqual(['Goon'])
})

it('what only rulings know of is named, with nothing behind its name', () => {
  const rules = { factions: [], abilities: [ability({ id: 'watchfulness', limits: [], does: [] })] }
  expect(
    doingsOf(
      { id: 'detective', name: 'Detective', faction: 'red', abilities: ['watchfulness'], settings: {}, modifiers: [] },
      rules,
    ),
  ).toEqual(['Watchfulness.'])
})

it('a role that lies over others is found too, behind them', () => {
  const rules = {
    factions: [{ id: 'red', name: 'Red', side: { side: 'town', nth: 0 } as const, abilities: [] }],
    abilities: [],
    roles: [{ id: 'judge', name: 'Judge', faction: 'red', abilities: [], settings: {}, modifiers: [] }],
    overlays: [{ field: 'negative', value: 'mafia', id: 'mafia', name: 'Mafia', faction: 'black', abilities: [] }],
  }
  expect(rolesFound(rules, '').map(({ id }) => id)).toEqual(['judge', 'mafia'])
  expect(rolesFound(rules, 'maf').map(({ id }) => id)).toEqual(['mafia'])
})

it('what everybody has, or several factions, is said once', () => {
  const rules = {
    factions: [
      { id: 'red', name: 'Red', side: { side: 'town', nth: 0 } as const, abilities: ['note'] },
      { id: 'black', name: 'Black', side: { side: 'hostile', nth: 0 } as const, abilities: ['note', 'strike'] },
    ],
    abilities: [ability({ id: 'note', limits: [], does: [] }), ability({ id: 'strike', limits: [], does: [] })],
  }
  const told = (of: typeof rules) =>
    doingsOfSeveral(of).map(({ factions, all, lines }) => [factions.map(({ id }) => id), all, lines])
  expect(told(rules)).toEqual([[['red', 'black'], true, ['Note.']]])
  const elite = { id: 'elite', name: 'Elite', side: { side: 'neutral', nth: 0 } as const, abilities: [] }
  expect(told({ ...rules, factions: [...rules.factions, elite] } as typeof rules)).toEqual([
    [['red', 'black'], false, ['Note.']],
  ])
  expect(rules.factions.map(faction => doingsOfFaction(faction, rules))).toEqual([[], ['Strike.']])
})

it('what can be set of several roles alike is told once, and not what one has alone or otherwise', () => {
  const role = (id: string, settings: Record<string, (string | boolean)[]>) => ({
    id,
    name: id,
    faction: 'town',
    abilities: [],
    settings,
    modifiers: [],
  })
  const self = ['as game', true, false]
  const roles = [
    role('cop', { self, sanity: ['sane', 'naive'], times: ['one'] }),
    role('doctor', { self, times: ['two'] }),
    role('vanilla', {}),
  ]
  expect(settingsOfSeveral({ roles })).toEqual({ self })
})
