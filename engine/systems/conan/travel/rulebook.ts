/** The rule about the way home. */
import type { Ruling } from '../../../rules/role.ts'
import { chosen } from '../origins.ts'

export const travelling: Record<string, Ruling> = {
  'CONAN-AB32': chosen('A traveller asks to come home.'),
}
