/** What trees say of votes and the lynch. */
import type { Phrase } from '../../../text/wording.ts'

/** A number of votes. */
export const votes = '{votes, plural, one {# vote} other {# votes}}'

const ballots = {
  votesCast: { stands: `${votes} went into the count`, falls: 'no votes went into the count' },
  votes: { stands: '{who} votes for {other}', falls: '{who} does not vote for {other}', deed: true },
  voteCounts: {
    stands: '{who} votes for {other}',
    falls: 'the vote of {who} for {other} does not count',
    would: 'the vote of {who} for {other} would have counted',
  },
  voteLost: { stands: 'the vote of {who} for {other} does not count', falls: 'the vote of {who} for {other} counts' },
  lostByArrested: {
    stands: '{who} was arrested this day',
    falls: '{who} was not arrested this day',
    would: '{who} would have been arrested this day',
  },
  lostByDeath: {
    stands: '{who} died before the votes were counted',
    falls: '{who} lived to see the votes counted',
    would: '{who} would have died before the votes were counted',
  },
  lostByHindered: {
    stands: '{who} was hindered',
    falls: '{who} was not hindered',
    would: '{who} would have been hindered',
  },
  lostByNeutralised: {
    stands: '{who} was frightened',
    falls: '{who} was not frightened',
    would: '{who} would have been frightened',
  },
  lostByInsulted: {
    stands: 'insult was added to the injury of {who}',
    falls: 'no insult was added to an injury of {who}',
    would: 'insult would have been added to the injury of {who}',
  },
  freedInTime: {
    stands: '{who} was freed before the votes were counted',
    falls: '{who} was not freed before the votes were counted',
  },
  hindered: {
    stands: '{other} hindered {who}',
    falls: '{other} did not hinder {who}',
    would: '{other} would have hindered {who}',
  },
  accompanied: {
    stands: '{other} stood by {who}: one vote less',
    falls: '{other} did not stand by {who}',
    would: '{other} would have stood by {who}',
  },
  accused: {
    stands: '{other} accused {who}',
    falls: '{other} did not accuse {who}',
    would: '{other} would have accused {who}',
  },
  belowNothing: { stands: '{who} would have less than no votes', falls: '{who} has votes' },
  votingStopped: {
    stands: 'the Voice of Reason was heard',
    falls: 'the Voice of Reason was not heard',
    would: 'the Voice of Reason would have been heard',
  },
} satisfies Record<string, Phrase>

/** What keeps a ballot from counting. */
const barred = {
  lateVote: {
    stands:
      'the vote of {who} came later than {minutes, plural, one {# minute} other {# minutes}} before the end of the day',
    falls: 'the vote of {who} came in time',
  },
  deadVoter: { stands: '{who}, who is dead, has no vote', falls: '{who} is alive and has a vote' },
  voterAbroad: { stands: '{who}, who is abroad, has no vote', falls: '{who} is not abroad' },
  voterArrested: { stands: '{who}, who is arrested, has no vote', falls: '{who} is not arrested' },
  targetDead: { stands: '{who} is dead and cannot be voted for', falls: '{who} is alive' },
  targetAbroad: { stands: '{who} is abroad and cannot be voted for', falls: '{who} is not abroad' },
  targetArrested: { stands: '{who} is arrested and cannot be voted for', falls: '{who} is not arrested' },
  votedForSelf: {
    stands: 'nobody votes for himself here, and {who} did',
    falls: '{who} did not vote for {who}',
  },
  voteKept: { stands: '{who} cannot take back a vote here', falls: '{who} may take back a vote' },
  voteReplaced: { stands: '{who} replaced it by a later vote', falls: '{who} cast no later vote' },
  voteTakenBack: { stands: '{who} takes back the vote', falls: '{who} does not take back the vote' },
} satisfies Record<string, Phrase>

const lynching = {
  lynched: {
    stands: `{who} is lynched with ${votes}`,
    falls: `{who} is not lynched with ${votes}`,
    would: `{who} would be lynched with ${votes}`,
  },
  hasMost: { stands: `{who} has the most votes (${votes})`, falls: '{who} does not have the most votes' },
  hasFewer: { stands: `{who} has fewer (${votes})`, falls: '{who} does not have fewer votes' },
  hasAsMany: {
    stands: `{who} has as many (${votes})`,
    falls: '{who} does not have as many votes',
    would: `{who} would have as many (${votes})`,
  },
  hasEqual: { stands: 'another has as many votes as {who}', falls: 'nobody has as many votes as {who}' },
  takenOff: {
    stands: 'enough votes are taken off {who}',
    falls: 'not enough votes are taken off {who}',
    would: 'a vote would have been taken off {who}',
  },
  tied: {
    stands: 'the vote is tied',
    falls: 'the vote is not tied',
    would: 'the vote would have been tied',
  },
  notLynchable: {
    stands: '{who} is out of reach of a lynch',
    falls: '{who} can be lynched',
    would: '{who} would be out of reach of a lynch',
  },
  lynchStopped: {
    stands: 'nobody is lynched this day',
    falls: 'the lynch goes ahead',
    would: 'nobody would be lynched this day',
  },
  noLynch: { stands: 'nobody is lynched', falls: 'somebody is lynched', asks: 'Is nobody lynched?' },
} satisfies Record<string, Phrase>

const news = {
  votesShown: { stands: 'the votes are shown', falls: 'the votes are not shown' },
  votesHidden: {
    stands: 'the Voice of Reason hides them',
    falls: 'nothing hides them',
    would: 'the Voice of Reason would hide them',
  },
  voteLeftOut: { stands: 'the vote of {who} is left out of the list', falls: 'the vote of {who} is in the list' },
  modifierShown: {
    stands: 'what was done to the votes for {who} is shown',
    falls: 'what was done to the votes for {who} is not shown',
    asks: 'Is it shown what was done to the votes for {who}?',
    would: 'what was done to the votes for {who} would be shown',
  },
  changedNothing: { stands: 'it is not to be shown there', falls: 'it changed something' },
} satisfies Record<string, Phrase>

export const voting = { ...ballots, ...barred, ...lynching, ...news }
