/** Who died, and as what (RU-DEATH). */
import type { Slot } from '../../../reason/claim.ts'
import { dayGoesOn } from '../day/rounds.ts'
import { hidesNegative } from '../ghosts/phantom.ts'
import { all, type Walk } from '../vocabulary.ts'

/** The dead of the night in roster order, with their civil roles; their team is not shown (RU-DEATH-1). */
export function publishDead(walk: Walk): void {
  const dead = inRosterOrder(
    walk,
    walk.deaths().map(({ of }) => of),
  )
  if (!dead.length) {
    walk.announce('nobodyDied', {}, 'RU-RES-1')
    return
  }
  walk.announce('deadCount', { count: String(dead.length) }, 'RU-DEATH-1')
  const both = walk.option<boolean>('revealBlackOnNightDeath')
  walk.announce('dead', { who: dead, ...shown(walk, dead, both) }, both ? 'RU-OVL-1' : 'RU-DEATH-1')
}

/** Who was lynched, with the team and both roles (RU-DEATH-2). Who dies as somebody else is shown as that. */
export function publishLynched(walk: Walk): void {
  const lynched = inRosterOrder(
    walk,
    walk.ledger
      .found({ kind: 'lynched', when: 'soFar', where: ({ phase }) => phase === undefined })
      .map(({ of }) => of),
  )
  if (!lynched.length) {
    // The first day elects a mayor and lynches nobody (RU-TIME-1).
    if (walk.phase.number > 1 && !dayGoesOn(walk)) walk.announce('nobodyLynched', {}, 'RU-DEATH-2')
    return
  }
  for (const of of lynched)
    for (const fact of walk.ledger.found({ kind: 'diesAs', of, when: 'soFar' })) {
      const { action, data } = fact
      walk.put({
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
  walk.announce('lynchedCount', { count: String(lynched.length) }, 'RU-DEATH-2')
  walk.announce(
    'lynched',
    {
      who: lynched,
      team: lynched.map(slot => diesAs(walk, slot)?.team ?? before(walk, slot).faction),
      ...shown(walk, lynched, true),
    },
    'RU-DEATH-2',
  )
}

/** Roles for everybody's eyes: the civil one, and the negative one where both are shown. */
function shown(walk: Walk, slots: readonly Slot[], both: boolean): Record<'role' | 'negative' | 'also', string[]> {
  const negative = slots.map(slot =>
    both && !hidesNegative(walk, slot)
      ? (diesAs(walk, slot)?.negative ?? before(walk, slot).details?.negative ?? '')
      : '',
  )
  return {
    role: slots.map(slot => roleOf(walk, slot)),
    negative,
    also: negative.map(role => (role ? 'yes' : 'no')),
  }
}

/** The civil role as the phase began, or as the witch left it: an exchange reaches those who died tonight (RU-WCH-5). */
const roleOf = (walk: Walk, slot: Slot): string =>
  walk.ledger.found({ kind: 'heir', of: slot, when: 'tonight', where: ({ data }) => !data.beside }).at(-1)?.data.role
  ?? before(walk, slot).role

/** A seat as the phase began: what is inherited later changes nothing of how somebody died. */
const before = (walk: Walk, slot: Slot) => walk.game.seats.find(seat => seat.slot === slot)!

/** The fact `diesAs` says of somebody lynched that he is shown as another (RU-IMI-6): its `team`, and its `negative` role or none. */
function diesAs(walk: Walk, slot: Slot): { team: string; negative: string } | undefined {
  const [fact] = walk.ledger.found({ kind: 'diesAs', of: slot, when: 'soFar' })
  return fact && { team: fact.data.team, negative: fact.data.negative }
}

const inRosterOrder = (walk: Walk, slots: readonly Slot[]): Slot[] =>
  walk.game.seats.map(({ slot }) => slot).filter(slot => slots.includes(slot))
