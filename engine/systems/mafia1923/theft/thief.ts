/** The Thief (1923-THI*): a role moves from one player to another, or the Thief is left without one. */
import type { Slot } from '../../../reason/claim.ts'
import type { Citation, Reason } from '../../../reason/reason.ts'
import type { Move } from '../../../resolve/sequence/move.ts'
import type { Arrival } from '../../../resolve/sequence/rulings.ts'
import { listens } from '../not-told.ts'
import { fact, so } from '../claims.ts'
import { missed } from '../interference/missed.ts'
import { all, type Walk } from '../vocabulary.ts'

/** What somebody is who is left without a role: a Townsperson, or in the Mafia a plain member. */
const plainRole = (walk: Walk, slot: Slot): string =>
  walk.seat(slot).faction === 'mafia' ? 'mafiaMember' : 'townsperson'

const isPlain = (role: string): boolean => ['townsperson', 'mafiaMember', 'bystander'].includes(role)

/**
 * A theft where it lands: the role of the one robbed becomes the role of the Thief (1923-THI1 to THI9), or, where there
 * is none, both end without one (1923-THI11). Sides stay as they are (1923-E12).
 */
export function robbed(walk: Walk, arrival: Arrival): Reason {
  const { move, at, why } = arrival
  const thief = move.actor
  recordMiss(walk, arrival)
  const { role, faction } = walk.seat(at)
  const mafia = faction === 'mafia'
  const nothing = nothingThere(walk, at)
  const reason = all(
    fact('robbed', at, { other: thief, action: move.id, values: { role } }),
    { rule: '1923-THI1', action: move.id, ...(nothing.holds ? {} : whatGoesAlong(walk, thief, at)) },
    [why],
    // Of whom he did not come to, nothing is asked.
    why.holds ? [nothing] : [],
  )
  walk.put({
    kind: 'robbed',
    of: at,
    why: reason,
    rule: '1923-THI1',
    by: thief,
    action: move.id,
    data: { role, spent: walk.spent.length },
  })
  if (reason.holds) takeRole(walk, thief, at, role)
  else if (why.holds) loseOwnRole(walk, move, [why, nothing], mafia)
  return reason
}

/** A theft that was led away leaves an attempt at whom it was meant for: he still has his role by that. */
function recordMiss(walk: Walk, arrival: Arrival): void {
  const { move, at, aim } = arrival
  const meant = move.to[aim]
  const led = meant === at ? undefined : missed(walk, arrival, '1923-THI1')
  if (meant === undefined || !led) return
  const { role } = walk.seat(meant)
  const why = all(
    fact('robbed', meant, { other: move.actor, action: move.id, values: { role } }),
    { rule: '1923-THI1', action: move.id },
    [led],
  )
  const data = { role, spent: walk.spent.length }
  walk.put({ kind: 'robbed', of: meant, why, rule: '1923-THI1', by: move.actor, action: move.id, data })
}

/** That there is no role to steal (1923-THI4, THI6); where an earlier theft left none, that theft is the reason. */
function nothingThere(walk: Walk, at: Slot): Reason {
  const { role, faction } = walk.seat(at)
  const rule = faction === 'mafia' ? '1923-THI6' : '1923-THI4'
  const taken = (['robbed', 'leftPlain'] as const).flatMap(kind =>
    walk.ledger.found({ kind, of: at, where: ({ phase }) => phase === undefined, when: 'soFar' }).map(({ why }) => why),
  )
  return isPlain(role) && taken.length
    ? all(fact('nothingToSteal', at), { rule }, taken.slice(-1))
    : so(isPlain(role), fact('nothingToSteal', at), rule)
}

/** Of a theft that came about: whose limits start afresh, and who stays on which side. */
function whatGoesAlong(walk: Walk, thief: Slot, victim: Slot): Pick<Citation, 'also' | 'notes'> {
  const { role, faction } = walk.seat(victim)
  const inMafia = [
    ...(faction === 'mafia' ? [{ claim: fact('staysInMafia', victim), rule: '1923-THI5' }] : []),
    ...(walk.seat(thief).faction === 'mafia' ? [{ claim: fact('staysInMafia', thief), rule: '1923-THI7' }] : []),
  ]
  return {
    also: [
      '1923-THI2',
      '1923-THI3',
      ...(role === 'thief' ? ['1923-THI9'] : role === 'butler' ? ['1923-BUT6'] : []),
      ...(faction === 'mafia' ? ['1923-E12'] : []),
    ],
    notes: inMafia,
  }
}

/** A theft that came where there is no role leaves the Thief without one too (1923-THI11), unless the host lets him keep it. */
function loseOwnRole(walk: Walk, { actor, id }: Move, because: readonly Reason[], mafia: boolean): void {
  const kept =
    mafia && walk.option('thief.onPlainMafia') === 'keepsThief'
      ? [walk.given(fact('mayTryAgain', actor), '1923-THI6')]
      : []
  const why = all(fact('theftInVain', actor, { action: id }), { rule: '1923-THI11', action: id }, because, kept)
  walk.put({ kind: 'leftPlain', of: actor, why, rule: '1923-THI11', by: actor, action: id })
  if (why.holds) walk.change(actor, { role: plainRole(walk, actor) })
}

/** The role changes hands, its limits afresh for whoever has it next (1923-THI2, THI3). */
function takeRole(walk: Walk, thief: Slot, victim: Slot, role: string): void {
  walk.change(thief, { role, uses: {} })
  walk.change(victim, { role: plainRole(walk, victim), uses: {} })
  if (role !== 'butler') return
  for (const slot of [thief, victim]) walk.setCount(slot, 'butlerAttempts', 0)
}

/** What a Thief used of his new role in the same night counts against its fresh limits (1923-THI2). */
export function settleUses(walk: Walk): void {
  for (const { by, data } of walk.ledger.found({
    kind: 'robbed',
    where: ({ phase }) => phase === undefined,
    when: 'soFar',
  })) {
    const uses: Record<string, number> = {}
    for (const { who, ability, count } of walk.spent.slice(data.spent))
      if (who === by) uses[ability] = (uses[ability] ?? 0) + count
    if (by !== undefined) walk.change(by, { uses })
  }
}

/** A success is told to both, a failure to the Thief alone and without the reason (1923-THI10, I4, I5). */
export function tellThefts(walk: Walk): void {
  for (const { of, by, data, why } of walk.ledger.attempts({
    kind: 'robbed',
    where: ({ phase }) => phase === undefined,
    when: 'soFar',
  })) {
    if (by === undefined) continue
    const tried = why.because.some(({ claim, holds }) => holds && claim.is === 'arrives')
    if (!why.holds) {
      if (tried && listens(walk, by)) walk.tell(by, 'theftFailed', {}, '1923-I5')
      continue
    }
    if (listens(walk, by)) walk.tell(by, 'stole', { role: data.role }, '1923-I4')
    if (listens(walk, of))
      walk.tell(of, 'robbed', { role: walk.seat(of).faction === 'mafia' ? 'mafiaMember' : 'townsperson' }, '1923-THI10')
  }
}
