/** Every move, by part of the rulebook. */
import { frame } from './frame/abilities.ts'
import { killers } from './killers/abilities.ts'
import { protect } from './protect/abilities.ts'
import { checks } from './checks/abilities.ts'
import { family } from './family/abilities.ts'
import { tricks } from './tricks/abilities.ts'
import { company } from './company/abilities.ts'
import { mischief } from './mischief/abilities.ts'
import { faceless } from './faceless/abilities.ts'
import { guards } from './guards/abilities.ts'

export const abilities = {
  ...frame,
  ...killers,
  ...protect,
  ...checks,
  ...family,
  ...tricks,
  ...company,
  ...mischief,
  ...faceless,
  ...guards,
}
