/** Whom the secretary is out of reach of: those who kill, who cuts faces, and who checks colours (RU-SEC-2, RU-GEN-12). */
import type { RuleId } from '../../../reason/claim.ts'
import { moveOf } from '../attributes.ts'

/** The rule by which a move does not reach the secretary; undefined for one that does. */
export const sparesSecretary = (does: string): RuleId | undefined => moveOf(does)?.sparesSecretary
