/** Entry: what is refused when it is sent in, beyond what holds of every system (1923-A11), and which rule that cites. */
import { seatOf, type Game, type PhaseState, type Refusal } from '../../journal/state.ts'
import type { EntryRules } from '../../ruleset/system.ts'
import { injured, otherChannel, outOfHours } from './frame/refusals.ts'
import { refusedSpectator } from './frame/spectators.ts'
import { killRefused } from './mafia/refusals.ts'
import type { Sent } from './refusal.ts'
import { notYetOnes } from './theft/refusals.ts'
import { refusedByDay } from './vote/refusals.ts'

export const entry: EntryRules = {
  phase: '1923-A3',
  owner: '1923-S1',
  dead: '1923-S10',
  deadTarget: '1923-A9',
  exiled: '1923-S26',
  selfTarget: '1923-A10',
  uses: '1923-A11',
  limit: '1923-F7',
  late: '1923-F7',
  count: '1923-A11',
  samePlace: '1923-A11',
}

/** Why an action may not be used so, or undefined when it may. */
export function refuse(game: Game, phase: PhaseState, move: Sent): Refusal | undefined {
  const seat = seatOf(game, move.by)!
  return (
    refusedSpectator(game, move)
    ?? otherChannel(move)
    ?? outOfHours(game, phase, move)
    ?? injured(seat, move)
    ?? notYetOnes(game, phase, seat, move)
    ?? killRefused(game, phase, seat, move)
    ?? refusedByDay(game, phase, move)
  )
}
