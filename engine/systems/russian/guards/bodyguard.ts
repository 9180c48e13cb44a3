/**
 * The bodyguard: whose attackers come to him instead (RU-BOD). A black one keeps help away from his ward, and a black or grey
 * one may pass an attack on; nothing of it comes about where the move did not.
 */
import type { RuleId, SeatId } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import type { Blow } from '../part.ts'
import { isBlack, isGrey } from '../shared/sides.ts'
import { all, any, type Fact, type LateEffect, type Says, type Resolution } from '../vocabulary.ts'

/** `warded`: what it does to attacks. `stoodBy`: where the bodyguard was, as far as others can tell. */
export const warding: LateEffect = (run, { move: { actor, id: action, with: keys }, at, why }) => {
  const stands = all({ is: 'fact', kind: 'warded', of: at, other: actor, action }, { rule: 'RU-BOD-2', action }, [why])
  const data = {
    ...(keys.alibi !== undefined && { alibi: keys.alibi }),
    ...(keys.hinder === 'no' && { letsHelp: true }),
    ...(keys.passOn === 'yes' && { passesOn: true }),
  }
  for (const kind of ['warded', 'stoodBy'] as const)
    run.put({ kind, of: at, by: actor, action, why: stands, rule: 'RU-BOD-1', data })
  return stands
}

/** Somebody under the eyes of a bodyguard. */
type Ward = Fact<'warded'> & { by: SeatId }
/** Who has whom under his eyes tonight, failed attempts too. */
const pairsOf = (run: Resolution, query: { of?: SeatId; by?: SeatId }): Ward[] =>
  run.ledger.attempts({ kind: 'warded', ...query, when: 'soFar' }).filter((fact): fact is Ward => fact.by !== undefined)
export const pairs = (run: Resolution): Ward[] => pairsOf(run, {}).filter(({ why }) => why.holds)

const isRed = (run: Resolution, slot: SeatId): boolean => run.seat(slot).faction === 'red'

/** Somebody dead takes no blow. */
const deadBy = (run: Resolution, who: SeatId): Reason[] =>
  run.isDead(who)
    ? [
        run.ledger.seek({ kind: 'death', of: who, when: 'soFar' }, 'RU-BOD-1', {
          is: 'fact',
          kind: 'diedBefore',
          of: who,
        }),
      ]
    : []

/** That a red bodyguard takes a blow meant for his ward (RU-BOD-1). */
const takings = (run: Resolution, { target, killer, action }: Blow): { by: SeatId; why: Reason }[] =>
  pairsOf(run, { of: target })
    .filter(({ by }) => isRed(run, by) && by !== killer)
    .map(({ by, why }) => ({
      by,
      why: all(
        { is: 'fact', kind: 'takesBlow', of: by, other: target, action },
        { rule: 'RU-BOD-1', action },
        [why],
        deadBy(run, by),
      ),
    }))

/** That a black killer goes for the ward of the bodyguard he meant (RU-BOD-B2, RU-BOD-G1). */
function passings(run: Resolution, { target, killer, action }: Blow): { ward: SeatId; why: Reason }[] {
  const guard = run.seat(target)
  if (killer === target || !isBlack(run.seat(killer)) || isRed(run, target)) return []
  return pairsOf(run, { by: target })
    .filter(({ of }) => !isBlack(run.seat(of)) && !run.isDead(of))
    .map(({ of, why, data }) => {
      const against = !isGrey(guard)
        ? []
        : [
            ...(isGrey(run.seat(of)) ? [notSo('wardNotRed', of)] : []),
            ...(data.passesOn === true ? [] : [notSo('keepsTheBlow', target)]),
          ]
      const rule: RuleId = isGrey(guard) ? 'RU-BOD-G1' : 'RU-BOD-B2'
      return {
        ward: of,
        why: all({ is: 'fact', kind: 'passesBlow', of, other: target, action }, { rule, action }, [why], against),
      }
    })
}
const notSo = (kind: Says, of: SeatId): Reason => all({ is: 'fact', kind, of }, { rule: 'RU-BOD-G1' })

