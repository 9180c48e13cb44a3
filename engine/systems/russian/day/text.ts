/** Words for the steps of a count: who votes, shields, ties, and what becomes of a verdict. */
import { did, type PartWords, type Said } from '../words.ts'

const entering = {
  votesHimself: {
    stands: [
      '{who} came and votes in person',
      `{who_nom} ${did('who', 'пришел', 'пришла', 'пришли')} и голосует лично`,
    ],
    falls: ['{who} does not vote in person', '{who_nom} лично не голосует'],
  },
  castNone: {
    stands: ['{who} has cast no ballot', `{who_nom} не ${did('who', 'проголосовал')}`],
    falls: ['{who} has cast a ballot', `{who_nom} ${did('who', 'проголосовал')}`],
  },
  noWall: {
    stands: ['{who} wrote no wall and is not admitted', 'без стенки к голосованию не допускают ({who_nom})'],
    falls: ['{who} wrote a wall', 'стенка есть ({who_nom})'],
  },
  isRevoteTarget: {
    stands: ['the revote is about {who}, who chooses nobody', '{who_nom} — цель переголосования и никого не выбирает'],
    falls: ['the revote is not about {who}', '{who_nom} не цель переголосования'],
  },
  condemnedAlone: {
    stands: ['{who} alone is condemned', 'осуждают только {who_acc}'],
    falls: ['nobody is condemned', 'никого не осуждают'],
  },
  notInRevote: {
    stands: ['{who} is not in the revote', '{who_nom} — не цель переголосования'],
    falls: ['{who} is in the revote', '{who_nom} — цель переголосования'],
  },
  levelWith: {
    stands: [
      '{who} and {other} are in the revote against each other',
      '{who_nom} и {other_nom} — цели переголосования',
    ],
    falls: ['{who} and {other} are not in a revote', '{who_nom} и {other_nom} не цели переголосования'],
  },
  hasNoBallot: {
    stands: ['{who} has no ballot', '{who_nom}: своего голоса нет'],
    falls: ['{who} votes for the master', '{who_nom} голосует за хозяина'],
  },
  forgivenNow: {
    stands: ['{who} was forgiven and cannot be voted for', '{who_nom} — под прощением, против не голосуют'],
    falls: ['{who} was not forgiven', 'прощения нет ({who_nom})'],
  },
  shieldStands: {
    stands: ['the shield over {who} stands', 'защита действует ({who_nom})'],
    falls: ['the shield over {who} yields', 'защита уступает ({who_nom})'],
  },
  dayIsOver: {
    stands: ['the day is over', 'день закончен'],
    falls: ['the day goes on', 'день продолжается'],
  },
  nowVoted: {
    stands: ['the vote that was due is held', 'голосование, которого ждали, проведено'],
    falls: ['no such vote is held', 'такого голосования нет'],
  },
} satisfies Readonly<Record<string, Said>>

