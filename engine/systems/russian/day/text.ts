/** Words for the steps of a count: who votes, shields, ties, and what becomes of a verdict. */
import { did, type PartWords, type Said } from '../words.ts'

const entering = {
  votesHimself: {
    stands: {
      en: '{who} came and votes in person',
      ru: `{who_nom} ${did('who', 'пришел', 'пришла', 'пришли')} и голосует лично`,
    },
    falls: { en: '{who} does not vote in person', ru: '{who_nom} лично не голосует' },
  },
  castNone: {
    stands: { en: '{who} has not voted', ru: `{who_nom} не ${did('who', 'проголосовал')}` },
    falls: { en: '{who} has voted', ru: `{who_nom} ${did('who', 'проголосовал')}` },
  },
  noWall: {
    stands: { en: '{who} wrote no wall and is not admitted', ru: 'без стенки к голосованию не допускают ({who_nom})' },
    falls: { en: '{who} wrote a wall', ru: 'стенка есть ({who_nom})' },
  },
  isRevoteTarget: {
    stands: {
      en: '{who} is a target of the revote and chooses nobody',
      ru: '{who_nom} — цель переголосования и никого не выбирает',
    },
    falls: { en: '{who} is not a target of the revote', ru: '{who_nom} не цель переголосования' },
  },
  condemnedAlone: {
    stands: { en: '{who} alone is condemned', ru: 'осуждают только {who_acc}' },
    falls: { en: 'nobody is condemned', ru: 'никого не осуждают' },
  },
  notInRevote: {
    stands: { en: '{who} is not a target of the revote', ru: '{who_nom} не цель переголосования' },
    falls: { en: '{who} is a target of the revote', ru: '{who_nom} — цель переголосования' },
  },
  levelWith: {
    stands: {
      en: '{who} and {other} are targets of the revote',
      ru: '{who_nom} и {other_nom} — цели переголосования',
    },
    falls: {
      en: '{who} and {other} are not targets of a revote',
      ru: '{who_nom} и {other_nom} не цели переголосования',
    },
  },
  hasNoBallot: {
    stands: { en: '{who} has no vote of their own', ru: '{who_nom}: своего голоса нет' },
    falls: { en: '{who} votes in place of their master', ru: '{who_nom} голосует за хозяина' },
  },
  forgivenNow: {
    stands: {
      en: '{who} was forgiven and cannot be voted against',
      ru: '{who_nom} — под прощением, против не голосуют',
    },
    falls: { en: '{who} was not forgiven', ru: 'прощения нет ({who_nom})' },
  },
  shieldStands: {
    stands: { en: 'the shield over {who} holds', ru: 'защита действует ({who_nom})' },
    falls: { en: 'the shield over {who} gives way', ru: 'защита уступает ({who_nom})' },
  },
  dayIsOver: {
    stands: { en: 'the day is over', ru: 'день закончен' },
    falls: { en: 'the day goes on', ru: 'день продолжается' },
  },
  nowVoted: {
    stands: { en: 'the vote that was due has been held', ru: 'голосование, которого ждали, проведено' },
    falls: { en: 'no such vote has been held', ru: 'такого голосования нет' },
  },
} satisfies Readonly<Record<string, Said>>

