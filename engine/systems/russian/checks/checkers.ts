/** Who checks colours, and by which rules: one mechanism (`colours.ts`), and for each role that has it the rules of its own. */
import type { RuleId } from '../../../reason/claim.ts'
import { own } from '../../../ruleset/catalogue.ts'
import type { Fact } from '../vocabulary.ts'

/** `seen`: that a colour is seen. `hidden`: that none is. `knowsFalse`: what a black holder knows of a black check. */
interface Checker {
  seen: RuleId
  hidden: RuleId
  knowsFalse: RuleId
  /** What everybody hears of the commissioner’s check is told to nobody else (RU-LAW-1). */
  privately?: true
}

/** By the move with which the role checks. */
const checkers = {
  check: { seen: 'RU-COM-1', hidden: 'RU-COM-3', knowsFalse: 'RU-COM-B1' },
  lawyerCheck: { seen: 'RU-LAW-1', hidden: 'RU-LAW-1', knowsFalse: 'RU-LAW-B1', privately: true },
  inquisitorCheck: { seen: 'RU-INQ-1', hidden: 'RU-INQ-1', knowsFalse: 'RU-INQ-B1', privately: true },
} as const satisfies Readonly<Record<string, Checker>>

export const checkerOf = (does: string): Checker => own<Checker>(checkers, does) ?? checkers.check

/** Whose checks a role may have verified, by the move that made them, and by which rule; the commissioner's where absent (RU-CHK-2). */
const verifying: Readonly<Record<string, { does: string; rule: RuleId }>> = {
  investigator: { does: 'check', rule: 'RU-INV-2' },
  lawyer: { does: 'lawyerCheck', rule: 'RU-LAW-1' },
  inquisitor: { does: 'inquisitorCheck', rule: 'RU-INQ-2' },
}

/** Which checks somebody of this role may have verified. `rule`: the one of the role, where that is more than the general one. */
export const verifiedBy = (role: string): { does: string; rule?: RuleId } => own(verifying, role) ?? { does: 'check' }

/**
 * On which night an inquisitor may burn by a check: the next one after a black check; a black one, who knows which are
 * false, a night later by those and by red ones (RU-INQ-2, RU-INQ-B1).
 */
export function burnableOn(
  { does, night, shown, colour }: Fact<'checked'>['data'],
  black: boolean,
): number | undefined {
  if (does !== 'inquisitorCheck') return undefined
  if (shown === 'black' && (!black || colour === 'black')) return night + 1
  return black ? night + 2 : undefined
}
