/** The rules about wills. */
import type { Ruling } from '../../../rules/role.ts'
import { chosen, implied, stated } from '../origins.ts'

export const wills: Record<string, Ruling> = {
  'CONAN-WL1': stated('Any player may send in a will, and it is shown when that player is killed.'),
  'CONAN-WL2': chosen('A will is shown at every kind of death and not at an arrest.'),
  'CONAN-WL3': stated(
    'The host has the last word on what is published of a will or a death; the original is kept, with what was published and who changed it.',
  ),
  'CONAN-WL4': stated(
    'If the body is erased the will is not published, and who erased it receives the will, in the words of the host where he changed it.',
  ),
  'CONAN-WL5': implied('The will goes to whoever used Erase Body; where there was none, nothing goes to anybody.'),
}
