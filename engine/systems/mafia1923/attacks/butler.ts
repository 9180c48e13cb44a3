/** The Butler (1923-BUT1 to BUT7): whom he poisons, and when the poison works (1923-S4 to S9). */
import type { Slot } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import type { Arrival } from '../../../resolve/sequence/rulings.ts'
import { fact, under } from '../claims.ts'
import { byName } from '../deaths/follow.ts'
import { recordMiss } from '../interference/missed.ts'
import { noHelp } from '../no-help.ts'
import { passiveOf } from '../passive.ts'
import { all, type Walk } from '../vocabulary.ts'
import { getsThrough, passedBy } from './gets-through.ts'

/** Poisoning somebody: Butlers are immune, and who is poisoned already is not poisoned again (1923-BUT2, S8). */
export function poisoned(walk: Walk, arrival: Arrival): Reason {
  const { move, at, why } = arrival
  const miss = recordMiss(walk, arrival, 'poisoned', '1923-BUT1')
  if (miss) passedBy(walk, { kind: 'poison', at: miss.of, why: miss.why })
  const immune = passiveOf(walk, at, 'immunity')
  const already = walk.ledger.found({ kind: 'poisoned', of: at, when: 'soFar' })
  const restarts = walk.option<boolean>('poison.restack')
  const lost = walk.ledger.found({ kind: 'robbed', of: at, where: ({ data }) => data.role === 'butler', when: 'soFar' })
  const last = walk.phase.number >= Number(walk.option<number>('game.lastDay'))
  const attack = getsThrough(walk, {
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
      [walk.ledger.standing(poison, 'soFar')],
      restarts ? [walk.given(fact('startsAgain', at), '1923-S8')] : [],
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
    for (const poison of already) walk.ledger.end(poison, under(fact('startsAgain', at), '1923-S8', reason))
  walk.mark(at, 'poisoned', reason, '1923-S4', { by: move.actor, action: move.id, data: { night: walk.phase.number } })
  return reason
}

/** At the end of the night poison kills whoever took it in the night before and was not cured (1923-S4). */
export function poisonKills(walk: Walk): void {
  for (const poison of walk.ledger.found({
    kind: 'poisoned',
    when: 'soFar',
    where: ({ phase }) => phase !== undefined,
  })) {
    const { of, by } = poison
    if (!walk.seat(of).alive) continue
    const why = all(
      fact('poisonWorks', of, { ...(by !== undefined && { other: by }) }),
      { rule: '1923-S4' },
      [walk.ledger.standing(poison, 'soFar')],
      [
        ...walk.ledger
          .attempts({ kind: 'healed', of, when: 'soFar' })
          .map(heal => under(fact('cured', of), '1923-S5', heal.why)),
        ...noHelp(walk, 'guarded', of, 'poison', '1923-S6', '1923-BOD8'),
        ...butlerGone(walk, of, by),
        ...immuneNow(walk, of),
      ],
    )
    walk.dies(of, why, '1923-S4', { cause: 'poison', ...(by !== undefined && { by }) })
    walk.ledger.end(poison, why)
  }
}

/** What became of the Butler since then lifts nothing (1923-S7). */
function butlerGone(walk: Walk, of: Slot, by: Slot | undefined): Reason[] {
  if (by === undefined) return []
  const seat = walk.seat(by)
  const same = seat.alive && walk.has(by, 'poison') && !seat.status.includes('injured')
  return same
    ? []
    : [
        all(
          fact('poisonLifted', of, { other: by }),
          { rule: '1923-S7' },
          [],
          [walk.given(fact('poisonStays', of), '1923-S7')],
        ),
      ]
}

/** A role that is immune now was not when the poison was taken (1923-BUT6). */
function immuneNow(walk: Walk, of: Slot): Reason[] {
  const immune = passiveOf(walk, of, 'immunity')
  return immune
    ? [
        all(
          fact('immune', of, { action: immune.action }),
          { rule: '1923-BUT6' },
          [immune.why],
          [walk.given(fact('poisonedBefore', of), '1923-BUT6')],
        ),
      ]
    : []
}

/** Who was poisoned or cured (1923-I2), also where he died in the same night; of the dead only where the host wants it. */
export function announceHealth(walk: Walk): void {
  const dead = walk.option<boolean>('public.healthOfDead')
  for (const kind of ['poisoned', 'cured'] as const) {
    const who = walk.ledger
      .found({ kind, where: ({ phase }) => phase === undefined, when: 'soFar' })
      .map(({ of }) => of)
      .filter(slot => dead || walk.seat(slot).alive)
    if (who.length) walk.announce(kind, { who: byName(walk, [...new Set(who)]) }, '1923-I2')
  }
}
