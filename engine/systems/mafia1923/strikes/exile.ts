/** Leaving the game without dying (1923-S22 to S27): by strikes, or by the word of the moderators. */
import type { RuleId, SeatId } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import { fact } from '../claims.ts'
import { revealed } from '../knowledge/reveal.ts'
import { heartbreak } from '../pairs/shadchan.ts'
import { passiveOf } from '../passive.ts'
import { all, type Resolution } from '../vocabulary.ts'
import { isAtOnce } from './out-since.ts'

/** Exiles somebody where the reason holds; keeps the attempt where it does not. The dead stay dead, and win no more. */
export function exile(run: Resolution, who: SeatId, why: Reason, rule: RuleId): void {
  const exiled = run.mark(who, 'exiled', why, rule)
  if (exiled.why.holds) run.change(who, { out: true })
}

const byHost = (run: Resolution, who: SeatId, why: Reason): void =>
  exile(run, who, all(fact('exiledByHost', who), { rule: '1923-S24' }, [why]), '1923-S24')

/** The moderators exile somebody (1923-S24): before anything of the phase is counted, unless the host says otherwise. */
export function exileAtOnce(run: Resolution): void {
  if (!isAtOnce(run)) return
  for (const { who, note } of run.phase.removed)
    byHost(run, who, all({ is: 'ruled', who, holds: true, note }, { rule: '1923-S24' }))
}

/** What becomes in the end of a player whom the host removes, where exile waits for it. */
export function exileInTheEnd(run: Resolution, who: SeatId, why: Reason): void {
  if (!isAtOnce(run)) byHost(run, who, why)
}

/** Who was exiled in this phase. */
const exiledNow = (run: Resolution): SeatId[] =>
  run.game.seats
    .map(({ slot }) => slot)
    .filter(slot => run.ledger.found({ kind: 'exiled', of: slot, when: 'tonight' }).length)

/** Where the host wants an exile to have the effects of a death: it breaks hearts, and Witnesses are told (1923-S27). */
export function mournExiled(run: Resolution): void {
  if (!run.option<boolean>('exile.triggersDeathEffects')) return
  const exiles = exiledNow(run).flatMap(who => run.ledger.found({ kind: 'exiled', of: who, when: 'tonight' }))
  for (const exiled of exiles) heartbreak(run, exiled)
  for (const { slot } of run.living()) {
    const witness = passiveOf(run, slot, 'witness')
    if (!witness) continue
    for (const { of, why } of exiles) {
      const { action } = witness
      const witnessed = all(fact('witnessed', slot, { other: of }), { rule: '1923-S27', action }, [witness.why, why])
      if (!witnessed.holds) continue
      const { role, faction } = run.seat(of)
      const is = revealed(run, role, faction)
      run.learnFact(slot, { action, ability: 'witness' }, of, 'role', is, '1923-S27', witnessed)
      run.tell(slot, 'witnessed', { who: of, role: is }, '1923-S27')
    }
  }
}

/** The private word, with the strikes, and the public one where the host wants it (1923-I15, S27). */
export function tellExiled(run: Resolution): void {
  const exiled = exiledNow(run)
  for (const who of exiled) {
    run.tell(
      who,
      'exiled',
      { missed: String(run.count(who, 'missedVotes')), improper: String(run.count(who, 'improperVotes')) },
      '1923-I15',
    )
  }
  if (exiled.length && run.option<boolean>('exile.public')) run.announce('exiled', { who: exiled }, '1923-S27')
}
