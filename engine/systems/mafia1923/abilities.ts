/**
 * The abilities (1923-N1, 1923-D1), each with its limits. What they do leaves marks; what marks do to each other is
 * written once, in the rulings of their section.
 */
import { interference } from './interference/abilities.ts'
import { theft } from './theft/abilities.ts'
import { pairs } from './pairs/abilities.ts'
import { shields } from './shields/abilities.ts'
import { attacks } from './attacks/abilities.ts'
import { mafia } from './mafia/abilities.ts'
import { deaths } from './deaths/abilities.ts'
import { knowledge } from './knowledge/abilities.ts'
import { vote } from './vote/abilities.ts'
import { court } from './court/abilities.ts'
import type { Ruled } from './ruled.ts'

export const abilities: Record<string, Ruled> = {
  ...interference,
  ...theft,
  ...pairs,
  ...shields,
  ...attacks,
  ...mafia,
  ...deaths,
  ...knowledge,
  ...vote,
  ...court,
}
