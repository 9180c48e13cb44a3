/** One ballot as the rules see it (1923-V1 to V7, V15 to V17): its two halves, what is wrong with it, and what of it counts. */
import type { Ballot } from '../../game/state.ts'
import type { Walk } from '../../resolve/sequence/walk.ts'
import { lastOf, received } from '../../vote/tally.ts'
import type { RuleId, Slot } from '../../why/claim.ts'
import { all, any, type Reason } from '../../why/reason.ts'
import { outsideHours } from './clock.ts'
import { fact, familyJailsOf, familyOf, families, jailsOf, livingOf, so, under } from './day-facts.ts'
import { plays } from './spectators.ts'

/** One half of a ballot: whom it is on, and whether it counts. */
export interface Half {
  half: 'family' | 'individual'
  on: string
  why: Reason
}

export interface Judged {
  ballot: Ballot
  voter: Slot
  halves: Half[]
  /** Holds where anything of it counts. */
  why: Reason
  /** Holds where the ballot breaks the rules for votes. */
  improper: Reason
  /** What keeps the whole ballot from counting, where something does. */
  stopped?: { rule: RuleId; says: string }
}

/** What is wrong with one half, or with its absence. */
interface Fault {
  half: 'family' | 'individual'
  why: Reason
}

/** The ballots of a day, as many as each voter cast last, and those that a later one replaced (1923-V17). */
export function ballotsOf(walk: Walk): { cast: Judged[]; replaced: { ballot: Ballot; why: Reason }[] } {
  const inTime = received(walk.phase).filter(ballot => !outsideHours(walk.game, walk.phase, ballot.at))
  const late = received(walk.phase).filter(ballot => !inTime.includes(ballot))
  const last = lastOf(inTime)
  const refused = (ballot: Ballot, rule: RuleId, kind: string): { ballot: Ballot; why: Reason } => ({
    ballot,
    why: all(
      fact('ballot', ballot.by, { values: { ballot: ballot.id } }),
      { rule: '1923-V1' },
      [],
      [all(fact(kind, ballot.by), { rule })],
    ),
  })
  return {
    cast: last
      .filter(({ family, individual }) => family !== undefined || individual !== undefined)
      .map(ballot => judged(walk, ballot)),
    replaced: [
      ...late.map(ballot => refused(ballot, '1923-F2', 'outOfHours')),
      ...inTime.filter(ballot => !last.includes(ballot)).map(ballot => refused(ballot, '1923-V17', 'replacedBallot')),
    ],
  }
}

function judged(walk: Walk, ballot: Ballot): Judged {
  const { by: voter, individual } = ballot
  const family = families(walk).find(name => name === ballot.family)
  const faults = faultsOf(walk, voter, family, individual)
  const improper = any(
    fact('improper', voter),
    { rule: '1923-V7' },
    faults.map(({ why }) => why),
  )
  const jails = jailsOf(walk, voter).map(jail => under(fact('votesNot', voter), '1923-S28', jail))
  const bars = [...barsOf(walk, voter), ...jails]
  const spoiled =
    walk.option('ballot.improper') === 'discardAll' && improper.holds
      ? [under(fact('discarded', voter), '1923-V16', improper)]
      : []
  const alone = livingOf(walk, familyOf(walk, voter)).length <= 1
  const present = alone && individual === undefined ? [all(fact('onlyOne', voter), { rule: '1923-V6' })] : []
  const half = (half: Half['half'], on: string, bar: Reason[]): Half => ({
    half,
    on,
    why: all(
      fact(half === 'family' ? 'familyVote' : 'individualVote', voter, { other: on }),
      { rule: '1923-V1' },
      present,
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
    ...(family === undefined ? [] : [half('family', family, against(familyJailsOf(walk, family), family))]),
    ...(individual === undefined
      ? []
      : [half('individual', individual, against(jailsOf(walk, individual), individual))]),
  ]
  return {
    ballot,
    voter,
    improper,
    halves,
    why: all(
      fact('ballot', voter, { values: { ballot: ballot.id } }),
      { rule: '1923-V1' },
      [
        ...(stopped ? [] : [all(fact('mayVote', voter), { rule: '1923-S1' })]),
        any(
          fact('halfCounts', voter),
          { rule: '1923-V1' },
          halves.map(({ why }) => why),
        ),
      ],
      [
        ...bars,
        ...(improper.holds && !halves.some(({ why }) => why.holds)
          ? [under(fact('discarded', voter), '1923-V16', improper)]
          : []),
      ],
    ),
    ...(stopped && { stopped: { rule: stopped.rule, says: 'its voter has no vote today' } }),
  }
}

/** Why somebody has no vote: dead, out of the game, or injured (1923-V15). */
function barsOf(walk: Walk, voter: Slot): Reason[] {
  const seat = walk.seat(voter)
  const none = (why: Reason): Reason => under(fact('votesNot', voter), '1923-V15', why)
  const exiled = walk.ledger.seek({ kind: 'exiled', of: voter, when: 'soFar' }, '1923-S26', fact('exiled', voter))
  const injured = walk.ledger.seek({ kind: 'injured', of: voter, when: 'soFar' }, '1923-S15', fact('injured', voter))
  return [
    ...(plays(seat) ? [] : [all(fact('spectator', voter), { rule: '1923-E5' })]),
    ...(exiled.holds ? [none(exiled)] : !seat.alive ? [none(all(fact('dead', voter), { rule: '1923-S10' }))] : []),
    ...(injured.because.length ? [none(injured)] : []),
  ]
}

/** What is wrong with a ballot: each fault is a reason that holds. */
function faultsOf(walk: Walk, voter: Slot, family: string | undefined, individual: Slot | undefined): Fault[] {
  const own = familyOf(walk, voter)
  const wrong = (half: Fault['half'], kind: string, rule: RuleId): Fault => ({
    half,
    why: so(true, fact(kind, voter), rule),
  })
  const alone = livingOf(walk, own).length <= 1
  const ofIndividual = (): Fault[] => {
    if (individual === undefined) return alone ? [] : [wrong('individual', 'noIndividualVote', '1923-V7')]
    if (individual === voter) return [wrong('individual', 'votedForSelf', '1923-V4')]
    if (familyOf(walk, individual) !== own) return [wrong('individual', 'votedForStranger', '1923-V3')]
    return walk.seat(individual).alive && plays(walk.seat(individual))
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