const counting = {
  barrierWorks: {
    stands: { en: '{who}’s barrier works', ru: 'барьер действует ({who_nom})' },
    falls: { en: '{who}’s barrier does not work', ru: 'барьер не действует ({who_nom})' },
  },
  barrierCounts: {
    stands: { en: '{who}’s barrier of {size} counts', ru: 'у {who_gen} действует барьер {size}' },
    falls: { en: 'a bigger barrier of {who}’s counts', ru: 'у {who_gen} действует больший барьер' },
  },
  blacksFirst: {
    stands: {
      en: '{who}’s barrier took off votes of blacks first',
      ru: 'барьер {who_gen} первыми снял голоса черных, в сумму они не входят',
    },
    falls: { en: 'no votes of blacks were taken off before', ru: 'голоса черных раньше не снимались ({who_nom})' },
  },
  letsCount: {
    stands: {
      en: '{other}’s vote lets the others against {who} count',
      ru: 'благодаря голосу {other_gen} засчитаны и другие голоса против {who_gen}',
    },
    falls: {
      en: '{other}’s vote does not let the others against {who} count',
      ru: 'голос {other_gen} не дает засчитать другие голоса против {who_gen}',
    },
  },
  fallsShort: {
    stands: {
      en: '{who} had votes taken off and falls short',
      ru: '{who_nom}: часть голосов снята, и до первого места не хватает',
    },
    falls: { en: '{who} had no votes taken off', ru: '{who_nom}: голоса не сняты' },
  },
  targetVotes: {
    stands: {
      en: '{who}, a target of the revote, counts against {other}',
      ru: '{who_nom} как цель переголосования — против {other_gen}',
    },
    falls: { en: '{who} does not count against {other}', ru: '{who_nom} против {other_gen} не голосует' },
  },
  levelNobody: {
    stands: {
      en: '{who} is tied in the revote, and nobody dies',
      ru: 'на переголосовании равенство, никто не умирает ({who_nom})',
    },
    falls: {
      en: '{who} is tied in the revote and dies',
      ru: 'на переголосовании равенство, умирают оба ({who_nom})',
    },
  },
  facelessLives: {
    stands: { en: 'the faceless is alive', ru: 'безликий жив' },
    falls: { en: 'the faceless is out', ru: 'безликий выбыл' },
  },
  redsLevel: {
    stands: {
      en: 'there are as many reds as blacks with the faceless: {reds}',
      ru: 'живых красных столько же, сколько черных с безликим ({reds})',
    },
    falls: {
      en: 'there are more or fewer reds than blacks with the faceless',
      ru: 'живых красных больше или меньше, чем остальных',
    },
  },
  redsUnited: {
    stands: {
      en: 'all reds vote for {who}, all others for {other}',
      ru: 'все красные голосуют против {who_gen}, черные и безликий — против {other_gen}',
    },
    falls: { en: 'not all reds vote for {who}', ru: 'не все красные голосуют против {who_gen}' },
  },
  redVotes: {
    stands: {
      en: '{who} has {votes, plural, one {# vote} other {# votes}} from reds',
      ru: 'против {who_gen} — {votes, plural, one {# голос} few {# голоса} many {# голосов} other {# голоса}} красных',
    },
    falls: { en: '{who} has too few votes from reds', ru: 'голосов красных против {who_gen} мало' },
  },
  moreReds: {
    stands: { en: '{who} has the greater weight of red votes', ru: 'против {who_gen} вес красных голосов больше' },
    falls: {
      en: '{who} does not have the greater weight of red votes',
      ru: 'против {who_gen} вес красных голосов не больше',
    },
  },
  firstRed: {
    stands: { en: 'the very first red vote was for {who}', ru: 'самый первый красный голос — против {who_gen}' },
    falls: { en: 'the first red vote was for another player', ru: 'первый красный голос — против другого игрока' },
  },
  blacksAlive: {
    stands: {
      en: '{blacks, plural, =0 {no black is alive} one {only # black is alive} other {only # blacks are alive}}',
      ru: '{blacks, plural, =0 {живых черных нет} one {жив всего # черный} few {живы всего # черных} many {живы всего # черных} other {живы всего # черных}}',
    },
    falls: { en: 'more blacks are alive', ru: 'живых черных больше' },
  },
  bothDie: {
    stands: {
      en: '{who} is tied in the revote too, and both die',
      ru: 'на переголосовании снова равенство, умирают оба ({who_nom})',
    },
    falls: {
      en: '{who} is tied in the revote, and nobody dies',
      ru: 'на переголосовании равенство, никто не умирает ({who_nom})',
    },
  },
  amongFirstTwo: {
    stands: {
      en: '{who} is one of the first two to get a vote',
      ru: `{who_nom} — среди первых двух, кто ${did('who', 'получил')} голос`,
    },
    falls: { en: '{who} is not one of the first two to get a vote', ru: '{who_nom} не среди первых двух' },
  },
  notAmongFirst: {
    stands: { en: 'two others got votes before {who}', ru: 'двое других получили голоса раньше, чем {who_nom}' },
    falls: { en: '{who} is one of the first two to get a vote', ru: '{who_nom} среди первых двух' },
  },
} satisfies Readonly<Record<string, Said>>

