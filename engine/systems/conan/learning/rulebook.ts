/** The rule about investigations. */
import type { Ruling } from '../../../rules/role.ts'
import { chosen } from '../origins.ts'

export const learning: Record<string, Ruling> = {
  'CONAN-AB31': chosen(
    "An investigation asks for somebody's side, or whether somebody did something to somebody that night.",
  ),
}
