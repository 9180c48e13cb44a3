/** Every move, by part of the rulebook. */
import { frame } from './abilities/frame.ts'
import { killers } from './abilities/killers.ts'
import { protect } from './abilities/protect.ts'
import { checks } from './abilities/checks.ts'
import { family } from './abilities/family.ts'
import { tricks } from './abilities/tricks.ts'
import { company } from './abilities/company.ts'
import { mischief } from './abilities/mischief.ts'
import { faceless } from './abilities/faceless.ts'
import { guards } from './abilities/guards.ts'

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
