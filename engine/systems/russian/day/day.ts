/** What the lynch writes down. */
import { declareFacts } from '../../../resolve/sequence/vocabulary.ts'
import { orderOption } from '../../../rules/option.ts'
import { type Options, type Prompts, stated, type Rules } from '../../../ruleset/localized-text.ts'
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
      en: 'The order in which a vote is counted. Only what the rulebook leaves open can be moved.',
      ru: 'В каком порядке считают голоса. Переставить можно только то, что правила оставляют открытым.',
    },
    kept: voteKept,
  }),
  votesWritten: {
    values: ['greenAndWord', 'greenAlone', 'wordAlone'],
    rule: 'RU-VOTE-1',
    says: {
      en: 'What counts as a vote in the thread: a name in green and whatever follows the word for a vote, only a name in green, or only the word.',
      ru: 'Что считается голосом в теме: имя зеленым шрифтом и запись со словом «голос», только имя зеленым или только запись со словом.',
    },
  },
  plusOne: {
    values: ['asks', 'counts', 'nothing'],
    rule: 'RU-VOTE-1',
    says: {
      en: 'What +1 below a vote means, since the rules do not say: ask the host, a vote for the same player, or nothing.',
      ru: 'Чем считается «+1» под чужим голосом, о котором в правилах ничего нет: о нем спрашивают ведущего, это голос против того же игрока или ничего.',
    },
  },
  voteTable: {
    values: ['weighed', 'left', 'names'],
    rule: 'RU-VOTE-15',
    says: {
      en: 'What the table below the vote post shows: how much each vote weighs, which reveals a judge’s weight; also how many votes were taken off a total, which reveals who has a barrier; or only who voted against whom.',
      ru: 'Что показывает таблица под итогом голосования: сколько весит каждый голос (по этому виден и вес судьи); еще и сколько голосов снято с суммы (по этому видно, у кого барьер); или только кто против кого голосовал.',
    },
  },
  autoVotes: {
    values: ['given', 'byHand'],
    rule: 'RU-VOTE-4',
    says: {
      en: 'Players who have not voted by the end of a vote: they get an automatic vote against themselves, or the host enters such votes.',
      ru: 'Ставится ли автоголос каждому, кто не проголосовал к концу голосования, или такие голоса вносит ведущий.',
    },
  },
  autoVoteWeight: {
    values: ['own', 'one'],
    rule: 'RU-VOTE-4',
    says: {
      en: 'How much an automatic vote weighs: as much as any vote of that player, or one.',
      ru: 'Весит ли автоголос столько же, сколько любой голос этого игрока, или единицу.',
    },
  },
  revoteTargets: {
    values: ['eachOther', 'none'],
    rule: 'RU-VOTE-9',
    says: {
      en: 'The targets of a revote: they vote against each other, or have no vote in it.',
      ru: 'Голосуют ли цели переголосования друг против друга, или голоса у них нет.',
    },
  },
  hardTieNoBlack: {
    values: ['nobody', 'both'],
    rule: 'RU-VOTE-10',
    says: {
      en: 'Who dies when two are tied in a revote and no black is alive.',
      ru: 'Кто умирает при равенстве двоих на переголосовании, если живых черных нет.',
    },
  },
  tripleTieNeedsBlacks: {
    values: [false, true],
    rule: 'RU-VOTE-11',
    says: {
      en: 'When three or more are tied in a revote, two die only while more than two blacks are alive.',
      ru: 'При равенстве троих и больше на переголосовании: умирают ли двое только тогда, когда живы больше двух черных.',
    },
  },
  zeroBallotIsFirst: {
    values: [false, true],
    rule: 'RU-VOTE-11',
    says: {
      en: 'A vote that weighs nothing can be the first vote against a player.',
      ru: 'Может ли голос с нулевым весом считаться первым голосом против игрока.',
    },
  },
  redCapFromStart: {
    values: [true, false],
    rule: 'RU-CAP-1',
    says: {
      en: 'The limit on a single vote applies from the first vote on. If off, only once a red has been lynched.',
      ru: 'Действует ли предел одного голоса с первого голосования или лишь после линчевания красного.',
    },
  },
  redCapCutsJudge: {
    values: [true, false],
    rule: 'RU-CAP-1',
    says: {
      en: 'A judge’s weight counts as a boost, for the limit on a single vote and against a lawyer who proved the judge black.',
      ru: 'Считается ли вес судьи прибавкой: для предела одного голоса и против адвоката, у которого на судью черный чек.',
    },
  },
  phantomsInRedCount: {
    values: [true, false],
    rule: 'RU-CAP-2',
    says: {
      en: 'Red phantoms count among the reds when the limits are worked out.',
      ru: 'Входят ли красные фантомы в число красных, по которому считают пределы.',
    },
  },
  agentInColourSum: {
    values: [true, false],
    rule: 'RU-CAP-2',
    says: {
      en: 'A black agent’s vote is part of the blacks’ total.',
      ru: 'Входит ли голос черного агента в сумму голосов черных.',
    },
  },
  extraVotePremoves: {
    values: [true, false],
    rule: 'RU-VOTE-14',
    says: {
      en: 'Moves made before a vote are made again before an extra vote the same day.',
      ru: 'Делают ли ходы, которые делаются до голосования, заново перед дополнительным голосованием.',
    },
  },
  greyTieNeedsFaceless: {
    values: [true, false],
    rule: 'RU-CAP-6',
    says: {
      en: 'The reds’ choice decides a tie of two only while the faceless is alive.',
      ru: 'Решает ли выбор красных при равенстве двоих только тогда, когда жив безликий.',
    },
  },
  greyMax: {
    values: ['either', 'cap', 'all'],
    rule: 'RU-CAP-5',
    says: {
      en: 'When blacks and the faceless have given a player the maximum: when the total reaches their limit, when all of them vote there, or either.',
      ru: 'Когда черные и безликий дали игроку максимум: когда сумма дошла до предела, когда туда голосуют все они, или в любом из этих случаев.',
    },
  },
  immuneAutoVote: {
    values: ['void', 'stands'],
    rule: 'RU-VOTE-8',
    says: {
      en: 'What happens to a vote that falls back on a voter nobody can vote against, such as the mayor: it is lost, or it counts.',
      ru: 'Что становится с голосом, который обращается против самого голосующего, если голосовать против него нельзя, как против мэра: он пропадает или остается в силе.',
    },
  },
}

