/** Words about the vote, with the Sheriff, the Councilor and the Pacifist. */
import { only, type SectionWords } from '../words.ts'

export const vote = {
  roles: {
    sheriff: 'Sheriff',
    councilor: 'Councilor',
    pacifist: 'Pacifist',
  },
  rolesShort: {
    councilor: ['councillor'],
  },
  uses: {
    jail: 'jail',
    extraVote: 'extra vote',
    negativeVote: 'negative vote',
  },
  deeds: {
    jail: '{actor} jailed {first} and the family {second}',
    extraVote: '{actor} cast extra votes',
    negativeVote: '{actor} cast negative votes',
  },
  facts: {
    ballot: { stands: '{who} voted', falls: 'the ballot of {who} does not count' },
    halfCounts: {
      stands: 'what counts of the ballot of {who} is this',
      falls: 'nothing of the ballot of {who} counts',
    },
    onlyOne: {
      stands: '{who} is the only living member of the family',
      falls: '{who} is not the only living member of the family',
    },
    familyVote: {
      stands: '{who} voted for the family {other}',
      falls: 'the vote of {who} for the family {other} does not count',
      deed: true,
    },
    individualVote: {
      stands: '{who} voted for {other}',
      falls: 'the vote of {who} for {other} does not count',
      deed: true,
    },
    improper: { stands: '{who} voted improperly', falls: '{who} voted properly' },
    noFamilyVote: only('{who} gave no family vote'),
    noIndividualVote: {
      stands: '{who} gave no individual vote',
      falls: 'that {who} gave no individual vote is no fault',
      would: '{who} gave no individual vote',
    },
    votedForOwnFamily: only('{who} gave the family vote to the own family'),
    votedForSelf: only('{who} gave the individual vote to {who}'),
    votedForStranger: only('{who} gave the individual vote to somebody of another family'),
    votedForTheDead: only('{who} gave the individual vote to somebody who is not living'),
    discarded: { stands: 'this vote of {who} is discarded', falls: 'nothing of {who} is discarded' },
    votesNot: {
      stands: '{who} has no vote today',
      falls: '{who} has a vote today',
      would: '{who} would have no vote today',
    },
    votesNotAgainst: {
      stands: 'votes for {who} do not count today',
      falls: 'votes for {who} count today',
      would: 'votes for {who} would not count today',
    },
    outOfHours: only('the ballot of {who} came out of hours'),
    replacedBallot: only('a later ballot of {who} replaced it'),
    jailed: {
      stands: '{other} jailed {who}',
      falls: '{other} did not jail {who}',
      would: '{other} would have jailed {who}',
    },
    jailedFamily: {
      stands: '{other} jailed the family {who}',
      falls: '{other} did not jail the family {who}',
      would: '{other} would have jailed the family {who}',
    },
    choseOwn: only('{who} may do so for {who} once, and for the own family once'),
    choseTogether: only('{who} chose a player and the family of that player, which is allowed'),
    emptyFamily: only('nobody of the family {who} is living, which does not matter'),
    jailBlocks: {
      stands: 'jail keeps {who} from acting',
      falls: 'jail does not keep {who} from acting',
      would: 'jail might have kept {who} from acting',
    },
    jailTakesVotesOnly: only('jail takes only the votes of {who}'),
    extraVote: {
      stands: '{other} gave {who} an extra vote',
      falls: 'the extra vote of {other} for {who} does not count',
      would: '{other} would have given {who} an extra vote',
    },
    negativeVote: {
      stands: '{other} gave {who} a negative vote',
      falls: 'the negative vote of {other} for {who} does not count',
      would: '{other} would have given {who} a negative vote',
    },
    votedBesides: {
      stands: 'the votes of {who} besides the ballot count',
      falls: 'a vote of {who} besides the ballot does not count',
      would: '{who} would have voted besides the ballot',
    },
    votesFor: {
      stands: '{count, plural, one {# vote} other {# votes}} for {who} {count, plural, one {counts} other {count}}',
      falls:
        'not even {need, plural, one {# vote} other {# votes}} for {who} {need, plural, one {counts} other {count}}',
    },
    anybody: only('{who} may give it to {other}, whom a ballot could not name'),
    jailsFirst: { stands: 'the jails come first, whenever votes were cast', falls: 'nobody is jailed' },
    extraVotesCounted: { stands: 'the extra votes are added', falls: 'no extra vote counts' },
    negativeVotesCounted: { stands: 'the negative votes are taken away', falls: 'no negative vote counts' },
    ballotsCounted: { stands: 'the ballots are added', falls: 'no ballot counts' },
    flooredAtZero: only('no total is below zero'),
    netTotals: only('these are the totals'),
    publishedInEvening: only('they are published in the evening'),
  },
  terms: {
    sheriffs: 'Jails',
    councilors: 'Extra votes',
    pacifists: 'Negative votes',
    ballots: 'Ballots',
    floor: 'Nothing below zero',
    totals: 'Totals',
  },
  tells: {
    familyTotals: '{family}: {votes}',
    playerTotals: '{who}: {votes}',
    jailed: '<b>{who}</b> was in jail.',
    jailedFamily: 'The family <b>{family}</b> was in jail.',
  },
  verbs: {
    jail: ['jail', 'lock up', 'arrest', 'imprison', 'put in jail', 'put {first} in jail'],
    extraVote: [
      'extra vote',
      'extra vote for',
      'extra vote on',
      'councilor vote for',
      'vote again for',
      'use my extra vote on',
      'use my extra vote for',
      'additional vote for',
    ],
    negativeVote: [
      'negative vote',
      'negative vote for',
      'negative vote on',
      'negative vote against',
      'pacifist vote for',
      'vote against',
      'take a vote from',
      'use my negative vote on',
      'use my negative vote for',
      'use my negative vote against',
    ],
  },
} satisfies SectionWords
