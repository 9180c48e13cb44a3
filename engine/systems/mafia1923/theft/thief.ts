/** The Thief (1923-THI*): a role moves from one player to another, or the Thief is left without one. */
import type { SeatId } from '../../../reason/claim.ts'
import type { Citation, Reason } from '../../../reason/reason.ts'
import type { Move } from '../../../resolve/sequence/move.ts'
import type { Arrival } from '../../../resolve/sequence/rulings.ts'
import { listens } from '../not-told.ts'
import { fact, so } from '../claims.ts'
import { missed } from '../interference/missed.ts'
import { all, type Resolution } from '../vocabulary.ts'

/** What somebody is who is left without a role: a Townsperson, or in the Mafia a plain member. */
const plainRole = (run: Resolution, slot: SeatId): string =>
  run.seat(slot).faction === 'mafia' ? 'mafiaMember' : 'townsperson'

const isPlain = (role: string): boolean => ['townsperson', 'mafiaMember', 'bystander'].includes(role)

/**
 * A theft where it lands: the role of the one robbed becomes the role of the Thief (1923-THI1 to THI9), or, where there
 * is none, both end without one (1923-THI11). Sides stay as they are (1923-E12).
 */
export function robbed(run: Resolution, arrival: Arrival): Reason {
  const { move, at, why } = arrival
  const thief = move.actor
  recordMiss(run, arrival)
  const { role, faction } = run.seat(at)
  const mafia = faction === 'mafia'
  const nothing = nothingThere(run, at)
  const reason = all(
    fact('robbed', at, { other: thief, action: move.id, values: { role } }),
    { rule: '1923-THI1', action: move.id, ...(nothing.holds ? {} : whatGoesAlong(run, thief, at)) },
    [why],
    // Of whom he did not come to, nothing is asked.
    why.holds ? [nothing] : [],
  )
  run.put({
    kind: 'robbed',
    of: at,
    why: reason,
    rule: '1923-THI1',
    by: thief,
    action: move.id,
    data: { role, spent: run.spent.length },
  })
  if (reason.holds) takeRole(run, thief, at, role)
  else if (why.holds) loseOwnRole(run, move, [why, nothing], mafia)
  return reason
}

/** A theft that was led away leaves an attempt at whom it was meant for: he still has his role by that. */
function recordMiss(run: Resolution, arrival: Arrival): void {
  const { move, at, aim } = arrival
  const meant = move.to[aim]
  const led = meant === at ? undefined : missed(run, arrival, '1923-THI1')
  if (meant === undefined || !led) return
  const { role } = run.seat(meant)
  const why = all(
    fact('robbed', meant, { other: move.actor, action: move.id, values: { role } }),
    { rule: '1923-THI1', action: move.id },
    [led],
  )
  const data = { role, spent: run.spent.length }
  run.put({ kind: 'robbed', of: meant, why, rule: '1923-THI1', by: move.actor, action: move.id, data })
}

/** That there is no role to steal (1923-THI4, THI6); where an earlier theft left none, that theft is the reason. */
function nothingThere(run: Resolution, at: SeatId): Reason {
  const { role, faction } = run.seat(at)
  const rule = faction === 'mafia' ? '1923-THI6' : '1923-THI4'
  const taken = (['robbed', 'leftPlain'] as const).flatMap(kind =>
    run.ledger.found({ kind, of: at, where: ({ phase }) => phase === undefined, when: 'soFar' }).map(({ why }) => why),
  )
  return isPlain(role) && taken.length
    ? all(fact('nothingToSteal', at), { rule }, taken.slice(-1))
    : so(isPlain(role), fact('nothingToSteal', at), rule)
}

/** Of a theft that came about: whose limits start afresh, and who stays on which side. */
function whatGoesAlong(run: Resolution, thief: SeatId, victim: SeatId): Pick<Citation, 'also' | 'notes'> {
  const { role, faction } = run.seat(victim)
  const inMafia = [
    ...(faction === 'mafia' ? [{ claim: fact('staysInMafia', victim), rule: '1923-THI5' }] : []),
    ...(run.seat(thief).faction === 'mafia' ? [{ claim: fact('staysInMafia', thief), rule: '1923-THI7' }] : []),
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
function loseOwnRole(run: Resolution, { actor, id }: Move, because: readonly Reason[], mafia: boolean): void {
  const kept =
    mafia && run.option('thief.onPlainMafia') === 'keepsThief'
      ? [run.given(fact('mayTryAgain', actor), '1923-THI6')]
      : []
  const why = all(fact('theftInVain', actor, { action: id }), { rule: '1923-THI11', action: id }, because, kept)
  run.put({ kind: 'leftPlain', of: actor, why, rule: '1923-THI11', by: actor, action: id })
  if (why.holds) run.change(actor, { role: plainRole(run, actor) })
}

/** The role changes hands, its limits afresh for whoever has it next (1923-THI2, THI3). */
function takeRole(run: Resolution, thief: SeatId, victim: SeatId, role: string): void {
  run.change(thief, { role, uses: {} })
  run.change(victim, { role: plainRole(run, victim), uses: {} })
  if (role !== 'butler') return
  for (const slot of [thief, victim]) run.setCount(slot, 'butlerAttempts', 0)
}

/** What a Thief used of his new role in the same night counts against its fresh limits (1923-THI2). */
export function settleUses(run: Resolution): void {
  for (const { by, data } of run.ledger.found({
    kind: 'robbed',
    where: ({ phase }) => phase === undefined,
    when: 'soFar',
  })) {
    const uses: Record<string, number> = {}
    for (const { who, ability, count } of run.spent.slice(data.spent))
      if (who === by) uses[ability] = (uses[ability] ?? 0) + count
    if (by !== undefined) run.change(by, { uses })
  }
}

/** A success is told to both, a failure to the Thief alone and without the reason (1923-THI10, I4, I5). */
export function tellThefts(run: Resolution): void {
  for (const { of, by, data, why } of run.ledger.attempts({
    kind: 'robbed',
    where: ({ phase }) => phase === undefined,
    when: 'soFar',
  })) {
    if (by === undefined) continue
    const tried = why.because.some(({ claim, holds }) => holds && claim.is === 'arrives')
    if (!why.holds) {
      if (tried && listens(run, by)) run.tell(by, 'theftFailed', {}, '1923-I5')
      continue
    }
    if (listens(run, by)) run.tell(by, 'stole', { role: data.role }, '1923-I4')
    if (listens(run, of))
      run.tell(of, 'robbed', { role: run.seat(of).faction === 'mafia' ? 'mafiaMember' : 'townsperson' }, '1923-THI10')
  }
}
