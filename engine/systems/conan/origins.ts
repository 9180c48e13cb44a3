/** Where a rule comes from: what is stated, what follows from it, and what we chose where the rules are silent. */
import type { Ruling } from '../../rules/role.ts'

/** What the rules state. */
export const stated = (says: string): Ruling => ({ says, origin: 'stated' })

/** What follows from what the rules state. */
export const implied = (says: string): Ruling => ({ says, origin: 'implied' })

/** What we chose where the rules are silent, and a host may choose otherwise. */
export const chosen = (says: string): Ruling => ({ says, origin: 'default' })
