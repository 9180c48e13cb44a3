/** Phantoms at the vote: who votes though he is dead, what it is worth, and what a living phantom gains by it (RU-PHA-3). */
import type { RuleId, SeatId } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import type { Boost, Cast, Silence } from '../day/hooks.ts'
import { besideFor } from '../shared/playing.ts'
import { isGrey } from '../shared/sides.ts'
import { speaksBy } from '../shared/speaks.ts'
import { all, any, type Fact, type LateEffect, type Resolution } from '../vocabulary.ts'

/** Everybody who was a phantom as this vote began, and is one. */
const phantoms = (run: Resolution): Fact<'phantom'>[] => run.ledger.found({ kind: 'phantom', when: 'phaseStart' })

const isOne = (run: Resolution, who: SeatId): boolean => phantoms(run).some(({ of }) => of === who)

/** They keep their votes (RU-PHA-2). */
export const votingPhantoms = (run: Resolution): { who: SeatId; why: Reason }[] =>
  phantoms(run).map(({ of: who, why }) => ({
    who,
    why: any({ is: 'fact', kind: 'votesOn', of: who }, { rule: 'RU-PHA-2' }, [why]),
  }))

/** Where a vote begins: phantoms are not counted with the others (RU-PHA-4). */
export function setAside(run: Resolution): void {
  for (const { of, why } of phantoms(run))
    run.put({
      kind: 'phantomAside',
      of,
      why: all({ is: 'fact', kind: 'phantomAside', of }, { rule: 'RU-PHA-4' }, [why]),
      rule: 'RU-PHA-4',
    })
}

export const asideAsPhantom = (run: Resolution, who: SeatId): 'phantom' | undefined =>
  run.ledger.found({ kind: 'phantomAside', of: who, when: 'tonight' }).length ? 'phantom' : undefined

/**
 * Who sits in somebody has a vote only beside him: a ballot of his host for the same player is what lets it count, so that it
 * falls with that one. A faceless phantom has none (RU-PHA-1, RU-PHA-G1). A vote on himself is none.
 */
export function phantomSilences(run: Resolution, ballots: readonly Cast[]): Silence[] {
  return ballots.flatMap(({ by, target }): Silence[] => {
    const sits = isOne(run, by) && run.ledger.found({ kind: 'possessed', by, when: 'phaseStart' }).at(-1)
    if (!sits) return []
    const grey = isGrey(run.seat(by))
    const rule: RuleId = grey ? 'RU-PHA-G1' : 'RU-PHA-1'
    const beside = grey ? [] : ballots.filter(one => one.by === sits.of && one.target === target).map(({ why }) => why)
    const claim = { is: 'fact', kind: 'votesAlone', of: by, other: sits.of } as const
    return [{ by, to: 0, why: all(claim, { rule }, [sits.why], beside) }]
  })
}

/** One vote more for each phantom there is; a copy has it too (RU-PHA-3, RU-ACR-7). */
export function phantomBoosts(run: Resolution, ballots: readonly Cast[]): Boost[] {
  const present = phantoms(run)
  if (!present.length) return []
  return ballots.flatMap(({ by, target }): Boost[] => {
    const passive = run.seat(by).alive ? speaksBy(run, by, 'gatherVotes') : undefined
    if (!passive) return []
    const others = present.filter(({ of }) => of !== by)
    const rule: RuleId = besideFor(run.game, by, 'gatherVotes')?.data.how === 'copy' ? 'RU-ACR-7' : 'RU-PHA-3'
    return others.map(({ why }) => ({
      by,
      target,
      votes: 1,
      lost: passive.lost,
      why: all({ is: 'fact', kind: 'phantomAdds', of: by }, { rule, action: passive.action }, [passive.why, why]),
    }))
  })
}

/** When everybody has voted the phantom may waive what phantoms add, to his own ballot and to theirs (RU-PHA-3). */
export const waivingBonus: LateEffect = (run, { move: { actor, id: action }, why }) => {
  const waived = all({ is: 'fact', kind: 'bonusWaived', of: actor, action }, { rule: 'RU-PHA-3', action }, [why])
  run.put({ kind: 'bonusWaived', of: actor, by: actor, action, why: waived, rule: 'RU-PHA-3' })
  return waived
}

export function waivesBonus(run: Resolution, { by, why: { claim } }: Boost): Reason[] {
  const ofPhantoms = isOne(run, by) || (claim.is === 'fact' && claim.kind === 'phantomAdds')
  return ofPhantoms ? run.ledger.found({ kind: 'bonusWaived', when: 'tonight' }).map(({ why }) => why) : []
}
