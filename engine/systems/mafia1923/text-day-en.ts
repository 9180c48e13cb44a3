/** What is said of a day in English: its facts, its messages and its posts. */
import type { Layout } from '../../text/layout.ts'
import type { Phrase, Words } from '../../text/wording.ts'

/** A fact that never has to be denied. */
const only = (stands: string): Phrase => ({ stands, falls: `not so: ${stands}` })

const votes = '{votes, plural, one {# vote} other {# votes}}'

const ballots = {
  ballot: { stands: '{who} voted', falls: 'the ballot of {who} does not count' },
  halfCounts: { stands: 'what counts of the ballot of {who} is this', falls: 'nothing of the ballot of {who} counts' },
  onlyOne: {
    stands: '{who} is the only living member of the family',
    falls: '{who} is not the only living member of the family',
  },
  familyVote: {
    stands: '{who} voted for the family {other}',
    falls: 'the vote of {who} for the family {other} does not count',
  },
  individualVote: { stands: '{who} voted for {other}', falls: 'the vote of {who} for {other} does not count' },
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
  dead: only('{who} is dead'),
  spectator: only('{who} is a Spectator'),
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
    falls: 'not even {need, plural, one {# vote} other {# votes}} for {who} {need, plural, one {counts} other {count}}',
  },
  anybody: only('{who} may give it to {other}, whom a ballot could not name'),
} satisfies Record<string, Phrase>

const tally = {
  jailsFirst: { stands: 'the jails come first, whenever votes were cast', falls: 'nobody is jailed' },
  extraVotesCounted: { stands: 'the extra votes are added', falls: 'no extra vote counts' },
  negativeVotesCounted: { stands: 'the negative votes are taken away', falls: 'no negative vote counts' },
  ballotsCounted: { stands: 'the ballots are added', falls: 'no ballot counts' },
  flooredAtZero: only('no total is below zero'),
  netTotals: only('these are the totals'),
  publishedInEvening: only('they are published in the evening'),
} satisfies Record<string, Phrase>

const court = {
  atCourt: {
    stands: 'the family {who} is sent to court',
    falls: 'the family {who} is not sent to court',
    asks: 'Is the family {who} sent to court?',
  },
  enoughVotes: { stands: `the family {who} has ${votes}`, falls: `the family {who} has only ${votes}` },
  amongFirst: {
    stands: `with ${votes} the family {who} is among the first {size}`,
    falls: `with ${votes} the family {who} is not among the first {size}`,
    would: 'there were votes for the family {who}',
  },
  atLeastCut: {
    stands: `{cut, plural, one {# vote is} other {# votes are}} enough`,
    falls: `{cut, plural, one {# vote would be} other {# votes would be}} enough`,
  },
  jailedFromCourt: { stands: '{who} is in jail', falls: '{who} is not in jail', would: '{who} would be in jail' },
  nobodyThere: only('nobody of the family {who} is living'),
  nobodyCondemned: { stands: 'whoever could be condemned is spared or has no vote', falls: 'somebody is condemned' },
  nobodyDies: {
    stands: 'nobody of the family {who} is killed by the court',
    falls: 'somebody of the family {who} is killed by the court',
    asks: 'Is nobody of the family {who} killed by the court?',
  },
  executed: {
    stands: 'the court kills {who}',
    falls: 'the court does not kill {who}',
    would: 'the court would have killed {who}',
  },
  hasVotes: { stands: `{who} has ${votes}`, falls: `{who} has only ${votes}` },
  mostVotes: {
    stands: `with ${votes} nobody of the family has more than {who}`,
    falls: `with ${votes} {who} is not first in the family`,
  },
  nextByVotes: { stands: `with ${votes} {who} comes next`, falls: `with ${votes} {who} does not come next` },
  aboveDefended: { stands: 'whoever has more votes is defended', falls: 'somebody with more votes is not defended' },
  defended: {
    stands: '{other} defends {who} in court',
    falls: 'nobody defends {who} in court',
    would: '{other} would have defended {who} in court',
  },
  defendsSelf: only('{who} may do so for {who} once'),
  isDefended: { stands: '{who} is defended', falls: '{who} is not defended', would: '{who} would be defended' },
  passedOver: {
    stands: 'the court passes {who} over',
    falls: 'the court does not pass {who} over',
    would: 'the court would have passed {who} over',
  },
  jailedAlone: {
    stands: '{who} is in jail, and nobody else of the family is living',
    falls: '{who} is not in jail',
    would: '{who} would be in jail, and nobody else of the family is living',
  },
  defendedAlone: {
    stands: '{who} is defended, and nobody else of the family is living',
    falls: '{who} is not defended',
    would: '{who} would be defended, and nobody else of the family is living',
  },
  votedFor: { stands: '{who} voted for {other}', falls: 'the vote of {who} for {other} was not counted' },
  avenged: {
    stands: '{other} takes {who} along',
    falls: '{other} does not take {who} along',
    would: '{other} would have taken {who} along',
  },
  noRevenge: {
    stands: '{who} takes nobody along',
    falls: '{who} takes somebody along',
    asks: 'Does {who} take nobody along?',
  },
  noCountedVote: only('no individual vote of {who} was counted'),
  absentFromVote: {
    stands: '{who} was not present for the vote',
    falls: '{who} was present for the vote',
    would: '{who} would not have been present for the vote',
  },
  savedFromRevenge: {
    stands: '{who} is saved from the revenge',
    falls: '{who} is not saved from the revenge',
    would: '{who} might have been saved from the revenge',
  },
  onlyFromCourt: only('a Lawyer saves from the court alone'),
} satisfies Record<string, Phrase>

