/** What kind of role a role is, whether it is a civil one or lies over one. */
import { own } from '../../../ruleset/catalogue.ts'
import type { RoleAttribute, RoleEntry } from '../attributes.ts'
import { base, optional } from './civil.ts'
import { negative } from './negative.ts'

const roles: Record<string, RoleEntry> = { ...base, ...optional, ...negative }

/** Whether a role has an attribute; none that a host made up has one. */
export const roleIs = (role: string, attribute: RoleAttribute): boolean =>
  own(roles, role)?.is?.includes(attribute) ?? false
