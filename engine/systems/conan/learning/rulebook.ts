/** The rule about investigations. */
import { chosen, type Rules } from '../../../ruleset/said.ts'

export const learning: Rules = {
  'CONAN-AB31': chosen({
    en: "An investigation asks for somebody's side, or whether somebody did something to somebody that night.",
    ru: 'Расследование спрашивает, на чьей стороне игрок, или сделал ли один игрок что-то другому в эту ночь.',
  }),
}