const counting = {
  barrierWorks: {
    stands: ['the barrier of {who} works', 'барьер действует ({who_nom})'],
    falls: ['the barrier of {who} is off', 'барьер не действует ({who_nom})'],
  },
  barrierCounts: {
    stands: ['the barrier of {who} of {size} counts', 'у {who_gen} действует барьер {size}'],
    falls: ['a greater barrier of {who} counts', 'у {who_gen} действует больший барьер'],
  },
  blacksFirst: {
    stands: [
      'the barrier of {who} took votes of blacks first',
      'барьер {who_gen} первыми снял голоса черных, в сумму они не входят',
    ],
    falls: ['no votes of blacks fell before', 'голоса черных раньше не снимались ({who_nom})'],
  },
  letsCount: {
    stands: [
      'the ballot of {other} lets the others against {who} count',
      'благодаря голосу {other_gen} засчитаны и другие голоса против {who_gen}',
    ],
    falls: [
      'the ballot of {other} does not let the others against {who} count',
      'голос {other_gen} не дает засчитать другие голоса против {who_gen}',
    ],
  },
  fallsShort: {
    stands: ['{who} lost votes and falls short', '{who_nom}: часть голосов снята, и до первого места не хватает'],
    falls: ['{who} lost no votes', '{who_nom}: голоса не сняты'],
  },
  targetVotes: {
    stands: [
      '{who} as one of those in the revote counts against {other}',
      '{who_nom} как цель переголосования — против {other_gen}',
    ],
    falls: ['{who} does not count against {other}', '{who_nom} против {other_gen} не голосует'],
  },
  levelNobody: {
    stands: [
      '{who} is level in the revote, and nobody dies',
      'на переголосовании равенство, никто не умирает ({who_nom})',
    ],
    falls: ['{who} is level in the revote, and dies', 'на переголосовании равенство, умирают оба ({who_nom})'],
  },
  facelessLives: {
    stands: ['the faceless lives', 'безликий жив'],
    falls: ['the faceless is out', 'безликий выбыл'],
  },
  redsLevel: {
    stands: [
      'there are as many reds as blacks with the faceless: {reds}',
      'живых красных столько же, сколько черных с безликим ({reds})',
    ],
    falls: ['reds are more or fewer than the others', 'живых красных больше или меньше, чем остальных'],
  },
  redsUnited: {
    stands: [
      'all reds vote for {who}, all others for {other}',
      'все красные голосуют против {who_gen}, черные и безликий — против {other_gen}',
    ],
    falls: ['reds do not vote for {who} all together', 'не все красные голосуют против {who_gen}'],
  },
  redVotes: {
    stands: [
      '{who} has {votes, plural, one {# vote} other {# votes}} of reds',
      'против {who_gen} — {votes, plural, one {# голос} few {# голоса} many {# голосов} other {# голоса}} красных',
    ],
    falls: ['{who} has too few votes of reds', 'голосов красных против {who_gen} мало'],
  },
  moreReds: {
    stands: ['reds give {who} more', 'против {who_gen} вес красных голосов больше'],
    falls: ['reds do not give {who} more', 'против {who_gen} вес красных голосов не больше'],
  },
  firstRed: {
    stands: ['the very first ballot of a red was for {who}', 'самый первый красный голос — против {who_gen}'],
    falls: ['the first ballot of a red was for another', 'первый красный голос — против другого игрока'],
  },
  blacksAlive: {
    stands: [
      '{blacks, plural, =0 {no black lives} one {only # black lives} other {only # blacks live}}',
      '{blacks, plural, =0 {живых черных нет} one {жив всего # черный} few {живы всего # черных} many {живы всего # черных} other {живы всего # черных}}',
    ],
    falls: ['more blacks live', 'живых черных больше'],
  },
  bothDie: {
    stands: [
      '{who} is level in the revote too, and both die',
      'на переголосовании снова равенство, умирают оба ({who_nom})',
    ],
    falls: [
      '{who} is level in the revote, and nobody dies',
      'на переголосовании равенство, никто не умирает ({who_nom})',
    ],
  },
  amongFirstTwo: {
    stands: [
      '{who} is one of the first two who got a ballot',
      `{who_nom} — среди первых двух, кто ${did('who', 'получил')} голос`,
    ],
    falls: ['{who} is not one of the first two', '{who_nom} не среди первых двух'],
  },
  notAmongFirst: {
    stands: ['two others got ballots before {who}', 'двое других получили голоса раньше, чем {who_nom}'],
    falls: ['{who} got a ballot early enough', '{who_nom} среди первых двух'],
  },
} satisfies Readonly<Record<string, Said>>

const results = {
  rescued: {
    stands: ['{who} is rescued', '{who_nom} избегает линчевания'],
    falls: ['{who} is not rescued', '{who_nom} линчевания не избегает'],
  },
  revoteDue: {
    stands: ['{who} goes to a revote', '{who_nom} попадает на переголосование'],
    falls: ['{who} does not go to a revote', '{who_nom} на переголосование не попадает'],
  },
  revoteWithout: {
    stands: ['a revote without {who} is due', 'будет переголосование, на котором против {who_gen} не голосуют'],
    falls: ['no revote without {who} is due', 'переголосования нет ({who_nom})'],
  },
  emptyDay: {
    stands: ['a day ended with a revote without a victim', 'день закончился переголосованием без жертв'],
    falls: ['no day ended so', 'такого дня не было'],
  },
  twiceEmpty: {
    stands: [
      'two days running had no victim, with the same players alive',
      'два дня подряд без жертв при одном составе живых',
    ],
    falls: ['no two days running were so', 'двух таких дней подряд не было'],
  },
  facelessAlone: {
    stands: ['the faceless is the only one lynched', 'линчевали только безликого'],
    falls: ['not only the faceless is lynched', 'линчевали не только безликого'],
  },
  extraVoteDue: {
    stands: ['one more vote is held today', 'сегодня будет дополнительное голосование'],
    falls: ['no further vote is held today', 'дополнительного голосования сегодня нет'],
  },
} satisfies Readonly<Record<string, Said>>

