/**
 * The hypnotist: who comes to him is sent elsewhere, or does not come (RU-HYP). Whether hypnosis works on a move, and
 * where the move comes then, is asked in `shared/hypnosis.ts`; what is told and kept of it stands in
 * `hypnosis-told.ts`.
 */
import type { Move } from '../../../resolve/sequence/move.ts'
import type { SeatId } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import { sparesSecretary } from '../shared/untouchable.ts'
import { meansAll, roleList } from '../shared/role-list.ts'
import { freeBy, limitedAs, madeIn } from '../repeats.ts'
import { kills } from '../shared/moves.ts'
import { hypnosisOf, ledHere, sentOn, type Hypnosis } from '../shared/hypnosis.ts'
import { all, type Fact, type TargetGuard, type LateEffect, type Redirect, type Resolution } from '../vocabulary.ts'

/** What the hypnotist wants: of each target whom he sends there, and once who skips and who is spared. */
export const hypnotizing: LateEffect = (run, { move: { actor, id: action, to, with: keys }, at, aim, why }) => {
  const put = (how: Fact<'hypnosis'>['data']['how'], roles: string, target?: SeatId): void => {
    run.put({
      kind: 'hypnosis',
      of: actor,
      by: actor,
      action,
      why,
      rule: 'RU-HYP-1',
      data: {
        how,
        roles: meansAll(roles) ? '' : roleList(roles).join(','),
        ...(target !== undefined && { to: target }),
      },
    })
  }
  if (aim === 0) {
    run.put({ kind: 'atHome', of: actor, by: actor, action, why, rule: 'RU-HYP-1', data: { does: 'hypnotize' } })
    if (keys.spare !== undefined) put('spare', keys.spare)
    if (keys.skip !== undefined) put('skip', keys.skip)
  }
  if (to.length) put('send', keys[`for${aim + 1}`] ?? '', at)
}

/** What is aimed at the hypnotist goes to his target (RU-HYP-1). */
export const sendsOn: Redirect = (run, move, at) => {
  const sent = sentOn(run, move, at)
  return sent && { at: sent.to, path: [], because: [sent.why] }
}

/**
 * What stops a move at its landing: of one that is still at the hypnotist or was led away from him (RU-HYP-2 to
 * RU-HYP-4).
 */
export const stopsVisitor: TargetGuard = (run, move, at) => {
  const here = move.to.includes(at) ? hypnosisOf(run, move, at) : undefined
  return here && !isLedAway(here) ? keptAway(here) : stopsLed(run, move, at)
}

/** Whether this hypnosis leads the visitor somewhere else. */
const isLedAway = ({ fact, why }: Hypnosis): boolean => why.holds && fact.data.how === 'send'

/**
 * Of a visitor who comes to the hypnotist: he is made to skip, or hypnosis that failed on him stands in the tree. One
 * who is spared is stopped by nothing.
 */
const keptAway = ({ fact, why }: Hypnosis): Reason | undefined =>
  fact.data.how === 'skip' || !why.holds ? why : undefined

/**
 * Of a visitor who was led elsewhere: a killer comes to himself (RU-HYP-3), or somebody where he may not, or twice
 * running.
 */
function stopsLed(run: Resolution, move: Move, at: SeatId): Reason[] | undefined {
  const led = ledHere(run, move, at)
  if (!led) return undefined
  const { id: action, actor, does } = move
  const post = run.seat(at).details?.title === 'secretary' ? sparesSecretary(does) : undefined
  return [
    ...(at === actor && kills(move)
      ? [all({ is: 'fact', kind: 'meetsOwnShot', of: actor, action }, { rule: 'RU-HYP-3', action }, [led.why])]
      : []),
    ...(post ? [all({ is: 'fact', kind: 'untouchable', of: at }, { rule: post }, [led.why])] : []),
    ...imposedRepeat(run, move, at, led.why),
  ]
}

/** Hypnosis that leads somebody twice running where he may go only once fails with his move (RU-HYP-4). */
function imposedRepeat(run: Resolution, { actor, does, id: action }: Move, at: SeatId, sent: Reason): Reason[] {
  const what = limitedAs({ by: actor, does, to: [at] })
  if (what === '' || freeBy(does, run.seat(actor)) !== undefined) return []
  const last = run.ledger.found({
    kind: 'moved',
    of: actor,
    when: 'phaseStart',
    where: fact =>
      madeIn(fact) === `night ${run.phase.number - 1}` && fact.data.does === does && fact.data.foiled !== true,
  })
  return last
    .filter(({ data }) => (data.imposed ?? data.what) === what)
    .map(({ why }) =>
      all({ is: 'fact', kind: 'imposedRepeat', of: actor, other: at, action }, { rule: 'RU-HYP-4', action }, [
        sent,
        why,
      ]),
    )
}
