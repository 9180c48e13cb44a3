import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readCases } from '../../../engine/cases/read.ts'
import { rar } from '../../../engine/systems/rar/index.ts'
import { cites, entry } from '../../../engine/systems/rar/rulings.ts'

const test = join(import.meta.dirname, '../..')
const listed = readFileSync(join(test, 'fixtures/ids/rar.txt'), 'utf8').split('\n').filter(line => line !== '')
const cases = readdirSync(join(test, 'cases/rar')).filter(file => file.endsWith('.yaml')).flatMap(file => {
  const read = readCases(readFileSync(join(test, 'cases/rar', file), 'utf8'), file, [rar])
  if (read.problems.length) throw new Error(JSON.stringify(read.problems))
  return read.cases
})

/** Where a rule is named: the place, and the id. */
const cited: [place: string, rule: string][] = [
  ...Object.entries(rar.abilities).flatMap(([id, { rule, components }]): [string, string][] => [
    ...rule === undefined ? [] : [[`ability ${id}`, rule] as [string, string]],
    ...components.flatMap((component): [string, string][] => 'rule' in component && component.rule !== undefined ? [[`ability ${id}, ${component.does}`, component.rule]] : []),
  ]),
  ...Object.entries(rar.modifiers).flatMap(([id, { adds = [] }]) => adds.flatMap((component): [string, string][] => 'rule' in component && component.rule !== undefined ? [[`modifier ${id}`, component.rule]] : [])),
  ...Object.entries(rar.options).map(([id, { rule }]): [string, string] => [`option ${id}`, rule]),
  ...Object.entries(rar.prompts).map(([id, { rule }]): [string, string] => [`prompt ${id}`, rule]),
  ...Object.entries(rar.draws).map(([id, rule]): [string, string] => [`draw ${id}`, rule]),
  ...Object.entries(cites).map(([step, rule]): [string, string] => [`step ${step}`, rule]),
  ...Object.entries(entry).map(([refusal, rule]): [string, string] => [`refusal ${refusal}`, rule]),
]

describe('the ids of rar', () => {
  it('are the rules of the spec, in its order', () => {
    expect(Object.keys(rar.rulebook)).toEqual(listed)
    expect(new Set(listed).size).toBe(listed.length)
  })

  it.each(['roles', 'abilities', 'modifiers', 'options', 'prompts', 'draws', 'factions'] as const)('are camelCase: %s', table => {
    expect(Object.keys(rar[table]).filter(id => !/^[a-z]+(?:[A-Z][a-z]+)*$/.test(id))).toEqual([])
  })

  it('of settings are camelCase too, with the words that fill them in', () => {
    const settings = Object.values(rar.roles).flatMap(({ settings = {} }) => Object.entries(settings).flatMap(([name, values]) => [name, ...values.map(String)]))
    expect(settings.filter(id => !/^[a-z]+(?:[A-Z][a-z]+)*$/.test(id))).toEqual([])
  })

  it('of rules that are cited anywhere stand in the rulebook, or name a modifier or the host', () => {
    expect(cited.length).toBeGreaterThan(40)
    expect(cited.filter(([, rule]) => rule !== 'host' && !Object.hasOwn(rar.rulebook, rule) && !Object.hasOwn(rar.modifiers, rule))).toEqual([])
  })

  it('of abilities, modifiers and factions that roles name are known', () => {
    const unknown = Object.entries(rar.roles).flatMap(([id, { faction, abilities, modifiers = [] }]) => [
      ...abilities.filter(ability => !Object.hasOwn(rar.abilities, ability)), ...modifiers.filter(modifier => !Object.hasOwn(rar.modifiers, modifier)),
      ...Object.hasOwn(rar.factions, faction) ? [] : [faction],
    ].map(word => `${id}: ${word}`))
    expect(unknown).toEqual([])
  })

  it('of abilities are each had by a role or by a faction', () => {
    const had = new Set([...Object.values(rar.roles), ...Object.values(rar.factions)].flatMap(({ abilities }) => abilities))
    expect(Object.keys(rar.abilities).filter(id => !had.has(id))).toEqual([])
  })

  it('of roles each stand in a case, at work where the role can act', () => {
    const seated = new Set(cases.flatMap(({ seats }) => seats.map(({ role }) => role)))
    expect(Object.keys(rar.roles).filter(role => !seated.has(role))).toEqual([])
    const acting = new Set(cases.flatMap(({ seats, phases }) => phases.flatMap(({ actions }) => actions.map(({ by, does }) => `${seats.find(({ slot }) => slot === by)?.role ?? ''} ${does}`))))
    const idle = Object.entries(rar.roles).flatMap(([role, { abilities }]) => abilities.filter(id => !rar.abilities[id]!.passive && !acting.has(`${role} ${id}`)).map(id => `${role} ${id}`))
    expect(idle).toEqual([])
  })

  it('of rules each are shown by a case that names them', () => {
    const shown = new Set(cases.flatMap(({ rules }) => rules))
    expect(Object.entries(rar.rulebook).filter(([id, { uncheckable }]) => uncheckable === undefined && !shown.has(id)).map(([id]) => id)).toEqual([])
  })
})
