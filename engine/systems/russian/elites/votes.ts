/** The ballots of elites: a servant's is the master's (RU-SRV-3). */
import type { Ballot } from '../../../journal/state.ts'
import type { SeatId } from '../../../reason/claim.ts'
import type { Cast, SentFor, Shield, Weight } from '../day/hooks.ts'
import type { Reason } from '../../../reason/reason.ts'
import { eliteIs, isElite, masterOfServant, servantsOf } from '../shared/elites.ts'
import { all, type LateEffect, type Resolution } from '../vocabulary.ts'

/** A master gives today's vote to the servant, before it starts; everybody reads it then. */
export const givesBallotAway: LateEffect = (run, { move, why }) => {
  const { actor, id: action } = move
  const [servant] = servantsOf(run.game, actor)
  const of = servant?.slot ?? ''
  const gives = all({ is: 'fact', kind: 'votesInPlace', of, other: actor, action }, { rule: 'RU-SRV-3', action }, [why])
  run.put({ kind: 'votesInPlace', of, by: actor, action, why: gives, rule: 'RU-SRV-3', data: { master: actor } })
  if (gives.holds) run.announce('standsIn', { who: of, other: actor }, 'RU-SRV-3', 'voteStart')
  return gives
}

/** Nobody votes against an elite (RU-VOTE-6, RU-ELITE-1). */
export const elitesAreSafe = (run: Resolution): Shield[] =>
  run
    .living()
    .filter(isElite)
    .map(({ slot }) => ({ of: slot, why: run.given({ is: 'fact', kind: 'isElite', of: slot }, 'RU-ELITE-1') }))

/** A servant has no ballot of his own (RU-VOTE-6). */
export const servantsHaveNone = (run: Resolution, who: SeatId): Reason[] =>
  eliteIs(run.seat(who), 'serves') ? [run.given({ is: 'fact', kind: 'hasNoBallot', of: who }, 'RU-VOTE-6')] : []

/** What a servant sends in is the master's: where the master gave the vote away, or cast no ballot (RU-SRV-3). */
export function sentByServants(run: Resolution, ballots: readonly Ballot[]): SentFor[] {
  return ballots.flatMap(ballot => {
    const master = masterOfServant(run.game, run.seat(ballot.by))?.slot
    if (master === undefined) return []
    const given = run.ledger.found({ kind: 'votesInPlace', of: ballot.by, when: 'soFar' }).map(({ why }) => why)
    if (!given.length && ballots.some(({ by }) => by === master)) return []
    const kind = given.length ? 'votesInPlace' : 'votesForMaster'
    const why = all({ is: 'fact', kind, of: ballot.by, other: master }, { rule: 'RU-SRV-3' }, given)
    const sent: SentFor = {
      of: ballot.id,
      ballot: { ...ballot, by: master },
      why,
      ...(given.length && { first: true }),
    }
    return why.holds ? [sent] : []
  })
}

/** A mason's ballot weighs nothing (RU-VOTE-6). */
export const masonsWeighNothing = (run: Resolution, { by }: Cast): Weight | undefined =>
  eliteIs(run.seat(by), 'weighsNothing')
    ? { votes: 0, why: run.given({ is: 'fact', kind: 'weighsNothing', of: by }, 'RU-VOTE-6') }
    : undefined
