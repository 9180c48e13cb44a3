/**
 * Moves of a slave that the pimp chose: what stands in the way of such a choice, what it takes the place of, and what the slave
 * hears of it (RU-PIM-2, RU-RES-14).
 */
import type { SeatId } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import type { Move } from '../../../resolve/sequence/move.ts'
import { blocked } from '../shared/blocks.ts'
import { all, any, type ActorGuard, type Redirect, type Resolution } from '../vocabulary.ts'

/** That somebody is a slave of this pimp. */
export const isSlave = (run: Resolution, of: SeatId, by: SeatId): Reason =>
  run.ledger.seek({ kind: 'enslaved', of, when: 'soFar', where: fact => fact.by === by }, 'RU-PIM-1', {
    is: 'fact',
    kind: 'enslaved',
    of,
    other: by,
  })

/** That a pimp chose this move: for a slave of his, and with the use of his role. */
function chosenBy(run: Resolution, pimp: SeatId, { actor: of, id: action }: Move): Reason {
  const kept = blocked(run, { actor: pimp, does: 'forbid', id: action }) ?? []
  return all(
    { is: 'fact', kind: 'chosenByPimp', of, other: pimp, action },
    { rule: 'RU-PIM-2', action },
    [isSlave(run, of, pimp)],
    kept,
  )
}

const turnOf = ({ does, ability: { turn = does } }: Move): string => turn

/** Why a move of a slave is not made: of the same turn the pimp chose another; or it is entered as his choice, and he had none. */
export function againstChoice(run: Resolution, move: Move): Reason | undefined {
  const { actor: of, id: action } = move
  const pimp = move.with.assignedBy
  if (pimp !== undefined)
    return all(
      { is: 'fact', kind: 'noChoice', of, other: pimp, action },
      { rule: 'RU-PIM-2', action },
      [],
      [chosenBy(run, pimp, move)],
    )
  const instead = run.moves.flatMap(other => {
    const by = other.with.assignedBy
    return by !== undefined && other.actor === of && turnOf(other) === turnOf(move) ? [chosenBy(run, by, other)] : []
  })
  return instead.length
    ? any({ is: 'fact', kind: 'choiceInstead', of, action }, { rule: 'RU-PIM-2', action }, instead)
    : undefined
}

/** A choice that failed shows in the tree of the slave’s own move, and one that stands in that of the chosen move. */
export const underChoice: ActorGuard = (run, move) =>
  move.to.length && move.with.assignedBy !== undefined ? undefined : againstChoice(run, move)

/** What the pimp chose goes where he sent it, since he chose it. */
export const asChosen: Redirect = (run, move, at) => {
  const pimp = move.with.assignedBy
  return pimp === undefined ? undefined : { at, path: [], because: [chosenBy(run, pimp, move)] }
}

/** As a phase ends: what the pimp chose is kept until the slave is told of it. */
export function keepChoices(run: Resolution): void {
  for (const move of run.moves) {
    const { actor: of, does: ability, id: action, to } = move
    const by = move.with.assignedBy
    if (by === undefined) continue
    const why = chosenBy(run, by, move)
    const until = `night ${run.phase.number}`
    const data = { ability, to: to.join(',') }
    run.put({ kind: 'used', of, by, action, why, rule: 'RU-PIM-2', until, data })
  }
}

/** The slave hears how he was used, and not by whom (RU-RES-14). */
export function tellOfChoices(run: Resolution): void {
  for (const { of, data } of run.ledger.found({ kind: 'used', when: 'soFar' })) {
    const to = data.to.split(',').filter(target => target !== '')
    const roles = to.flatMap(target => (target.startsWith('role:') ? [target.slice('role:'.length)] : []))
    const about = to.filter(target => !target.startsWith('role:'))
    const [kind, whom] = roles.length
      ? ['usedForRole', { role: roles }]
      : about.length
        ? ['usedBySomebody', { about }]
        : ['usedAtHome', {}]
    run.tell(of, kind, { ability: data.ability, ...whom }, 'RU-RES-14')
  }
}
