/** Every rule in one sentence of ours, by part. */
import { frame } from './rulebook/frame.ts'
import { killers } from './rulebook/killers.ts'
import { protect } from './rulebook/protect.ts'
import { checks } from './rulebook/checks.ts'
import { family } from './rulebook/family.ts'
import { tricks } from './rulebook/tricks.ts'
import { company } from './rulebook/company.ts'
import { mischief } from './rulebook/mischief.ts'
import { day } from './rulebook/day.ts'
import { faceless } from './rulebook/faceless.ts'
import { guards } from './rulebook/guards.ts'

export const rulebook = {
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
  ...day,
}
