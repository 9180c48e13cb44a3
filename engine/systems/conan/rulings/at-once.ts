/** What is done in one step is done at once (CONAN-A8): nothing of it stops what else is done there. */
import type { Move } from '../../../resolve/sequence/move.ts'
import type { ActionId, RuleId, SeatId } from '../../../reason/claim.ts'
import { least, type Reason } from '../../../reason/reason.ts'
import { inOneStep } from '../order.ts'
import { usedBy } from './steps.ts'
import type { Resolution } from '../vocabulary.ts'

type Blow = 'death' | 'neutralised'

const blowOf = (kind: Blow, of: SeatId, action: ActionId): string => `${kind}:${of}:${action}`

/** Lets those know of a blow who have their turn in the same step and had it before. */
export const foretell = (run: Resolution, kind: Blow, of: SeatId, action: ActionId, why: Reason): void =>
  run.foresight.find(blowOf(kind, of, action), 'yes', alone(why))

/**
 * What was done to somebody in the very step in which his own turn comes, whichever was sent in first: it would have
 * stopped him.
 */
export function atOnce(run: Resolution, kind: Blow, move: Move): Reason[] {
  const of = move.actor
  const [before, sofar] = [run.ledger.attempts({ kind, of }), run.ledger.attempts({ kind, of, when: 'soFar' })]
  const done = sofar.filter(fact => !before.includes(fact)).map(({ why }) => alone(why))
  if (run.option('order.sameStep') !== 'simultaneous') return done
  const toCome = run.moves.filter(
    other =>
      other.id !== move.id
      && inOneStep(usedBy(run, move), usedBy(run, other))
      && !sofar.some(({ action }) => action === other.id),
  )
  return [
    ...done,
    ...toCome.flatMap(
      ({ id }) => run.foresight.foreseen(blowOf(kind, of, id), { is: 'fact', kind, of }, 'CONAN-A8').because,
    ),
  ]
}

/** A blow without what came at once with it: of two who strike each other, each would else be a cause of his own blow. */
function alone({ claim, need, because, unless, holds: _, ...cite }: Reason): Reason {
  const ofTheBlow = (one: Reason): boolean => one.action !== undefined && one.action === cite.action
  return least(
    need,
    claim,
    cite,
    because.map(one => (ofTheBlow(one) ? alone(one) : one)),
    unless.filter(one => !stopsNothing(one)),
  )
}

const stopsNothing = ({ unless }: Reason): boolean =>
  unless.some(({ claim }) => claim.is === 'fact' && claim.kind === 'sameMoment')

/** Why it stops nothing. */
export const sameMoment = (run: Resolution, of: SeatId, rule: RuleId): Reason =>
  run.given({ is: 'fact', kind: 'sameMoment', of }, rule)
