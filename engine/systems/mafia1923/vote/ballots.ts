/** One ballot as the rules see it (1923-V1 to V7, V15 to V17): its two halves, what is wrong with it, and what of it counts. */
import type { Ballot } from '../../../journal/state.ts'
import type { RuleId, SeatId } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import { lastOf, received } from '../../../vote/tally.ts'
import { fact, so, under } from '../claims.ts'
import { families, familyOf, livingOf } from '../families.ts'
import { outsideHours } from '../frame/clock.ts'
import { plays } from '../frame/spectators.ts'
import { outSince } from '../strikes/out-since.ts'
import { all, any, type Claim, type Says, type Resolution } from '../vocabulary.ts'
import { familyJailsOf, jailsOf } from './jails.ts'

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
  const jails = jailsOf(run, voter).map(jail => under(fact('votesNot', voter), '1923-S28', jail))
  const bars = [...passed, ...barsOf(run, voter), ...jails]
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
        ...bars,
        ...bar,
        ...faults
          .filter(fault => fault.half === half)
          .map(({ why }) => under(fact('discarded', voter), '1923-V16', why)),
        ...spoiled,
      ],
    ),
  })
  const against = (reasons: Reason[], on: string): Reason[] =>
    reasons.map(jail => under(fact('votesNotAgainst', on), '1923-V15', jail))
  const stopped = bars.find(({ holds }) => holds)
  const halves = [
    ...(family === undefined ? [] : [half('family', family, against(familyJailsOf(run, family), family))]),
    ...(individual === undefined
      ? []
      : [
          half('individual', individual, [
            ...against(jailsOf(run, individual), individual),
            ...outSince(run, individual),
          ]),
        ]),
  ]
  return {
    ballot,
    voter,
    improper,
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
