/** The rules about Steal, Blackmail and gadgets. */
import type { Ruling } from '../../../rules/role.ts'
import { chosen } from '../origins.ts'

export const mischief: Record<string, Ruling> = {
  'CONAN-AB13': chosen(
    'Steal, once a night: takes one gadget or item. The same thing goes once: of thieves who come at once, to the one higher in the list of players.',
  ),
  'CONAN-AB18': chosen('Blackmail, once a night: the target must not post the next day, on his honour.'),
  'CONAN-AB33': chosen('A gadget is a thing in words, perhaps with an ability.'),
}
