/**
 * One ballot as the rules see it (1923-V1 to V7, V15 to V17): its two halves, what is wrong with it, what of it counts, and who has
 * none.
 */
import type { Outcome } from '../../../journal/outcome.ts'
import type { Ballot, Game, PhaseState, Seat } from '../../../journal/state.ts'
import { getOwn } from '../../../ruleset/catalogue.ts'
import { chosen, implied, stated, type Options, type Rules } from '../../../ruleset/localized-text.ts'
import { lastOf, received } from '../../../vote/tally.ts'
import { outsideHours } from './clock.ts'
import { outSince } from './exile.ts'
import { fact, so, under } from '../claims.ts'
import { families, familyOf, livingOf, plays } from '../families.ts'
import { familyVotesLost, votesLostBy, votesLostOn } from '../roles/sheriff.ts'
import { entryOf, only, section, type SectionWords } from '../section.ts'
import {
  all,
  any,
  type Claim,
  type Reason,
  type Resolution,
  type RuleId,
  type Says,
  type SeatId,
} from '../vocabulary.ts'

const options = {
  'ballot.improper': {
    values: ['discardInvalidHalf', 'discardAll'],
    rule: '1923-V16',
    says: {
      en: 'How much of an improper vote is discarded: the invalid half, or all of it.',
      ru: 'Что из неправильного бюллетеня не считается.',
    },
  },
} satisfies Options

/** One half of a ballot: whom it is on, and whether it counts. */
interface Half {
  half: 'family' | 'individual'
  on: string
  why: Reason
}

export interface Judged {
  ballot: Ballot
  voter: SeatId
  halves: Half[]
  /** Holds where anything of it counts. */
  why: Reason
  /** Holds where the ballot breaks the rules for votes. */
  improper: Reason
  /** Something is wrong with it, be it excused. */
  faulty: boolean
  /** What keeps the whole ballot from counting, where something does. */
  stopped?: { rule: RuleId; why: Claim }
}

/** What is wrong with one half, or with its absence. */
interface Fault {
  half: 'family' | 'individual'
  why: Reason
}

/** The ballots of a day: what each voter cast last, and what came over another channel, out of hours, or was replaced by a later one (1923-A4, F2, V17). */
export function ballotsOf(run: Resolution): { cast: Judged[]; passedOver: Judged[] } {
  const elsewhere = received(run.phase).filter(({ channel }) => channel === 'elsewhere')
  const accepted = received(run.phase).filter(ballot => !elsewhere.includes(ballot))
  const inTime = accepted.filter(ballot => !outsideHours(run.game, run.phase, ballot.at))
  const late = accepted.filter(ballot => !inTime.includes(ballot))
  const last = lastOf(inTime)
  const passOver = (ballot: Ballot, kind: Says, rule: RuleId): Judged => {
    const why = fact(kind, ballot.by)
    return { ...judged(run, ballot, [run.given(why, rule)]), stopped: { rule, why } }
  }
  return {
    cast: last
      .filter(({ family, individual }) => family !== undefined || individual !== undefined)
      .map(ballot => judged(run, ballot)),
    passedOver: [
      ...elsewhere.map(ballot => passOver(ballot, 'otherChannel', '1923-A4')),
      ...late.map(ballot => passOver(ballot, 'outOfHours', '1923-F2')),
      ...inTime.filter(ballot => !last.includes(ballot)).map(ballot => passOver(ballot, 'replacedBallot', '1923-V17')),
    ],
  }
}

/** @param passed why it is passed over, where it is */
function judged(run: Resolution, ballot: Ballot, passed: readonly Reason[] = []): Judged {
  const { by: voter, individual } = ballot
  const family = families(run).find(name => name === ballot.family)
  const faults = faultsOf(run, voter, family, individual)
  const improper = any(
    fact('improper', voter),
    { rule: '1923-V7' },
    faults.map(({ why }) => why),
  )
  const bars = [...passed, ...barsOf(run, voter), ...votesLostBy(run, voter, '1923-S28')]
  const spoiled =
    run.option('ballot.improper') === 'discardAll' ? [under(fact('discarded', voter), '1923-V16', improper)] : []
  const half = (half: Half['half'], on: string, bar: Reason[]): Half => ({
    half,
    on,
    why: all(
      fact(half === 'family' ? 'familyVote' : 'individualVote', voter, { other: on }),
      { rule: '1923-V1' },
      [],
      [
        ...bar,
        ...bars,
        ...faults
          .filter(fault => fault.half === half)
          .map(({ why }) => under(fact('discarded', voter), '1923-V16', why)),
        ...spoiled,
      ],
    ),
  })
  const stopped = bars.find(({ holds }) => holds)
  const halves = [
    ...(family === undefined ? [] : [half('family', family, familyVotesLost(run, family))]),
    ...(individual === undefined
      ? []
      : [half('individual', individual, [...votesLostOn(run, individual), ...outSince(run, individual)])]),
  ]
  return {
    ballot,
    voter,
    improper,
    faulty: faults.length > 0,
    halves,
    why: all(
      fact('ballot', voter, { values: { ballot: ballot.id } }),
      { rule: '1923-V1', also: stopped ? [] : ['1923-S1'] },
      [
        any(
          fact('halfCounts', voter),
          { rule: '1923-V1' },
          halves.map(({ why }) => why),
        ),
      ],
      bars,
    ),
    ...(stopped && {
      stopped: { rule: stopped.rule, why: fact(plays(run.seat(voter)) ? 'votesNot' : 'spectator', voter) },
    }),
  }
}

