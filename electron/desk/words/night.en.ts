import { english } from '../../../engine/text/catalogue.ts'

/** A night as it is shown: what to do about what does not count; the same night by other rules. */
export const night = english({
  doesNotCount: 'This action does not count tonight, so nothing hangs on it.',
  rowSays: 'Its row says why.',
  letCount: 'Let it count, or extend the deadline.',
  withdrawLater: 'Withdraw the later one if this one should count.',
  askAnother: 'Ask for another action.',
  votesCast: 'Votes were cast, and each system counts them in its own way: only what players send in is compared.',
  noKind:
    '{system} has no {what, select, phase {kind of phase} faction {faction} role {role} ability {ability} modifier {modifier} component {effect} other {setting}} “{word}”.',
  noKindNear:
    '{system} has no {what, select, phase {kind of phase} faction {faction} role {role} ability {ability} modifier {modifier} component {effect} other {setting}} “{word}”; the nearest is “{near}”.',
  playedAs: '{here} is played as {there}.',
  isAlways: 'Is always {what} there.',
  mapDepth: '{depth, plural, =0 {First} other {Then}}',
  mapVotes: 'Vote',
  mapBefore: 'Before',
  mapRuled: 'the host’s word',
  mapCircle: 'In a circle, {how, select, succeeded {and it works} partial {and it works in part} other {and it fails}}',
  mapCame: 'came to',
  mapMore: 'and {count} more',
  mapBallot: 'votes',
  leftOut: '“{what}” is left out.',
})
