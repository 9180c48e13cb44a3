/** Kills, and what stands in their way: protections hold against all of them (GORNY-N6), a vest against so many (GORNY-N5). */
import { getOwn } from '../../../ruleset/catalogue.ts'
import type { Move } from '../../../resolve/sequence/move.ts'
import type { Arrival } from '../../../resolve/sequence/rulings.ts'
import { stoppedBy } from '../../../resolve/sequence/way.ts'
import type { RuleId, SeatId } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import { seatOf } from '../../../journal/state.ts'
import { all, least, type Claim, type Effect, type Fact, type Resolution } from '../vocabulary.ts'
import { elsewhere, ledBy, rests } from './aim.ts'

/** Kills that happen at once are asked before each of them has happened. */
export const kill: Effect = (run, arrival) => {
  const { move, at, why } = arrival
  const rule = ruleOf(move)
  const { id: action, actor: by } = move
  // What the host rules to work works whatever stands in its way.
  const stops = move.ruled?.holds ? [] : stopsOf(run, move, at, why)
  const killed = killedBy(move, at, why, stops)
  run.put({ kind: 'attacked', of: at, by, action, why: attackOf(move, at, why), rule })
  run.dies(at, killed, rule, { cause: 'killed', by, action })
  for (const { who, why: spared } of sparedBy(run, arrival))
    run.dies(who, spared, rule, { cause: 'killed', by, action })
  return killed
}

const ruleOf = ({ ability }: Move): RuleId => ability.rule ?? 'GORNY-N2'

const killedBy = (move: Move, of: SeatId, why: Reason, stops: readonly Reason[] = []): Reason =>
  all({ is: 'fact', kind: 'killed', of, action: move.id }, { rule: ruleOf(move), action: move.id }, [why], stops)

/** What stands in the way of a kill where it comes. @param but a move of the night without which it is asked */
function stopsOf(run: Resolution, move: Move, at: SeatId, why: Reason, but?: Fact): Reason[] {
  const protections = run.ledger
    .attempts({ kind: 'protected', of: at })
    .map(fact => fact.why)
    .filter(protection => !but || !ledBy(protection, but).length)
  return [...protections, ...vest(run, at, protections, () => attacksOn(run, at, attackOf(move, at, why)))]
}

/** Whom one move of the night kept from a kill: it led the kill away from there, or was stopped that would have led it there. */
function sparedBy(run: Resolution, arrival: Arrival): { who: SeatId; why: Reason }[] {
  return keptFrom(run, arrival).flatMap(({ who, why, turned }) => {
    const { move } = arrival
    // What would have stopped it there all the same leaves nothing to the move.
    const there = all(why.claim as Claim, { rule: ruleOf(move), action: move.id })
    if (stopsOf(run, move, who, there, turned).some(({ holds }) => holds)) return []
    const spared = killedBy(move, who, why)
    return spared.holds ? [] : [{ who, why: spared }]
  })
}

/** Where a kill would have come by one move of the night more or less. */
function keptFrom(
  run: Resolution,
  arrival: Pick<Arrival, 'move' | 'aim' | 'at' | 'led' | 'home' | 'target'>,
): { who: SeatId; why: Reason; turned: Fact }[] {
  const { move, aim, at, led } = arrival
  if (move.ruled || stoppedBy(arrival).length) return []
  return elsewhere(run, move, aim, at).map(({ at: who, path, because, turned }) => {
    const claim: Claim = { is: 'arrives', action: move.id, part: 'none', at: who, path: [...path] }
    const away = led
      .filter(part => rests(part, turned))
      .map(part => (part.claim.is === 'moves' ? part : aloneIn(part, turned)))
    return { who, why: all(claim, { rule: ruleOf(move), action: move.id }, because, away), turned }
  })
}

/** Of several moves that pull an action apart, the one that is turned over: the others would have taken it along. */
const aloneIn = (torn: Reason, turned: Fact): Reason =>
  all(torn.claim as Claim, { rule: torn.rule }, ledBy(torn, turned))

const attackOf = ({ id: action, ability }: Move, at: SeatId, why: Reason): Reason =>
  all({ is: 'attackedBy', action, at }, { rule: ability.rule ?? 'GORNY-N2', action }, [why])

/** Attacks that a vest has to take, this one among them: of those that happen at once all, with those that were led away; otherwise those before it. */
function attacksOn(run: Resolution, at: SeatId, attack: Reason): Reason[] {
  if (run.option('sameSlot') === 'received')
    return [...run.ledger.attempts({ kind: 'attacked', of: at, when: 'soFar' }).map(({ why }) => why), attack]
  return run.moves
    .filter(({ components }) => components.some(({ does }) => does === 'kill'))
    .flatMap(move =>
      attack.action === move.id
        ? [attack]
        : run.ways(move).flatMap(way => {
            const kept = keptFrom(run, { move, aim: 0, ...way }).filter(({ who, why }) => who === at && !why.holds)
            return [...(way.at === at ? [way.why] : []), ...kept.map(({ why }) => why)].map(why =>
              attackOf(move, at, why),
            )
          }),
    )
}

/** What a vest still holds: as many kills as its modifier says, less those it took. */
function left(run: Resolution, who: SeatId): number {
  const seat = seatOf(run.game, who)!
  const limit = run.catalogue.modifiersOn(seat, 'vest').find(({ modifier }) => modifier.limitsUses)
  return limit ? Math.max(0, (limit.use.count ?? 1) - (getOwn(seat.uses, 'vest') ?? 0)) : Infinity
}

/** A vest takes a kill that nothing else stops, as long as it holds. */
function vest(run: Resolution, at: SeatId, protections: readonly Reason[], attacks: () => readonly Reason[]): Reason[] {
  const worn = run.passive(at, 'vest')
  if (!worn) return []
  const count = left(run, at)
  const cite = { rule: 'GORNY-N5', action: worn.action }
  const limits =
    count === Infinity
      ? []
      : [
          count
            ? least(count + 1, { is: 'atLeast', count: count + 1, of: 'attacks', at }, { rule: 'xShot' }, attacks())
            : all({ is: 'fact', kind: 'wornOut', of: at }, { rule: 'xShot' }),
        ]
  return [
    all(
      { is: 'fact', kind: 'vested', of: at, action: worn.action },
      cite,
      [worn.why],
      [...limits, ...protections.filter(({ holds }) => holds)],
    ),
  ]
}

/** After the kills: what each vest took is gone. */
export function wearVests(run: Resolution): void {
  for (const { slot } of run.game.seats) {
    if (!run.has(slot, 'vest') || run.ledger.found({ kind: 'protected', of: slot, when: 'soFar' }).length) continue
    const count = Math.min(left(run, slot), run.ledger.found({ kind: 'attacked', of: slot, when: 'soFar' }).length)
    if (count > 0 && left(run, slot) < Infinity)
      run.spent.push({ who: slot, ability: 'vest', count, rule: 'GORNY-N5', modifier: 'xShot' })
  }
}