const results = {
  rescued: {
    stands: { en: '{who} is rescued', ru: '{who_nom} избегает линчевания' },
    falls: { en: '{who} is not rescued', ru: '{who_nom} линчевания не избегает' },
  },
  revoteDue: {
    stands: { en: '{who} goes to a revote', ru: '{who_nom} попадает на переголосование' },
    falls: { en: '{who} does not go to a revote', ru: '{who_nom} на переголосование не попадает' },
  },
  revoteWithout: {
    stands: {
      en: 'a revote without {who} is due',
      ru: 'будет переголосование, на котором против {who_gen} не голосуют',
    },
    falls: { en: 'no revote without {who} is due', ru: 'переголосования нет ({who_nom})' },
  },
  emptyDay: {
    stands: { en: 'a day ended with a revote without a victim', ru: 'день закончился переголосованием без жертв' },
    falls: { en: 'no day ended like that', ru: 'такого дня не было' },
  },
  twiceEmpty: {
    stands: {
      en: 'two days in a row had no victim, with the same players alive',
      ru: 'два дня подряд без жертв при одном составе живых',
    },
    falls: { en: 'no two days in a row were like that', ru: 'двух таких дней подряд не было' },
  },
  facelessAlone: {
    stands: { en: 'the faceless is the only one lynched', ru: 'линчевали только безликого' },
    falls: { en: 'the faceless is not the only one lynched', ru: 'линчевали не только безликого' },
  },
  extraVoteDue: {
    stands: { en: 'an extra vote is held today', ru: 'сегодня будет дополнительное голосование' },
    falls: { en: 'no extra vote is held today', ru: 'дополнительного голосования сегодня нет' },
  },
} satisfies Readonly<Record<string, Said>>

const steps = {
  facts: { ...entering, ...counting, ...results },
  terms: {
    both: { en: 'both', ru: 'оба' },
    shields: { en: 'shields', ru: 'защита на голосовании' },
    ballots: { en: 'votes', ru: 'голоса' },
    weights: { en: 'weights', ru: 'вес голосов' },
    silences: { en: 'canceled votes', ru: 'обнуление голосов' },
    sums: { en: 'limits on totals', ru: 'пределы суммы' },
    verdict: { en: 'verdict', ru: 'итог подсчета' },
    instead: { en: 'instead of the result', ru: 'вместо итога' },
    mercy: { en: 'mercy', ru: 'прощение' },
    rescues: { en: 'rescues', ru: 'спасение' },
    lastBallot: { en: 'after the last vote', ru: 'после последнего голоса' },
    onResult: { en: 'on the result', ru: 'по итогу' },
    voteTotal: { en: 'votes against a player', ru: 'голоса против игрока' },
    voteRow: { en: 'row in the vote table', ru: 'строка таблицы голосов' },
  },
  tells: {
    extraVoteDue: { en: 'An extra vote is held today.', ru: 'Сегодня будет дополнительное голосование.' },
    revoteDue: { en: 'A revote is due between {voters}.', ru: 'Переголосование: {voters}.' },
    voteTotal: {
      en: '<b>{who}</b>{shows, select, names {} other {: {count, plural, one {# vote} other {# votes}}{off, select, 0 {} other { ({off} taken off)}}}}',
      ru: '<b>{who}</b>{shows, select, names {} other {: {count, plural, one {# голос} few {# голоса} many {# голосов} other {# голоса}}{off, select, 0 {} other { (снято: {off})}}}}',
    },
    voteRow: {
      en: '{who}{shows, select, names {} other {{count, plural, one {} other { × #}}}}{is, select, advance { (left in advance)} auto { (automatic)} noWall { (no wall)} fell { (against {about})} other {}}',
      ru: '{who}{shows, select, names {} other {{count, plural, =1 {} one { × #} few { × #} many { × #} other { × #}}}}{is, select, advance { (оставлен заранее)} auto { (автоголос)} noWall { (нет стенки)} fell { (был против: {about})} other {}}',
    },
  },
} satisfies PartWords

