/** Roles that the host composed: data over the same vocabulary as the system's own tables. */
import { getOwn } from '../ruleset/catalogue.ts'
import { AS_GAME, atActor, type Component } from '../rules/component.ts'
import type { Seat } from '../journal/state.ts'
import { takesNumber, type Ability, type ModifierUse, type Role } from '../rules/role.ts'
import type { System } from '../ruleset/system.ts'
import { reading, shown, type Report } from './complain.ts'
import { componentFields, componentKinds, type AbilityWritten, type RoleWritten } from './component-schema.ts'
import { learnedKeys } from './expect-schema.ts'
import type { Path } from './locate.ts'
import { said } from './said/roles.ts'
import { said as shapeSaid } from './said/shape.ts'
import { isId } from './words.ts'

export interface Custom {
  roles: Record<string, Role>
  abilities: Record<string, Ability>
}

/**
 * Reads the `roles` of a case. A custom role has its own id; it may be built on a role of the system or on one written
 * before it. What it names itself takes the place of what the base has.
 */
export function readCustom(written: Record<string, RoleWritten>, system: System, report: Report): Custom {
  const custom: Custom = { roles: {}, abilities: {} }
  for (const [id, role] of Object.entries(written)) {
    const path = ['roles', id]
    if (getOwn(system.roles, id))
      report.atKey(path, said('roleThere', { role: id, system: system.id }), said('withBase', { role: id }))
    role.abilities?.forEach((ability, index) => {
      if (typeof ability !== 'string' && 'id' in ability)
        addAbility(ability, [...path, 'abilities', index], system, custom, report)
    })
    custom.roles[id] = roleOf(role, path, system, custom, report)
  }
  return custom
}

function roleOf(written: RoleWritten, path: Path, system: System, custom: Custom, report: Report): Role {
  const roles = { ...system.roles, ...custom.roles }
  const known = { ...system.abilities, ...custom.abilities }
  if (written.base !== undefined) report.known([...path, 'base'], 'role', written.base, Object.keys(roles))
  const base = written.base === undefined ? undefined : roleFrom(system, roles, written.base)
  if (written.faction !== undefined)
    report.known([...path, 'faction'], 'faction', written.faction, Object.keys(system.factions))
  else if (written.base === undefined) {
    report.at(path, said('neither'), said('addFaction', { list: Object.keys(system.factions).join(' | ') }))
  }
  const abilities =
    written.abilities?.map((ability, index) => {
      const id = idOf(ability)
      if (typeof ability === 'string' || 'ability' in ability)
        report.known([...path, 'abilities', index], 'ability', id, Object.keys(known))
      return id
    })
    ?? base?.abilities
    ?? []
  const uses = (words: readonly string[], here: Path, on?: string): ModifierUse[] =>
    words.flatMap((word, index) => useOf(word, [...here, index], system, report, on) ?? [])
  const own = written.modifiers && uses(written.modifiers, [...path, 'modifiers'])
  const modifiers = own ? own.flatMap(({ modifier, count }) => (count === undefined ? modifier : [])) : base?.modifiers
  const onAbilities = written.abilities?.flatMap((ability, index) =>
    typeof ability === 'string' || !('ability' in ability)
      ? []
      : uses(ability.modifiers ?? [], [...path, 'abilities', index, 'modifiers'], ability.ability),
  )
  const given = [
    ...(own?.filter(({ count }) => count !== undefined) ?? base?.given?.filter(({ on }) => on === undefined) ?? []),
    ...(onAbilities ?? base?.given?.filter(({ on }) => on !== undefined) ?? []),
  ]
  const settings = {
    ...settingsFor(
      abilities.flatMap(id => getOwn(known, id) ?? []),
      roles,
    ),
    ...asGameFor(abilities, system.roles),
    ...base?.settings,
  }
  return {
    faction: written.faction ?? base?.faction ?? '',
    abilities,
    ...(Object.keys(settings).length ? { settings } : {}),
    ...(modifiers ? { modifiers } : {}),
    ...(given.length && { given }),
    ...(written.name !== undefined && { name: written.name }),
    ...(written.base !== undefined && { like: base?.like ?? written.base }),
    ...(written.told !== undefined && { told: written.told }),
  }
}

const idOf = (ability: NonNullable<RoleWritten['abilities']>[number]): string =>
  typeof ability === 'string' ? ability : 'id' in ability ? ability.id : ability.ability

/** A modifier as it stands on a role: `oddNight`, `xShot(2)`. */
function useOf(word: string, here: Path, system: System, report: Report, on?: string): ModifierUse | undefined {
  const [, modifier = '', number] = /^(.*?)(?:\((\d{1,4})\))?$/s.exec(word) ?? []
  if (!report.known(here, 'modifier', modifier, Object.keys(system.modifiers))) return undefined
  if (number !== undefined && !takesNumber(system.modifiers[modifier]!))
    report.at(here, said('noNumber', { modifier, number: shown(number) }), said('writeModifier', { modifier }))
  return { modifier, ...(number !== undefined && { count: Number(number) }), ...(on !== undefined && { on }) }
}

/** A role with what its system gives whoever has it besides. */
export function roleFrom(system: System, roles: Readonly<Record<string, Role>>, id: string): Role | undefined {
  const role = getOwn(roles, id)
  const besides = role && (system.seatModifiers?.({ role: id, modifiers: [], details: {} } as unknown as Seat) ?? [])
  return role && besides?.length ? { ...role, given: [...(role.given ?? []), ...besides] } : role
}