const prompts: Prompts = {
  lynched: {
    rule: 'RU-VOTE-9',
    says: {
      en: 'The vote is tied: hold the revote, or say who it lynched.',
      ru: 'Голоса разделились поровну: проведите переголосование или укажите, кого на нем залинчевали.',
    },
  },
  noVoteDue: {
    rule: 'RU-VOTE-9',
    says: {
      en: 'No revote and no extra vote is due, so this counts as the ordinary vote of the day.',
      ru: 'Ни переголосования, ни дополнительного голосования не требовалось: считается как обычное голосование.',
    },
  },
  voteInDoubt: {
    rule: 'RU-VOTE-1',
    says: {
      en: 'A vote in a post is in doubt. It counts for nobody until you settle it under Votes.',
      ru: 'Голос в сообщении под сомнением. Он никому не засчитан, пока вы не скажете на экране «Голосование», что это.',
    },
  },
  recordedDead: {
    rule: 'RU-VOTE-1',
    says: {
      en: 'The recorded lynch names a player who was already dead: correct the record.',
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
    en: 'A vote names a player and is final; anything cast before the vote opened is void. The player with the most votes is lynched.',
    ru: 'В голосе называют игрока, и голос окончателен; голос, поданный до начала голосования, недействителен. Залинчован тот, против кого больше всего голосов.',
  }),
  'RU-VOTE-7': stated({
    en: 'Where a voting rule counts blacks, it means blacks only: for it, the faceless is neither black nor red.',
    ru: 'Где в правилах голосования сказано «негатив» или «черные», это только черные: безликий для них ни черный, ни красный.',
  }),
  'RU-VOTE-8': stated({
    en: 'A vote against the mayor, a dead player or nobody is a vote against the voter, whose vote is then used up; the mayor’s own is lost.',
    ru: 'Голос против мэра, против мертвого или ни против кого — это голос против самого голосующего, и другого у него уже нет; у мэра такой голос пропадает.',
  }),
  'RU-VOTE-9': stated({
    en: 'A tie for first place leads to a revote between the tied players, and the host says how it ended.',
    ru: 'При равенстве на первом месте проводится переголосование между теми, кто набрал поровну, и ведущий сообщает, чем оно кончилось.',
  }),
  'RU-VOTE-10': stated({
    en: 'If two are tied in the revote too, both die while more than two blacks are alive, and nobody dies while one or two are. The host says which it was.',
    ru: 'Если и на переголосовании двое набрали поровну, умирают оба, пока живы больше двух черных, и никто, пока живы один или двое. Что вышло, сообщает ведущий.',
  }),
  'RU-VOTE-15': stated({
    en: 'Votes are counted in steps: how much they weigh, what drugs and the limit on a single vote cut off, what barriers take off; then the highest total decides.',
    ru: 'Голоса считают по шагам: сколько весит каждый, что срезают наркотики у голосующего и предел одного голоса, что снимают барьеры; затем решает наибольшая сумма.',
  }),
  'RU-CAP-1': stated({
    en: 'Whatever is added to it, the vote of a red or the faceless weighs no more than the number of the other living reds, or of the living blacks if there are more of them.',
    ru: 'Что бы ни прибавилось, голос красного или безликого не больше числа остальных живых красных или числа живых черных, если черных больше.',
  }),
  'RU-CAP-2': stated({
    en: 'Once a red has been lynched, the blacks’ votes against one player together weigh no more than the number of living reds minus one, or of living blacks if there are more of them. What a barrier took off is not counted here.',
    ru: 'Когда линчевали хотя бы одного красного, голоса черных против одного игрока вместе не больше числа живых красных без одного или числа живых черных, если их больше. То, что снял барьер, сюда не входит.',
  }),
  'RU-CAP-3': stated({
    en: 'On a witch hunt, if all living reds (not counting elites and phantoms) vote against a black or the faceless, that player dies whatever is added to votes or taken off them, and takes one of the two places.',
    ru: 'На охоте черный или безликий, против которого проголосовали все живые красные, не считая элитных и фантомов, умирает при любых прибавках и барьерах и занимает одно из двух мест.',
  }),
  'RU-CAP-4': stated({
    en: 'Likewise, the votes of blacks and the faceless against one player together weigh no more than the number of living reds, or of living blacks if there are more of them.',
    ru: 'Голоса черных и безликого против одного игрока вместе не больше числа живых красных или числа живых черных, если их больше.',
  }),
  'RU-BAR-1': stated({
    en: 'Against a player with a barrier, each vote counts one at most, and then as many votes are taken off as the barrier is big; of several barriers the biggest counts.',
    ru: 'Против игрока с барьером каждый голос не больше единицы, а затем снимается столько голосов, каков барьер; из нескольких барьеров действует наибольший.',
  }),
  'RU-BAR-4': stated({
    en: 'If all living reds vote against a black or the faceless, that player’s barrier takes no votes off.',
    ru: 'Если все живые красные голосуют против черного или безликого, его барьер голосов не снимает.',
  }),
  'RU-BAR-6': stated({
    en: 'If everybody else votes against one player, that player is lynched, whatever the count.',
    ru: 'Если все остальные голосуют против одного игрока, его линчуют, что бы ни вышло по подсчету.',
  }),
  'RU-LAW-3': stated({
    en: 'A lawyer whose check showed a player as black has one extra vote against that player, whose barrier does not work against this vote.',
    ru: 'Адвокат голосует против того, на кого у него черный чек, на голос больше, и барьер этого игрока на голос адвоката не действует.',
  }),
  'RU-PRI-3': stated({
    en: 'A priest has a barrier of three in every vote, minus one for every red lynched so far. A player who only plays the role has a barrier of two, whoever was lynched before.',
    ru: 'У священника на любом голосовании барьер три, и он на единицу меньше за каждого залинчованного красного. У того, кто лишь играет эту роль, он равен двум, кого бы ни линчевали раньше.',
  }),
  'RU-MAY-2': stated({
    en: 'Lynching a red costs the mayor the post for good, whoever the mayor voted for, and nobody else gets it. Lynching a black or the faceless does not.',
    ru: 'Если залинчован красный, мэр навсегда теряет пост, против кого бы он ни голосовал, и никто другой его не получит. Линчевание черного или безликого поста не лишает.',
  }),
  'RU-VOTE-2': stated({
    en: 'A player who wrote a wall may leave a vote with the host in advance; if they show up before it is posted, they vote in person. It never counts as the first vote against a player.',
    ru: 'Голос можно оставить ведущему заранее, если есть хотя бы небольшая стенка; кто успел прийти раньше, голосует сам. Первым голосом против игрока такой голос не считается.',
  }),
  'RU-VOTE-3': stated({
    en: 'A player who wrote no wall that day is not admitted: their vote is put on themselves as the vote starts.',
    ru: 'Кто не написал за день стенку, к голосованию не допускается: его голос на старте ставится против него самого.',
  }),
  'RU-VOTE-4': stated({
    en: 'A player who has not voted by the end gets an automatic vote against themselves. Two in a row lead to nothing but a note.',
    ru: 'Кто к концу не проголосовал, получает автоголос. Два подряд ведут лишь к пометке на будущее.',
  }),
  'RU-VOTE-5': stated({
    en: 'Nobody can abstain in a lynch vote: abstaining is a vote against oneself. In a revote it is allowed. A vote against oneself is allowed.',
    ru: 'На линчевании нельзя отказаться от голоса: отказ — это автоголос. На переголосовании можно. Голосовать против себя разрешено.',
  }),
  'RU-VOTE-11': stated({
    en: 'If three or more are tied in a revote, the two who got votes first die; votes by the targets of the revote and votes left in advance do not count for this.',
    ru: 'При равенстве троих и больше на переголосовании умирают двое, кто первыми получил голоса; голоса целей и оставленные заранее не в счет.',
  }),
  'RU-VOTE-14': stated({
    en: 'If the faceless, or a player the hero once saved, is the only one lynched, an extra vote is held the same day.',
    ru: 'Если в одиночку залинчован безликий или тот, кого раньше спас герой, в тот же день проводится еще одно голосование.',
  }),
  'RU-CAP-5': stated({
    en: 'While the faceless is alive: if all reds vote against one player, the blacks and the faceless give another the maximum, and the totals are equal, the reds’ choice dies.',
    ru: 'Пока жив безликий: если все красные голосуют против одного, черные с безликим дают максимум против другого и суммы равны, умирает тот, кого выбрали красные.',
  }),
  'RU-CAP-6': stated({
    en: 'If there are as many living reds as blacks and the faceless together and two players are tied, the one with the greater weight of red votes dies.',
    ru: 'Если живых красных столько же, сколько черных вместе с безликим, и двое набрали поровну, умирает тот, против кого больше вес красных голосов.',
  }),
  'RU-CAP-7': stated({
    en: 'If the weight of red votes is the same, the one who got the very first red vote dies; votes left in advance do not count for this.',
    ru: 'Если вес красных голосов поровну, умирает тот, против кого подан самый первый красный голос; оставленные заранее не в счет.',
  }),
  'RU-CAP-8': stated({
    en: 'These rules about the faceless come before every other rule of the count, including the judge and the revote; only the reds’ choice on a hunt comes before them.',
    ru: 'Поправка по серому важнее всех правил подсчета, судьи и переголосования тоже; важнее нее лишь выбор красных на охоте.',
  }),
  'RU-CAP-9': stated({
    en: 'If a hunt lynches two blacks, the remaining blacks get no new shot the next night; they keep what they have in reserve.',
    ru: 'Если охота линчевала двух черных, выжившие черные не получают нового выстрела в ближайшую ночь; запасные выстрелы остаются.',
  }),
  'RU-BAR-2': stated({
    en: 'A player’s barriers are not added up: the biggest counts.',
    ru: 'Барьеры одного игрока не складываются: действует наибольший.',
  }),
  'RU-BAR-3': stated({
    en: 'A barrier takes off votes of blacks first, and what it took off does not count toward the limits on totals.',
    ru: 'Барьер первыми снимает голоса черных, и снятое не входит в пределы суммы.',
  }),
  'RU-BAR-5': stated({
    en: 'If two players shield each other from votes, the politician’s shield comes before the lawyer’s, and the lawyer’s before the priest’s.',
    ru: 'Если двое взаимно защищают друг друга от голосов, защита политика важнее защиты адвоката, а защита адвоката важнее прощения священника.',
  }),
  'RU-DAY-1': stated({
    en: 'Moves made before a vote are due before it starts.',
    ru: 'Ходы до голосования делают до его начала.',
  }),
  'RU-DAY-3': stated({
    en: 'Moves made after everybody has voted come before the result.',
    ru: 'Ходы после последнего голоса делают до итога.',
  }),
  'RU-DAY-4': stated({ en: 'Moves that follow from the result come after it.', ru: 'Ходы по итогу идут после него.' }),
  'RU-DAY-5': stated({
    en: 'A detonator replaces the result of the vote.',
    ru: 'Детонатор заменяет итог голосования.',
  }),
  'RU-VOTE-6': stated({
    en: 'Elites cannot be voted against. A mason’s vote weighs nothing, an agent’s weighs one, and a servant has no vote.',
    ru: 'Против элитных ролей не голосуют. Голос масона ничего не весит, голос агента — единица, у слуги своего голоса нет.',
  }),
  'RU-VOTE-12': stated({
    en: 'If two days in a row end with a revote without a victim (rescues by the hero aside) while the same players are alive, the game is a draw.',
    ru: 'Если два дня подряд кончаются переголосованием без жертв (спасение героем не в счет) при одном и том же составе живых, игра заканчивается вничью.',
  }),
}

declare module '../vocabulary.ts' {
  interface Declared extends Of<typeof facts> {}
  interface Spoken extends IdsOf<typeof words.facts> {}
}

export const day = section({ facts, options, prompts, rules, rulings, words })

export const dayOver = section({ rulings: dayOverRulings })
