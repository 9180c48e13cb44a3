/** Kills, and what stands in their way: protections hold against all of them (GORNY-N6), a vest against so many (GORNY-N5). */
import { own } from '../../../ruleset/catalogue.ts'
import type { Move } from '../../../resolve/sequence/move.ts'
import type { RuleId, Slot } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import { seatOf } from '../../../journal/state.ts'
import { all, least, type Claim, type Effect, type Fact, type Walk } from '../vocabulary.ts'
import { elsewhere } from './aim.ts'
import { ledBy } from './turned.ts'

/** Kills that happen at once are asked before each of them has happened. */
export const kill: Effect = (walk, { move, at, aim, why }) => {
  const rule = ruleOf(move)
  const { id: action, actor: by } = move
  // What the host rules to work works whatever stands in its way.
  const stops = move.ruled?.holds ? [] : stopsOf(walk, move, at, why)
  const killed = killedBy(move, at, why, stops)
  walk.put({ kind: 'attacked', of: at, by, action, why: attackOf(move, at, why), rule })
  walk.dies(at, killed, rule, { cause: 'killed', by, action })
  for (const { who, why: spared } of sparedBy(walk, move, aim, at, why))
    walk.dies(who, spared, rule, { cause: 'killed', by, action })
  return killed
}

const ruleOf = ({ ability }: Move): RuleId => ability.rule ?? 'GORNY-N2'

const killedBy = (move: Move, of: Slot, why: Reason, stops: readonly Reason[] = []): Reason =>
  all({ is: 'fact', kind: 'killed', of, action: move.id }, { rule: ruleOf(move), action: move.id }, [why], stops)

/** What stands in the way of a kill where it comes. @param but a move of the night without which it is asked */
function stopsOf(walk: Walk, move: Move, at: Slot, why: Reason, but?: Fact): Reason[] {
  const protections = walk.ledger
    .attempts({ kind: 'protected', of: at })
    .map(fact => fact.why)
    .filter(protection => !but || !ledBy(protection, but).length)
  return [...protections, ...vest(walk, at, protections, () => attacksOn(walk, at, attackOf(move, at, why)))]
}

/** Whom one move of the night kept from a kill: it led the kill away from there, or was stopped that would have led it there. */
function sparedBy(walk: Walk, move: Move, aim: number, at: Slot, why: Reason): { who: Slot; why: Reason }[] {
  if (move.ruled || why.unless.some(({ holds }) => holds)) return []
  const cite = { rule: ruleOf(move), action: move.id }
  return elsewhere(walk, move, aim, at).flatMap(({ at: who, path, because, turned }) => {
    const claim: Claim = { is: 'arrives', action: move.id, part: 'none', at: who, path: [...path] }
    // What would have stopped it there all the same leaves nothing to the move.
    if (stopsOf(walk, move, who, all(claim, cite), turned).some(({ holds }) => holds)) return []
    const away = ledBy(why, turned).map(part => (part.claim.is === 'moves' ? part : aloneIn(part, turned)))
    const spared = killedBy(move, who, all(claim, cite, because, away))
    return spared.holds ? [] : [{ who, why: spared }]
  })
}

/** Of several moves that pull an action apart, the one that is turned over: the others would have taken it along. */
const aloneIn = (torn: Reason, turned: Fact): Reason =>
  all(torn.claim as Claim, { rule: torn.rule }, ledBy(torn, turned))

const attackOf = ({ id: action, ability }: Move, at: Slot, why: Reason): Reason =>
  all({ is: 'attackedBy', action, at }, { rule: ability.rule ?? 'GORNY-N2', action }, [why])

/** Attacks that a vest has to take, this one among them: of those that happen at once all, otherwise those before it. */
function attacksOn(walk: Walk, at: Slot, attack: Reason): Reason[] {
  if (walk.option('sameSlot') === 'received')
    return [...walk.ledger.attempts({ kind: 'attacked', of: at, when: 'soFar' }).map(({ why }) => why), attack]
  return walk.moves
    .filter(({ components }) => components.some(({ does }) => does === 'kill'))
    .flatMap(move =>
      attack.action === move.id
        ? [attack]
        : walk
            .trial(move)
            .because.filter(({ claim }) => 'at' in claim && claim.at === at)
            .map(why => attackOf(move, at, why)),
    )
}

/** What a vest still holds: as many kills as its modifier says, less those it took. */
function left(walk: Walk, who: Slot): number {
  const seat = seatOf(walk.game, who)!
  const limit = walk.catalogue.modifiersOn(seat, 'vest').find(({ modifier }) => modifier.limitsUses)
  return limit ? Math.max(0, (limit.use.count ?? 1) - (own(seat.uses, 'vest') ?? 0)) : Infinity
}

/** A vest takes a kill that nothing else stops, as long as it holds. */
function vest(walk: Walk, at: Slot, protections: readonly Reason[], attacks: () => readonly Reason[]): Reason[] {
  const worn = walk.passive(at, 'vest')
  if (!worn) return []
  const count = left(walk, at)
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
export function wearVests(walk: Walk): void {
  for (const { slot } of walk.game.seats) {
    if (!walk.has(slot, 'vest') || walk.ledger.found({ kind: 'protected', of: slot, when: 'soFar' }).length) continue
    const count = Math.min(left(walk, slot), walk.ledger.found({ kind: 'attacked', of: slot, when: 'soFar' }).length)
    if (count > 0 && left(walk, slot) < Infinity)
      walk.spent.push({ who: slot, ability: 'vest', count, rule: 'GORNY-N5', modifier: 'xShot' })
  }
}
