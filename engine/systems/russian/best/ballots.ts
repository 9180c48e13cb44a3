/** Who voted for the best, and whom each praised (RU-BEST-1). */
import type { HostRecord } from '../../../journal/state.ts'
import type { SeatId } from '../../../reason/claim.ts'
import { eitherOf, type Reason } from '../../../reason/reason.ts'
import { all, type any, type Fact, type LateEffect, type Resolution } from '../vocabulary.ts'

/** One ballot: of a player, or of the host. */
export interface Praise {
  /** That a ballot was cast; who praised nobody, or himself, has cast one too. */
  voted: Reason
  /** That it praises somebody; a praise of oneself is one that does not hold. */
  of: ReadonlyMap<SeatId, Reason>
}

const cite = { rule: 'RU-BEST-1' }

export const praising: LateEffect = (run, { move, at, aim, why }) => {
  const { actor: by, id: action } = move
  const himself = at === by ? [run.given({ is: 'fact', kind: 'praisesHimself', of: by }, cite.rule)] : []
  const praises = all({ is: 'fact', kind: 'praises', of: by, other: at, action }, { ...cite, action }, [why], himself)
  run.put({ kind: 'praises', of: by, by, action, data: { target: at }, why: praises, rule: cite.rule })
  // A ballot of many names is one ballot.
  if (aim === 0) votes(run, by, action, why)
  return praises
}

export const praisingNobody: LateEffect = (run, { move: { actor: by, id: action }, why }) => {
  const praises = all({ is: 'fact', kind: 'praisesNobody', of: by, action }, { ...cite, action }, [why])
  votes(run, by, action, praises)
  return praises
}

function votes(run: Resolution, of: SeatId, action: string, why: Reason): void {
  const voted = all({ is: 'fact', kind: 'votedBest', of, action }, { ...cite, action }, [why])
  run.put({ kind: 'votedBest', of, by: of, action, why: voted, rule: cite.rule })
}

const recordsOf = (run: Resolution, form: string): HostRecord[] =>
  (run.game.records ?? []).filter(record => record.form === form)

/** Everybody's ballot in roster order, and the host's, as he recorded it. */
export function ballotsOf(run: Resolution): Praise[] {
  const found = <Of extends 'votedBest' | 'praises'>(kind: Of): Fact<Of>[] =>
    run.ledger.attempts({ kind, when: 'soFar' }) as Fact<Of>[]
  const [voted, praises] = [found('votedBest'), found('praises')]
  return [
    ...run.game.seats.flatMap(({ slot }): Praise[] => {
      const mine = voted.filter(({ of }) => of === slot).map(({ why }) => why)
      if (!mine.length) return []
      const named = praises.filter(({ of }) => of === slot)
      return [
        {
          voted: one(mine, { is: 'fact', kind: 'votedBest', of: slot }),
          of: new Map(
            named.map(({ data: { target } }) => [
              target,
              one(
                named.filter(({ data }) => data.target === target).map(({ why }) => why),
                { is: 'fact', kind: 'praises', of: slot, other: target },
              ),
            ]),
          ),
        },
      ]
    }),
    ...ballotOfHost(run),
  ]
}

/** A reason, or of several that say the same that one of them has what it needs. */
const one = (reasons: readonly Reason[], claim: Parameters<typeof any>[0]): Reason =>
  reasons.length === 1 ? reasons[0]! : eitherOf(reasons, claim, cite)

function ballotOfHost(run: Resolution): Praise[] {
  const records = recordsOf(run, 'hostPraise')
  if (!records.length) return []
  const named = records.flatMap(({ values: { player } }) => (player ? [player] : []))
  const given = (kind: 'hostVoted' | 'hostPraises', of: SeatId): Reason =>
    run.given({ is: 'fact', kind, of }, cite.rule)
  return [{ voted: given('hostVoted', ''), of: new Map(named.map(who => [who, given('hostPraises', who)])) }]
}

/** The share that makes somebody one of the best, in percent: the game's, or a lower one that the host recorded. */
export const shareOf = (run: Resolution): number =>
  Math.min(
    Number(run.option<number>('bestShare')),
    ...recordsOf(run, 'lowerShare').map(({ values: { share } }) => Number(share) || 100),
  )

/** That the host does not let somebody count as one of the best. */
export const refusalOf = (run: Resolution, of: SeatId): Reason[] =>
  recordsOf(run, 'notBest').some(({ values: { player } }) => player === of)
    ? [run.given({ is: 'fact', kind: 'refusedAsBest', of }, 'RU-BEST-2')]
    : []