const steps = {
  facts: { ...entering, ...counting, ...results },
  terms: {
    both: ['both', 'оба'],
    shields: ['shields', 'защита на голосовании'],
    ballots: ['ballots', 'голоса'],
    weights: ['weights', 'вес голосов'],
    silences: ['votes made nothing of', 'обнуление голосов'],
    sums: ['limits of a sum', 'пределы суммы'],
    verdict: ['verdict', 'итог подсчета'],
    instead: ['in their place', 'вместо итога'],
    mercy: ['mercy', 'прощение'],
    rescues: ['rescues', 'спасение'],
    lastBallot: ['after the last ballot', 'после последнего голоса'],
    onResult: ['on the result', 'по итогу'],
    voteTotal: ['votes against somebody', 'голоса против игрока'],
    voteRow: ['a ballot in the table of votes', 'строка таблицы голосов'],
  },
  tells: {
    extraVoteDue: ['One more vote is held today.', 'Сегодня будет дополнительное голосование.'],
    revoteDue: ['A revote is due between {voters}.', 'Переголосование: {voters}.'],
    voteTotal: [
      '<b>{who}</b>{shows, select, names {} other {: {count, plural, one {# vote} other {# votes}}{off, select, 0 {} other { ({off} taken off)}}}}',
      '<b>{who}</b>{shows, select, names {} other {: {count, plural, one {# голос} few {# голоса} many {# голосов} other {# голоса}}{off, select, 0 {} other { (снято: {off})}}}}',
    ],
    voteRow: [
      '{who}{shows, select, names {} other {{count, plural, one {} other { × #}}}}{is, select, advance { (left beforehand)} auto { (put by the host)} noWall { (no wall)} fell { (against {about})} other {}}',
      '{who}{shows, select, names {} other {{count, plural, =1 {} one { × #} few { × #} many { × #} other { × #}}}}{is, select, advance { (оставлен заранее)} auto { (автоголос)} noWall { (нет стенки)} fell { (был против: {about})} other {}}',
    ],
  },
} satisfies PartWords

const ballots = {
  earlyVote: {
    stands: ['{who} voted before the vote opened', 'игрок {who} проголосовал до начала голосования'],
    falls: ['{who} did not vote before the vote opened', 'игрок {who} не голосовал до начала голосования'],
  },
  lateVote: {
    stands: ['{who} voted after the vote was over', 'игрок {who} проголосовал после конца голосования'],
    falls: ['{who} voted before the vote was over', 'игрок {who} проголосовал до конца голосования'],
  },
  deadVoter: {
    stands: ['{who}, who is dead, does not vote', 'игрок {who} мертв и не голосует'],
    falls: ['{who} is alive and votes', 'игрок {who} жив и голосует'],
  },
  voteHeld: {
    stands: [
      '{who} voted, so that the vote was held',
      `{who_nom} ${did('who', 'проголосовал')}, и голосование состоялось`,
    ],
    falls: ['nobody voted', 'никто не проголосовал'],
  },
  deadTarget: {
    stands: ['{who} is dead and not voted for', 'игрок {who} мертв, за мертвых не голосуют'],
    falls: ['{who} is alive', 'игрок {who} жив'],
  },
  mayorSafe: {
    stands: ['{who} is mayor, and nobody votes against the mayor', 'игрок {who} — мэр, против мэра не голосуют'],
    falls: ['{who} is not mayor', 'игрок {who} не мэр'],
  },
  ballotFinal: {
    stands: ['a ballot is final, and {who} voted before', 'голос окончателен, а игрок {who} уже проголосовал'],
    falls: ['{who} did not vote before', 'игрок {who} еще не голосовал'],
  },
  namesNobody: {
    stands: ['the ballot of {who} names nobody', 'игрок {who} не назвал никого'],
    falls: ['the ballot of {who} names somebody', 'игрок {who} назвал, против кого голосует'],
  },
} satisfies Readonly<Record<string, Said>>

