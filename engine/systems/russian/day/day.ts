/** What the lynch writes down. */
import { declareFacts } from '../../../resolve/sequence/vocabulary.ts'
import { orderOption } from '../../../rules/option.ts'
import { type Options, type Prompts, stated, type Rules } from '../../../ruleset/said.ts'
import { enterBallots, raiseShields } from './ballots.ts'
import { behindBarriers, ofDrugged, lawyersBoosts } from './barriers.ts'
import { underCaps, underSums, drugBarriers, priestsBarrier } from './caps.ts'
import { recount } from './count.ts'
import { lynch } from './lynch.ts'
import { voteKept, voteSteps } from './order.ts'
import { replaced, rescued } from './result.ts'
import { beginRound, endDay } from './rounds.ts'
import { day as words } from './text.ts'
import { judge } from './verdict.ts'
import { boosted, silenced, weighed } from './weights.ts'
import type { Part } from '../part.ts'
import { section } from '../section.ts'

const facts = declareFacts({
  votes: { of: 'slot', data: { target: 'slot' } },
  revoteDue: { of: 'slot' },
  revoteWithout: { of: 'slot' },
  /** That one more vote is due, and after whose lynch. */
  extraVoteDue: { of: 'group', data: { after: 'slot?' } },
  lynched: { of: 'slot', data: { votes: 'number' } },
  emptyRevote: { of: 'group' },
  /** Of everybody who lived when a day ended without a victim in a revote. */
  emptyDay: { of: 'slot', data: { day: 'number' } },
  mayorOut: { of: 'slot' },
})

