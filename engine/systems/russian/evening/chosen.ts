/**
 * Moves of a slave that the pimp chose: what stands in the way of such a choice, what it takes the place of, and what the slave
 * hears of it (RU-PIM-2, RU-RES-14).
 */
import type { Slot } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import type { Move } from '../../../resolve/sequence/move.ts'
import { blocked } from '../shared/blocks.ts'
import { all, any, type Gate, type Layer, type Walk } from '../vocabulary.ts'

/** That somebody is a slave of this pimp. */
export const isSlave = (walk: Walk, of: Slot, by: Slot): Reason =>
  walk.ledger.seek({ kind: 'enslaved', of, when: 'soFar', where: fact => fact.by === by }, 'RU-PIM-1', {
    is: 'fact',
    kind: 'enslaved',
    of,
    other: by,
  })

/** That a pimp chose this move: for a slave of his, and with the use of his role. */
function chosenBy(walk: Walk, pimp: Slot, { actor: of, id: action }: Move): Reason {
  const kept = blocked(walk, { actor: pimp, does: 'forbid', id: action }) ?? []
  return all(
    { is: 'fact', kind: 'chosenByPimp', of, other: pimp, action },
    { rule: 'RU-PIM-2', action },
    [isSlave(walk, of, pimp)],
    kept,
  )
}

const turnOf = ({ does, ability: { turn = does } }: Move): string => turn

/** Why a move of a slave is not made: of the same turn the pimp chose another; or it is entered as his choice, and he had none. */
export function againstChoice(walk: Walk, move: Move): Reason | undefined {
  const { actor: of, id: action } = move
  const pimp = move.with.assignedBy
  if (pimp !== undefined)
    return all(
      { is: 'fact', kind: 'noChoice', of, other: pimp, action },
      { rule: 'RU-PIM-2', action },
      [],
      [chosenBy(walk, pimp, move)],
    )
  const instead = walk.moves.flatMap(other => {
    const by = other.with.assignedBy
    return by !== undefined && other.actor === of && turnOf(other) === turnOf(move) ? [chosenBy(walk, by, other)] : []
  })
  return instead.length
    ? any({ is: 'fact', kind: 'choiceInstead', of, action }, { rule: 'RU-PIM-2', action }, instead)
    : undefined
}

/** A choice that failed shows in the tree of the slave’s own move, and one that stands in that of the chosen move. */
export const underChoice: Gate = (walk, move) =>
  move.to.length && move.with.assignedBy !== undefined ? undefined : againstChoice(walk, move)

/** What the pimp chose goes where he sent it, since he chose it. */
export const asChosen: Layer = (walk, move, at) => {
  const pimp = move.with.assignedBy
  return pimp === undefined ? undefined : { at, path: [], because: [chosenBy(walk, pimp, move)] }
}

/** As a phase ends: what the pimp chose is kept until the slave is told of it. */
export function keepChoices(walk: Walk): void {
  for (const move of walk.moves) {
    const { actor: of, does: ability, id: action, to } = move
    const by = move.with.assignedBy
    if (by === undefined) continue
    const why = chosenBy(walk, by, move)
    const until = `night ${walk.phase.number}`
    const data = { ability, to: to.join(',') }
    walk.put({ kind: 'used', of, by, action, why, rule: 'RU-PIM-2', until, data })
  }
}

/** The slave hears how he was used, and not by whom (RU-RES-14). */
export function tellOfChoices(walk: Walk): void {
  for (const { of, data } of walk.ledger.found({ kind: 'used', when: 'soFar' })) {
    const to = data.to.split(',').filter(target => target !== '')
    const roles = to.flatMap(target => (target.startsWith('role:') ? [target.slice('role:'.length)] : []))
    const about = to.filter(target => !target.startsWith('role:'))
    const [kind, whom] = roles.length
      ? ['usedForRole', { role: roles }]
      : about.length
        ? ['usedBySomebody', { about }]
        : ['usedAtHome', {}]
    walk.tell(of, kind, { ability: data.ability, ...whom }, 'RU-RES-14')
  }
}