/** What the steps of a count are called (RU-VOTE-15). */
const stepSaid = {
  en: '{step, select, ballots {who votes for whom} weights {what ballots weigh} boosts {what is added to ballots} silences {silenced and hidden ballots} drugs {drugged voters} caps {the limit of a ballot} barriers {barriers} sums {the limits of sums} mercy {mercy} other {the count}}',
  ru: '{step, select, ballots {кто против кого} weights {вес голосов} boosts {прибавки к голосам} silences {обнуленные и скрытые голоса} drugs {голоса накачанных} caps {предел одного голоса} barriers {барьеры} sums {пределы сумм} mercy {прощение} other {подсчет}}',
} as const

const weights = {
  recounted: {
    stands: [`votes change: ${stepSaid.en}`, `голоса меняются: ${stepSaid.ru}`],
    falls: [`no votes change: ${stepSaid.en}`, `голоса не меняются: ${stepSaid.ru}`],
  },
  votesAgain: {
    stands: [
      'the ballot of {who} against {other} weighs one more',
      '{who_nom} голосует против {other_gen} на голос больше',
    ],
    falls: ['the ballot of {who} against {other} weighs no more', '{who_nom} голосует против {other_gen} без прибавки'],
  },
  pointCounts: {
    stands: ['this vote of {who} against {other} counts', 'этот голос против {other_gen} засчитан ({who_nom})'],
    falls: ['this vote of {who} against {other} is lost', 'этот голос против {other_gen} срезан ({who_nom})'],
  },
  hasBarrier: {
    stands: ['{who} has a barrier of {size}', 'у {who_gen} барьер {size}'],
    falls: ['{who} has no barrier', 'у {who_gen} нет барьера'],
  },
  ownBarrier: {
    stands: ['{who} has a barrier of {size}', 'у {who_gen} барьер {size}'],
    falls: ['{who} has no barrier', 'у {who_gen} нет барьера'],
    deed: true,
  },
  levelled: {
    stands: ['each ballot against {who} counts one at most', 'любой голос против {who_gen} — не больше единицы'],
    falls: ['ballots against {who} count in full', 'голоса против {who_gen} считаются полностью'],
  },
  barred: {
    stands: [
      'the barrier of {who} takes {size, plural, one {# vote} other {# votes}} away',
      'барьер {who_gen} снимает {size, plural, one {# голос} few {# голоса} many {# голосов} other {# голоса}}',
    ],
    falls: ['the barrier of {who} takes no vote away', 'барьер {who_gen} голосов не снимает'],
  },
  allRedsAgainst: {
    stands: ['all living reds vote for {who}', 'все живые красные голосуют против {who_gen}'],
    falls: ['not all living reds vote for {who}', 'не все живые красные голосуют против {who_gen}'],
  },
  allOthersAgainst: {
    stands: ['everybody else votes for {who}', 'все остальные голосуют против {who_gen}'],
    falls: ['not everybody else votes for {who}', 'не все остальные голосуют против {who_gen}'],
  },
  drugsLevel: {
    stands: ['{who} is drugged and has one vote at most', '{who_nom} под наркотиками, и голос не больше единицы'],
    falls: ['no drugs cut the ballot of {who}', 'наркотики голос не срезают ({who_nom})'],
  },
  ballotCapped: {
    stands: ['a ballot of {who} weighs {size} at most', 'голос не больше {size} ({who_nom})'],
    falls: ['a ballot of {who} has no limit', 'у голоса нет предела ({who_nom})'],
  },
  votesBeside: {
    stands: [
      '{votes, plural, one {# vote more is} other {# votes more are}} against {who}',
      'против {who_gen} еще {votes, plural, one {# голос} few {# голоса} many {# голосов} other {# голоса}}',
    ],
    falls: ['there are too few votes more against {who}', 'других голосов против {who_gen} не хватает'],
  },
  sumCapped: {
    stands: [
      'what one side gives {who} comes to {size} at most',
      'голоса одной стороны против {who_gen}: вместе не больше {size}',
    ],
    falls: ['what one side gives {who} has no limit', 'голоса одной стороны против {who_gen}: без предела'],
  },
  provedBlack: {
    stands: [
      'a check showed {who} to {other} as black, so nothing defends {who}',
      `черный чек: {who_nom}, и от этого голоса ничто не защищает ({other_nom})`,
    ],
    falls: ['no check showed {who} to {other} as black', 'черного чека на {who_acc} нет ({other_nom})'],
  },
  checkWeighs: {
    stands: ['{who} checked {other} as a lawyer', `{who_nom} ${did('who', 'прочекал')} {other_acc} как адвокат`],
    falls: [
      '{who} did not check {other} as a lawyer',
      `{who_nom} не ${did('who', 'прочекал')} {other_acc} как адвокат`,
    ],
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
    stands: [`{who} is lynched${counted.en}`, `{who_acc} линчуют${counted.ru}`],
    falls: [`{who} is not lynched${counted.en}`, `{who_acc} не линчуют${counted.ru}`],
    asks: ['Is {who} lynched?', 'Линчуют ли {who_acc}?'],
    would: [`{who} would be lynched${counted.en}`, `{who_acc} линчевали бы${counted.ru}`],
  },
  votes: {
    stands: ['{who} votes for {other}', '{who_nom} голосует против {other_gen}'],
    falls: ['{who} does not vote for {other}', '{who_nom} не голосует против {other_gen}'],
    deed: true,
  },
  votesCast: {
    stands: [`${votes} {votes, plural, one {counts} other {count}}`, 'засчитано голосов: {votes}'],
    falls: ['no votes count', 'голосов нет'],
  },
  hasMost: {
    stands: [`{who} has the most votes (${votes})`, `у {who_gen} больше всего голосов (${votesRu})`],
    falls: ['{who} does not have the most votes', 'у {who_gen} не больше всего голосов'],
  },
  tied: {
    stands: [
      '{players, plural, one {# player is} other {# players are}} at the top',
      'больше всего голосов сразу у {players, plural, one {# игрока} few {# игроков} many {# игроков} other {# игрока}}',
    ],
    falls: ['the top is not shared', 'равенства голосов нет'],
  },
  revoteChose: {
    stands: ['the revote chose {who}', 'переголосование выбирает {who_acc}'],
    falls: ['the revote did not choose {who}', 'переголосование не выбирает {who_acc}'],
  },
  lynchRecorded: {
    stands: ['the host recorded the lynch of {who}', 'ведущий записывает линчевание {who_gen}'],
    falls: ['the host recorded no lynch of {who}', 'ведущий не записывает линчевание {who_gen}'],
  },
  emptyRevote: {
    stands: ['the revote ended without a victim', 'переголосование прошло без жертв'],
    falls: ['the revote had a victim', 'переголосование прошло с жертвой'],
  },
  redLynched: {
    stands: ['{who}, who is lynched, is red', 'линчуют красного игрока ({who_nom})'],
    falls: ['{who}, who is lynched, is not red', 'линчуют не красного игрока ({who_nom})'],
    would: ['{who}, who is red, would be lynched', 'линчевали бы красного игрока ({who_nom})'],
  },
  noRedLynched: {
    stands: ['{who} is lynched and is not red', 'линчуют {who_acc}, это не красный игрок'],
    falls: ['{who}, not a red player, is not lynched', '{who_acc}, не красного игрока, не линчуют'],
  },
  mayorOut: {
    stands: ['{who} is mayor no more', '{who_nom} теряет пост мэра'],
    falls: ['{who} remains mayor', '{who_nom} сохраняет пост мэра'],
    would: ['{who} would be mayor no more', `{who_nom} ${did('who', 'потерял')} бы пост мэра`],
    asks: ['Does {who} lose the post of mayor?', 'Теряет ли {who_nom} пост мэра?'],
  },
} satisfies Readonly<Record<string, Said>>

export const day = {
  facts: { ...ballots, ...weights, ...lynch, ...steps.facts },
  tells: {
    mayorOut: ['{who} is mayor no more.', '{who_nom} теряет пост мэра.'],
    ...steps.tells,
  },
  results: { both: ['both', 'оба'] },
  terms: {
    cast: ['votes cast', 'поданные голоса'],
    lynch: ['lynch', 'линчевание'],
    boosts: ['boosts', 'прибавки'],
    drugs: ['drugged voters', 'голоса накачанных'],
    caps: ['limits of a ballot', 'пределы голоса'],
    barriers: ['barriers', 'барьеры'],
    ...steps.terms,
  },
} satisfies PartWords