const options: Options = {
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

const prompts: Prompts = {
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

const rulings: Part = {
  before: {
    dayStart: beginRound,
    shields: raiseShields,
    ballots: enterBallots,
    weights: run => recount(run, 'weights', weighed),
    boosts: run => recount(run, 'boosts', boosted),
    silences: run => recount(run, 'silences', silenced),
    drugs: run => recount(run, 'drugs', ofDrugged),
    caps: run => recount(run, 'caps', underCaps),
    barriers: run => recount(run, 'barriers', behindBarriers),
    sums: run => recount(run, 'sums', underSums),
    verdict: judge,
    instead: replaced,
    rescues: rescued,
    lynch,
  },
  results: ['mayorOut'],
  vote: {
    boosts: lawyersBoosts,
    barriers: (run, who) => [...drugBarriers(run, who), ...priestsBarrier(run, who)],
  },
}

/** The end of a day, when everything else is over: what lasted until then. */
const dayOverRulings: Part = { dusk: [endDay] }

const rules: Rules = {
  'RU-VOTE-1': stated({
    en: 'A ballot names a player and is final; what was cast before the vote opened is void. Who has the most ballots is lynched.',
    ru: 'В голосе называют игрока, и голос окончателен; голос, поданный до начала голосования, недействителен. Залинчован тот, против кого больше всего голосов.',
  }),
  'RU-VOTE-7': stated({
    en: 'Where a rule of votes counts blacks it means black alone: the faceless is neither black nor red for it.',
    ru: 'Где в правилах голосования сказано «негатив» или «черные», это только черные: безликий для них ни черный, ни красный.',
  }),
  'RU-VOTE-8': stated({
    en: 'A ballot at the mayor, at somebody dead or at nobody is a vote of its voter for himself, and his vote is used up; the mayor’s own is spent.',
    ru: 'Голос против мэра, против мертвого или ни против кого — это голос против самого голосующего, и другого у него уже нет; у мэра такой голос пропадает.',
  }),
  'RU-VOTE-9': stated({
    en: 'A tie for the first place goes to a revote among the tied, and the host says how it ended.',
    ru: 'При равенстве на первом месте проводится переголосование между теми, кто набрал поровну, и ведущий сообщает, чем оно кончилось.',
  }),
  'RU-VOTE-10': stated({
    en: 'Where two are level in the revote too, both die while more than two blacks live, and nobody while one or two do. The host says which it was.',
    ru: 'Если и на переголосовании двое набрали поровну, умирают оба, пока живы больше двух черных, и никто, пока живы один или двое. Что вышло, сообщает ведущий.',
  }),
  'RU-VOTE-15': stated({
    en: 'The votes are counted in steps: what the ballots weigh, what a drugged voter and the limit cut off, what barriers take away; then the greatest sum decides.',
    ru: 'Голоса считают по шагам: сколько весит каждый, что срезают наркотики у голосующего и предел одного голоса, что снимают барьеры; затем решает наибольшая сумма.',
  }),
  'RU-CAP-1': stated({
    en: 'Whatever is added to it, the ballot of a red or of the faceless weighs no more than the number of the other living reds, or of the living blacks where those are more.',
    ru: 'Что бы ни прибавилось, голос красного или безликого не больше числа остальных живых красных или числа живых черных, если черных больше.',
  }),
  'RU-CAP-2': stated({
    en: 'Once a red was lynched, the ballots of blacks against one player together weigh no more than the number of living reds less one, or of living blacks where those are more. What a barrier took away is not counted here.',
    ru: 'Когда линчевали хотя бы одного красного, голоса черных против одного игрока вместе не больше числа живых красных без одного или числа живых черных, если их больше. То, что снял барьер, сюда не входит.',
  }),
  'RU-CAP-3': stated({
    en: 'In a witch hunt a black or the faceless against whom all living reds vote, elites and phantoms aside, dies whatever is added to ballots or taken from them, and has one of the two places.',
    ru: 'На охоте черный или безликий, против которого проголосовали все живые красные, не считая элитных и фантомов, умирает при любых прибавках и барьерах и занимает одно из двух мест.',
  }),
  'RU-CAP-4': stated({
    en: 'The same of blacks and the faceless together, who weigh no more than there are living reds, or living blacks where those are more.',
    ru: 'Голоса черных и безликого против одного игрока вместе не больше числа живых красных или числа живых черных, если их больше.',
  }),
  'RU-BAR-1': stated({
    en: 'Against somebody with a barrier each ballot counts one at most, and then as many votes fall away as the barrier is big; of several barriers the greatest counts.',
    ru: 'Против игрока с барьером каждый голос не больше единицы, а затем снимается столько голосов, каков барьер; из нескольких барьеров действует наибольший.',
  }),
  'RU-BAR-4': stated({
    en: 'Where all living reds vote against somebody black or faceless, his barrier takes no votes away.',
    ru: 'Если все живые красные голосуют против черного или безликого, его барьер голосов не снимает.',
  }),
  'RU-BAR-6': stated({
    en: 'Where everybody else votes against one player, that player is lynched, whatever else is counted.',
    ru: 'Если все остальные голосуют против одного игрока, его линчуют, что бы ни вышло по подсчету.',
  }),
  'RU-LAW-3': stated({
    en: 'A lawyer whose check showed somebody as black votes against him with one vote more, and no barrier of his works against this ballot.',
    ru: 'Адвокат голосует против того, на кого у него черный чек, на голос больше, и барьер этого игрока на голос адвоката не действует.',
  }),
  'RU-PRI-3': stated({
    en: 'A priest has a barrier of three in every vote, less by one for every red lynched so far. Who only plays the role has one of two, whoever was lynched before.',
    ru: 'У священника на любом голосовании барьер три, и он на единицу меньше за каждого залинчованного красного. У того, кто лишь играет эту роль, он равен двум, кого бы ни линчевали раньше.',
  }),
  'RU-MAY-2': stated({
    en: 'A lynch of a red costs the mayor the post for good, whoever the mayor voted for, and nobody else gets it. A lynch of a black or of the faceless does not.',
    ru: 'Если залинчован красный, мэр навсегда теряет пост, против кого бы он ни голосовал, и никто другой его не получит. Линчевание черного или безликого поста не лишает.',
  }),
  'RU-VOTE-2': stated({
    en: 'A ballot may be left with the host before the vote, by who wrote a wall; who comes before it is posted votes in person. It is nobody’s first ballot.',
    ru: 'Голос можно оставить ведущему заранее, если есть хотя бы небольшая стенка; кто успел прийти раньше, голосует сам. Первым голосом против игрока такой голос не считается.',
  }),
  'RU-VOTE-3': stated({
    en: 'Who wrote no wall by day is not admitted: his vote is put on himself as the vote begins.',
    ru: 'Кто не написал за день стенку, к голосованию не допускается: его голос на старте ставится против него самого.',
  }),
  'RU-VOTE-4': stated({
    en: 'Who has not voted by the end has a vote against himself. Two in a row bring nothing but a note.',
    ru: 'Кто к концу не проголосовал, получает автоголос. Два подряд ведут лишь к пометке на будущее.',
  }),
  'RU-VOTE-5': stated({
    en: 'A ballot at a lynch cannot be declined: who does has one against himself. In a revote it can. A vote against oneself is allowed.',
    ru: 'На линчевании нельзя отказаться от голоса: отказ — это автоголос. На переголосовании можно. Голосовать против себя разрешено.',
  }),
  'RU-VOTE-11': stated({
    en: 'Where three or more are level in a revote, those two die who got ballots first; ballots of those it is between and those left beforehand do not count for this.',
    ru: 'При равенстве троих и больше на переголосовании умирают двое, кто первыми получил голоса; голоса целей и оставленные заранее не в счет.',
  }),
  'RU-VOTE-14': stated({
    en: 'Where the faceless, or somebody whom the hero once saved, is the only one lynched, one more vote is held on the same day.',
    ru: 'Если в одиночку залинчован безликий или тот, кого раньше спас герой, в тот же день проводится еще одно голосование.',
  }),
  'RU-CAP-5': stated({
    en: 'While the faceless lives: where all reds vote against one, as much as blacks and the faceless can give is against another, and both have as many, the reds’ choice dies.',
    ru: 'Пока жив безликий: если все красные голосуют против одного, черные с безликим дают максимум против другого и суммы равны, умирает тот, кого выбрали красные.',
  }),
  'RU-CAP-6': stated({
    en: 'Where there are as many living reds as blacks with the faceless and two are level, the one against whom reds weigh more dies.',
    ru: 'Если живых красных столько же, сколько черных вместе с безликим, и двое набрали поровну, умирает тот, против кого больше вес красных голосов.',
  }),
  'RU-CAP-7': stated({
    en: 'Where reds weigh the same against both, the one dies who got the very first ballot of a red; those left beforehand do not count for this.',
    ru: 'Если вес красных голосов поровну, умирает тот, против кого подан самый первый красный голос; оставленные заранее не в счет.',
  }),
  'RU-CAP-8': stated({
    en: 'These rules of the faceless come before every other one of the count, judge and revote too; only the reds’ choice in a hunt comes before them.',
    ru: 'Поправка по серому важнее всех правил подсчета, судьи и переголосования тоже; важнее нее лишь выбор красных на охоте.',
  }),
  'RU-CAP-9': stated({
    en: 'Where a hunt lynches two blacks, those who are left get no new shot in the next night; what they have in reserve they keep.',
    ru: 'Если охота линчевала двух черных, выжившие черные не получают нового выстрела в ближайшую ночь; запасные выстрелы остаются.',
  }),
  'RU-BAR-2': stated({
    en: 'Barriers of one player are not added up: the greatest counts.',
    ru: 'Барьеры одного игрока не складываются: действует наибольший.',
  }),
  'RU-BAR-3': stated({
    en: 'A barrier takes votes of blacks first, and what it took is in no limit of a sum.',
    ru: 'Барьер первыми снимает голоса черных, и снятое не входит в пределы суммы.',
  }),
  'RU-BAR-5': stated({
    en: 'Where two shield each other from votes, the politician’s shield stays before the lawyer’s, and the lawyer’s before the priest’s.',
    ru: 'Если двое взаимно защищают друг друга от голосов, защита политика важнее защиты адвоката, а защита адвоката важнее прощения священника.',
  }),
  'RU-DAY-1': stated({
    en: 'What is done before a vote is due before it begins.',
    ru: 'Ходы до голосования делают до его начала.',
  }),
  'RU-DAY-3': stated({
    en: 'Who has a move when all have voted makes it before the result.',
    ru: 'Ходы после последнего голоса делают до итога.',
  }),
  'RU-DAY-4': stated({ en: 'What follows from the result comes after it.', ru: 'Ходы по итогу идут после него.' }),
  'RU-DAY-5': stated({
    en: 'A detonator comes in the place of the vote’s result.',
    ru: 'Детонатор заменяет итог голосования.',
  }),
  'RU-VOTE-6': stated({
    en: 'An elite cannot be voted for. A mason’s ballot weighs nothing, an agent’s one, and a servant has none of his own.',
    ru: 'Против элитных ролей не голосуют. Голос масона ничего не весит, голос агента — единица, у слуги своего голоса нет.',
  }),
  'RU-VOTE-12': stated({
    en: 'Two days running that end with a revote without a victim, rescues by the hero aside, while the same players live make a draw.',
    ru: 'Если два дня подряд кончаются переголосованием без жертв (спасение героем не в счет) при одном и том же составе живых, игра заканчивается вничью.',
  }),
}

declare module '../vocabulary.ts' {
  interface Declared extends Of<typeof facts> {}
  interface Spoken extends IdsOf<typeof words.facts> {}
}

export const day = section({ facts, options, prompts, rules, rulings, words })

export const dayOver = section({ rulings: dayOverRulings })
