/** What kind of move an ability is, in words that rulings ask for: its entry says which of them it has. */
import type { Ability } from '../../rules/role.ts'

/**
 * `paper`: only written down; it goes to nobody, so that nothing leads it astray, shows it or reports it.
 * `about`: it looks at those it names and does nothing to them, so that it reaches them anywhere.
 * `ownReport`: its player hears of it from its own ruling. `ownDeed`: its ruling enters the deed, or it leaves none.
 * `ownSpending`: a use of it is gone by its own ruling, where it worked.
 * `leading`: what a member does as Leader or elector. `finds`: it brings home what it found. `frees`: it ends arrests.
 * `kill`: it is the night kill, or is of one piece with it. `extra`: it adds something to the player's own kill.
 * `stopsKill`: it may keep the Organization's kill from succeeding. `breaksTie`, `accuses`: it may decide a tied vote.
 */
export type Attribute =
  | 'paper'
  | 'about'
  | 'ownReport'
  | 'ownDeed'
  | 'ownSpending'
  | 'leading'
  | 'finds'
  | 'frees'
  | 'kill'
  | 'extra'
  | 'stopsKill'
  | 'breaksTie'
  | 'accuses'

/** An ability of this system: a word that is no attribute does not compile. */
export interface Entry extends Ability {
  is?: readonly Attribute[]
}
