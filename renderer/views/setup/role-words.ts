/** Roles in words, and finding them. */
import type { RolesAnswer } from '../../../electron/desk/contract.ts'
import { finder } from '../../state/finder.ts'
import { capital } from '../rules/words.ts'

type Role = RolesAnswer['roles'][number]

/** What a role's words are made from. */
type Doings = Pick<RolesAnswer, 'abilities' | 'factions'>

/** A line for each ability of a role: what it is called, what it does, how often. What its whole faction has is told of that. */
export function doingsOf(role: Role, { abilities, factions }: Doings): string[] {
  const shared = factions.find(({ id }) => id === role.faction)?.abilities ?? []
  return linesOf(
    role.abilities.filter(id => !shared.includes(id)),
    abilities,
  )
}

/** A line for each ability that a whole faction has and no other one. */
export function doingsOfFaction(faction: Doings['factions'][number], { abilities, factions }: Doings): string[] {
  return linesOf(
    faction.abilities.filter(id => having(id, factions).length === 1),
    abilities,
  )
}

/**
 * What several factions have, each told once: a line for each ability, by the factions that have it. `all`: there are
 * no others.
 */
export function doingsOfSeveral({
  abilities,
  factions,
}: Doings): { factions: Doings['factions']; all: boolean; lines: string[] }[] {
  const ids = [...new Set(factions.flatMap(faction => faction.abilities))]
  const groups = new Map<string, string[]>()
  for (const id of ids) {
    const key = having(id, factions)
      .map(faction => faction.id)
      .join()
    groups.set(key, [...(groups.get(key) ?? []), id])
  }
  return [...groups.values()].flatMap(some => {
    const have = having(some[0]!, factions)
    const all = have.length === factions.length
    return have.length > 1 ? [{ factions: have, all, lines: linesOf(some, abilities) }] : []
  })
}

const having = (ability: string, factions: Doings['factions']): Doings['factions'] =>
  factions.filter(({ abilities }) => abilities.includes(ability))

const linesOf = (ids: readonly string[], abilities: Doings['abilities']): string[] =>
  ids.flatMap(id => {
    const ability = abilities.find(one => one.id === id)
    if (!ability) return []
    const limits = ability.limits.length ? ` (${ability.limits.join(', ')})` : ''
    // What only rulings know of has no more than a name.
    return [`${capital(ability.name)}${limits}${ability.does.length ? ': ' : '.'}${ability.does.join(' ')}`]
  })

/** What can be set of roles, by its id, with the values it takes. */
type Settings = Role['settings']

/** What can be set of several roles alike, which is told once for all of them; a role tells what it has alone. */
export function settingsOfSeveral({ roles }: Pick<RolesAnswer, 'roles'>): Settings {
  const all = roles.flatMap(({ settings }) => Object.entries(settings))
  return Object.fromEntries(
    all.filter(
      ([id, values]) => all.filter(([other, same]) => other === id && same.join() === values.join()).length > 1,
    ),
  )
}

/** Every role, those that lie over others behind the others. */
const allOf = ({ roles, overlays = [] }: Pick<RolesAnswer, 'roles' | 'overlays'>): Role[] => [
  ...roles,
  ...overlays.map(({ id, name, faction, abilities }) => ({
    id,
    name,
    faction,
    abilities,
    settings: {},
    modifiers: [],
  })),
]

/** What a role can do as one of its faction. */
const sharedBy = ({ faction }: Role, roles: Doings): string[] =>
  roles.factions.filter(({ id }) => id === faction).flatMap(one => doingsOfFaction(one, roles))

/** Roles in whose name, faction or doings every word of the search stands; those whose name begins with it first. */
export function rolesFound(roles: Doings & Pick<RolesAnswer, 'roles' | 'overlays'>, search: string): Role[] {
  const sought = search.trim().toLowerCase()
  if (sought === '') return allOf(roles)
  const found = finder(search)
  const told = (role: Role): string =>
    [role.id, role.name, role.faction, ...doingsOf(role, roles), ...sharedBy(role, roles)].join('\n')
  const begins = (role: Role): number => Number(!role.name.toLowerCase().startsWith(sought))
  return allOf(roles)
    .filter(role => found(told(role)))
    .sort((a, b) => begins(a) - begins(b))
}
