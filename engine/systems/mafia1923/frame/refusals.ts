/** What of nobody is taken in: out of hours, over another channel, from the injured. */
import type { Game, PhaseState, Refusal, Seat } from '../../../journal/state.ts'
import { sayingInEach } from '../../../text/in-each.ts'
import type { Sent } from '../refusal.ts'
import { outsideHours } from './clock.ts'

const says = sayingInEach(
  {
    channel: 'it came over another channel than the official one',
    injured: '{name} is injured',
  },
  {
    channel: 'пришло не официальным путем',
    injured: 'игрок {name} ранен',
  },
)

/** What came out of hours does not count (1923-F2), unless the host lets it. */
export const outOfHours = (game: Game, phase: PhaseState, { id, at }: Sent): Refusal | undefined =>
  phase.submissions.some(sent => sent.id === id && sent.admitted) ? undefined : outsideHours(game, phase, at)

/** What came over another channel than the official one does not count (1923-A4). */
export const otherChannel = ({ with: keys }: Sent): Refusal | undefined =>
  keys?.channel === 'elsewhere' ? { rule: '1923-A4', says: says('channel') } : undefined

/** The kill is an act of the team: who sends it in for an injured member is a question to the host (1923-MAF6). */
export const injured = (seat: Seat, { does }: Sent): Refusal | undefined =>
  seat.status.includes('injured') && does !== 'factionKill'
    ? { rule: '1923-S15', says: says('injured', { name: seat.name }) }
    : undefined
