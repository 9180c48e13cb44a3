/** Words for ballots that do not count, and for what becomes of those that do. */
import { did, type PartWords, type Said } from '../words.ts'
import { steps } from './text-steps.ts'

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

export const day = {
  facts: { ...ballots, ...weights, ...steps.facts },
  tells: steps.tells,
  results: { both: ['both', 'оба'] },
  terms: {
    boosts: ['boosts', 'прибавки'],
    drugs: ['drugged voters', 'голоса накачанных'],
    caps: ['limits of a ballot', 'пределы голоса'],
    barriers: ['barriers', 'барьеры'],
    ...steps.terms,
  },
} satisfies PartWords
