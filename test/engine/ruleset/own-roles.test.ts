import { describe, expect, it } from 'vitest'
import { readRoleFile, roleFile, roleFileSchema } from '../../../engine/cases/role-file.ts'
import { decide } from '../../../engine/game/decide.ts'
import { applyAll, fold } from '../../../engine/journal/fold.ts'
import type { Command } from '../../../engine/journal/command.ts'
import type { GameEvent } from '../../../engine/journal/event.ts'
import type { Role } from '../../../engine/rules/role.ts'
import { ownRoleId, withOwnRoles } from '../../../engine/ruleset/own-roles.ts'
import { roleLexicon } from '../../../engine/ruleset/role-lexicon.ts'
import { readRole } from '../../../engine/ruleset/role-read.ts'
import { inEach } from '../../../engine/text/in-each.ts'
import { systemById, systems } from '../../../engine/systems/index.ts'

const rar = systemById('rar')!
const lazy: Role = {
  name: 'Lazy Gunsmith',
  faction: 'town',
  abilities: ['checkGun'],
  modifiers: ['lazy'],
  given: [{ modifier: 'late', on: 'checkGun' }],
  like: 'gunsmith',
}
const started = fold([
  { type: 'gameCreated', system: 'rar', options: {}, seed: 1, customRoles: {}, customAbilities: {}, seats: [] },
])
const run = (command: Command, game = started): GameEvent[] => {
  const decided = decide(withOwnRoles(rar, game), game, command)
  if ('declined' in decided) throw new Error(inEach(decided.declined).en)
  return decided
}
const made = applyAll(started, run({ do: 'makeRole', id: 'lazyGunsmith', role: lazy }))

describe('a role of one’s own', () => {
  it('is listed, named and read like any other, and the rules themselves stay as they are', () => {
    const system = withOwnRoles(rar, made)
    expect(system.roles.lazyGunsmith).toEqual(lazy)
    expect(system.words.wording.en.roles.lazyGunsmith).toBe('Lazy Gunsmith')
    expect(rar.roles).not.toHaveProperty('lazyGunsmith')
    expect(withOwnRoles(rar, made)).toBe(system)
    expect(withOwnRoles(rar, started)).toBe(rar)
    const read = readRole('2-Shot Town lazy gunsmiths', roleLexicon(system), true)
    expect(read).toMatchObject({ role: 'lazyGunsmith', modifiers: [{ modifier: 'xShot', count: 2 }] })
    expect(readRole('Lazy Gunsmith', roleLexicon(rar), true)).toMatchObject({ role: 'gunsmith' })
  })

  it('is changed and taken out again', () => {
    const renamed = applyAll(made, run({ do: 'makeRole', id: 'lazyGunsmith', role: { ...lazy, name: 'Smith' } }, made))
    expect(renamed.customRoles.lazyGunsmith!.name).toBe('Smith')
    expect(applyAll(made, run({ do: 'dropRole', id: 'lazyGunsmith' }, made)).customRoles).toEqual({})
  })

  it.each<[string, Partial<Role>, RegExp]>([
    ['a name that is taken', { name: 'gun smith' }, /already have a role/],
    ['a name with a sign that parts roles', { name: 'Cop + Doctor' }, /cannot contain “\+”/],
    ['no name', { name: ' ' }, /no name/],
    ['a side that is not there', { faction: 'twon' }, /no faction "twon"/],
    ['an ability that is not there', { abilities: ['chekGun'] }, /no ability "chekGun"/],
    ['a modifier that is not there', { modifiers: ['lazzy'] }, /no modifier "lazzy"/],
    ['a modifier on what it does not have', { abilities: ['track'] }, /does not have the ability “checkGun”/],
  ])('is refused with %s', (_, change, why) => {
    expect(() => run({ do: 'makeRole', id: 'other', role: { ...lazy, name: 'Other', ...change } })).toThrow(why)
  })

  it('stays while somebody has it, on the side it was given with', () => {
    const seat = { slot: 'Ann', role: 'lazyGunsmith', faction: 'town', modifiers: [], settings: {}, alive: true }
    const seated = applyAll(
      made,
      run({ do: 'setRoster', seats: [{ ...seat, bystander: false, status: [], uses: {} }] }, made),
    )
    expect(() => run({ do: 'dropRole', id: 'lazyGunsmith' }, seated)).toThrow('Ann has this role.')
    expect(() => run({ do: 'makeRole', id: 'lazyGunsmith', role: { ...lazy, faction: 'mafia' } }, seated)).toThrow(
      /Ann already has this role/,
    )
  })

  it('gets an id out of its name', () => {
    const ids = ['Lazy Gunsmith', 'Dr. X', 'Cop', 'Тихий врач'].map(name => ownRoleId(name, new Set(['cop'])))
    expect(ids).toEqual(['lazyGunsmith', 'drX', 'cop2', 'Тихий врач'])
  })
})

describe('a file of roles', () => {
  const text = roleFile('rar', made)

  it('says the same when it is read again', () => {
    const read = readRoleFile(text, 'roles.json', systems)
    expect(read).toMatchObject({ system: { id: 'rar' }, custom: { roles: { lazyGunsmith: lazy }, abilities: {} } })
  })

  it('says what is wrong with it and where', () => {
    const wrong = readRoleFile(text.replace('checkGun', 'chekGun'), 'roles.json', systems)
    expect(wrong).toMatchObject({ problems: [{ file: 'roles.json', message: { en: 'unknown ability "chekGun"' } }] })
    expect(readRoleFile('[]', 'x', systems)).toMatchObject({
      problems: [{ message: { en: 'this is no file of roles' } }],
    })
    expect(readRoleFile('', 'x', systems)).toHaveProperty('problems')
  })

  it('has a schema that names its keys', () => {
    const { properties } = roleFileSchema() as { properties: Record<string, { additionalProperties?: object }> }
    expect(Object.keys(properties)).toEqual(['$schema', 'system', 'roles'])
    expect(Object.keys((properties.roles!.additionalProperties as { properties: object }).properties)).toEqual([
      'name',
      'base',
      'faction',
      'abilities',
      'modifiers',
      'told',
    ])
  })
})
