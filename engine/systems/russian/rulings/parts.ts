/** The parts of the rulebook, in the order in which they are asked. */
import type { Part } from './part.ts'
import { checks } from './checks.ts'
import { company } from './company.ts'
import { faceless } from './faceless.ts'
import { family } from './family.ts'
import { beside, frame } from './frame.ts'
import { guards } from './guards.ts'
import { killers } from './killers.ts'
import { mischief } from './mischief.ts'
import { lynching } from './lynch.ts'
import { morning } from './morning.ts'
import { protect } from './protect.ts'
import { tricks } from './tricks.ts'

export const parts: readonly Part[] = [
  lynching,
  frame,
  faceless,
  protect,
  tricks,
  company,
  guards,
  killers,
  mischief,
  family,
  checks,
  morning,
  beside,
]
