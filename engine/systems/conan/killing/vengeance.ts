/** Vengeance: whoever has it takes somebody along (CONAN-AB26, CONAN-K2). */
import { own } from '../../../ruleset/catalogue.ts'
import { wordsOf } from '../../../rules/option.ts'
import type { Move } from '../../../resolve/sequence/move.ts'
import { obstaclesOf } from '../../../resolve/sequence/perform.ts'
import type { ActionId, Slot } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import { gates } from '../rulings/conditions.ts'
import { all, type Effect, type Fact, type LateEffect, type Walk } from '../vocabulary.ts'

/** A name stands until another is given. */
const vengeanceNamed: Effect = (walk, { move, at, why }) => {
  if (why.holds)
    for (const before of walk.ledger.found({ kind: 'vengeanceNamed', by: move.actor, when: 'soFar' }))
      walk.ledger.end(before, why)
  walk.put({ kind: 'vengeanceNamed', of: at, by: move.actor, action: move.id, why, rule: 'CONAN-AB26', lasting: true })
  return why
}

/**
 * How a name fares in the phase in which it is given: as the vengeance does that calls upon it, and where none does, by
 * whether one could reach him who is named as things are in the end (CONAN-S20). The name stands all the same.
 */
export const calledUpon =
  (naming: Effect): LateEffect =>
  (walk, arrival) => {
    const { move, at } = arrival
    const named = naming(walk, arrival) ?? arrival.why
    return () => {
      const strikes = walk.ledger.attempts({ kind: 'death', of: at, by: move.actor, when: 'soFar', where: isVengeance })
      const out = (['abroad', 'arrested'] as const).flatMap(kind => walk.ledger.tried({ kind, of: at, when: 'soFar' }))
      const claim = { is: 'fact', kind: 'vengeanceNamed', of: at, other: move.actor, action: move.id } as const
      const cite = { rule: 'CONAN-AB26', also: ['CONAN-S20'], action: move.id }
      return strikes.at(-1)?.why ?? (out.length ? all(claim, cite, [named], out) : named)
    }
  }

const isVengeance = ({ data }: Fact<'death'>): boolean => data.cause === 'vengeance'

export const avenging: Readonly<Record<string, Effect>> = { vengeanceNamed }

/** What follows when somebody dies or is arrested: his vengeance, where that sets it off. @param cause what he died of, or that he was arrested */
export function avenge(walk: Walk, { of: who, why, by, action }: Fact<'death' | 'arrested'>, cause: string): void {
  if (
    !walk.has(who, 'vengeance')
    || (own(walk.seat(who).uses, 'vengeance') ?? 0) > 0
    || !wordsOf(walk.option('vengeance.on')).includes(cause)
  )
    return
  const target = aim(walk, who, cause === 'kill' || cause === 'aptx' ? by : undefined)
  if (!target || target.who === who) return
  const reach = (['abroad', 'arrested'] as const).flatMap(kind =>
    walk.ledger.found({ kind, of: target.who, when: 'soFar' }).map(fact => walk.ledger.standing(fact, 'soFar')),
  )
  const taken = all(
    { is: 'fact', kind: 'avenged', of: who, other: target.who },
    { rule: 'CONAN-AB26', also: ['CONAN-K2'], ...(action !== undefined && { action }) },
    [why, ...target.because],
    reach,
  )
  if (taken.holds) walk.spend(who, 'vengeance', 'CONAN-AB26')
  walk.dies(target.who, taken, 'CONAN-AB26', { cause: 'vengeance', by: who, ...(action !== undefined && { action }) })
}

/** The names that somebody gave, the last one last: that of this phase stands wherever names have their turn (CONAN-K2). */
function namesBy(walk: Walk, who: Slot): { of: Slot; why: Reason }[] {
  const entered = walk.ledger.found({ kind: 'vengeanceNamed', by: who, when: 'soFar' })
  const sent = walk.moves
    .filter(({ does, actor, id }) => does === 'vengeance' && actor === who && !isEntered(walk, id))
    .map(move => ({ of: move.to[0]!, why: nameSent(walk, move) }))
  return [
    ...entered.map(fact => ({ of: fact.of, why: walk.ledger.standing(fact, 'soFar') })),
    ...sent.filter(({ why }) => why.holds),
  ]
}

const isEntered = (walk: Walk, id: ActionId): boolean =>
  walk.ledger.attempts({ kind: 'vengeanceNamed', when: 'soFar', where: ({ action }) => action === id }).length > 0

const nameSent = (walk: Walk, move: Move): Reason =>
  all(
    { is: 'fact', kind: 'vengeanceNamed', of: move.to[0]!, other: move.actor, action: move.id },
    { rule: 'CONAN-AB26', also: ['CONAN-K2'], action: move.id },
    [],
    obstaclesOf(walk, move, { gates }),
  )

/** Whom it takes: who was named and still lives, else the killer, as the host has it. */
function aim(walk: Walk, who: Slot, killer: Slot | undefined): { who: Slot; because: readonly Reason[] } | undefined {
  const mode = walk.option('vengeance.mode')
  const name = namesBy(walk, who)
    .filter(({ of }) => walk.seat(of).alive)
    .at(-1)
  const byName = name && mode !== 'killer' ? { who: name.of, because: [name.why] } : undefined
  const byDeed = killer !== undefined && mode !== 'named' ? { who: killer, because: [] } : undefined
  return byName ?? byDeed
}
