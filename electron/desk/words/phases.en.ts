import { english } from '../../../engine/text/catalogue.ts'

/** Phases by name. */
export const phases = english({
  name: '{kind, select, best {Best players} other {{kind, select, night {Night} day {Day} evening {Evening} prep {Prep} election {Election} secondRound {Second round} hunt {Witch hunt} revote {Revote} nextRevote {Second revote} extraRevote {Additional revote} nextExtraRevote {Second additional revote} extraVote {Additional vote} other {{kind}}} {number}}}',
})
