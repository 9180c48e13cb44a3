/** Moves of those who come to a role that was not dealt to them. */
import type { Entry } from '../attributes.ts'

export const hands: Record<string, Entry> = {
  inherit: { kind: 'other', targets: 0, passive: true, rule: 'RU-ACZ-1', components: [] },
}