/** Why somebody has no vote: dead, out of the game, or injured (1923-V15). */
function barsOf(run: Resolution, voter: SeatId): Reason[] {
  const seat = run.seat(voter)
  const none = (why: Reason): Reason => under(fact('votesNot', voter), '1923-V15', why)
  const exiled = run.ledger.found({ kind: 'exiled', of: voter, when: 'soFar' })
  const injured = run.ledger.attempts({ kind: 'injured', of: voter, when: 'soFar' })
  return [
    ...(plays(seat) ? [] : [all(fact('spectator', voter), { rule: '1923-E5' })]),
    ...exiled.map(({ why }) => all(fact('votesNot', voter), { rule: '1923-S26', also: ['1923-V15'] }, [why])),
    ...(exiled.length || seat.alive ? [] : [none(run.given(fact('dead', voter), '1923-S10'))]),
    ...injured.map(injury => none(run.ledger.standing(injury, 'soFar'))),
  ]
}

/** What is wrong with a ballot, and what would be if its voter were not the only one of the family left (1923-V6). */
function faultsOf(run: Resolution, voter: SeatId, family: string | undefined, individual: SeatId | undefined): Fault[] {
  const own = familyOf(run, voter)
  const wrong = (half: Fault['half'], kind: Says, rule: RuleId): Fault => ({
    half,
    why: so(true, fact(kind, voter), rule),
  })
  const onlyOne = (): Reason => so(livingOf(run, own).length <= 1, fact('onlyOne', voter), '1923-V6')
  const ofIndividual = (): Fault[] => {
    if (individual === undefined) {
      const why = all(fact('noIndividualVote', voter), { rule: '1923-V7' }, [], [onlyOne()])
      return [{ half: 'individual', why }]
    }
    if (individual === voter) return [wrong('individual', 'votedForSelf', '1923-V4')]
    if (familyOf(run, individual) !== own) return [wrong('individual', 'votedForStranger', '1923-V3')]
    return outSince(run, individual).length || (run.seat(individual).alive && plays(run.seat(individual)))
      ? []
      : [wrong('individual', 'votedForTheDead', '1923-V5')]
  }
  return [
    ...(family === undefined
      ? [wrong('family', 'noFamilyVote', '1923-V7')]
      : family === own
        ? [wrong('family', 'votedForOwnFamily', '1923-V2')]
        : []),
    ...ofIndividual(),
  ]
}

/**
 * @param outcome the day as it stands: jails go where chance may have sent them
 * @returns everybody without a vote, with the rule that says so
 */
export function voteless(
  { seats }: Pick<Game, 'seats'>,
  { submissions }: Pick<PhaseState, 'submissions'>,
  { verdicts }: Pick<Outcome, 'verdicts'>,
): { slot: SeatId; rule: RuleId }[] {
  const jails = verdicts
    .filter(
      ({ action, verdict }) =>
        (verdict === 'succeeded' || verdict === 'partial')
        && submissions.some(({ id, does }) => id === action && entryOf(does)?.jails),
    )
    .map(({ landed }) => landed)
  const isJailed = ({ slot, details }: Seat): boolean =>
    jails.some(
      ([player, family]) => player === slot || (family !== undefined && family === getOwn(details ?? {}, 'family')),
    )
  const ruleFor = (seat: Seat): RuleId | undefined => {
    if (!plays(seat)) return '1923-E5'
    if (seat.status.includes('exiled')) return '1923-S26'
    if (!seat.alive) return '1923-V15'
    if (seat.status.includes('injured')) return '1923-S15'
    return isJailed(seat) ? '1923-S28' : undefined
  }
  return seats.flatMap(seat => {
    const rule = ruleFor(seat)
    return rule === undefined ? [] : [{ slot: seat.slot, rule }]
  })
}