const ballots = {
  earlyVote: {
    stands: { en: '{who} voted before the vote opened', ru: 'игрок {who} проголосовал до начала голосования' },
    falls: { en: '{who} did not vote before the vote opened', ru: 'игрок {who} не голосовал до начала голосования' },
  },
  lateVote: {
    stands: { en: '{who} voted after the vote was over', ru: 'игрок {who} проголосовал после конца голосования' },
    falls: { en: '{who} voted before the vote was over', ru: 'игрок {who} проголосовал до конца голосования' },
  },
  deadVoter: {
    stands: { en: '{who} is dead and does not vote', ru: 'игрок {who} мертв и не голосует' },
    falls: { en: '{who} is alive and votes', ru: 'игрок {who} жив и голосует' },
  },
  voteHeld: {
    stands: {
      en: '{who} voted, so the vote was held',
      ru: `{who_nom} ${did('who', 'проголосовал')}, и голосование состоялось`,
    },
    falls: { en: 'nobody voted', ru: 'никто не проголосовал' },
  },
  deadTarget: {
    stands: { en: '{who} is dead and cannot be voted for', ru: 'игрок {who} мертв, за мертвых не голосуют' },
    falls: { en: '{who} is alive', ru: 'игрок {who} жив' },
  },
  mayorSafe: {
    stands: {
      en: '{who} is the mayor and cannot be voted against',
      ru: 'игрок {who} — мэр, против мэра не голосуют',
    },
    falls: { en: '{who} is not the mayor', ru: 'игрок {who} не мэр' },
  },
  ballotFinal: {
    stands: {
      en: 'a vote is final, and {who} has already voted',
      ru: 'голос окончателен, а игрок {who} уже проголосовал',
    },
    falls: { en: '{who} had not voted yet', ru: 'игрок {who} еще не голосовал' },
  },
  namesNobody: {
    stands: { en: '{who}’s vote names nobody', ru: 'игрок {who} не назвал никого' },
    falls: { en: '{who}’s vote names somebody', ru: 'игрок {who} назвал, против кого голосует' },
  },
} satisfies Readonly<Record<string, Said>>

/** What the steps of a count are called (RU-VOTE-15). */
const stepSaid = {
  en: '{step, select, ballots {who votes for whom} weights {what votes weigh} boosts {what is added to votes} silences {canceled and hidden votes} drugs {drugged voters} caps {the limit on a single vote} barriers {barriers} sums {the limits on totals} mercy {mercy} other {the count}}',
  ru: '{step, select, ballots {кто против кого} weights {вес голосов} boosts {прибавки к голосам} silences {обнуленные и скрытые голоса} drugs {голоса накачанных} caps {предел одного голоса} barriers {барьеры} sums {пределы сумм} mercy {прощение} other {подсчет}}',
} as const

