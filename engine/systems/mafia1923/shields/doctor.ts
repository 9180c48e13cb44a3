/** The Doctor (1923-DOC1 to DOC7): his visit, whom it saves, and what it is no help against. */
import type { SeatId } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import type { Arrival } from '../../../resolve/sequence/rulings.ts'
import { fact } from '../claims.ts'
import { recordMiss } from '../interference/missed.ts'
import { noHelp } from '../no-help.ts'
import { hears } from '../not-told.ts'
import { all, type Resolution } from '../vocabulary.ts'
import { nameOf, shieldOf, type AttackKind, type Shield } from './attack.ts'

/** A Doctor's visit keeps tonight's harm away, and cures the poison of last night at once (1923-DOC1, DOC2); on himself it is limited (1923-DOC4). */
export function healed(run: Resolution, arrival: Arrival): Reason {
  const { move, at, why: came } = arrival
  recordMiss(run, arrival, 'healed', '1923-DOC1')
  const why =
    at === move.actor
      ? all(fact('onHimself', at, { action: move.id }), { rule: '1923-DOC4', action: move.id }, [came])
      : came
  run.put({ kind: 'healed', of: at, why, rule: '1923-DOC1', by: move.actor, action: move.id })
  for (const poison of run.ledger.found({ kind: 'poisoned', of: at, when: 'phaseStart' })) {
    const cure = all(
      fact('cured', at, { other: move.actor, action: move.id }),
      { rule: '1923-DOC2', also: ['1923-S5'], action: move.id },
      [why, run.ledger.standing(poison, 'soFar')],
    )
    run.put({ kind: 'cured', of: at, why: cure, rule: '1923-DOC2', by: move.actor, action: move.id })
    if (!cure.holds) continue
    run.put({ kind: 'spared', of: move.actor, why: cure, rule: '1923-DOC2', action: move.id })
    run.ledger.end(poison, cure)
  }
  return why
}

/** Doctors who chose him: against the Mafia and poisoning; one visit does it all (1923-DOC1, DOC3, DOC7, S5). */
export function healsOf(run: Resolution, at: SeatId, kind: AttackKind): Shield[] {
  return kind === 'drunkard'
    ? []
    : run.ledger.attempts({ kind: 'healed', of: at, when: 'soFar' }).flatMap(heal => {
        const before =
          run.ledger.found({ kind: 'spared', where: ({ action }) => action === heal.action, when: 'soFar' }).length > 0
        const why = all(
          fact('healHolds', at, nameOf(heal)),
          {
            rule: '1923-DOC1',
            also: kind === 'poison' ? ['1923-S5'] : [],
            notes: [
              ...(before ? [{ claim: fact('oneVisit', at), rule: '1923-DOC3' }] : []),
              ...(heal.by !== undefined && run.isDead(heal.by)
                ? [{ claim: fact('healedBefore', heal.by), rule: '1923-DOC7' }]
                : []),
            ],
            ...(heal.action !== undefined && { action: heal.action }),
          },
          [heal.why],
        )
        return shieldOf(heal, why)
      })
}

/** A Doctor is no help against a Drunkard (1923-DOC6, DRU5). */
export const helplessHeals = (run: Resolution, at: SeatId, kind: AttackKind): Reason[] =>
  kind === 'drunkard' ? noHelp(run, 'healed', at, 'rampage', '1923-DRU5', '1923-DOC6') : []

/** Whether they hear in the morning that a Doctor's visit mattered (1923-I11, DOC5). */
export const hearsOfSaves = (run: Resolution, who: 'patient' | 'doctor'): boolean =>
  [who, 'both'].includes(run.option<string>('doctor.savesTold'))

/** A Doctor's visit kept an attack away: so much for the morning. */
export function saved(run: Resolution, patient: SeatId, doctor: SeatId, why: Reason): void {
  run.put({ kind: 'saved', of: patient, by: doctor, why, rule: '1923-I11' })
}

/** Where the host wants it so, patients and Doctors hear what a visit kept away: each of them once of the other (1923-I11). */
export function tellSaves(run: Resolution): void {
  const saves = run.ledger.found({ kind: 'saved', when: 'soFar' })
  const once = (key: (save: (typeof saves)[number]) => string): typeof saves => [
    ...new Map(saves.map(save => [key(save), save])).values(),
  ]
  if (hearsOfSaves(run, 'patient'))
    for (const { of, why } of once(save => save.of))
      if (hears(run, of, 'saved', { rule: '1923-S13' }, why)) run.tell(of, 'saved', {}, '1923-I11')
  if (hearsOfSaves(run, 'doctor'))
    for (const { of, by = '', why } of once(save => `${save.by} ${save.of}`))
      if (hears(run, by, 'didSave', { rule: '1923-S13' }, why)) run.tell(by, 'didSave', { other: of }, '1923-I11')
}
