/** What the entry of a role says of it, whether it is a civil one or lies over one. */
import type { RoleAttribute, RoleEntry } from '../attributes.ts'
import { base, optional } from './civil.ts'
import { elites } from './elite.ts'
import { negative } from './negative.ts'

const roles = new Map<string, RoleEntry>(Object.entries({ ...base, ...optional, ...elites, ...negative }))

/** The entry of a role; undefined for one that a host made up. */
export const entryOf = (role: string): RoleEntry | undefined => roles.get(role)

/** What every role is: every step of every night asks. */
const attributes = new Map([...roles].map(([id, { is = [] }]) => [id, new Set<RoleAttribute>(is)]))

/** Whether a role has an attribute. */
export const roleIs = (role: string, attribute: RoleAttribute): boolean => attributes.get(role)?.has(attribute) ?? false
