/** Where a rule comes from: what is stated, what follows from it, and what we chose where the rules are silent. */
import type { Ruling } from '../../rules/role.ts'

/** What the rules state. @param uncheckable why no case can show it, where none can */
export const stated = (says: string, uncheckable?: string): Ruling => ({
  says,
  origin: 'stated',
  ...(uncheckable === undefined ? {} : { uncheckable }),
})

/** What follows from what the rules state. */
export const implied = (says: string, uncheckable?: string): Ruling => ({
  says,
  origin: 'implied',
  ...(uncheckable === undefined ? {} : { uncheckable }),
})

/** What we chose where the rules are silent, and a host may choose otherwise. */
export const chosen = (says: string, uncheckable?: string): Ruling => ({
  says,
  origin: 'default',
  ...(uncheckable === undefined ? {} : { uncheckable }),
})

/** A rule whose turning over shows in no result. @param why what a case could not notice */
export const unturned = (ruling: Ruling, why: string): Ruling => ({ ...ruling, unturned: why })
