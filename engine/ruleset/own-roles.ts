/**
 * Roles that a host made for a game, as a layer over its system: whoever lists roles, reads their names or says them finds
 * them there like any other. What they do is looked up in the catalogue.
 */
import type { Game } from '../journal/state.ts'
import type { Role } from '../rules/role.ts'
import type { Wording } from '../text/wording.ts'
import { withCustom } from './catalogue.ts'
import { roleName } from './role-name.ts'
import type { System } from './system.ts'

/** Games are never changed in place, and few events touch what their host made. */
const made = new WeakMap<Game['customRoles'], WeakMap<System, System>>()

/** @returns the system itself where the host made no role */
export function withOwnRoles(system: System, { customRoles }: Pick<Game, 'customRoles'>): System {
  if (!Object.keys(customRoles).length) return system
  const known = made.get(customRoles) ?? new WeakMap<System, System>()
  made.set(customRoles, known)
  const layered = known.get(system) ?? layer(system, customRoles)
  known.set(system, layered)
  return layered
}

function layer(system: System, own: Readonly<Record<string, Role>>): System {
  const named = Object.fromEntries(
    Object.entries(own).map(([id, { name }]) => [id, name ?? roleName(id, { roles: {} })]),
  )
  const { words } = system
  const wording = Object.fromEntries(
    Object.entries(words.wording).map(([language, spoken]) => [
      language,
      { ...spoken, roles: { ...spoken.roles, ...named } },
    ]),
  ) as unknown as Wording
  const { titleOf } = system
  return {
    ...system,
    ...(titleOf && { titleOf: (seat, _, sideless) => titleOf(seat, wording.en, sideless) }),
    roles: { ...system.roles, ...own },
    ...(system.overlays && { overlays: withCustom(system, own) }),
    words: { ...words, wording },
  }
}

/**
 * An id for a role of this name: `lazyGunsmith`; the name itself where its letters are others than those of ids.
 * @param taken ids that stand for something else
 */
export function ownRoleId(name: string, taken: ReadonlySet<string>): string {
  const words = name
    .trim()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(word => word !== '')
  const latin = words.every(word => /^[a-z0-9]+$/i.test(word)) && /^[a-z]/i.test(words[0] ?? '')
  const id = latin
    ? words
        .map((word, at) => (at ? word[0]!.toUpperCase() : word[0]!.toLowerCase()) + word.slice(1).toLowerCase())
        .join('')
    : name.trim()
  for (let copy = 1; ; copy++) {
    const free = copy === 1 ? id : `${id}${copy}`
    if (!taken.has(free)) return free
  }
}
