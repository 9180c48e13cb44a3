/** Leaving the game without dying (1923-S22 to S27): by strikes, or by the word of the moderators. */
import type { RuleId, Slot } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import { fact } from '../claims.ts'
import { revealed } from '../knowledge/reveal.ts'
import { heartbreak } from '../pairs/shadchan.ts'
import { passiveOf } from '../passive.ts'
import { all, type Walk } from '../vocabulary.ts'
import { isAtOnce } from './out-since.ts'

/** Exiles somebody where the reason holds; keeps the attempt where it does not. The dead stay dead, and win no more. */
export function exile(walk: Walk, who: Slot, why: Reason, rule: RuleId): void {
  const exiled = walk.mark(who, 'exiled', why, rule)
  if (exiled.why.holds) walk.change(who, { out: true })
}

const byHost = (walk: Walk, who: Slot, why: Reason): void =>
  exile(walk, who, all(fact('exiledByHost', who), { rule: '1923-S24' }, [why]), '1923-S24')

/** The moderators exile somebody (1923-S24): before anything of the phase is counted, unless the host says otherwise. */
export function exileAtOnce(walk: Walk): void {
  if (!isAtOnce(walk)) return
  for (const { who, note } of walk.phase.removed)
    byHost(walk, who, all({ is: 'ruled', who, holds: true, note }, { rule: '1923-S24' }))
}

/** What becomes in the end of a player whom the host removes, where exile waits for it. */
export function exileInTheEnd(walk: Walk, who: Slot, why: Reason): void {
  if (!isAtOnce(walk)) byHost(walk, who, why)
}

/** Who was exiled in this phase. */
const exiledNow = (walk: Walk): Slot[] =>
  walk.game.seats
    .map(({ slot }) => slot)
    .filter(slot => walk.ledger.found({ kind: 'exiled', of: slot, when: 'tonight' }).length)

/** Where the host wants an exile to have the effects of a death: it breaks hearts, and Witnesses are told (1923-S27). */
export function mournExiled(walk: Walk): void {
  if (!walk.option<boolean>('exile.triggersDeathEffects')) return
  const exiles = exiledNow(walk).flatMap(who => walk.ledger.found({ kind: 'exiled', of: who, when: 'tonight' }))
  for (const exiled of exiles) heartbreak(walk, exiled)
  for (const { slot } of walk.living()) {
    const witness = passiveOf(walk, slot, 'witness')
    if (!witness) continue
    for (const { of, why } of exiles) {
      const { action } = witness
      const witnessed = all(fact('witnessed', slot, { other: of }), { rule: '1923-S27', action }, [witness.why, why])
      if (!witnessed.holds) continue
      const { role, faction } = walk.seat(of)
      const is = revealed(walk, role, faction)
      walk.learnFact(slot, { action, ability: 'witness' }, of, 'role', is, '1923-S27', witnessed)
      walk.tell(slot, 'witnessed', { who: of, role: is }, '1923-S27')
    }
  }
}

/** The private word, with the strikes, and the public one where the host wants it (1923-I15, S27). */
export function tellExiled(walk: Walk): void {
  const exiled = exiledNow(walk)
  for (const who of exiled) {
    walk.tell(
      who,
      'exiled',
      { missed: String(walk.count(who, 'missedVotes')), improper: String(walk.count(who, 'improperVotes')) },
      '1923-I15',
    )
  }
  if (exiled.length && walk.option<boolean>('exile.public')) walk.announce('exiled', { who: exiled }, '1923-S27')
}