/** Where an attack goes instead. A suicide is none. */
export function leads(run: Resolution, blow: Blow): { target: SeatId; why: Reason } | undefined {
  if (blow.cause === 'suicide') return undefined
  const taken = takings(run, blow).find(({ why }) => why.holds)
  if (taken) return { target: taken.by, why: taken.why }
  const passed = passings(run, blow).find(({ why }) => why.holds)
  return passed && { target: passed.ward, why: passed.why }
}

/** A black killer and a black bodyguard who chose each other: nothing comes of it (RU-BOD-B4). */
export function choseEachOther(run: Resolution, { killer, target, action, cause }: Blow): Reason[] {
  if (cause === 'suicide' || killer === target || !isBlack(run.seat(killer)) || !isBlack(run.seat(target))) return []
  return pairsOf(run, { of: killer, by: target }).map(({ why }) =>
    all({ is: 'fact', kind: 'choseEachOther', of: target, other: killer, action }, { rule: 'RU-BOD-B4', action }, [
      why,
    ]),
  )
}

/** A black bodyguard keeps heal and guard from his ward, unless he said that he lets them (RU-BOD-B1). */
export const keepsHelpOff = (run: Resolution, victim: SeatId): Reason[] =>
  pairsOf(run, { of: victim })
    .filter(({ by }) => isBlack(run.seat(by)))
    .map(({ by, why, data }) =>
      all(
        { is: 'fact', kind: 'keepsHelpOff', of: victim, other: by },
        { rule: 'RU-BOD-B1' },
        [why],
        data.letsHelp === true ? [run.given({ is: 'fact', kind: 'letsHelp', of: by }, 'RU-BOD-B1')] : [],
      ),
    )

/** What does not save: a bodyguard who did not come, and a guard on the one for whom he takes the blow (RU-BOD-6). */
export function inVain(run: Resolution, blow: Blow): Reason[] {
  const { aimed, target, victim } = blow
  if (victim !== target) return []
  if (aimed === undefined)
    return [...takings(run, blow).map(({ why }) => why), ...passings(run, blow).map(({ why }) => why)].filter(
      ({ holds }) => !holds,
    )
  const guard = run.ledger.seek({ kind: 'guarded', of: aimed, when: 'soFar' }, 'RU-BOD-6', {
    is: 'fact',
    kind: 'underGuard',
    of: aimed,
  })
  return guard.because.length
    ? [
        all(
          { is: 'fact', kind: 'guardSavesBodyguard', of: target, other: aimed },
          { rule: 'RU-BOD-6' },
          [guard],
          [run.given({ is: 'fact', kind: 'diesAnyway', of: target }, 'RU-BOD-6')],
        ),
      ]
    : []
}

/** Once the attacks have fallen: where the ward was attacked, the bodyguard seems to have been elsewhere (RU-BOD-B5, RU-BOD-G1). */
export function useAlibis(run: Resolution): void {
  for (const { of, by, action = '', data, why } of pairs(run)) {
    if (data.alibi === undefined || isRed(run, by)) continue
    const rule: RuleId = isGrey(run.seat(by)) ? 'RU-BOD-G1' : 'RU-BOD-B5'
    const attacked = run.ledger.seek({ kind: 'attacked', of, when: 'soFar' }, rule, {
      is: 'fact',
      kind: 'attackedBefore',
      of,
    })
    const seems = all({ is: 'fact', kind: 'hasAlibi', of: by, other: data.alibi, action }, { rule, action }, [
      why,
      attacked.because.length ? attacked : any({ is: 'fact', kind: 'attackedBefore', of }, { rule }),
    ])
    const there = { of, by, when: 'soFar' as const, where: (fact: Fact) => fact.action === action }
    const elsewhere = { of: data.alibi, by, action, why: seems, rule }
    for (const fact of run.ledger.attempts({ kind: 'went', ...there })) {
      run.ledger.end(fact, seems)
      run.put({ ...elsewhere, kind: 'went', data: { ...fact.data, elsewhere: true } })
    }
    for (const fact of run.ledger.attempts({ kind: 'stoodBy', ...there })) {
      run.ledger.end(fact, seems)
      run.put({ ...elsewhere, kind: 'stoodBy', data: { ...fact.data, elsewhere: true } })
    }
  }
}
