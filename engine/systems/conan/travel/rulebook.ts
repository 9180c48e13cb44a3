/** The rule about the way home. */
import { chosen, type Rules } from '../../../ruleset/said.ts'

export const travelling: Rules = {
  'CONAN-AB32': chosen({ en: 'A traveller asks to come home.', ru: 'Путешественник просит о возвращении домой.' }),
}
