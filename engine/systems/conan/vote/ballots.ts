/** Who votes and for whom (CONAN-V2, V7, A7, S6), and what costs somebody a vote that was cast. */
import { seatOf } from '../../../journal/state.ts'
import type { RuleId, SeatId } from '../../../reason/claim.ts'
import type { Citation, Reason } from '../../../reason/reason.ts'
import { HOST } from '../../../resolve/sequence/resolution.ts'
import { overAgain } from '../arrest/struck.ts'
import {
  all,
  type Claim,
  type Fact,
  type Kind,
  type FactQuery,
  type Said,
  type Says,
  type Resolution,
} from '../vocabulary.ts'

/** What keeps a ballot from entering. */
export interface Bar {
  rule: RuleId
  why: Claim
}
export const bar = (rule: RuleId, kind: Says, of: SeatId, values?: { minutes: number }): Bar => ({
  rule,
  why: { is: 'fact', kind, of, ...(values && { values }) },
})

const earlier = (run: Resolution, kind: 'abroad' | 'arrested', of: SeatId): boolean =>
  run.ledger.found({ kind, of, when: 'soFar', where: ({ phase }) => phase !== undefined }).length > 0

/** Why somebody has no vote this day, by what was so before it (CONAN-V2); a release in time gives it back (CONAN-S22). */
export function whyNoVote(run: Resolution, by: SeatId): Bar | undefined {
  if (!seatOf(run.game, by)!.alive) return bar('CONAN-V2', 'deadVoter', by)
  if (earlier(run, 'abroad', by)) return bar('CONAN-V2', 'voterAbroad', by)
  if (earlier(run, 'arrested', by)) return bar('CONAN-V2', 'voterArrested', by)
  return undefined
}

/** Why somebody cannot be voted for (CONAN-A7, S6). What happened this day is another matter (CONAN-K9). */
export function whyNotFor(run: Resolution, by: SeatId, target: SeatId): Bar | undefined {
  if (!seatOf(run.game, target)!.alive) return bar('CONAN-A7', 'targetDead', target)
  if (earlier(run, 'abroad', target)) return bar('CONAN-S6', 'targetAbroad', target)
  if (earlier(run, 'arrested', target)) return bar('CONAN-S20', 'targetArrested', target)
  return by === target && !run.option<boolean>('vote.self') ? bar('CONAN-A7', 'votedForSelf', by) : undefined
}

/** What cost somebody the vote he cast, or nearly did. */
export function whyLost(run: Resolution, of: SeatId): Said[] {
  const lostBy = <Of extends Kind>(says: Says, cite: Citation, query: FactQuery<Of>): Said[] => {
    const claim: Claim = { is: 'fact', kind: says, of }
    return run.ledger.tried({ ...query, of, when: 'soFar' }).map(why => ({ ...all(claim, cite, [why]), claim }))
  }
  const today = ({ phase }: Pick<Fact, 'phase'>): boolean => phase === undefined
  return [
    ...arrestedToday(run, of),
    ...lostBy(
      'lostByDeath',
      { rule: 'CONAN-V7', also: ['CONAN-K8'] },
      { kind: 'death', where: fact => today(fact) && fact.data.cause === 'aptx' },
    ),
    ...lostBy(
      'lostByDeath',
      { rule: 'CONAN-K1', also: ['CONAN-S24'] },
      { kind: 'death', where: fact => today(fact) && fact.data.cause !== 'aptx' },
    ),
    ...removedToday(run, of).map(why => {
      const claim: Claim = { is: 'fact', kind: 'lostByDeath', of }
      return { ...all(claim, { rule: 'CONAN-K1', also: ['CONAN-S24'] }, [why]), claim }
    }),
    ...lostBy('lostByHindered', { rule: 'CONAN-V2', also: ['CONAN-AB16'] }, { kind: 'hindered', where: today }),
    ...lostBy(
      'lostByNeutralised',
      { rule: 'CONAN-AB12', also: ['CONAN-OD2'] },
      { kind: 'neutralised', where: fact => today(fact) && fact.data.how === 'frighten' },
    ),
    ...lostBy('lostByInsulted', { rule: 'CONAN-AB15' }, { kind: 'insulted' }),
  ]
}

/** An arrest of this day costs the vote, also where a release ended it (CONAN-S22). */
function arrestedToday(run: Resolution, of: SeatId): Said[] {
  const claim: Claim = { is: 'fact', kind: 'lostByArrested', of }
  const cite = { rule: 'CONAN-V7', also: ['CONAN-K8', 'CONAN-OD3', ...overAgain(run, of)] }
  return run.ledger
    .attempts({ kind: 'arrested', of, when: 'soFar', where: ({ phase }) => phase === undefined })
    .map(({ why }) => ({ ...all(claim, cite, [why]), claim }))
}

/** What gave somebody back the vote who was arrested before this day. */
export const freedToday = (run: Resolution, of: SeatId): Reason[] =>
  (run.ledger.found({ kind: 'arrested', of, when: 'phaseStart' }).length
    ? run.ledger.found({ kind: 'released', of, when: 'soFar', where: ({ phase }) => phase === undefined })
    : []
  ).map(({ why }) => all({ is: 'fact', kind: 'freedInTime', of }, { rule: 'CONAN-S22', also: ['CONAN-OD4'] }, [why]))

/** That the host took somebody out of the game this day. */
export const removedToday = ({ phase }: Resolution, of: SeatId): Reason[] =>
  phase.removed
    .filter(({ who }) => who === of)
    .map(({ note }) => all({ is: 'ruled', who: of, holds: true, note }, { rule: HOST }))