const weights = {
  recounted: {
    stands: { en: `votes change: ${stepSaid.en}`, ru: `голоса меняются: ${stepSaid.ru}` },
    falls: { en: `no votes change: ${stepSaid.en}`, ru: `голоса не меняются: ${stepSaid.ru}` },
  },
  votesAgain: {
    stands: {
      en: '{who}’s vote against {other} weighs one more',
      ru: '{who_nom} голосует против {other_gen} на голос больше',
    },
    falls: {
      en: '{who}’s vote against {other} weighs no more',
      ru: '{who_nom} голосует против {other_gen} без прибавки',
    },
  },
  pointCounts: {
    stands: {
      en: 'this vote of {who} against {other} counts',
      ru: 'этот голос против {other_gen} засчитан ({who_nom})',
    },
    falls: { en: 'this vote of {who} against {other} is lost', ru: 'этот голос против {other_gen} срезан ({who_nom})' },
  },
  hasBarrier: {
    stands: { en: '{who} has a barrier of {size}', ru: 'у {who_gen} барьер {size}' },
    falls: { en: '{who} has no barrier', ru: 'у {who_gen} нет барьера' },
  },
  ownBarrier: {
    stands: { en: '{who} has a barrier of {size}', ru: 'у {who_gen} барьер {size}' },
    falls: { en: '{who} has no barrier', ru: 'у {who_gen} нет барьера' },
    deed: true,
  },
  levelled: {
    stands: {
      en: 'each vote against {who} counts one at most',
      ru: 'любой голос против {who_gen} — не больше единицы',
    },
    falls: { en: 'votes against {who} count in full', ru: 'голоса против {who_gen} считаются полностью' },
  },
  barred: {
    stands: {
      en: '{who}’s barrier takes off {size, plural, one {# vote} other {# votes}}',
      ru: 'барьер {who_gen} снимает {size, plural, one {# голос} few {# голоса} many {# голосов} other {# голоса}}',
    },
    falls: { en: '{who}’s barrier takes off no votes', ru: 'барьер {who_gen} голосов не снимает' },
  },
  allRedsAgainst: {
    stands: { en: 'all living reds vote for {who}', ru: 'все живые красные голосуют против {who_gen}' },
    falls: { en: 'not all living reds vote for {who}', ru: 'не все живые красные голосуют против {who_gen}' },
  },
  allOthersAgainst: {
    stands: { en: 'everybody else votes for {who}', ru: 'все остальные голосуют против {who_gen}' },
    falls: { en: 'not everybody else votes for {who}', ru: 'не все остальные голосуют против {who_gen}' },
  },
  drugsLevel: {
    stands: {
      en: '{who} is drugged, so their vote counts one at most',
      ru: '{who_nom} под наркотиками, и голос не больше единицы',
    },
    falls: { en: 'no drugs cut {who}’s vote', ru: 'наркотики голос не срезают ({who_nom})' },
  },
  ballotCapped: {
    stands: { en: '{who}’s vote weighs {size} at most', ru: 'голос не больше {size} ({who_nom})' },
    falls: { en: '{who}’s vote has no limit', ru: 'у голоса нет предела ({who_nom})' },
  },
  votesBeside: {
    stands: {
      en: '{votes, plural, one {# more vote is} other {# more votes are}} against {who}',
      ru: 'против {who_gen} еще {votes, plural, one {# голос} few {# голоса} many {# голосов} other {# голоса}}',
    },
    falls: { en: 'there are too few other votes against {who}', ru: 'других голосов против {who_gen} не хватает' },
  },
  sumCapped: {
    stands: {
      en: 'one side’s votes against {who} come to {size} at most',
      ru: 'голоса одной стороны против {who_gen}: вместе не больше {size}',
    },
    falls: {
      en: 'one side’s votes against {who} have no limit',
      ru: 'голоса одной стороны против {who_gen}: без предела',
    },
  },
  provedBlack: {
    stands: {
      en: '{other} has a black check on {who}, so nothing protects {who} from this vote',
      ru: `черный чек: {who_nom}, и от этого голоса ничто не защищает ({other_nom})`,
    },
    falls: { en: '{other} has no black check on {who}', ru: 'черного чека на {who_acc} нет ({other_nom})' },
  },
  checkWeighs: {
    stands: {
      en: '{who} checked {other} as lawyer',
      ru: `{who_nom} ${did('who', 'прочекал')} {other_acc} как адвокат`,
    },
    falls: {
      en: '{who} did not check {other} as lawyer',
      ru: `{who_nom} не ${did('who', 'прочекал')} {other_acc} как адвокат`,
    },
  },
} satisfies Readonly<Record<string, Said>>

const votes = '{votes, plural, one {# vote} other {# votes}}'

const votesRu = '{votes, plural, one {# голос} few {# голоса} many {# голосов} other {# голоса}}'

/** Behind what a vote came to; nothing of who has none. */
const counted = {
  en: '{votes, plural, =0 {} one { (# vote)} other { (# votes)}}',
  ru: '{votes, plural, =0 {} one { (# голос)} few { (# голоса)} many { (# голосов)} other { (# голоса)}}',
}

