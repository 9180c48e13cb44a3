/** What trees say of the vote of a day, in any system that counts votes for players: ballots, majorities, and the most votes. */
import type { Phrase } from '../../text/wording.ts'
import type { Why } from '../reading.ts'

/** Why something in a post is no vote. */
const attempts: Record<Why, string> = {
  notBold: 'it is not bold',
  notGreen: 'it is not in green',
  partlyBold: 'it is bold only in part',
  shortForm: 'Vote or Unvote is not written in full',
  otherWord: 'it has another word than a vote has here',
  noWord: 'it is a name without a word of voting',
  noColon: 'there is no colon after Vote',
  noSign: 'there is no sign of a vote',
  inSentence: 'it stands within a sentence',
  noName: 'it names nobody',
  halfTag: 'its tag has no beginning',
  spoiler: 'it is hidden',
  struck: 'it is struck through',
  code: 'it stands in code',
  openQuote: 'a quote around it is not closed',
  notPlaying: 'the writer does not play',
  dead: 'the writer is dead',
  out: 'the writer is out of the game',
  lostVote: 'the writer has no vote',
  replaced: 'the writer was replaced',
  targetDead: 'it is for somebody dead',
  targetOut: 'it is for somebody out of the game',
  afterHammer: 'the day had ended with the hammer',
  unreadable: 'the post cannot be read',
}

const attempted = Object.fromEntries(
  Object.entries(attempts).map(([why, stands]) => [why, { stands, falls: 'nothing is wrong with how it is written' }]),
) as Record<Why, Phrase>

export const facts = {
  votesIn: {
    stands: '{count, plural, =0 {no votes count} one {# vote counts} other {# votes count}}',
    falls: 'the votes do not count',
  },
  votesFor: {
    stands: '{other} voted for {who}',
    falls: "{other}'s vote for {who} does not count",
    would: '{other} voted for {who}',
    deed: true,
  },
  sameSeat: { stands: 'the seat of {who} keeps its votes', falls: 'the seat of {who} does not keep its votes' },
  votesAgain: {
    stands: "{other}'s vote for {who} counts once more",
    falls: "{other}'s vote for {who} does not count once more",
  },
  unvoted: { stands: '{who} takes back a vote', falls: '{who} takes no vote back' },
  votesElsewhere: { stands: '{who} has no vote for {other}', falls: '{who} votes for {other}' },
  tookBack: { stands: '{who} took back the vote for {other}', falls: '{who} did not take back the vote for {other}' },
  votedOn: { stands: '{other} voted for {who} instead', falls: '{other} did not vote for {who} instead' },
  attempt: { stands: '{other} wrote “{text}”', falls: '{other} wrote “{text}”, which does not count' },
  timeUnknown: { stands: 'nothing says whether it came in time', falls: 'it is known to have come in time' },
  nameInDoubt: { stands: 'the name is in doubt', falls: 'the name is clear' },
  takenBack: { stands: '{other} takes back a vote for {who}', falls: '{other} cannot take back a vote for {who}' },
  deadVoter: { stands: '{who}, who is dead, has no vote', falls: '{who} is alive' },
  deadTarget: { stands: '{who} is dead', falls: '{who} is alive' },
  lateVote: { stands: 'the vote of {who} came after the end of the day', falls: 'the vote of {who} came in time' },
  voteless: { stands: '{who} is voteless, and has no vote', falls: '{who} has a vote' },
  enoughVotes: {
    stands: '{who} has the {needed} votes needed for a majority',
    falls:
      '{who} has {count} of the {needed} votes needed for a majority{waits, plural, =0 {} one {, and # more to be confirmed} other {, and # more to be confirmed}}',
    would: '{who} would have the {needed} votes needed for a majority',
  },
  // What days say that were locked before the number was told.
  majority: {
    stands: '{who} has the {needed} votes needed for a majority',
    falls: '{who} has fewer than the {needed} votes needed for a majority',
    would: '{who} would have the {needed} votes needed for a majority',
  },
  mostVotes: {
    stands: '{who} has the most votes, {count}',
    falls: '{who} has fewer votes than others',
    would: '{count, plural, =0 {nobody votes for {who}} one {{who} has # vote} other {{who} has # votes}}',
  },
  mostVotesSoFar: {
    stands:
      '{who} has the most votes, {count}, and {waits, plural, one {# more to be confirmed} other {# more to be confirmed}}',
    falls:
      '{who} has fewer votes than others, with {waits, plural, one {# more to be confirmed} other {# more to be confirmed}}',
    would:
      '{count, plural, =0 {nobody votes for {who}} one {{who} has # vote} other {{who} has # votes}}, and {waits, plural, one {# more to be confirmed} other {# more to be confirmed}}',
  },
  tied: { stands: '{count} players have the most votes', falls: 'nobody has as many votes as {who}' },
  tiedAll: {
    stands: '{who} goes with all who have the most votes',
    falls: '{who} does not go with those who have the most votes',
    would: '{who} would go with all who have the most votes',
  },
  mostAlone: {
    stands: 'nobody has as many votes as {who}',
    falls: '{who} is not alone with the most votes',
    would: '{who} has as many votes as anybody',
  },
  drawn: {
    stands: 'the lot falls on {who}',
    falls: 'the lot does not fall on {who}',
    would: 'the lot might have fallen on {who}',
  },
  notDrawn: { stands: 'the lot fell on somebody else', falls: 'the lot did not fall on somebody else' },
  firstThere: {
    stands: '{who} came to that number first',
    falls: '{who} did not come to that number first',
    would: '{who} might have come to that number first',
  },
  notFirst: { stands: 'somebody else came to that number first', falls: 'nobody else came to that number first' },
  picked: {
    stands: 'the host chose {who}',
    falls: 'the host did not choose {who}',
    would: 'the host might have chosen {who}',
  },
  notPicked: { stands: 'the host chose somebody else', falls: 'the host did not choose somebody else' },
  lynched: {
    stands: '{who} is lynched',
    falls: '{who} is not lynched',
    would: '{who} would have been lynched',
    death: true,
  },
  ...attempted,
} satisfies Record<string, Phrase>
