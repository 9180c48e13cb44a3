/** The cultist as a part of the rulebook. */
import type { Part } from '../part.ts'
import {
  beyondHeal,
  devouring,
  inheritSouls,
  namingSouls,
  rememberDevoured,
  settleHeals,
  takeSoul,
  tellCultist,
} from './cultist.ts'
import { inCivilOrder } from './turns.ts'

export const graves: Part = {
  effects: { namingSouls, devouring },
  order: { civilKillers: inCivilOrder },
  beyondHeal,
  reactions: { death: takeSoul, kill: rememberDevoured, heir: inheritSouls },
  results: ['cultistHit', 'soulTaken'],
  asides: ['soulTaken'],
  dawn: [settleHeals, tellCultist],
  dusk: [tellCultist],
}
