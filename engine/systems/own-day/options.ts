/** What a host may decide otherwise of such a day. The first value is the default, what most hosts do. */
import type { Option, Prompt } from '../../rules/role.ts'

export const options: Record<string, Option> = {
  ballots: {
    values: ['bold', 'colon', 'doubleHash', 'hash', 'any'],
    rule: 'DAY-C4',
    readsPosts: true,
    says: 'What of a post is a ballot: “Vote: Bob” bold as a whole, or in the vote tag of the forum; with a colon, bold or not; behind ##, or behind # too; or whatever reads as one.',
  },
  ballotNames: {
    values: ['whole', 'begun'],
    rule: 'DAY-C4',
    readsPosts: true,
    says: 'Whether a ballot has to name somebody in full or by an alias, or a beginning will do that only one player has. You are asked about anything less.',
  },
  shortBallots: {
    values: [false, true],
    rule: 'DAY-C4',
    readsPosts: true,
    says: 'Whether “v Bob” and “uv” are a ballot and an unvote.',
  },
  hiddenBallots: {
    values: [false, true],
    rule: 'DAY-C4',
    readsPosts: true,
    says: 'Whether a ballot counts that stands in a spoiler.',
  },
  lynchWord: {
    values: ['lynch', 'eliminate', 'execute', 'hang'],
    rule: 'DAY-C4',
    readsPosts: true,
    says: 'What you call the lynch itself. Your posts say so, and who writes that word instead of “vote” casts a ballot too; another one is listed and does not count.',
  },
  hammer: {
    values: [true, false],
    rule: 'DAY-E1',
    says: 'Whether the ballot that reaches a majority ends the day. Without it only the standing at the deadline counts.',
  },
  deadline: {
    values: ['noLynch', 'plurality'],
    rule: 'DAY-E2',
    says: 'What comes of a day that ends without a majority: no lynch, or the most votes are enough.',
  },
  deadlineSecond: {
    values: ['counts', 'late'],
    rule: 'DAY-E2',
    says: 'Whether a ballot in the very second of the deadline still counts.',
  },
  tie: {
    values: ['nobody', 'all', 'draw', 'firstToReach', 'revote', 'host'],
    rule: 'DAY-E3',
    says: 'What comes of several with the most votes, where the most votes are enough: nobody is lynched, all of them, one by lot, whoever came to that number first and never fell under it, a second vote that you hold, or whom you name. Days with a lock know the first three.',
    formerly: { noLynch: 'nobody', random: 'draw' },
  },
  noLynch: {
    values: ['majority', 'half', 'off'],
    rule: 'DAY-E4',
    says: 'What it takes to vote for no lynch: as many votes as a lynch, half of the living rounded up, or it cannot be voted for.',
  },
  noLynchInTie: {
    values: ['wins', 'drawnToo', 'loses'],
    rule: 'DAY-E4',
    says: 'What comes of no lynch in a tie for the most votes: nobody is lynched, it is one of those for whom the tie is broken, or it is passed over.',
  },
  visibility: {
    values: ['open', 'secret'],
    rule: 'DAY-C8',
    says: 'Whether everybody may see the vote. A secret one is sent to you in messages, which you enter by hand; what stands in the thread is no ballot, and your posts name no numbers.',
  },
  lock: {
    values: [0],
    whole: { from: 0, to: 96 },
    rule: 'DAY-E5',
    says: 'How many hours before the deadline votes are locked; 0 for no lock.',
  },
  lockHolds: {
    values: ['whoVotes', 'all'],
    rule: 'DAY-E5',
    says: 'Whom the lock of the last hours holds: those who have a vote by then, or everybody.',
  },
  severalInPost: {
    values: ['last', 'first'],
    rule: 'DAY-C1',
    says: 'Which of several ballots in one post stands: the last, or the first. An unvote before it is no ballot.',
  },
  unvoteFirst: {
    values: [false, true],
    rule: 'DAY-C1',
    says: 'Whether a ballot that stands has to be taken back before another one counts.',
  },
  neededFrom: {
    values: ['living', 'votes'],
    rule: 'DAY-C2',
    says: 'Half of what is needed: of the players who live, or of the votes that they have.',
  },
  deadTarget: {
    values: ['refused', 'unvote'],
    rule: 'DAY-C5',
    says: 'What a ballot for somebody dead does: nothing, and the one before it stands, or it takes that one back.',
  },
  missed: {
    values: ['fromPost', 'fromCount'],
    rule: 'DAY-C7',
    says: 'From when a ballot counts that you had missed and enter later: from its own time, with the hammer and the order moved, or from when you enter it.',
  },
  selfVote: {
    values: ['yes', 'no', 'hammerOnly'],
    rule: 'DAY-C6',
    says: 'Whether a ballot for oneself counts: always, never, or only where it is the one that makes the majority.',
  },
  lovedAtPlurality: {
    values: ['nothing', 'oneVote'],
    rule: 'DAY-R1',
    says: 'What hated and loved are where the most votes are enough: nothing, or one vote more on somebody hated and one less on somebody loved. The public count never shows it.',
  },
  double: {
    values: ['oneBallot', 'twoTargets'],
    rule: 'DAY-R2',
    says: 'How a doublevoter votes: with one ballot that weighs two, or with two votes, each a ballot of its own, for two players or for one.',
  },
  doubleThird: {
    values: ['older', 'newer'],
    rule: 'DAY-R2',
    says: 'Where a doublevoter has two votes: of which of them a third vote takes the place, if neither is for that player already.',
  },
  doubleSame: {
    values: ['both', 'nothing'],
    rule: 'DAY-R2',
    says: 'What a second vote of a doublevoter for the same player does, where he has two: both count there, the other one moving where it was for somebody else, or it changes nothing.',
  },
  doubleUnvote: {
    values: ['both', 'last'],
    rule: 'DAY-R2',
    says: 'What an unvote of a doublevoter without a name takes back, where he has two votes: both, or the last. With a name it takes back whatever is for that player.',
  },
  reveal: {
    values: ['standing', 'nextBallot'],
    rule: 'DAY-R2',
    says: 'What of a mayor weighs more once he has revealed: the vote that stands already, or only those cast from then on.',
  },
  secretDistance: {
    values: [true, false],
    rule: 'DAY-R1',
    says: 'Whether the public count keeps it secret who is hated or loved, by giving the usual number for everybody. Otherwise it says how many they need.',
  },
  saintWithoutHammer: {
    values: ['nobody', 'last'],
    rule: 'DAY-R5',
    says: 'Whom a supersaint takes along who was lynched without a hammer: nobody, or whoever voted last on that wagon.',
  },
  governor: {
    values: ['nobody', 'second'],
    rule: 'DAY-R4',
    says: 'Who is lynched where a governor saves the one with the most votes of a day without a majority: nobody, or whoever has the most after him.',
  },
  governorSelf: {
    values: ['no', 'yes'],
    rule: 'DAY-R4',
    says: 'Whether a governor whom the vote has chosen may save himself.',
  },
  lyncher: {
    values: ['alive', 'onWagon'],
    rule: 'DAY-R6',
    says: 'When a lyncher has won whose target is lynched: if he lives then, or only if his ballot is among those for that target.',
  },
  parity: {
    values: ['heads', 'votes'],
    rule: 'DAY-W3',
    says: 'What the mafia need half of to have won: the players who live, or the votes that these have.',
  },
  allDead: {
    values: ['draw', 'host'],
    rule: 'DAY-W3',
    says: 'What is proposed when nobody lives any more: that nobody has won, or nothing, and you decide.',
  },
  afterDeath: {
    values: ['stays', 'resetAll', 'neededStays'],
    rule: 'DAY-E6',
    says: 'What a death during the day does to the vote: it takes along the ballots of and for the dead player, and fewer are needed; all ballots are gone; or what is needed stays as it was.',
  },
  modkillEndsDay: {
    values: ['no', 'ofTown', 'yes', 'host'],
    rule: 'DAY-E6',
    says: 'Whether the day ends without a lynch when you take somebody out of the game: no, where that was one of the town, always, or you are asked.',
  },
  wagonAfterDeath: {
    values: ['host', 'lynched', 'nextBallot'],
    rule: 'DAY-E6',
    says: 'What becomes of somebody who stands at a majority because a death during the day lowered it: you are asked, the day ends with that lynch, or it takes one ballot more.',
  },
}

