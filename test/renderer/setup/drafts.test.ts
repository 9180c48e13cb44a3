import { describe, expect, it } from 'vitest'
import { countsOf, draftOf, seatsOf, troublesOf, withRole } from '../../../renderer/views/setup/drafts.ts'

const role = (id: string, faction: string) => ({ id, name: id, faction, abilities: [], settings: {}, modifiers: [] })
const rules = {
  roles: [role('cop', 'town'), role('doctor', 'town'), role('goon', 'mafia')],
  factions: [
    { id: 'town', name: 'Town', side: { side: 'town', nth: 0 } as const, abilities: [] },
    { id: 'mafia', name: 'Mafia', side: { side: 'hostile', nth: 0 } as const, abilities: [] },
    { id: 'cult', name: 'Cult', side: { side: 'other', nth: 0 } as const, abilities: [] },
  ],
}

describe('a roster being written', () => {
  it('counts factions: by the role, or as the host set it', () => {
    const drafts = [
      draftOf({ name: 'Ann', role: 'cop' }),
      draftOf({ name: 'Bob', role: 'goon' }),
      draftOf({ name: 'Cy', role: 'doctor', faction: 'mafia' }),
      draftOf(),
    ]
    expect(countsOf(drafts, rules).map(({ name, count }) => [name, count])).toEqual([
      ['Town', 1],
      ['Mafia', 2],
    ])
  })

  it('counts who has a role over the own one by that', () => {
    const over = { field: 'negative', value: 'boss', id: 'boss', name: 'Boss', faction: 'mafia', abilities: [] }
    const drafts = [
      draftOf({ name: 'Ann', role: 'cop', details: { negative: 'boss' } }),
      draftOf({ name: 'Bob', role: 'cop', details: { negative: '' } }),
      draftOf({ name: 'Cy', role: 'cop', faction: 'cult', details: { negative: 'boss' } }),
    ]
    expect(countsOf(drafts, { ...rules, overlays: [over] }).map(({ name, count }) => [name, count])).toEqual([
      ['Town', 1],
      ['Mafia', 1],
      ['Cult', 1],
    ])
  })

  it('says what a row lacks, and passes over empty rows', () => {
    const drafts = [
      draftOf({ name: 'Ann', role: 'cop' }),
      draftOf({ name: ' ann ', role: 'cop' }),
      draftOf({ name: 'Bob' }),
      draftOf({ role: 'goon' }),
      draftOf(),
    ]
    expect([...troublesOf(drafts).values()]).toEqual(['has the same name as player 1', 'needs a role', 'needs a name'])
  })

  it('keeps only rows that lack nothing', () => {
    expect(seatsOf([draftOf({ name: ' Ann ', role: 'cop' }), draftOf({ name: 'Bob' }), draftOf()])).toEqual([
      { name: 'Ann', role: 'cop' },
    ])
  })

  it('takes a new role with what belongs to it', () => {
    const was = draftOf({
      name: 'Ann',
      role: 'cop',
      faction: 'mafia',
      settings: { sanity: 'insane' },
      modifiers: [{ modifier: 'ninja' }],
      aliases: ['A'],
    })
    expect(withRole(was, 'doctor')).toEqual({ key: was.key, name: 'Ann', role: 'doctor', aliases: ['A'] })
  })
})
