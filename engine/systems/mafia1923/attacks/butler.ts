/** The Butler (1923-BUT1 to BUT7): whom he poisons, and when the poison works (1923-S4 to S9). */
import type { SeatId } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import type { Arrival } from '../../../resolve/sequence/rulings.ts'
import { fact, under } from '../claims.ts'
import { byName } from '../deaths/follow.ts'
import { recordMiss } from '../interference/missed.ts'
import { noHelp } from '../no-help.ts'
import { passiveOf } from '../passive.ts'
import { all, type Resolution } from '../vocabulary.ts'
import { getsThrough, passedBy } from './gets-through.ts'

/** Poisoning somebody: Butlers are immune, and who is poisoned already is not poisoned again (1923-BUT2, S8). */
export function poisoned(run: Resolution, arrival: Arrival): Reason {
  const { move, at, why } = arrival
  const miss = recordMiss(run, arrival, 'poisoned', '1923-BUT1')
  if (miss) passedBy(run, { kind: 'poison', at: miss.of, why: miss.why })
  const immune = passiveOf(run, at, 'immunity')
  const already = run.ledger.found({ kind: 'poisoned', of: at, when: 'soFar' })
  const restarts = run.option<boolean>('poison.restack')
  const lost = run.ledger.found({ kind: 'robbed', of: at, where: ({ data }) => data.role === 'butler', when: 'soFar' })
  const last = run.phase.number >= Number(run.option<number>('game.lastDay'))
  const attack = getsThrough(run, {
    kind: 'poison',
    at,
    rule: '1923-BUT1',
    action: move.id,
    by: move.actor,
    why,
    notes: last ? [{ claim: fact('noNightLeft', at), rule: '1923-S9' }] : [],
    unless: immune
      ? [
          all(
            fact('immune', at, { action: immune.action }),
            { rule: '1923-BUT2', also: ['1923-BUT7'], action: immune.action },
            [immune.why],
          ),
        ]
      : [],
  })
  const before = already.map(poison =>
    all(
      fact('poisonedAlready', at),
      { rule: '1923-S8' },
      [run.ledger.standing(poison, 'soFar')],
      restarts ? [run.given(fact('startsAgain', at), '1923-S8')] : [],
    ),
  )
  const lostNow = lost.map(({ why: theft }) => all(fact('immune', at), { rule: '1923-BUT6' }, [], [theft]))
  const reason = all(
    fact('poisoned', at, { other: move.actor, action: move.id }),
    { rule: '1923-BUT1', action: move.id },
    [attack],
    [...before, ...lostNow],
  )
  if (reason.holds)
    for (const poison of already) run.ledger.end(poison, under(fact('startsAgain', at), '1923-S8', reason))
  run.mark(at, 'poisoned', reason, '1923-S4', { by: move.actor, action: move.id, data: { night: run.phase.number } })
  return reason
}

/** At the end of the night poison kills whoever took it in the night before and was not cured (1923-S4). */
export function poisonKills(run: Resolution): void {
  for (const poison of run.ledger.found({
    kind: 'poisoned',
    when: 'soFar',
    where: ({ phase }) => phase !== undefined,
  })) {
    const { of, by } = poison
    if (!run.seat(of).alive) continue
    const why = all(
      fact('poisonWorks', of, { ...(by !== undefined && { other: by }) }),
      { rule: '1923-S4' },
      [run.ledger.standing(poison, 'soFar')],
      [
        ...run.ledger
          .attempts({ kind: 'healed', of, when: 'soFar' })
          .map(heal => under(fact('cured', of), '1923-S5', heal.why)),
        ...noHelp(run, 'guarded', of, 'poison', '1923-S6', '1923-BOD8'),
        ...butlerGone(run, of, by),
        ...immuneNow(run, of),
      ],
    )
    run.dies(of, why, '1923-S4', { cause: 'poison', ...(by !== undefined && { by }) })
    run.ledger.end(poison, why)
  }
}

/** What became of the Butler since then lifts nothing (1923-S7). */
function butlerGone(run: Resolution, of: SeatId, by: SeatId | undefined): Reason[] {
  if (by === undefined) return []
  const seat = run.seat(by)
  const same = seat.alive && run.has(by, 'poison') && !seat.status.includes('injured')
  return same
    ? []
    : [
        all(
          fact('poisonLifted', of, { other: by }),
          { rule: '1923-S7' },
          [],
          [run.given(fact('poisonStays', of), '1923-S7')],
        ),
      ]
}

/** A role that is immune now was not when the poison was taken (1923-BUT6). */
function immuneNow(run: Resolution, of: SeatId): Reason[] {
  const immune = passiveOf(run, of, 'immunity')
  return immune
    ? [
        all(
          fact('immune', of, { action: immune.action }),
          { rule: '1923-BUT6' },
          [immune.why],
          [run.given(fact('poisonedBefore', of), '1923-BUT6')],
        ),
      ]
    : []
}

/** Who was poisoned or cured (1923-I2), also where he died in the same night; of the dead only where the host wants it. */
export function announceHealth(run: Resolution): void {
  const dead = run.option<boolean>('public.healthOfDead')
  for (const kind of ['poisoned', 'cured'] as const) {
    const who = run.ledger
      .found({ kind, where: ({ phase }) => phase === undefined, when: 'soFar' })
      .map(({ of }) => of)
      .filter(slot => dead || run.seat(slot).alive)
    if (who.length) run.announce(kind, { who: byName(run, [...new Set(who)]) }, '1923-I2')
  }
}
