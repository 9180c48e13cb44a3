/** What is handed in for another. */
import type { Key } from '../../rules/role.ts'

/** What the Black Organization and the Detective Boys may hand in for each other. */
export const sentBy: Record<string, Key> = { sentBy: { says: 'who sent it in, where it was not the player' } }
