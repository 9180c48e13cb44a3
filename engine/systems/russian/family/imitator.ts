/** The imitator: how he meets the maniac, pretends to be him, and leaves when he is voted out (RU-IMI). */
import type { SeatId } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import { is } from '../attributes.ts'
import type { Blow } from '../part.ts'
import { behindIllusion, dispel } from '../shared/illusion.ts'
import { learnsFact } from '../shared/learns.ts'
import { perRun } from '../shared/per-run.ts'
import { isExtended, negativeOf } from '../shared/sides.ts'
import { losesRed } from '../shared/colour.ts'
import { all, any, type Fact, type TargetGuard, type LateEffect, type Resolution } from '../vocabulary.ts'

const holder = (run: Resolution, negative: string): SeatId | undefined =>
  run.living().find(seat => negativeOf(seat) === negative)?.slot

/** They meet before the first night on which the maniac kills (RU-IMI-1): at the end of the day before it, or as that night begins. */
export function meet(run: Resolution): void {
  const first = isExtended(run.game) ? 1 : 2
  const [maniac, imitator] = [holder(run, 'maniac'), holder(run, 'imitator')]
  if (
    run.phase.number < first
    || maniac === undefined
    || imitator === undefined
    || run.ledger.found({ kind: 'met', of: imitator, when: 'soFar' }).length
  )
    return
  const why = run.given({ is: 'fact', kind: 'met', of: imitator, other: maniac }, 'RU-IMI-1')
  run.put({ kind: 'met', of: imitator, by: maniac, why, rule: 'RU-IMI-1', lasting: true })
  for (const [to, about, kind] of [
    [imitator, maniac, 'met'],
    [maniac, imitator, 'metImitator'],
  ] as const) {
    learnsFact(
      run,
      to,
      { action: '', ability: 'pretend' },
      about,
      'negativeRole',
      about === maniac ? 'maniac' : 'imitator',
      'RU-IMI-1',
      why,
    )
    run.tell(to, kind, { who: about }, 'RU-IMI-1')
  }
}

/** An illusion of the maniac for this night. */
export const pretending: LateEffect = (run, { move: { id: action, actor }, why }) => {
  const maniac = holder(run, 'maniac')
  const met = run.ledger.seek({ kind: 'met', of: actor, when: 'soFar' }, 'RU-IMI-2', {
    is: 'fact',
    kind: 'hasMet',
    of: actor,
    other: maniac ?? '',
  })
  const claim = { is: 'fact', kind: 'illusion', of: maniac ?? actor, other: actor, action } as const
  if (maniac === undefined)
    return all(
      claim,
      { rule: 'RU-IMI-2', action },
      [why],
      [run.given({ is: 'fact', kind: 'noManiac', of: actor }, 'RU-IMI-2')],
    )
  const illusion = all(claim, { rule: 'RU-IMI-2', action }, [why, met])
  run.put({
    kind: 'illusion',
    of: maniac,
    by: actor,
    action,
    why: illusion,
    rule: 'RU-IMI-2',
    until: `night ${run.phase.number}`,
  })
  return illusion
}

/** An attack on an illusion is none on the maniac: he loses no move by it and hears of nothing. */
export function onAttacked(run: Resolution, { of, by, action, data }: Fact<'attacked'>): void {
  const behind = by === of || data.cause === 'kamikaze' ? undefined : behindIllusion(run, of)
  if (behind?.holds)
    run.put({
      kind: 'metIllusion',
      of,
      ...(by !== undefined && { by }),
      ...(action !== undefined && { action }),
      why: behind,
      rule: 'RU-IMI-2',
    })
}

/** Who is behind an illusion when the night's attacks are settled; they fell before anything of it was known. */
const behindThen = perRun<Map<SeatId, Reason>>(() => new Map())
export function beforeSettling(run: Resolution): void {
  for (const { slot } of run.living()) {
    const behind = behindIllusion(run, slot)
    if (behind) behindThen(run).set(slot, behind)
  }
}

/** What would kill the maniac kills the illusion (RU-IMI-2). */
export function takenByIllusion(run: Resolution, { victim, killer, action, cause }: Blow): Reason[] {
  const behind = victim === killer ? undefined : behindThen(run).get(victim)
  // Whom a kamikaze takes along is the maniac himself (RU-IMI-5).
  if (behind && cause === 'kamikaze')
    return [
      all(
        { is: 'fact', kind: 'illusionHelps', of: victim },
        { rule: 'RU-IMI-5' },
        [behind],
        [run.given({ is: 'fact', kind: 'wentHimself', of: victim }, 'RU-IMI-5')],
      ),
    ]
  if (behind?.holds)
    run.put({
      kind: 'illusionKilled',
      of: victim,
      by: killer,
      action,
      why: all(
        { is: 'fact', kind: 'illusionKilled', of: victim, other: killer, action },
        { rule: 'RU-IMI-4', action },
        [behind],
      ),
      rule: 'RU-IMI-4',
    })
  return behind ? [behind] : []
}

/** From the doctor on, a killed illusion is none any more (RU-IMI-4). */
export function afterSettling(run: Resolution): void {
  for (const { of, why } of run.ledger.found({ kind: 'illusionKilled', when: 'soFar' })) dispel(run, of, why)
}

/** Nor is one whose imitator was killed. */
export function onDeath(run: Resolution, { of, why }: Fact<'death'>): void {
  for (const { of: maniac } of run.ledger.found({ kind: 'illusion', when: 'soFar', where: ({ by }) => by === of }))
    dispel(run, maniac, all({ is: 'fact', kind: 'imitatorKilled', of }, { rule: 'RU-IMI-4' }, [why]))
}

/** What would do lasting harm to the maniac himself finds the illusion. */
export const illusionLanding: TargetGuard = (run, { does }, at) =>
  is(does, 'lasting') ? behindIllusion(run, at) : undefined

/** As what the imitator leaves when he is voted out (RU-IMI-6). */
export const leaving: LateEffect = (
  run,
  {
    move: {
      id: action,
      actor,
      with: { as = '' },
    },
    why,
  },
) => {
  const claim = { is: 'fact', kind: 'diesAs', of: actor, action, values: { role: as } } as const
  const inGame = run.game.seats.some(seat => negativeOf(seat) === as)
  const killed = run.ledger.seek({ kind: 'kill', of: actor, where: losesRed, when: 'soFar' }, 'RU-IMI-6', {
    is: 'fact',
    kind: 'hasKilled',
    of: actor,
  })
  const against =
    as === 'red'
      ? killed.because.length
        ? [killed]
        : []
      : inGame
        ? []
        : [
            any({ is: 'fact', kind: 'notInGame', of: '', values: { role: as } }, { rule: 'RU-IMI-6' }, [
              run.given({ is: 'fact', kind: 'notDealt', of: '', values: { role: as } }, 'RU-IMI-6'),
            ]),
          ]
  const leaves = all(claim, { rule: 'RU-IMI-6', action }, [why], against)
  run.put({
    kind: 'diesAs',
    of: actor,
    by: actor,
    action,
    why: leaves,
    rule: 'RU-IMI-6',
    data: { team: as === 'red' ? 'red' : 'black', negative: as === 'red' ? '' : as },
  })
  return leaves
}
