/** Moves of those who notice things without going out. */
import type { Entry } from '../attributes.ts'

export const seers: Record<string, Entry> = {
  noticeRoles: { kind: 'investigate', targets: 0, passive: true, rule: 'RU-RES-17', components: [] },
}
