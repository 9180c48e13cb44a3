/** Abilities that have no section of their own yet. */
import { day, mark, type Ruled } from './ruled.ts'

export const rest: Record<string, Ruled> = {
  defend: { kind: 'protect', targets: 1, selfUses: 1, components: [mark('defended')], ...day },
}
