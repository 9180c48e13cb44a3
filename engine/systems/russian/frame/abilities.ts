/** Moves of this part. */
import type { Ability } from '../../../rules/role.ts'

export const frame: Record<string, Ability> = {}
