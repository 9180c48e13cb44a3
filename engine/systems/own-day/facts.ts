/** What is written down in a day of this kind, and what trees say of it, besides what they say of every vote. */
import { declareFacts } from '../../resolve/sequence/vocabulary.ts'
import type { Phrase } from '../../text/wording.ts'
import { facts as votes } from '../../vote/day/facts-en.ts'

export const declared = declareFacts({
  death: { of: 'slot', data: { cause: ['killed', 'lynched', 'removed'] }, silent: true },
  confirmed: { of: 'slot', silent: true },
  hasWon: { of: 'slot', data: { as: ['jester', 'lyncher'] } },
  mourned: { of: 'slot' },
  revealed: { of: 'slot', silent: true },
  vote: { of: 'slot', silent: true },
})

export const facts = {
  ...votes,
  likelyFor: {
    stands: '{other} is read as voting for {who} (“{name}”), which you have yet to confirm',
    falls: '{other} is not read as voting for {who}',
  },
  hammered: { stands: '{who} is hammered', falls: '{who} is not hammered', would: '{who} would have been hammered' },
  noLynchVoted: {
    stands: 'the day ends with no lynch',
    falls: 'the day does not end with no lynch',
    would: 'the day would have ended with no lynch',
  },
  noLynchOff: { stands: 'nobody votes for no lynch here', falls: 'no lynch may be voted for' },
  overByThen: { stands: 'the day was over by then', falls: 'the day was not over' },
  votesAlready: { stands: '{other} votes for {who} already', falls: '{other} does not vote for {who} yet' },
  votedInPost: { stands: '{who} voted in this post before', falls: '{who} did not vote in this post before' },
  votesStill: { stands: '{who} did not take the vote for {other} back first', falls: '{who} has no vote that stands' },
  endsDay: { stands: 'the day ends with {who}', falls: 'the day goes on without {who}' },
  votesForOneself: { stands: '{who} votes for {who}', falls: '{who} votes for somebody else' },
  chosen: {
    stands: 'the vote has chosen {who}',
    falls: 'the vote has not chosen {who}',
    would: 'the vote would have chosen {who}',
  },
  saved: { stands: '{other}, a governor, saves {who}', falls: '{other} does not save {who}' },
  hasWon: {
    stands: '{who} has won by a lynch',
    falls: '{who} has not won by a lynch',
    would: '{who} would have won by a lynch',
  },
  mourned: {
    stands: 'everybody mourns {who}, and the next day is skipped',
    falls: 'nobody mourns {who}',
    would: 'everybody would have mourned {who}',
  },
  onTheWagon: { stands: '{who} votes for {other}', falls: '{who} does not vote for {other}' },
  isTarget: { stands: '{who} is the target of {other}', falls: '{who} is not the target of {other}' },
  inTheOpen: { stands: '{who} voted in the thread, and the vote is secret', falls: '{who} did not vote in the thread' },
  voteLocked: { stands: 'the last hours admit no change by {who}', falls: '{who} may still change the vote' },
  leftSince: { stands: '{who} left the game during the day', falls: '{who} is still in the game' },
  treestump: { stands: '{who} is a treestump', falls: '{who} is no treestump' },
  hated: { stands: '{who} is hated: one vote less is enough', falls: '{who} is not hated, or has too few votes' },
  loved: { stands: '{who} is loved: it takes one vote more', falls: '{who} is not loved, or has that vote too' },
  revealed: { stands: '{who} has revealed as mayor', falls: '{who} has not revealed as mayor' },
  hatedAtMost: {
    stands: '{who} is hated: one vote more where the most are enough',
    falls: '{who} is not hated',
  },
  lovedAtMost: {
    stands: '{who} is loved: one vote less where the most are enough',
    falls: '{who} is not loved',
  },
  takenAlong: {
    stands: '{other}, a supersaint, takes along {who}, who hammered',
    falls: '{other} does not take {who} along',
    would: '{other} would have taken {who} along',
  },
  confirmed: { stands: '{who} is confirmed as town', falls: '{who} is not confirmed' },
  notLynched: { stands: '{who} was not lynched', falls: '{who} was lynched' },
  wornAgainst: {
    stands: '{who} is protected at all times, against vengeance too',
    falls: 'no protection of {who} helps against vengeance',
  },
  avenged: {
    stands: '{other} was lynched and takes {who} along',
    falls: '{other} does not take {who} along',
    would: '{other} would have taken {who} along',
  },
  guessed: { stands: '{who} is not town', falls: '{who} is town' },
  challenged: {
    stands: '{other} challenged {who}',
    falls: '{other} did not challenge {who}',
    would: '{other} would have challenged {who}',
  },
  wagonLeft: { stands: '{who} is at a majority since somebody died', falls: '{who} waits for one more vote' },
  isAlone: { stands: 'the rest of the mafia are dead, and {who} has lost', falls: '{who} plays on alone' },
  outlives: {
    stands: '{who} kills, and at most one other is alive',
    falls: '{who} kills, and more than one other is alive',
  },
  othersLive: { stands: 'two others are alive besides {who}', falls: 'at most one other is alive besides {who}' },
  winsBeside: { stands: '{who} has survived, and wins too', falls: '{who} has not survived' },
  sideLives: { stands: 'somebody of the town is alive', falls: 'nobody of the town is alive' },
  countsFor: { stands: '{who} is alive', falls: '{who} does not count' },
  enough: {
    stands: 'it takes {needed} for half of the living',
    falls: 'it takes {needed} for half of the living, and there are fewer',
  },
  lastTwo: { stands: '{who} and {other} are the last two', falls: 'more than two are alive' },
  standoff: { stands: 'nobody is left to decide it', falls: 'somebody may still decide it' },
  nobodyLives: { stands: 'nobody is alive', falls: 'somebody is alive' },
  townAlone: {
    stands: 'no mafia are alive; {town, plural, one {# of the town is} other {# of the town are}}',
    falls: 'somebody who is against the town is alive',
  },
  outsiderLeft: {
    stands: 'the rest of the mafia are dead, and {who}, a traitor, loses with them',
    falls: 'somebody who is against the town is alive',
  },
  atParity: {
    stands: '{mafia} of the {living} who are alive are mafia',
    falls: 'the mafia are fewer than half of the living',
  },
} satisfies Record<string, Phrase>
