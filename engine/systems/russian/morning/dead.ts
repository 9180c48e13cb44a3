/** Who died, and as what (RU-DEATH). */
import type { SeatId } from '../../../reason/claim.ts'
import { dayGoesOn } from '../day/rounds.ts'
import { hidesNegative } from '../ghosts/phantom.ts'
import { all, type Resolution } from '../vocabulary.ts'

/** The dead of the night in roster order, with their civil roles; their team is not shown (RU-DEATH-1). */
export function publishDead(run: Resolution): void {
  const dead = inRosterOrder(
    run,
    run.deaths().map(({ of }) => of),
  )
  if (!dead.length) {
    run.announce('nobodyDied', {}, 'RU-RES-1')
    return
  }
  run.announce('deadCount', { count: String(dead.length) }, 'RU-DEATH-1')
  const both = run.option<boolean>('revealBlackOnNightDeath')
  run.announce('dead', { who: dead, ...shown(run, dead, both) }, both ? 'RU-OVL-1' : 'RU-DEATH-1')
}

/** Who was lynched, with the team and both roles (RU-DEATH-2). Who dies as somebody else is shown as that. */
export function publishLynched(run: Resolution): void {
  const lynched = inRosterOrder(
    run,
    run.ledger.found({ kind: 'lynched', when: 'soFar', where: ({ phase }) => phase === undefined }).map(({ of }) => of),
  )
  if (!lynched.length) {
    // The first day elects a mayor and lynches nobody (RU-TIME-1).
    if (run.phase.number > 1 && !dayGoesOn(run)) run.announce('nobodyLynched', {}, 'RU-DEATH-2')
    return
  }
  for (const of of lynched)
    for (const fact of run.ledger.found({ kind: 'diesAs', of, when: 'soFar' })) {
      const { action, data } = fact
      run.put({
        kind: 'shownAs',
        of,
        rule: 'RU-IMI-6',
        why: all(
          {
            is: 'fact',
            kind: 'shownAs',
            of,
            ...(action !== undefined && { action }),
            values: { role: data.negative || 'red' },
          },
          { rule: 'RU-IMI-6', ...(action !== undefined && { action }) },
          [fact.why],
        ),
        ...(action !== undefined && { action }),
      })
    }
  run.announce('lynchedCount', { count: String(lynched.length) }, 'RU-DEATH-2')
  run.announce(
    'lynched',
    {
      who: lynched,
      team: lynched.map(slot => diesAs(run, slot)?.team ?? before(run, slot).faction),
      ...shown(run, lynched, true),
    },
    'RU-DEATH-2',
  )
}

/** Roles for everybody's eyes: the civil one, and the negative one where both are shown. */
function shown(
  run: Resolution,
  slots: readonly SeatId[],
  both: boolean,
): Record<'role' | 'negative' | 'also', string[]> {
  const negative = slots.map(slot =>
    both && !hidesNegative(run, slot) ? (diesAs(run, slot)?.negative ?? before(run, slot).details?.negative ?? '') : '',
  )
  return {
    role: slots.map(slot => roleOf(run, slot)),
    negative,
    also: negative.map(role => (role ? 'yes' : 'no')),
  }
}

/** The civil role as the phase began, or as the witch left it: an exchange reaches those who died tonight (RU-WCH-5). */
const roleOf = (run: Resolution, slot: SeatId): string =>
  run.ledger.found({ kind: 'heir', of: slot, when: 'tonight', where: ({ data }) => !data.beside }).at(-1)?.data.role
  ?? before(run, slot).role

/** A seat as the phase began: what is inherited later changes nothing of how somebody died. */
const before = (run: Resolution, slot: SeatId) => run.game.seats.find(seat => seat.slot === slot)!

/** The fact `diesAs` says of somebody lynched that he is shown as another (RU-IMI-6): its `team`, and its `negative` role or none. */
function diesAs(run: Resolution, slot: SeatId): { team: string; negative: string } | undefined {
  const [fact] = run.ledger.found({ kind: 'diesAs', of: slot, when: 'soFar' })
  return fact && { team: fact.data.team, negative: fact.data.negative }
}

const inRosterOrder = (run: Resolution, slots: readonly SeatId[]): SeatId[] =>
  run.game.seats.map(({ slot }) => slot).filter(slot => slots.includes(slot))
