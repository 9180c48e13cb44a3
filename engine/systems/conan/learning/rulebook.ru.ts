/** What the rule about investigations says, in Russian. */
import type { RuleId } from '../../../reason/claim.ts'

export const rulebook: Readonly<Record<RuleId, string>> = {
  'CONAN-AB31': 'Расследование спрашивает, на чьей стороне игрок, или сделал ли один игрок что-то другому в эту ночь.',
}
