import { expect, it } from 'vitest'
import { doingsOf, rolesFound } from '../../../renderer/views/setup/role-words.ts'

it('a role is found by its name first, and by what it does', () => {
  const role = (id: string, name: string, abilities: string[]) => ({ id, name, faction: 'town', abilities, settings: {}, modifiers: [] })
  const roles = { factions: [{ id: 'town', name: 'Town', abilities: [] }], roles: [role('cop', 'Cop', ['look']), role('doctor', 'Doctor', ['heal']), role('coroner', 'Coroner', [])], abilities: [{ id: 'look', name: 'look', targets: 1, kind: 'x', when: 'night', limits: [], does: ['learns like a doctor'] }, { id: 'heal', name: 'heal', targets: 1, kind: 'x', when: 'night', limits: ['once'], does: ['protects'] }] }
  const names = (search: string) => rolesFound(roles, search).map(({ name }) => name)
  expect([names('doctor'), names('protects once'), names('co'), names('zzz')]).toEqual([['Doctor', 'Cop'], ['Doctor'], ['Cop', 'Coroner'], []])
})

it('a role does what its faction shares', () => {
  const rules = { factions: [{ id: 'mafia', name: 'Mafia', abilities: ['strike'] }], abilities: [{ id: 'strike', name: 'strike', targets: 1, kind: 'kill', when: 'night', limits: ['once a night'], does: ['visits the target', 'attacks it'] }] }
  expect(doingsOf({ id: 'goon', name: 'Goon', faction: 'mafia', abilities: [], settings: {}, modifiers: [] }, rules)).toEqual(['Strike: visits the target; attacks it (once a night).'])
})
