/** Councilor and Pacifist (1923-COU1 to COU4, PAC1, PAC2): votes besides the ballot. */
import type { Note, Reason } from '../../../reason/reason.ts'
import type { Move } from '../../../resolve/sequence/move.ts'
import type { Arrival } from '../../../resolve/sequence/rulings.ts'
import { fact, under } from '../claims.ts'
import { familyOf } from '../families.ts'
import { all, type Fact, type Resolution } from '../vocabulary.ts'
import { outSince } from '../strikes/out-since.ts'
import { familyJailsOf, jailsOf } from './jails.ts'

/** Extra and negative votes: one half on a player, one on a family, neither bound by the rules for ballots (1923-COU2, S29); a later one replaces the half it names (COU4). */
export const additional =
  (kind: 'extraVote' | 'negativeVote', rules: { free: string; weight: string }) =>
  (run: Resolution, { move, at, why }: Arrival): Reason => {
    const jails = jailsOf(run, move.actor).map(jail => under(fact('votesNot', move.actor), '1923-S29', jail))
    const vote = (on: string, half: 'family' | 'individual', against: readonly Reason[]): Fact =>
      run.put({
        kind,
        of: on,
        by: move.actor,
        action: move.id,
        rule: rules.weight,
        data: { half },
        why: all(
          fact(kind, on, { other: move.actor, action: move.id, values: { half } }),
          { rule: rules.weight, also: [rules.free], notes: unusual(run, move, half, on), action: move.id },
          [why],
          [
            ...jails,
            ...against.map(jail => under(fact('votesNotAgainst', on), '1923-V15', jail)),
            ...(half === 'individual' ? outSince(run, on) : []),
          ],
        ),
      })
    const later = run.moves.filter(
      // What the host overruled did not happen, and replaces nothing.
      ({ actor, does, received, ruled }) =>
        actor === move.actor && does === move.does && received > move.received && ruled?.holds !== false,
    )
    const family = later.some(other => other.with.family !== undefined) ? undefined : move.with.family
    const halves = [
      ...(move.to.length && !later.some(other => other.to.length) ? [vote(at, 'individual', jailsOf(run, at))] : []),
      ...(family === undefined ? [] : [vote(family, 'family', familyJailsOf(run, family))]),
    ]
    return all(
      fact('votedBesides', move.actor, { action: move.id }),
      { rule: rules.weight, action: move.id },
      halves.map(half => half.why),
    )
  }

/** What the rules for ballots would not allow (1923-COU3). */
function unusual(run: Resolution, { actor }: Move, half: string, on: string): Note[] {
  const own = familyOf(run, actor)
  const odd = half === 'family' ? on === own : on === actor || familyOf(run, on) !== own
  return odd ? [{ claim: fact('anybody', actor, { other: on }), rule: '1923-COU3' }] : []
}