const rules: Rules = {
  '1923-V1': stated({
    en: 'Every living player casts a family vote and an individual vote together, every day.',
    ru: 'Каждый живой каждый день подает вместе голос за семью и голос за игрока.',
  }),
  '1923-V2': stated({
    en: "The family vote cannot be for one's own family.",
    ru: 'Голос за семью нельзя отдать за свою семью.',
  }),
  '1923-V3': stated({
    en: "The individual vote is for a member of one's own family.",
    ru: 'Голос за игрока отдают за кого-то из своей семьи.',
  }),
  '1923-V4': stated({ en: 'The individual vote cannot be for oneself.', ru: 'Голос за игрока нельзя отдать за себя.' }),
  '1923-V5': implied({
    en: 'The individual vote is for somebody alive; the family vote may be for a family without living members.',
    ru: 'Голос за игрока отдают за живого; голос за семью может быть и за семью, где никого не осталось в живых.',
  }),
  '1923-V6': stated({
    en: 'The only living member of a family does not need an individual vote.',
    ru: 'Единственному живому в семье голос за игрока не нужен.',
  }),
  '1923-V7': stated({
    en: 'A vote that breaks these rules, or is only half of one, is an improper vote.',
    ru: 'Бюллетень, который нарушает эти правила или заполнен наполовину, неправильный.',
  }),
  '1923-V15': stated({
    en: 'Votes by or against the jailed are not counted; the dead, the injured and the exiled have no vote.',
    ru: 'Голоса заключенных и голоса за них не считаются; у мертвых, раненых и изгнанных голоса нет.',
  }),
  '1923-V16': chosen({
    en: 'The valid half of an improper vote counts, and the player gets one strike. Not voting is one strike of the other kind.',
    ru: 'В неправильном бюллетене считается действительная половина, и за него дают одно замечание. За отсутствие бюллетеня дают одно замечание другого вида.',
  }),
  '1923-V17': chosen({
    en: 'If a player votes several times, the last vote before the deadline counts.',
    ru: 'Из нескольких бюллетеней считается последний до конца срока.',
  }),
}

const words = {
  facts: {
    ballot: { stands: '{who} voted', falls: '{who}’s vote does not count' },
    halfCounts: {
      stands: 'this is what counts of {who}’s vote',
      falls: 'nothing of {who}’s vote counts',
    },
    noHalfCounts: only('neither half of {who}’s vote is valid'),
    onlyOne: {
      stands: '{who} is the only living member of the family',
      falls: '{who} is not the only living member of the family',
    },
    familyVote: {
      stands: '{who} voted for the {other} family',
      falls: '{who}’s vote for the {other} family does not count',
      deed: true,
    },
    individualVote: {
      stands: '{who} voted for {other}',
      falls: '{who}’s vote for {other} does not count',
      deed: true,
    },
    improper: { stands: '{who} voted improperly', falls: '{who} voted properly' },
    noFamilyVote: { ...only('{who} gave no family vote'), ground: true },
    noIndividualVote: {
      stands: '{who} gave no individual vote',
      falls: 'that {who} gave no individual vote is no fault',
      would: '{who} gave no individual vote',
      ground: true,
    },
    votedForOwnFamily: { ...only('{who} voted for their own family, which does not count'), deed: true },
    votedForSelf: { ...only('{who} voted for themselves'), deed: true },
    votedForStranger: { ...only('{who} gave the individual vote to somebody of another family'), deed: true },
    votedForTheDead: { ...only('{who} gave the individual vote to somebody who is not alive'), deed: true },
    discarded: {
      stands: '{who}’s improper vote is discarded',
      falls: 'no vote of {who} is discarded',
      toldByDeed: true,
    },
    votesNot: {
      stands: '{who} has no vote today',
      falls: '{who} has a vote today',
      would: '{who} would have no vote today',
    },
    otherChannel: only('{who}’s vote did not come through the official channel'),
    outOfHours: only('{who}’s vote came outside voting hours'),
    replacedBallot: only('a later vote by {who} replaced it'),
  },
} satisfies SectionWords

declare module '../vocabulary.ts' {
  interface Spoken extends IdsOf<typeof words.facts> {}
}

export const ballots = section({ options, rules, words })
