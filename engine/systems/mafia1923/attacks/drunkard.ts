/** The Drunkard (1923-DRU1 to DRU5): one of a family, drawn, is attacked. */
import type { Reason } from '../../../reason/reason.ts'
import type { Arrival } from '../../../resolve/sequence/rulings.ts'
import { fact } from '../claims.ts'
import { livingOf } from '../families.ts'
import { all, type Resolution } from '../vocabulary.ts'
import { getsThrough } from './gets-through.ts'

/** Somebody living of the family, drawn (1923-DRU2), is attacked; of an empty family nobody is (1923-DRU4). */
export function rampage(run: Resolution, { move, at: family, why }: Arrival): Reason {
  if (!why.holds) return why
  const victim = run.draw(
    'victim',
    move.actor,
    livingOf(run, family).map(({ slot }) => slot),
  )
  if (victim === undefined) {
    return all(
      fact('rampaged', family, { action: move.id }),
      { rule: '1923-DRU1', action: move.id },
      [why],
      [all(fact('nobodyThere', family), { rule: '1923-DRU4', also: ['1923-A9'] })],
    )
  }
  const ownFamily = run.seat(move.actor).details?.family === family
  const attack = getsThrough(run, {
    kind: 'drunkard',
    at: victim,
    rule: '1923-DRU1',
    action: move.id,
    by: move.actor,
    why,
    drawn: run.given(fact('drawnVictim', victim, { other: family }), '1923-DRU2'),
    notes: ownFamily ? [{ claim: fact('ownFamily', move.actor), rule: '1923-DRU3' }] : [],
  })
  run.dies(victim, attack, '1923-DRU1', { cause: 'drunkard', by: move.actor, action: move.id })
  return attack
}
