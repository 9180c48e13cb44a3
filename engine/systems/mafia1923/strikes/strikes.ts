/** Strikes for missed and improper votes, and the exile they lead to (1923-S18, S22 to S27, S30, V7, V16). */
import type { Seat } from '../../../journal/state.ts'
import type { SeatId } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import { fact, under } from '../claims.ts'
import { livingPlayers } from '../families.ts'
import { all, any, least, type Resolution } from '../vocabulary.ts'
import type { Judged } from '../vote/ballots.ts'
import { jailsOf } from '../vote/jails.ts'
import { exile } from './exile.ts'

type Strike = 'missedVotes' | 'improperVotes'

/** Writes a strike for everybody who had to vote and did not do so properly. @param voters who was living when the vote began */
export function giveStrikes(run: Resolution, voters: readonly Seat[], ballots: readonly Judged[]): void {
  for (const { slot, role, bystander } of voters) {
    if (bystander) continue
    // An injured player has no vote to cast (1923-V15).
    const injured = run.ledger.found({ kind: 'injured', of: slot, when: 'phaseStart' }).length > 0
    const ballot = injured ? undefined : ballots.find(({ voter }) => voter === slot)
    // A fault that is excused is a strike that was nearly given.
    if (ballot && !ballot.improper.because.length) continue
    const kind: Strike = ballot ? 'improperVotes' : 'missedVotes'
    const why = all(
      fact(kind === 'missedVotes' ? 'noBallot' : 'brokeRules', slot),
      { rule: '1923-V16', also: ['1923-V1', ...(role === 'townsperson' ? ['1923-TOW1'] : [])] },
      ballot ? [ballot.improper] : [],
      exemptions(run, slot),
    )
    run.put({ kind: kind === 'missedVotes' ? 'missedVote' : 'improperVote', of: slot, why, rule: '1923-V16' })
    if (why.holds) run.setCount(slot, kind, run.count(slot, kind) + 1)
  }
}

function exemptions(run: Resolution, slot: SeatId): Reason[] {
  const injured = run.ledger
    .attempts({ kind: 'injured', of: slot, when: 'soFar' })
    .map(injury => run.ledger.standing(injury, 'soFar'))
  return [
    ...(run.option<boolean>('strike.exemptInjured')
      ? injured.map(injury => under(fact('sparedStrike', slot), '1923-S18', injury))
      : []),
    ...(run.option<boolean>('strike.exemptJailed')
      ? jailsOf(run, slot).map(jail => under(fact('sparedStrike', slot), '1923-S30', jail))
      : []),
  ]
}

/** Exiles whoever has enough strikes and is still living (1923-S22, S23, S27). */
export function exileByStrikes(run: Resolution): void {
  const threshold = run.option<number>('exile.threshold')
  const combined = run.option<boolean>('exile.combineStrikes')
  for (const { slot, bystander } of livingPlayers(run)) {
    const missed = run.count(slot, 'missedVotes')
    const improper = run.count(slot, 'improperVotes')
    const today =
      run.ledger.found({ kind: 'missedVote', of: slot, when: 'tonight' }).length
      + run.ledger.found({ kind: 'improperVote', of: slot, when: 'tonight' }).length
    if (bystander || !today) continue
    const counts = combined
      ? [strikes(run, slot, ['missedVote', 'improperVote'], missed + improper, threshold)]
      : [
          strikes(run, slot, ['missedVote'], missed, threshold),
          strikes(run, slot, ['improperVote'], improper, threshold),
        ]
    exile(
      run,
      slot,
      any(fact('enoughStrikes', slot, { values: { threshold } }), { rule: '1923-S23' }, counts),
      '1923-S22',
    )
  }
}

/** Strikes of earlier days and of this one against the threshold: counted, so that a count that is one short is seen. */
function strikes(
  run: Resolution,
  slot: SeatId,
  kinds: readonly ('missedVote' | 'improperVote')[],
  count: number,
  threshold: number,
): Reason {
  const today = kinds.flatMap(kind => run.ledger.found({ kind, of: slot, when: 'tonight' }).map(({ why }) => why))
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
