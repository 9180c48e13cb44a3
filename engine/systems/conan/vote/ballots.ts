/** Who votes and for whom (CONAN-V2, V7, A7, S6), and what costs somebody a vote that was cast. */
import { seatOf } from '../../../journal/state.ts'
import type { RuleId, Slot } from '../../../reason/claim.ts'
import type { Citation, Reason } from '../../../reason/reason.ts'
import { HOST } from '../../../resolve/sequence/walk.ts'
import { overAgain } from '../arrest/struck.ts'
import { all, type Claim, type Fact, type Kind, type Query, type Said, type Says, type Walk } from '../vocabulary.ts'

/** What keeps a ballot from entering. */
export interface Bar {
  rule: RuleId
  why: Claim
}
export const bar = (rule: RuleId, kind: Says, of: Slot, values?: { minutes: number }): Bar => ({
  rule,
  why: { is: 'fact', kind, of, ...(values && { values }) },
})

const earlier = (walk: Walk, kind: 'abroad' | 'arrested', of: Slot): boolean =>
  walk.ledger.found({ kind, of, when: 'soFar', where: ({ phase }) => phase !== undefined }).length > 0

/** Why somebody has no vote this day, by what was so before it (CONAN-V2); a release in time gives it back (CONAN-S22). */
export function whyNoVote(walk: Walk, by: Slot): Bar | undefined {
  if (!seatOf(walk.game, by)!.alive) return bar('CONAN-V2', 'deadVoter', by)
  if (earlier(walk, 'abroad', by)) return bar('CONAN-V2', 'voterAbroad', by)
  if (earlier(walk, 'arrested', by)) return bar('CONAN-V2', 'voterArrested', by)
  return undefined
}

/** Why somebody cannot be voted for (CONAN-A7, S6). What happened this day is another matter (CONAN-K9). */
export function whyNotFor(walk: Walk, by: Slot, target: Slot): Bar | undefined {
  if (!seatOf(walk.game, target)!.alive) return bar('CONAN-A7', 'targetDead', target)
  if (earlier(walk, 'abroad', target)) return bar('CONAN-S6', 'targetAbroad', target)
  if (earlier(walk, 'arrested', target)) return bar('CONAN-S20', 'targetArrested', target)
  return by === target && !walk.option<boolean>('vote.self') ? bar('CONAN-A7', 'votedForSelf', by) : undefined
}

/** What cost somebody the vote he cast, or nearly did. */
export function whyLost(walk: Walk, of: Slot): Said[] {
  const lostBy = <Of extends Kind>(says: Says, cite: Citation, query: Query<Of>): Said[] => {
    const claim: Claim = { is: 'fact', kind: says, of }
    return walk.ledger.tried({ ...query, of, when: 'soFar' }).map(why => ({ ...all(claim, cite, [why]), claim }))
  }
  const today = ({ phase }: Pick<Fact, 'phase'>): boolean => phase === undefined
  return [
    ...arrestedToday(walk, of),
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
    ...removedToday(walk, of).map(why => {
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
function arrestedToday(walk: Walk, of: Slot): Said[] {
  const claim: Claim = { is: 'fact', kind: 'lostByArrested', of }
  const cite = { rule: 'CONAN-V7', also: ['CONAN-K8', 'CONAN-OD3', ...overAgain(walk, of)] }
  return walk.ledger
    .attempts({ kind: 'arrested', of, when: 'soFar', where: ({ phase }) => phase === undefined })
    .map(({ why }) => ({ ...all(claim, cite, [why]), claim }))
}

/** What gave somebody back the vote who was arrested before this day. */
export const freedToday = (walk: Walk, of: Slot): Reason[] =>
  (walk.ledger.found({ kind: 'arrested', of, when: 'phaseStart' }).length
    ? walk.ledger.found({ kind: 'released', of, when: 'soFar', where: ({ phase }) => phase === undefined })
    : []
  ).map(({ why }) => all({ is: 'fact', kind: 'freedInTime', of }, { rule: 'CONAN-S22', also: ['CONAN-OD4'] }, [why]))

/** That the host took somebody out of the game this day. */
export const removedToday = ({ phase }: Walk, of: Slot): Reason[] =>
  phase.removed
    .filter(({ who }) => who === of)
    .map(({ note }) => all({ is: 'ruled', who: of, holds: true, note }, { rule: HOST }))