const afterwards = {
  missedVote: {
    stands: '{who} gets a strike for not voting',
    falls: '{who} gets no strike for not voting',
    asks: 'Does {who} get a strike for not voting?',
  },
  improperVote: {
    stands: '{who} gets a strike for voting improperly',
    falls: '{who} gets no strike for voting improperly',
    asks: 'Does {who} get a strike for voting improperly?',
  },
  noBallot: { stands: 'no ballot of {who} came in', falls: 'that no ballot of {who} came in is excused' },
  brokeRules: {
    stands: 'the ballot of {who} breaks the rules',
    falls: 'that the ballot of {who} breaks the rules is excused',
    would: 'the ballot of {who} would have been improper',
  },
  sparedStrike: { stands: '{who} is spared the strike', falls: '{who} is not spared the strike' },
  enoughStrikes: { stands: '{who} has enough strikes', falls: '{who} has not enough strikes yet' },
  strikes: {
    stands: '{who} has {count, plural, one {# strike} other {# strikes}} of {threshold}',
    falls: '{who} has {count, plural, one {# strike} other {# strikes}} of {threshold}',
  },
  missedVotes: {
    stands: '{who} has missed {count, plural, one {# vote} other {# votes}}; {threshold} are enough',
    falls: '{who} has missed {count, plural, =0 {no vote} one {# vote} other {# votes}}; {threshold} would be enough',
  },
  improperVotes: {
    stands: '{who} has voted improperly {count, plural, one {once} other {# times}}; {threshold} are enough',
    falls:
      '{who} has voted improperly {count, plural, =0 {never} one {once} other {# times}}; {threshold} would be enough',
  },
  earlierStrike: only('a strike of {who} from an earlier day'),
  exiled: {
    stands: '{who} is exiled',
    falls: '{who} is not exiled',
    asks: 'Is {who} exiled?',
    would: '{who} would have been exiled',
  },
  exiledByHost: only('the moderators exile {who}'),
  overruled: only('the moderators overruled {use}'),
  sampled: { stands: '{who} learns the votes of {other}', falls: '{who} does not learn the votes of {other}' },
  drawnByLot: only('{who} was drawn'),
} satisfies Record<string, Phrase>

