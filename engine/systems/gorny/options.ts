/** What a host may decide otherwise, the blanks of the rules post included. The first value is the default. */
import type { Option, Prompt } from '../../rules/role.ts'
import { sections } from './sections.ts'
import { steps } from './order.ts'

/** From plain to anything goes (GORNY-T2). */
const kinds = ['normal', 'closeToNormal', 'notNormal', 'wayOut', 'wild', 'anythingGoes'] as const

export const options: Record<string, Option> = {
  night: {
    values: ['list', 'reasonable'],
    rule: 'GORNY-N2',
    says: 'How nights are resolved: by the simple list, or reasonably, by asking of each result whether it comes about. Options of the other way then say nothing.',
  },
  order: {
    values: [steps.join(',')],
    list: { of: steps, all: true },
    rule: 'GORNY-N2',
    says: 'The list of the night, from the first to be done to the last.',
  },
  sameSlot: {
    values: ['simultaneous', 'received'],
    rule: 'GORNY-N10',
    says: 'Whether actions in one place of the list happen at once, or in the order received.',
  },
  deadActorsAct: {
    values: [true, false],
    rule: 'GORNY-N9',
    says: 'Whether who is killed tonight still does what stands further down the list.',
  },
  selfTarget: {
    values: [true, false],
    rule: 'GORNY-N4',
    says: 'Whether players may choose themselves. A cop may check himself in any case.',
  },
  spendWhenStopped: {
    values: [true, false],
    rule: 'GORNY-N5',
    says: 'Whether a limited use is gone when the action was stopped.',
  },
  tellMafiaOfFailure: {
    values: [false, true, 'blockedToo'],
    rule: 'GORNY-N5',
    says: 'Whether every living member of the mafia is told that their kill failed, though not how: one that came to somebody and killed nobody, or also one that never went forward.',
  },
  tellSaved: {
    values: ['nothing', 'failed', 'name'],
    rule: 'GORNY-N6',
    says: 'What the opening says of a kill that a protection took: nothing, that a kill has failed, or also who was saved.',
    formerly: { false: 'nothing', true: 'name' },
  },

  deadline: {
    values: ['noLynch', 'plurality'],
    rule: 'GORNY-V5',
    says: 'What comes of a day that ends without a majority: no lynch, or the most votes are enough.',
  },
  tie: {
    values: ['noLynch', 'random', 'all'],
    rule: 'GORNY-V5',
    says: 'What comes of several with the most votes, where the most votes are enough.',
  },
  callAt: {
    values: ['parity', 'outnumbered', 'noMajority'],
    rule: 'GORNY-V6',
    says: 'When the mafia have won: as soon as they are as many as the town, only when they are more, or when the votes of the town alone make no majority of the living.',
  },
  announceEnd: {
    values: [false, true],
    rule: 'GORNY-V6',
    says: 'Whether the post that closes a phase says that the game is over and who won, where the rules propose it. It ends only when you confirm it.',
  },

  kind: { values: kinds, rule: 'GORNY-T2', says: 'What kind of game it is, as the rules post declares it.' },
  startingPhase: {
    values: ['day', 'night'],
    rule: 'GORNY-T1',
    says: 'With what the game starts. The rules post says what its first phase really was.',
  },
  dayHours: { values: [48], whole: { from: 1, to: 720 }, rule: 'GORNY-T1', says: 'How many hours a day lasts.' },
  nightHours: { values: [24], whole: { from: 1, to: 720 }, rule: 'GORNY-T1', says: 'How many hours a night lasts.' },
  treestump: {
    values: ['stump', 'asVanilla'],
    rule: 'GORNY-N8',
    says: 'Whether a treestump has no vote and may talk when dead, or is in every way vanilla.',
  },
  resultsMargin: {
    values: [2],
    whole: { from: 0, to: 72 },
    rule: 'GORNY-N1',
    says: 'How many hours before the end of the night actions are due.',
  },
  minimumPosts: {
    values: [0],
    whole: { from: 0, to: 99 },
    rule: 'GORNY-M5',
    says: 'How many contributing posts a day are asked for; 0 asks for none.',
  },
  sections: {
    values: [sections.join(',')],
    list: { of: sections },
    rule: 'GORNY-T1',
    says: 'Which sections the rules post has, in their order.',
  },
}

/** An infraction is shown with its rule and whose it is; what comes of it is a command of the host's (GORNY-M8). */
const infraction = (rule: string, says: string): Prompt => ({
  rule,
  says,
  names: { told: 'infraction', by: 'breach', who: 'who' },
})

export const prompts: Record<string, Prompt> = {
  hitman: { rule: 'GORNY-N7', says: 'Once the hitman is gone, who of the goons takes the post?' },
  swaps: {
    rule: 'GORNY-N3',
    says: 'Two swaps have a player in common and pull an action apart. Does it stay where it was sent, or do the swaps follow one another as received?',
    choices: ['stays', 'received'],
  },
  redirects: {
    rule: 'GORNY-N2',
    says: 'Redirects pull one player to different goals. Does the action stay where it was sent, or does the last one received count?',
    choices: ['stays', 'received'],
  },

  votedName: {
    rule: 'GORNY-V2',
    says: 'A vote names somebody inexactly. It counts for nobody until you enter whom it is for.',
  },
  voteUndated: {
    rule: 'GORNY-V1',
    says: 'A post with a vote does not say when it was written, and was pasted after the deadline. Its vote does not count until you say under Votes whether it came in time.',
  },
  unvotedName: {
    rule: 'GORNY-V2',
    says: 'An unvote names somebody inexactly. It takes nothing back until you enter whose vote is meant.',
  },

  nightPost: infraction('GORNY-M1', 'A post came after the night had begun.'),
  editedPost: infraction('GORNY-M2', 'A post of the game was edited.'),
  deadPost: infraction('GORNY-M3', 'A dead player has posted in the thread.'),
  deadInfluence: infraction('GORNY-M3', 'A dead player has tried to influence the game.'),
  quotedMessage: infraction('GORNY-M4', 'Something that the host wrote in private was passed on.'),
  fewPosts: infraction('GORNY-M5', 'A player has made fewer posts today than the rules ask for.'),
  emptyPosts: infraction('GORNY-M5', 'A player has posted only to have posted.'),
  siteBan: infraction('GORNY-M6', 'A player was banned from the site.'),
  outsideTalk: infraction('GORNY-M7', 'The game was talked about outside its thread.'),
  disrespect: infraction('GORNY-M9', 'A player was attacked, and not the play.'),
}
