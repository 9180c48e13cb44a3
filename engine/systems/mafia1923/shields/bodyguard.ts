/** The Bodyguard (1923-BOD1 to BOD10): whom he guards, how he is saved himself once, and who is hurt by that. */
import type { SeatId } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import type { Arrival } from '../../../resolve/sequence/rulings.ts'
import { own } from '../../../ruleset/catalogue.ts'
import { fact } from '../claims.ts'
import { recordMiss } from '../interference/missed.ts'
import { attackerOf } from '../mafia/attacker.ts'
import { passiveOf } from '../passive.ts'
import { all, any, type Resolution } from '../vocabulary.ts'
import { nameOf, shieldOf, type Attack, type Shield } from './attack.ts'
import { injure } from './injury.ts'

/** A Bodyguard at his post (1923-BOD1); on himself it is limited (1923-BOD6). */
export function guarded(run: Resolution, arrival: Arrival): Reason {
  const { move, at, why: came } = arrival
  recordMiss(run, arrival, 'guarded', '1923-BOD1')
  const why =
    at === move.actor
      ? all(fact('onHimself', at, { action: move.id }), { rule: '1923-BOD6', action: move.id }, [came])
      : came
  run.put({ kind: 'guarded', of: at, why, rule: '1923-BOD1', by: move.actor, action: move.id })
  return why
}

/** Bodyguards who chose him: against the Mafia, poisoning and Drunkards alike (1923-BOD1, BOD2). */
export const guardsOf = (run: Resolution, at: SeatId): Shield[] =>
  run.ledger
    .attempts({ kind: 'guarded', of: at, when: 'soFar' })
    .flatMap(guard =>
      shieldOf(
        guard,
        all(
          fact('guardHolds', at, nameOf(guard)),
          { rule: '1923-BOD2', ...(guard.action !== undefined && { action: guard.action }) },
          [guard.why],
        ),
      ),
    )

/**
 * A Bodyguard's automatic save: once in the game, and after everything else unless the host says first (1923-BOD4, BOD5).
 * @param attack why he is attacked
 * @param others the other shields that hold
 */
export function autoSaveOf(run: Resolution, at: SeatId, attack: Reason, others: readonly Shield[]): Shield[] {
  const auto = passiveOf(run, at, 'selfGuard')
  if (!auto) return lostSave(run, at)
  const { action } = auto
  const kept = keptFor(run, at, others)
  const not = [...spentBefore(run, at), ...kept]
  const why = all(
    fact('autoSave', at, { action }),
    {
      rule: kept.length ? '1923-BOD5' : '1923-BOD4',
      also: not.some(({ holds }) => holds) ? [] : ['1923-BOD5'],
      action,
    },
    [auto.why],
    not,
  )
  spendsIt(run, at, attack, kept)
  if (why.holds) run.spend(at, 'selfGuard', '1923-BOD4')
  return [{ of: at, action, why }]
}

/** The save of a Bodyguard whose role was stolen: it would have held. */
const lostSave = (run: Resolution, of: SeatId): Shield[] =>
  run.ledger
    .found({ kind: 'robbed', of, where: ({ data: { role } }) => role === 'bodyguard', when: 'soFar' })
    .map(({ why }) => ({ of, why: all(fact('autoLost', of), { rule: '1923-THI8' }, [], [why]) }))

/** That it is kept where other shields hold, unless the host wants it spent first (1923-BOD5). */
const keptFor = (run: Resolution, at: SeatId, others: readonly Shield[]): Reason[] =>
  others.length && run.option('bodyguard.autoOrder') === 'last'
    ? [
        any(
          fact('autoKept', at),
          { rule: '1923-BOD5' },
          others.map(({ why }) => why),
        ),
      ]
    : []

/**
 * An attack spends the automatic save, or would have: the next one of the night asks for that (`spentBefore`).
 * @param attack why he is attacked, or that the attack did not come
 */
function spendsIt(run: Resolution, at: SeatId, attack: Reason, kept: readonly Reason[]): void {
  const auto = passiveOf(run, at, 'selfGuard')
  if (!auto || spentBefore(run, at).some(({ holds }) => holds)) return
  const why = all(fact('autoSpent', at), { rule: '1923-BOD4' }, [auto.why, attack], kept)
  run.put({ kind: 'autoSpent', of: at, why, rule: '1923-BOD4', action: auto.action })
}

/**
 * An attack that did not come to a Bodyguard leaves his automatic save for the next one.
 * @param others the shields that would have held: then it would have been kept anyway
 */
export function leaveUnspent(run: Resolution, at: SeatId, missed: Reason, others: readonly Shield[]): void {
  if (!keptFor(run, at, others).length) spendsIt(run, at, missed, [])
}

/** That the automatic save is spent, by an earlier phase or by an earlier attack of this one; and attacks that did not spend it. */
const spentBefore = (run: Resolution, bodyguard: SeatId): Reason[] =>
  (own(run.seat(bodyguard).uses, 'selfGuard') ?? 0) > 0
    ? [run.given(fact('autoSpent', bodyguard), '1923-BOD4')]
    : run.ledger.attempts({ kind: 'autoSpent', of: bodyguard, when: 'soFar' }).map(({ why }) => why)

/**
 * Whoever attacks somebody guarded is injured: by each attack anew, also on who is immune (1923-BOD3), though a Doctor
 * saves too (1923-BOD9),
 * and also a Drunkard who hits himself (1923-BOD10).
 * @param shields those that hold
 */
export function injureAttacker(
  run: Resolution,
  { kind, at, action, by, unless = [] }: Attack,
  { guards, heals, auto }: Readonly<Record<'guards' | 'heals' | 'auto', readonly Shield[]>>,
): void {
  const hurting = [...guards, ...(run.option<boolean>('bodyguard.autoInjures') ? auto : [])]
  if (!hurting.length) return
  const attacker = kind === 'mafia' ? attackerOf(run, at, { action, use: 'injury' }) : by
  if (attacker === undefined) return
  const again = guards.some(
    guard => run.ledger.found({ kind: 'spared', where: fact => fact.action === guard.action, when: 'soFar' }).length,
  )
  injure(
    run,
    attacker,
    hurting.map(({ why }) => why),
    [
      ...(kind === 'mafia' ? [{ claim: fact('attackerChosen', attacker), rule: '1923-MAF11' }] : []),
      ...(again || unless.some(({ holds }) => holds) ? [{ claim: fact('everyAttack', at), rule: '1923-BOD3' }] : []),
      ...(heals.length ? [{ claim: fact('attackTookPlace', at), rule: '1923-BOD9' }] : []),
      ...(attacker === at ? [{ claim: fact('hitHimself', at), rule: '1923-BOD10' }] : []),
    ],
    hurting[0]?.action,
  )
}
