/**
 * The morning, after everything else: who died and as what, what everybody is told in private, that it reaches only the
 * living, and the notes below it (RU-RES, RU-DEATH, RU-NOTE). Nearly the last part, so that it knows what the others tell.
 */
import { tellFindings, tellOfDuds, tellOfFoiled, tellOfRetries } from './private.ts'
import { publishVotes } from '../day/published.ts'
import { publishDead, publishLynched } from './dead.ts'
import { onlyTheLiving } from './reach.ts'
import { noted, publishNotes } from '../notes/rulings.ts'
import type { Part } from '../part.ts'

export const morning: Part = {
  effects: { noted },
  results: ['told', 'foiled', 'anotherAttempt', 'notePublished'],
  asides: ['told', 'foiled', 'anotherAttempt', 'notePublished'],
  dawn: [publishDead, tellOfFoiled, tellOfRetries, tellOfDuds, tellFindings],
  dusk: [publishLynched, publishVotes, tellFindings],
}

/** The end of the morning, when everything is told that there is to tell. */
export const reached: Part = { dawn: [onlyTheLiving, publishNotes] }
