import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { play } from '../../../engine/cases/play.ts'
import type { System } from '../../../engine/ruleset/system.ts'
import { systems } from '../../../engine/systems/index.ts'
import { cites } from '../../../engine/systems/rar/rulings.ts'
import { writtenCases } from '../cases/written.ts'

const test = join(import.meta.dirname, '../..')
const linesOf = (file: string): string[] =>
  readFileSync(join(test, 'fixtures/ids', file), 'utf8')
    .split('\n')
    .filter(line => line !== '')

/** Where a rule is named: the place, and the id. */
const citedBy = (system: System): [place: string, rule: string][] => [
  ...Object.entries(system.abilities).flatMap(([id, { rule, components }]): [string, string][] => [
    ...(rule === undefined ? [] : [[`ability ${id}`, rule] as [string, string]]),
    ...components.flatMap((component): [string, string][] =>
      'rule' in component && component.rule !== undefined ? [[`ability ${id}, ${component.does}`, component.rule]] : [],
    ),
  ]),
  ...Object.entries(system.modifiers).flatMap(([id, { adds = [] }]) =>
    adds.flatMap((component): [string, string][] =>
      'rule' in component && component.rule !== undefined ? [[`modifier ${id}`, component.rule]] : [],
    ),
  ),
  ...Object.entries(system.options).map(([id, { rule }]): [string, string] => [`option ${id}`, rule]),
  ...Object.entries(system.prompts).map(([id, { rule }]): [string, string] => [`prompt ${id}`, rule]),
  ...Object.entries(system.draws).map(([id, rule]): [string, string] => [`draw ${id}`, rule]),
  ...Object.entries(system.books?.marks ?? {}).map(([id, { rule }]): [string, string] => [`mark ${id}`, rule]),
  ...Object.entries(system.books?.counters ?? {}).map(([id, { rule }]): [string, string] => [`counter ${id}`, rule]),
  ...Object.entries(system.books?.fields ?? {}).map(([id, { rule }]): [string, string] => [`field ${id}`, rule]),
  ...Object.entries(system.books?.forms ?? {}).map(([id, { rule }]): [string, string] => [`form ${id}`, rule]),
  ...(system.id === 'rar' ? Object.entries(cites).map(([step, rule]): [string, string] => [`step ${step}`, rule]) : []),
  ...Object.entries(system.entry.rules).flatMap(([refusal, rule]): [string, string][] =>
    rule === true ? [] : [[`refusal ${refusal}`, rule]],
  ),
]

/** Rules that no other system has lent. */
const atHome = (rulebook: System['rulebook']) =>
  Object.fromEntries(Object.entries(rulebook).filter(([, { lent }]) => !lent))

/** Roles that lie over others, under the ids of the fields' values. */
const overlaysOf = ({ overlays = {} }: System) =>
  Object.fromEntries(
    Object.values(overlays)
      .flatMap(roles => Object.entries(roles))
      // One that leaves the side to the role below it names none.
      .filter(([, { faction }]) => faction !== ''),
  )
const rolesOf = (system: System) => ({ ...system.roles, ...overlaysOf(system) })

/** The knob of an option may name the part of the rules it belongs to: `court.size`. */
const camelCase = /^[a-z]+(?:[A-Z][a-z]*\d?)*(?:\.[a-z]+(?:[A-Z][a-z]*\d?)*)*$/

describe.each(systems.map(system => [system.id, system] as const))('the ids of %s', (id, system) => {
  const listed = linesOf(`${id}.txt`)
  const cases = writtenCases(system)
  const cited = citedBy(system)

  it('are the rules of the spec, each once', () => {
    expect(Object.keys(atHome(system.rulebook)).sort()).toEqual([...listed].sort())
    expect(new Set(listed).size).toBe(listed.length)
  })

  it.each(['roles', 'abilities', 'modifiers', 'options', 'prompts', 'draws', 'factions'] as const)(
    'are camelCase: %s',
    table => {
      expect(Object.keys(system[table]).filter(id => !camelCase.test(id))).toEqual([])
    },
  )

  it('of settings are camelCase too, with the words that fill them in', () => {
    const settings = Object.values(system.roles).flatMap(({ settings = {} }) =>
      Object.entries(settings).flatMap(([name, values]) => [name, ...values.map(String)]),
    )
    expect(settings.filter(id => !/^[a-z]+(?:[A-Z][a-z]+)*$/.test(id))).toEqual([])
  })

  it('of rules that are cited anywhere stand in the rulebook, or name a modifier or the host', () => {
    expect(cited.length).toBeGreaterThan(20)
    expect(
      cited.filter(
        ([, rule]) =>
          rule !== 'host' && !Object.hasOwn(system.rulebook, rule) && !Object.hasOwn(system.modifiers, rule),
      ),
    ).toEqual([])
  })

  it('of abilities, modifiers and factions that roles name are known', () => {
    const unknown = Object.entries(rolesOf(system)).flatMap(([id, { faction, abilities, modifiers = [] }]) =>
      [
        ...abilities.filter(ability => !Object.hasOwn(system.abilities, ability)),
        ...modifiers.filter(modifier => !Object.hasOwn(system.modifiers, modifier)),
        ...(Object.hasOwn(system.factions, faction) ? [] : [faction]),
      ].map(word => `${id}: ${word}`),
    )
    expect(unknown).toEqual([])
  })

  it('of abilities are each had by a role or a faction, or given in a case by the host, a post or an item', () => {
    const had = new Set(
      [
        ...Object.values(rolesOf(system)),
        ...Object.values(system.factions),
        ...cases.flatMap(({ customRoles }) => Object.values(customRoles)),
      ].flatMap(({ abilities }) => abilities),
    )
    const givers = cases.filter(({ phases }) =>
      phases.some(({ actions }) => actions.some(({ does }) => does in system.abilities && !had.has(does))),
    )
    const given = givers.flatMap(one =>
      play(one, system).phases.flatMap(({ game }) =>
        game.seats.flatMap(seat => system.entry.alsoHas?.(game, seat) ?? []),
      ),
    )
    expect(Object.keys(system.abilities).filter(id => !had.has(id) && !given.includes(id))).toEqual([])
  })

  it('of roles each stand in a case, at work where the role can act', () => {
    const rolesAt = (seat: { role: string; details?: Record<string, string> }): string[] => [
      seat.role,
      ...Object.keys(system.overlays ?? {}).flatMap(field => seat.details?.[field] ?? []),
    ]
    const seated = new Set(cases.flatMap(({ seats }) => seats.flatMap(rolesAt)))
    expect(Object.keys(rolesOf(system)).filter(role => !seated.has(role))).toEqual([])
    const acting = new Set(
      cases.flatMap(({ seats, phases }) =>
        phases.flatMap(({ actions }) =>
          actions.flatMap(({ by, does }) => {
            const seat = seats.find(({ slot }) => slot === by)
            return seat ? rolesAt(seat).map(role => `${role} ${does}`) : []
          }),
        ),
      ),
    )
    const idle = Object.entries(rolesOf(system)).flatMap(([role, { abilities }]) =>
      abilities.filter(id => !system.abilities[id]!.passive && !acting.has(`${role} ${id}`)).map(id => `${role} ${id}`),
    )
    expect(idle).toEqual([])
  })

  it('of rules each are shown by a case that names them', () => {
    const shown = new Set(cases.flatMap(({ rules }) => rules))
    expect(
      Object.entries(atHome(system.rulebook))
        .filter(([id, { uncheckable }]) => uncheckable === undefined && !shown.has(id))
        .map(([id]) => id),
    ).toEqual([])
  })
})