const end = {
  gameOver: { stands: 'the game is over', falls: 'the game goes on', asks: 'Is the game over?' },
  lastDayOver: only('day {last} was the last'),
  oneSideGone: {
    stands: 'one side is gone',
    falls: 'that one side is gone does not end it',
    would: 'one side is gone',
  },
  runsToTheEnd: only('the game runs to day {last} all the same'),
  isLiving: { stands: '{who} is living', falls: '{who} is not living' },
  isLivingPoisoned: { stands: '{who} is poisoned and still living', falls: '{who} is not living' },
  mafiaWins: { stands: 'the Mafia wins', falls: 'the Mafia loses', asks: 'Does the Mafia win?' },
  halfLiving: {
    stands: 'at least {need} of the {dealt} Mafia Members are living',
    falls: 'not even {need} of the {dealt} Mafia Members are living',
    would: 'the Mafia would win',
  },
  mafiaWon: { stands: 'the Mafia wins', falls: 'the Mafia does not win' },
  familyWins: {
    stands: 'the family {who} wins',
    falls: 'the family {who} does not win',
    asks: 'Does the family {who} win?',
  },
  familyLeads: {
    stands: 'no family without a living Mafia Member has more living Civilians than {who}',
    falls: 'the family {who} is not the one',
    would: 'the family {who} would win',
  },
  mostCivilians: {
    stands: '{civilians, plural, one {# living Civilian is} other {# living Civilians are}} the most of such families',
    falls: 'another family has {most, plural, one {# living Civilian} other {# living Civilians}}',
  },
  enoughCivilians: { stands: 'that is enough', falls: 'no Civilian of the family {who} is living' },
  mafiaLeft: {
    stands: '{who} of the Mafia is living in the family {other}',
    falls: '{who} of the Mafia is not living',
  },
  inMafia: only('{who} is in the Mafia'),
  isCivilian: only('{who} is a Civilian'),
  deadToo: only('the dead win with their side'),
  exiledNever: { stands: 'the exiled never win', falls: '{who} is not exiled' },
  neverWithFamily: { stands: 'a Mafia Member never wins with the family', falls: '{who} is not in the Mafia' },
  winsWithMafia: {
    stands: '{who} wins with the Mafia',
    falls: '{who} does not win with the Mafia',
    would: '{who} would win with the Mafia',
  },
  winsWithFamily: {
    stands: '{who} wins with the family',
    falls: '{who} does not win with the family',
    would: '{who} would win with the family',
  },
  wins: { stands: '{who} wins', falls: '{who} does not win', asks: 'Does {who} win?' },
} satisfies Record<string, Phrase>

export const factsOfDay = { ...ballots, ...tally, ...court, ...afterwards, ...end }

/** Statuses, counters, and the steps of a count. */
export const terms: NonNullable<Words['terms']> = {
  injured: 'injured',
  poisoned: 'poisoned',
  exiled: 'exiled',
  missedVotes: 'missed votes',
  improperVotes: 'improper votes',
  butlerAttempts: 'attempts of the Mafia',
  sheriffs: 'Jails',
  councilors: 'Extra votes',
  pacifists: 'Negative votes',
  ballots: 'Ballots',
  floor: 'Nothing below zero',
  totals: 'Totals',
  asProposed: 'as proposed',
  asSent: 'as it was sent in',
  drawTheRest: 'draw the rest',
  startDay: 'not a Saturday',
  clockChange: 'the clocks change',
  afterTheEnd: 'after the end',
  mafiaTargets: 'too few targets',
  mafiaSubmitter: 'who submits for the Mafia',
  attacker: 'the attacker',
  secondaryRoles: 'second roles of the Mafia',
}

export const tellsOfDay: Words['tells'] = {
  exiled: 'You are exiled from the game. Votes missed: {missed}. Improper votes: {improper}.',
  sample:
    '{half, select, both {{who} voted for the family {family} and for {about}.} family {{who} voted for the family {family} and for nobody else.} other {{who} voted for {about} and for no family.}}',
  sampleExtra:
    '{kind, select, negativeVote {A negative vote} other {An extra vote}} of {who} went to {half, select, family {the family {family}} other {{about}}}.',
  familyTotals: '{family}: {votes}',
  playerTotals: '{who}: {votes}',
  jailed: '<b>{who}</b> was in jail.',
  jailedFamily: 'The family <b>{family}</b> was in jail.',
  victory: '<b>{side, select, mafia {The Mafia wins} other {The family {family} wins}}.</b>',
  won: '<b>{who}</b> won.',
}

/** The end of the game, wherever it comes. */
export const victory: Layout = [
  { each: 'victory', message: '<b>{side, select, mafia {The Mafia wins} other {The family {family} wins}}.</b>' },
  { each: 'won', message: '<b>{who}</b> won', join: '; ' },
]

export const postsOfDay: Words['posts'] = {
  votes: [
    { message: '<b>Day {number}: the vote.</b>' },
    { each: 'familyTotals', message: '{family}: {votes}', join: '; ', empty: 'No family has a vote.' },
    { each: 'playerTotals', message: '{who}: {votes}', join: '; ', empty: 'Nobody has a vote.' },
  ],
  dusk: [
    { message: '<b>Day {number} is over.</b>' },
    { each: 'died', message: '<b>{who}</b> died.', empty: 'Nobody died.' },
    { each: 'flipped', message: '<b>{who}</b> was: {role}.' },
    { each: 'exiled', message: '<b>{who}</b> was exiled.' },
    { each: 'jailed', message: '<b>{who}</b> was in jail.' },
    { each: 'jailedFamily', message: 'The family <b>{family}</b> was in jail.' },
    ...victory,
  ],
}
