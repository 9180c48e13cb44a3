/** A day, put together: what comes before the vote, the lynch, and what follows from it. */
import { parts } from './parts.ts'
import { publishElection } from './posts/election.ts'
import { placeOf, rulingsOf, slotOf } from './phase.ts'
import type { Rulings } from './vocabulary.ts'

/** What is sent in by day beside the ballots: before the vote, once all have voted, and with the result. */
const slots = {
  lastBallot: { rule: 'RU-VOTE-15', takes: [] },
  dayStart: { rule: 'RU-TIME-1', takes: ['leaveAs', 'giveAntidote', 'examine', 'vertical', 'noVertical', 'standIn'] },
  dayEnd: { rule: 'RU-TIME-1', takes: ['rage'] },
}

/** The election of the mayor, and its second round: nothing else happens in it. */
export const electionRulings = (): Rulings =>
  rulingsOf([placeOf('election', 'RU-ELEC-1')], [publishElection], 'RU-ELEC-1')

export const dayRulings = (): Rulings =>
  rulingsOf(
    [
      slotOf('dayStart', slots.dayStart),
      slotOf('lastBallot', slots.lastBallot),
      placeOf('lynch', 'RU-TIME-1'),
      slotOf('dayEnd', slots.dayEnd),
    ],
    parts.flatMap(part => part.dusk ?? []),
    'RU-VOTE-1',
  )
