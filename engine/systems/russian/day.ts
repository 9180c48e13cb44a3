/** A day, put together: what comes before the vote, the lynch, and what follows from it. */
import { parts } from './parts.ts'
import { placeOf, rulingsOf, slotOf } from './phase.ts'
import type { Rulings } from './vocabulary.ts'

/** What is sent in by day beside the ballots: before the vote, once all have voted, and with the result. */
const slots = {
  dayStart: { rule: 'RU-TIME-1', takes: ['leaveAs', 'giveAntidote', 'examine'] },
  lastBallot: { rule: 'RU-VOTE-15', takes: [] },
  dayEnd: { rule: 'RU-TIME-1', takes: ['rage'] },
}

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