const lynch = {
  lynched: {
    stands: { en: `{who} is lynched${counted.en}`, ru: `{who_acc} линчуют${counted.ru}` },
    falls: { en: `{who} is not lynched${counted.en}`, ru: `{who_acc} не линчуют${counted.ru}` },
    asks: { en: 'Is {who} lynched?', ru: 'Линчуют ли {who_acc}?' },
    would: { en: `{who} would have been lynched${counted.en}`, ru: `{who_acc} линчевали бы${counted.ru}` },
  },
  votes: {
    stands: { en: '{who} voted for {other}', ru: '{who_nom} голосует против {other_gen}' },
    falls: { en: '{who} did not vote for {other}', ru: '{who_nom} не голосует против {other_gen}' },
    deed: true,
  },
  votesCast: {
    stands: { en: `${votes} {votes, plural, one {counts} other {count}}`, ru: 'засчитано голосов: {votes}' },
    falls: { en: 'no votes count', ru: 'голосов нет' },
  },
  hasMost: {
    stands: { en: `{who} has the most votes (${votes})`, ru: `у {who_gen} больше всего голосов (${votesRu})` },
    falls: { en: '{who} does not have the most votes', ru: 'у {who_gen} не больше всего голосов' },
  },
  tied: {
    stands: {
      en: '{players, plural, one {# player has} other {# players have}} the most votes',
      ru: 'больше всего голосов сразу у {players, plural, one {# игрока} few {# игроков} many {# игроков} other {# игрока}}',
    },
    falls: { en: 'there is no tie for the most votes', ru: 'равенства голосов нет' },
  },
  revoteChose: {
    stands: { en: 'the revote chooses {who}', ru: 'переголосование выбирает {who_acc}' },
    falls: { en: 'the revote does not choose {who}', ru: 'переголосование не выбирает {who_acc}' },
  },
  lynchRecorded: {
    stands: { en: 'the host recorded the lynch of {who}', ru: 'ведущий записывает линчевание {who_gen}' },
    falls: { en: 'the host did not record a lynch of {who}', ru: 'ведущий не записывает линчевание {who_gen}' },
  },
  emptyRevote: {
    stands: { en: 'the revote ended without a victim', ru: 'переголосование прошло без жертв' },
    falls: { en: 'the revote had a victim', ru: 'переголосование прошло с жертвой' },
  },
  redLynched: {
    stands: { en: 'the lynched player, {who}, is red', ru: 'линчуют красного игрока ({who_nom})' },
    falls: { en: 'the lynched player, {who}, is not red', ru: 'линчуют не красного игрока ({who_nom})' },
    would: { en: '{who}, who is red, would have been lynched', ru: 'линчевали бы красного игрока ({who_nom})' },
  },
  noRedLynched: {
    stands: { en: '{who} is lynched and is not red', ru: 'линчуют {who_acc}, это не красный игрок' },
    falls: { en: '{who}, not a red player, is not lynched', ru: '{who_acc}, не красного игрока, не линчуют' },
  },
  mayorOut: {
    stands: { en: '{who} is no longer mayor', ru: '{who_nom} теряет пост мэра' },
    falls: { en: '{who} is still mayor', ru: '{who_nom} сохраняет пост мэра' },
    would: { en: '{who} would no longer have been mayor', ru: `{who_nom} ${did('who', 'потерял')} бы пост мэра` },
    asks: { en: 'Does {who} lose the post of mayor?', ru: 'Теряет ли {who_nom} пост мэра?' },
  },
} satisfies Readonly<Record<string, Said>>

export const day = {
  facts: { ...ballots, ...weights, ...lynch, ...steps.facts },
  tells: {
    mayorOut: { en: '{who} is no longer mayor.', ru: '{who_nom} теряет пост мэра.' },
    ...steps.tells,
  },
  results: { both: { en: 'both', ru: 'оба' } },
  terms: {
    cast: { en: 'votes cast', ru: 'поданные голоса' },
    lynch: { en: 'lynch', ru: 'линчевание' },
    boosts: { en: 'boosts', ru: 'прибавки' },
    drugs: { en: 'drugged voters', ru: 'голоса накачанных' },
    caps: { en: 'limits on a single vote', ru: 'пределы голоса' },
    barriers: { en: 'barriers', ru: 'барьеры' },
    ...steps.terms,
  },
} satisfies PartWords
