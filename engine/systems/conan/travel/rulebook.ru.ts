/** What the rule about the way home says, in Russian. */
import type { RuleId } from '../../../reason/claim.ts'

export const rulebook: Readonly<Record<RuleId, string>> = {
  'CONAN-AB32': 'Путешественник просит о возвращении домой.',
}
