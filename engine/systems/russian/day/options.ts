/** What the lynch leaves to the host. */
import type { Options, Prompts } from '../../../ruleset/said.ts'
import { orderOption } from '../../../rules/option.ts'

import { voteKept, voteSteps } from './order.ts'

export const options: Options = {
  voteOrder: orderOption(voteSteps, {
    rule: 'RU-VOTE-15',
    says: {
      en: 'In which order a vote is counted. Only what the rulebook leaves open can be moved.',
      ru: 'В каком порядке считают голоса. Переставить можно только то, что правила оставляют открытым.',
    },
    kept: voteKept,
  }),
  votesWritten: {
    values: ['greenAndWord', 'greenAlone', 'wordAlone'],
    rule: 'RU-VOTE-1',
    says: {
      en: 'What is a vote in the thread: a name in green and what stands behind the word for it, a name in green alone, or the word alone.',
      ru: 'Что считается голосом в теме: имя зеленым шрифтом и запись со словом «голос», только имя зеленым или только запись со словом.',
    },
  },
  plusOne: {
    values: ['asks', 'counts', 'nothing'],
    rule: 'RU-VOTE-1',
    says: {
      en: 'What +1 below a vote is, of which the rules say nothing: asked about, a vote for the same player, or nothing.',
      ru: 'Чем считается «+1» под чужим голосом, о котором в правилах ничего нет: о нем спрашивают ведущего, это голос против того же игрока или ничего.',
    },
  },
  voteTable: {
    values: ['weighed', 'left', 'names'],
    rule: 'RU-VOTE-15',
    says: {
      en: 'What the table below the post of a vote shows: how much every ballot weighs, which tells a judge’s weight; besides, how many votes fell away from a sum, which tells who has a barrier; or only who voted against whom.',
      ru: 'Что показывает таблица под итогом голосования: сколько весит каждый голос (по этому виден и вес судьи); еще и сколько голосов снято с суммы (по этому видно, у кого барьер); или только кто против кого голосовал.',
    },
  },
  autoVotes: {
    values: ['given', 'byHand'],
    rule: 'RU-VOTE-4',
    says: {
      en: 'Whether a vote against himself is put on everybody who has cast none by the end of a vote, or the host enters such votes.',
      ru: 'Ставится ли автоголос каждому, кто не проголосовал к концу голосования, или такие голоса вносит ведущий.',
    },
  },
  autoVoteWeight: {
    values: ['own', 'one'],
    rule: 'RU-VOTE-4',
    says: {
      en: 'Whether a vote that was put on its voter weighs as much as any of his, or one.',
      ru: 'Весит ли автоголос столько же, сколько любой голос этого игрока, или единицу.',
    },
  },
  revoteTargets: {
    values: ['eachOther', 'none'],
    rule: 'RU-VOTE-9',
    says: {
      en: 'Whether those between whom a revote is vote against each other, or have no vote in it.',
      ru: 'Голосуют ли цели переголосования друг против друга, или голоса у них нет.',
    },
  },
  hardTieNoBlack: {
    values: ['nobody', 'both'],
    rule: 'RU-VOTE-10',
    says: {
      en: 'Who dies where two are level in a revote and no black lives.',
      ru: 'Кто умирает при равенстве двоих на переголосовании, если живых черных нет.',
    },
  },
  tripleTieNeedsBlacks: {
    values: [false, true],
    rule: 'RU-VOTE-11',
    says: {
      en: 'Whether of three or more who are level in a revote two die only while more than two blacks live.',
      ru: 'При равенстве троих и больше на переголосовании: умирают ли двое только тогда, когда живы больше двух черных.',
    },
  },
  zeroBallotIsFirst: {
    values: [false, true],
    rule: 'RU-VOTE-11',
    says: {
      en: 'Whether a ballot that weighs nothing can be the first one against somebody.',
      ru: 'Может ли голос с нулевым весом считаться первым голосом против игрока.',
    },
  },
  redCapFromStart: {
    values: [true, false],
    rule: 'RU-CAP-1',
    says: {
      en: 'Whether the limit of one ballot holds from the first vote on, or only once a red was lynched.',
      ru: 'Действует ли предел одного голоса с первого голосования или лишь после линчевания красного.',
    },
  },
  redCapCutsJudge: {
    values: [true, false],
    rule: 'RU-CAP-1',
    says: {
      en: 'Whether what a judge’s ballot weighs counts as an addition, for the limit and against a lawyer who proved him black.',
      ru: 'Считается ли вес судьи прибавкой: для предела одного голоса и против адвоката, у которого на судью черный чек.',
    },
  },
  phantomsInRedCount: {
    values: [true, false],
    rule: 'RU-CAP-2',
    says: {
      en: 'Whether red phantoms are among the reds of whom the limits are made.',
      ru: 'Входят ли красные фантомы в число красных, по которому считают пределы.',
    },
  },
  agentInColourSum: {
    values: [true, false],
    rule: 'RU-CAP-2',
    says: {
      en: 'Whether a black agent’s ballot is in the sum of the blacks.',
      ru: 'Входит ли голос черного агента в сумму голосов черных.',
    },
  },
  extraVotePremoves: {
    values: [true, false],
    rule: 'RU-VOTE-14',
    says: {
      en: 'Whether what is chosen before a vote is chosen anew before one more vote of the day.',
      ru: 'Делают ли ходы, которые делаются до голосования, заново перед дополнительным голосованием.',
    },
  },
  greyTieNeedsFaceless: {
    values: [true, false],
    rule: 'RU-CAP-6',
    says: {
      en: 'Whether the reds’ choice decides a tie of two only while the faceless lives.',
      ru: 'Решает ли выбор красных при равенстве двоих только тогда, когда жив безликий.',
    },
  },
  greyMax: {
    values: ['either', 'cap', 'all'],
    rule: 'RU-CAP-5',
    says: {
      en: 'When blacks and the faceless give somebody all they can: where it reaches their limit, where all of them vote there, or either.',
      ru: 'Когда черные и безликий дали игроку максимум: когда сумма дошла до предела, когда туда голосуют все они, или в любом из этих случаев.',
    },
  },
  immuneAutoVote: {
    values: ['void', 'stands'],
    rule: 'RU-VOTE-8',
    says: {
      en: 'What a ballot is worth that falls back on a voter whom nobody can vote for, as the mayor: spent, or it stands.',
      ru: 'Что становится с голосом, который обращается против самого голосующего, если голосовать против него нельзя, как против мэра: он пропадает или остается в силе.',
    },
  },
}

export const prompts: Prompts = {
  lynched: {
    rule: 'RU-VOTE-9',
    says: {
      en: 'The vote is tied: hold the revote, or say whom it lynched.',
      ru: 'Голоса разделились поровну: проведите переголосование или укажите, кого на нем залинчевали.',
    },
  },
  noVoteDue: {
    rule: 'RU-VOTE-9',
    says: {
      en: 'No revote and no further vote is due: it is counted as a vote of the day.',
      ru: 'Ни переголосования, ни дополнительного голосования не требовалось: считается как обычное голосование.',
    },
  },
  voteInDoubt: {
    rule: 'RU-VOTE-1',
    says: {
      en: 'A vote in a post is in doubt. It counts for nobody until you say under Votes what it is.',
      ru: 'Голос в сообщении под сомнением. Он никому не засчитан, пока вы не скажете на экране «Голосование», что это.',
    },
  },
  recordedDead: {
    rule: 'RU-VOTE-1',
    says: {
      en: 'The recorded lynch names somebody who was dead before: correct the record.',
      ru: 'В записи о линчевании назван игрок, который умер раньше: исправьте запись.',
    },
  },
}
