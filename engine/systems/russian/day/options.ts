/** What the lynch leaves to the host. */
import { orderOption } from '../../../rules/option.ts'
import type { Option, Prompt } from '../../../rules/role.ts'
import { voteKept, voteSteps } from './order.ts'

export const options: Record<string, Option> = {
  voteOrder: orderOption(voteSteps, {
    rule: 'RU-VOTE-15',
    says: 'In which order a vote is counted. Only what the rulebook leaves open can be moved.',
    kept: voteKept,
  }),
  votesWritten: {
    values: ['greenAndWord', 'greenAlone', 'wordAlone'],
    rule: 'RU-VOTE-1',
    says: 'What is a vote in the thread: a name in green and what stands behind the word for it, a name in green alone, or the word alone.',
  },
  plusOne: {
    values: ['asks', 'counts', 'nothing'],
    rule: 'RU-VOTE-1',
    says: 'What +1 below a vote is, of which the rules say nothing: asked about, a vote for the same player, or nothing.',
  },
  voteTable: {
    values: ['weighed', 'left', 'names'],
    rule: 'RU-VOTE-15',
    says: 'What the table below the post of a vote shows: how much every ballot weighs, which tells a judge’s weight; besides, how many votes fell away from a sum, which tells who has a barrier; or only who voted against whom.',
  },
  autoVotes: {
    values: ['given', 'byHand'],
    rule: 'RU-VOTE-4',
    says: 'Whether a vote against himself is put on everybody who has cast none by the end of a vote, or the host enters such votes.',
  },
  autoVoteWeight: {
    values: ['own', 'one'],
    rule: 'RU-VOTE-4',
    says: 'Whether a vote that was put on its voter weighs as much as any of his, or one.',
  },
  revoteTargets: {
    values: ['eachOther', 'none'],
    rule: 'RU-VOTE-9',
    says: 'Whether those between whom a revote is vote against each other, or have no vote in it.',
  },
  hardTieNoBlack: {
    values: ['nobody', 'both'],
    rule: 'RU-VOTE-10',
    says: 'Who dies where two are level in a revote and no black lives.',
  },
  tripleTieNeedsBlacks: {
    values: [false, true],
    rule: 'RU-VOTE-11',
    says: 'Whether of three or more who are level in a revote two die only while more than two blacks live.',
  },
  zeroBallotIsFirst: {
    values: [false, true],
    rule: 'RU-VOTE-11',
    says: 'Whether a ballot that weighs nothing can be the first one against somebody.',
  },
  redCapFromStart: {
    values: [true, false],
    rule: 'RU-CAP-1',
    says: 'Whether the limit of one ballot holds from the first vote on, or only once a red was lynched.',
  },
  redCapCutsJudge: {
    values: [true, false],
    rule: 'RU-CAP-1',
    says: 'Whether what a judge’s ballot weighs counts as an addition, for the limit and against a lawyer who proved him black.',
  },
  phantomsInRedCount: {
    values: [true, false],
    rule: 'RU-CAP-2',
    says: 'Whether red phantoms are among the reds of whom the limits are made.',
  },
  agentInColourSum: {
    values: [true, false],
    rule: 'RU-CAP-2',
    says: 'Whether a black agent’s ballot is in the sum of the blacks.',
  },
  extraVotePremoves: {
    values: [true, false],
    rule: 'RU-VOTE-14',
    says: 'Whether what is chosen before a vote is chosen anew before one more vote of the day.',
  },
  greyTieNeedsFaceless: {
    values: [true, false],
    rule: 'RU-CAP-6',
    says: 'Whether the reds’ choice decides a tie of two only while the faceless lives.',
  },
  greyMax: {
    values: ['either', 'cap', 'all'],
    rule: 'RU-CAP-5',
    says: 'When blacks and the faceless give somebody all they can: where it reaches their limit, where all of them vote there, or either.',
  },
  immuneAutoVote: {
    values: ['void', 'stands'],
    rule: 'RU-VOTE-8',
    says: 'What a ballot is worth that falls back on a voter whom nobody can vote for, as the mayor: spent, or it stands.',
  },
}

export const prompts: Record<string, Prompt> = {
  lynched: { rule: 'RU-VOTE-9', says: 'The vote is tied: hold the revote, or say whom it lynched.' },
  noVoteDue: {
    rule: 'RU-VOTE-9',
    says: 'No revote and no further vote is due: it is counted as a vote of the day.',
  },
  voteInDoubt: {
    rule: 'RU-VOTE-1',
    says: 'A vote in a post is in doubt. It counts for nobody until you say under Votes what it is.',
  },
  recordedDead: {
    rule: 'RU-VOTE-1',
    says: 'The recorded lynch names somebody who was dead before: correct the record.',
  },
}