export const prompts: Record<string, Prompt> = {
  modkillEndsDay: {
    rule: 'DAY-E6',
    says: 'Somebody was taken out of the game. Does the day end with that, without a lynch?',
    choices: ['no', 'yes'],
  },
  wagonAfterDeath: {
    rule: 'DAY-E6',
    says: 'A death lowered the majority, and somebody stands at it now. Does it take one ballot more, or is that a lynch?',
    choices: ['nextBallot', 'lynched'],
  },
  dayDeed: {
    rule: 'DAY-R8',
    says: 'An action of the day does more than kill. That is not carried out here: say it to whom it concerns, and record what it changes.',
  },
  dayDeedTime: {
    rule: 'DAY-R8',
    says: 'An action of the day has no time, so it is taken to have come before every ballot. Enter it with its time where that is not so.',
  },
  governor: {
    rule: 'DAY-E7',
    says: 'A governor may save whom the vote has chosen. Is that the lynch, or is it stopped? Say it before you post the flip.',
    choices: ['lynched', 'saved'],
  },
  lyncher: {
    rule: 'DAY-R6',
    says: 'Is whoever was lynched the target of the lyncher?',
    choices: ['no', 'yes'],
  },
  hasWon: {
    rule: 'DAY-R6',
    says: 'An independent has won by this lynch. The game goes on; name him among the winners at its end.',
  },
  winsBeside: {
    rule: 'DAY-W2',
    says: 'Somebody who only had to survive lives at the end. Name that player among the winners too.',
  },
  missed: {
    rule: 'DAY-C7',
    says: 'A ballot that was entered late counts from its own time, and the day ends otherwise for it. See who hammered now.',
  },
  mayTurn: {
    rule: 'DAY-W4',
    says: 'The mafia have half of the living, and somebody of the town may still turn that: by a kill, by surviving one, or by the vote. Play on where you think so.',
  },
  allDead: { rule: 'DAY-W3', says: 'Nobody lives any more. Who has won is for you to say.' },
  beloved: {
    rule: 'DAY-R7',
    says: 'Somebody beloved died, so the next day is skipped: after this night, or the one that follows, comes another night.',
  },
  tie: { rule: 'DAY-E3', says: 'Several have the most votes. Who of them is lynched, if anybody?' },
  revote: { rule: 'DAY-E3', says: 'Several have the most votes. Nobody is lynched until you hold a second vote.' },
}
