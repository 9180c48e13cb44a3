/** Roles in words, and finding them. */
import type { RolesAnswer } from '../../../electron/desk/contract.ts'
import { capital } from '../rules/words.ts'

type Role = RolesAnswer['roles'][number]

/** What a role's words are made from. */
export type Doings = Pick<RolesAnswer, 'abilities' | 'factions'>

/** A line for each ability of a role, its faction's too: what it is called, what it does, how often. */
export function doingsOf(role: Role, { abilities, factions }: Doings): string[] {
  const shared = factions.find(({ id }) => id === role.faction)?.abilities ?? []
  return [...new Set([...role.abilities, ...shared])].flatMap(id => {
    const ability = abilities.find(one => one.id === id)
    if (!ability) return []
    const limits = ability.limits.length ? ` (${ability.limits.join(', ')})` : ''
    // What only rulings know of has no more than a name.
    return [`${capital(ability.name)}${ability.does.length ? `: ${ability.does.join('; ')}` : ''}${limits}.`]
  })
}

/** Roles in whose name, faction or doings every word of the search stands; those whose name begins with it first. */
export function rolesFound(roles: Doings & Pick<RolesAnswer, 'roles'>, search: string): Role[] {
  const sought = search.trim().toLowerCase()
  if (sought === '') return roles.roles
  const words = sought.split(/\s+/)
  const told = (role: Role): string => [role.id, role.name, role.faction, ...doingsOf(role, roles)].join('\n').toLowerCase()
  const begins = (role: Role): number => Number(!role.name.toLowerCase().startsWith(sought))
  return roles.roles.filter(role => words.every(word => told(role).includes(word))).sort((a, b) => begins(a) - begins(b))
}
