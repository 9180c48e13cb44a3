/** A role as what an action is sent in with. */
import { bo } from './bo.ts'
import { town } from './town.ts'

/** A role of the lists; one that a host composed is taken as well. */
const roles = [...Object.keys(bo), ...Object.keys(town)]
export const asRole = (says: string) => ({ says, values: roles, open: true }) as const