/** The settings that abilities ask for, as the first role that has them offers them. */
function settingsFor(abilities: readonly Ability[], roles: Record<string, Role>): NonNullable<Role['settings']> {
  const wanted = abilities.flatMap(({ components }) => components.flatMap(component => namesIn(component, 'setting')))
  return Object.fromEntries(
    wanted.flatMap(name => {
      const values = Object.values(roles)
        .map(role => getOwn(role.settings ?? {}, name))
        .find(values => values !== undefined)
      return values ? [[name, values]] : []
    }),
  )
}

/** What roles with one of these abilities may have otherwise than the game has it. */
const asGameFor = (abilities: readonly string[], roles: Record<string, Role>): NonNullable<Role['settings']> =>
  Object.fromEntries(
    Object.values(roles)
      .filter(role => role.abilities.some(id => abilities.includes(id)))
      .flatMap(({ settings = {} }) => Object.entries(settings).filter(([, [first]]) => first === AS_GAME)),
  )

/** The settings or options that fill a component in. */
const namesIn = (component: Component, source: 'setting' | 'option'): string[] =>
  Object.values(component).flatMap((value: unknown) => {
    const named = typeof value === 'object' && value !== null ? (value as Record<string, string>) : {}
    return named[source] ?? []
  })

function addAbility(written: AbilityWritten, path: Path, system: System, custom: Custom, report: Report): void {
  const { id, components: _, passive, rule, perNight, phases, visits, ...ability } = written
  if (getOwn(system.abilities, id) ?? getOwn(custom.abilities, id)) {
    report.at([...path, 'id'], said('abilityThere', { id: shown(id) }), said('otherOrName'))
  }
  if (!isId(id)) report.at([...path, 'id'], shapeSaid('noId', { value: shown(id) }), shapeSaid('idHas'))
  if (learnedKeys.includes(id)) report.at([...path, 'id'], said('meansElse', { id: shown(id) }), said('otherId'))
  if (rule !== undefined) report.known([...path, 'rule'], 'rule', rule, rulesOf(system))
  phases?.forEach((kind, index) => report.known([...path, 'phases', index], 'phase', kind, system.calendar.phases))
  visits?.forEach((aim, index) => {
    if (aim >= ability.targets)
      report.at([...path, 'visits', index], said('noTarget', { targets: ability.targets, aim }), said('firstIsZero'))
  })
  const components = written.components.flatMap((component, index) => {
    const here = [...path, 'components', index]
    const read = componentOf(component, here, report)
    if (read)
      checkComponent(read, typeof component === 'string' ? here : [...here, read.does], ability.targets, system, report)
    return read ?? []
  })
  if (!written.components.length)
    report.at([...path, 'components'], said('noComponent'), said('oneOf', { list: componentKinds.join(', ') }))
  custom.abilities[id] = {
    ...ability,
    components,
    ...(passive && { passive }),
    ...(rule !== undefined && { rule }),
    ...(perNight !== undefined && { perNight }),
    ...(phases && { phases }),
    ...(visits && { visits }),
  }
}

function componentOf(written: AbilityWritten['components'][number], path: Path, report: Report): Component | undefined {
  const [[does, fields] = ['', {}], more] =
    typeof written === 'string' ? [[written, {}] as const] : Object.entries(written)
  if (more) {
    report.atKey([...path, more[0]], said('second', { word: more[0] }), said('ofItsOwn'))
    return undefined
  }
  const place = typeof written === 'string' ? path : [...path, does]
  if (!report.known(place, 'component', does, componentKinds, 'key')) return undefined
  const read = componentFields[does as Component['does']].safeParse(fields, reading)
  if (read.success) return { does, ...read.data } as Component
  report.issues(read.error.issues, place)
  return undefined
}

/** What the words of a component speak of has to be there, and a move needs somebody to move. */
function checkComponent(component: Component, path: Path, targets: number, system: System, report: Report): void {
  const settings = Object.values(system.roles).flatMap(role => Object.keys(role.settings ?? {}))
  for (const name of namesIn(component, 'setting')) report.known(path, 'setting', name, new Set(settings))
  for (const name of namesIn(component, 'option')) report.known(path, 'option', name, Object.keys(system.options))
  for (const field of ['as', 'into', 'unless'] as const) {
    const faction = (component as Partial<Record<string, unknown>>)[field]
    if (typeof faction === 'string' && component.does !== 'mark')
      report.known([...path, field], 'faction', faction, Object.keys(system.factions))
  }
  if ('rule' in component && component.rule !== undefined)
    report.known([...path, 'rule'], 'rule', component.rule, rulesOf(system))
  if (targets === 0 && !atActor(component) && component.does !== 'move') {
    report.at(
      path,
      said('aimless', { component: component.does }),
      said('at' in componentFields[component.does].shape ? 'oneTargetOrActor' : 'oneTarget'),
    )
  }
  if (component.does === 'move' && component.how !== 'attract' && targets !== 2) {
    report.at([...path, 'how'], said('aboutTwo', { how: component.how, targets }), said('twoTargets'))
  }
}

/** Everything that a tree can cite: the rulebook, and modifiers under their own names. */
export const rulesOf = (system: System): string[] => [...Object.keys(system.rulebook), ...Object.keys(system.modifiers)]
