/** Strikes for missed and improper votes, and the exile they lead to (1923-S18, S22 to S27, S30, V7, V16). */
import type { Seat } from '../../../journal/state.ts'
import type { Slot } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import { fact, under } from '../claims.ts'
import { livingPlayers } from '../families.ts'
import { all, any, least, type Walk } from '../vocabulary.ts'
import type { Judged } from '../vote/ballots.ts'
import { jailsOf } from '../vote/jails.ts'
import { exile } from './exile.ts'

type Strike = 'missedVotes' | 'improperVotes'

/** Writes a strike for everybody who had to vote and did not do so properly. @param voters who was living when the vote began */
export function giveStrikes(walk: Walk, voters: readonly Seat[], ballots: readonly Judged[]): void {
  for (const { slot, role, bystander } of voters) {
    if (bystander) continue
    // An injured player has no vote to cast (1923-V15).
    const injured = walk.ledger.found({ kind: 'injured', of: slot, when: 'phaseStart' }).length > 0
    const ballot = injured ? undefined : ballots.find(({ voter }) => voter === slot)
    // A fault that is excused is a strike that was nearly given.
    if (ballot && !ballot.improper.because.length) continue
    const kind: Strike = ballot ? 'improperVotes' : 'missedVotes'
    const why = all(
      fact(kind === 'missedVotes' ? 'noBallot' : 'brokeRules', slot),
      { rule: '1923-V16', also: ['1923-V1', ...(role === 'townsperson' ? ['1923-TOW1'] : [])] },
      ballot ? [ballot.improper] : [],
      exemptions(walk, slot),
    )
    walk.put({ kind: kind === 'missedVotes' ? 'missedVote' : 'improperVote', of: slot, why, rule: '1923-V16' })
    if (why.holds) walk.setCount(slot, kind, walk.count(slot, kind) + 1)
  }
}

function exemptions(walk: Walk, slot: Slot): Reason[] {
  const injured = walk.ledger
    .attempts({ kind: 'injured', of: slot, when: 'soFar' })
    .map(injury => walk.ledger.standing(injury, 'soFar'))
  return [
    ...(walk.option<boolean>('strike.exemptInjured')
      ? injured.map(injury => under(fact('sparedStrike', slot), '1923-S18', injury))
      : []),
    ...(walk.option<boolean>('strike.exemptJailed')
      ? jailsOf(walk, slot).map(jail => under(fact('sparedStrike', slot), '1923-S30', jail))
      : []),
  ]
}

/** Exiles whoever has enough strikes and is still living (1923-S22, S23, S27). */
export function exileByStrikes(walk: Walk): void {
  const threshold = walk.option<number>('exile.threshold')
  const combined = walk.option<boolean>('exile.combineStrikes')
  for (const { slot, bystander } of livingPlayers(walk)) {
    const missed = walk.count(slot, 'missedVotes')
    const improper = walk.count(slot, 'improperVotes')
    const today =
      walk.ledger.found({ kind: 'missedVote', of: slot, when: 'tonight' }).length
      + walk.ledger.found({ kind: 'improperVote', of: slot, when: 'tonight' }).length
    if (bystander || !today) continue
    const counts = combined
      ? [strikes(walk, slot, ['missedVote', 'improperVote'], missed + improper, threshold)]
      : [
          strikes(walk, slot, ['missedVote'], missed, threshold),
          strikes(walk, slot, ['improperVote'], improper, threshold),
        ]
    exile(
      walk,
      slot,
      any(fact('enoughStrikes', slot, { values: { threshold } }), { rule: '1923-S23' }, counts),
      '1923-S22',
    )
  }
}

/** Strikes of earlier days and of this one against the threshold: counted, so that a count that is one short is seen. */
function strikes(
  walk: Walk,
  slot: Slot,
  kinds: readonly ('missedVote' | 'improperVote')[],
  count: number,
  threshold: number,
): Reason {
  const today = kinds.flatMap(kind => walk.ledger.found({ kind, of: slot, when: 'tonight' }).map(({ why }) => why))
  const before = Array.from({ length: Math.max(0, count - today.length) }, (_, nth) =>
    all(fact('earlierStrike', slot, { values: { nth: nth + 1 } }), { rule: '1923-S22' }),
  )
  return least(
    threshold,
    fact(kinds.length > 1 ? 'strikes' : `${kinds[0]!}s`, slot, { values: { count, threshold } }),
    { rule: kinds.length > 1 ? '1923-S23' : '1923-S22' },
    [...before, ...today],
  )
}
