/** Who votes and for whom (CONAN-V2, V7, A7, S6), and what costs somebody a vote that was cast. */
import { seatOf, type Refusal } from '../../../journal/state.ts'
import type { Slot } from '../../../reason/claim.ts'
import type { Citation, Reason } from '../../../reason/reason.ts'
import { all, type Fact, type Kind, type Query, type Says, type Walk } from '../vocabulary.ts'

const earlier = (walk: Walk, kind: 'abroad' | 'arrested', of: Slot): boolean =>
  walk.ledger.found({ kind, of, when: 'soFar', where: ({ phase }) => phase !== undefined }).length > 0

/** Why somebody has no vote this day, by what was so before it (CONAN-V2); a release in time gives it back (CONAN-S22). */
export function whyNoVote(walk: Walk, by: Slot): Refusal | undefined {
  if (!seatOf(walk.game, by)!.alive) return { rule: 'CONAN-V2', says: 'the dead have no vote' }
  if (earlier(walk, 'abroad', by)) return { rule: 'CONAN-V2', says: 'who is abroad has no vote' }
  if (earlier(walk, 'arrested', by)) return { rule: 'CONAN-V2', says: 'the arrested have no vote' }
  return undefined
}

/** Why somebody cannot be voted for (CONAN-A7, S6). What happened this day is another matter (CONAN-K9). */
export function whyNotFor(walk: Walk, by: Slot, target: Slot): Refusal | undefined {
  if (!seatOf(walk.game, target)!.alive) return { rule: 'CONAN-A7', says: 'the dead cannot be voted for' }
  if (earlier(walk, 'abroad', target)) return { rule: 'CONAN-S6', says: 'who is abroad cannot be voted for' }
  if (earlier(walk, 'arrested', target)) return { rule: 'CONAN-S20', says: 'the arrested cannot be voted for' }
  if (by === target && !walk.option<boolean>('vote.self'))
    return { rule: 'CONAN-A7', says: 'nobody votes for himself here' }
  return undefined
}

/** What cost somebody the vote he cast, or nearly did. */
export function whyLost(walk: Walk, of: Slot): Reason[] {
  const lostBy = <Of extends Kind>(says: Says, cite: Citation, query: Query<Of>): Reason[] =>
    walk.ledger.tried({ ...query, of, when: 'soFar' }).map(why => all({ is: 'fact', kind: says, of }, cite, [why]))
  const today = ({ phase }: Pick<Fact, 'phase'>): boolean => phase === undefined
  return [
    ...lostBy(
      'lostByArrested',
      { rule: 'CONAN-V7', also: ['CONAN-K8', 'CONAN-OD3'] },
      { kind: 'arrested', where: today },
    ),
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
    ...lostBy('lostByHindered', { rule: 'CONAN-V2', also: ['CONAN-AB16'] }, { kind: 'hindered', where: today }),
    ...lostBy(
      'lostByNeutralised',
      { rule: 'CONAN-AB12', also: ['CONAN-OD2'] },
      { kind: 'neutralised', where: fact => today(fact) && fact.data.how === 'frighten' },
    ),
    ...lostBy('lostByInsulted', { rule: 'CONAN-AB15' }, { kind: 'insulted' }),
  ]
}

/** What gave somebody back the vote this day. */
export const freedToday = (walk: Walk, of: Slot): Reason[] =>
  walk.ledger
    .found({ kind: 'released', of, when: 'soFar', where: ({ phase }) => phase === undefined })
    .map(({ why }) => all({ is: 'fact', kind: 'freedInTime', of }, { rule: 'CONAN-S22', also: ['CONAN-OD4'] }, [why]))
