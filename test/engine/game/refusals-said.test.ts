/** Why something does not count is said in words, in every system and language: never with the names that only tables know. */
import { describe, expect, it } from 'vitest'
import { refuse } from '../../../engine/game/entry.ts'
import type { Game, PhaseState, Seat } from '../../../engine/journal/state.ts'
import { fold } from '../../../engine/journal/fold.ts'
import { systems } from '../../../engine/systems/index.ts'
import type { System } from '../../../engine/ruleset/system.ts'

/** `selfTarget`, `suitcase.uses`: what no word is; ids that are words are looked for where a role or an ability stands. */
const internal = /(?<![\w.])(?:[a-z]+[A-Z]\w*|[a-z]{2,}\.[a-z]\w+)(?![\w.])/

/** A game in which everybody of a system sits, and the phase that is open. */
function everybody(system: System, kind: string): { game: Game; phase: PhaseState } {
  const seats = Object.entries(system.roles).map(([role, { faction }], index) => ({
    slot: `P${index}`,
    role,
    faction: faction ?? '',
    modifiers: [],
    settings: {},
    alive: true,
    bystander: false,
    status: [],
    uses: {},
  }))
  const options = Object.fromEntries(Object.entries(system.options).map(([id, { values }]) => [id, values[0]!]))
  const game = fold([
    { type: 'gameCreated', system: system.id, options, seed: 1, customRoles: {}, customAbilities: {}, seats },
    { type: 'phaseOpened', kind, number: 2 },
  ])
  return { game, phase: game.phases.at(-1)! }
}

/** What is refused of one ability: by everybody, aimed at all kinds of things. */
function refusedOf(system: System, does: string): { en: string; ru: string }[] {
  const all = new Map<string, { en: string; ru: string }>()
  for (const kind of new Set([...system.calendar.acting, ...system.calendar.phases])) {
    const { game, phase } = everybody(system, kind)
    const seatsOf = (role: string): Seat[] => game.seats.filter(one => one.role === role)
    const owners = Object.entries(system.roles).flatMap(([role, { abilities = [] }]) =>
      abilities.includes(does) ? seatsOf(role) : [],
    )
    for (const { slot: by } of [...owners, ...game.seats.slice(0, 4)])
      for (const to of [[], [by], ['P1'], ['P1', 'P1'], ['P0', 'P1'], ['P0', 'P1', 'P2', 'P3', 'P4'], ['nobody']])
        for (const given of [{}, { [Object.keys(system.abilities[does]?.keys ?? {})[0] ?? 'x']: 'somethingElse' }]) {
          const refusal = refuse(system, game, phase, { id: 'a1', by, does, to, with: given })
          if (!refusal) continue
          const says = typeof refusal.says === 'string' ? { en: refusal.says, ru: refusal.says } : refusal.says
          all.set(says.en, says)
        }
  }
  return [...all.values()]
}

describe.each(systems)('what does not count in $id', system => {
  it('is said in words', () => {
    const found = Object.keys(system.abilities).flatMap(does => refusedOf(system, does))
    expect(found.length).toBeGreaterThan(20)
    const { uses, roles } = system.words.wording.en
    const names = new Set([...Object.values(roles), ...Object.values(uses)])
    const ids = new Set(
      [...Object.entries(roles), ...Object.entries(uses)].flatMap(([id]) => (names.has(id) ? [] : [id])),
    )
    const named = (en: string): string[] => [
      ...[...en.matchAll(/\((\w+)\)/g)].map(([, role]) => role!),
      ...[...en.matchAll(/(?:has no|has:|^) ?(\w+)(?=[:;,]|$)/g)].map(([, use]) => use!),
    ]
    const wrong = found.filter(
      ({ en, ru }) =>
        [en, ru].some(said => internal.test(said.replaceAll('somethingElse', '')))
        || named(en).some(one => ids.has(one)),
    )
    expect([...new Set(wrong.map(({ en, ru }) => `${en} / ${ru}`))].slice(0, 60)).toEqual([])
  })
})
