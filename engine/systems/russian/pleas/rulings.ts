/** Priest, lawyer and inquisitor around a vote, as a part of the rulebook. */
import type { Part } from '../part.ts'
import { announceDefence, defences, defending } from './defence.ts'
import { dropsBonus, droppingBonus } from './bonus.ts'
import { executing, diesExecuting, takesExecuted } from './execution.ts'
import { forgiving, lettingDie, showMercy } from './mercy.ts'

export const pleas: Part = {
  effects: { defending, forgiving, lettingDie, executing, droppingBonus },
  before: { mercy: showMercy },
  after: { dayStart: announceDefence },
  vote: { shields: defences, waives: dropsBonus, takesAlong: takesExecuted, unsavable: diesExecuting },
}
