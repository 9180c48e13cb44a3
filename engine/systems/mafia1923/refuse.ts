/** Entry: what is refused when it is sent in, beyond what holds of every system (1923-A11), and which rule that cites. */
import { seatOf, type Game, type PhaseState, type Refusal, type Seat } from '../../journal/state.ts'
import type { EntryRules } from '../../ruleset/system.ts'
import { outsideHours } from './clock.ts'
import { killRefused } from './mafia/refusals.ts'
import type { Sent } from './refusal.ts'
import { refusedSpectator } from './spectators.ts'
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

/** What came out of hours does not count (1923-F2), unless the host lets it. */
const outOfHours = (game: Game, phase: PhaseState, { id, at }: Sent): Refusal | undefined =>
  phase.submissions.some(sent => sent.id === id && sent.admitted) ? undefined : outsideHours(game, phase, at)

const otherChannel = ({ with: keys }: Sent): Refusal | undefined =>
  keys?.channel === 'elsewhere'
    ? { rule: '1923-A4', says: 'it came over another channel than the official one' }
    : undefined

/** The kill is an act of the team: who sends it in for an injured member is a question to the host (1923-MAF6). */
const injured = (seat: Seat, { does }: Sent): Refusal | undefined =>
  seat.status.includes('injured') && does !== 'factionKill'
    ? { rule: '1923-S15', says: `${seat.name} is injured` }
    : undefined
