/** Who lost his role to a Thief, or has another's by now, and what that keeps him from (1923-THI8). */
import type { ActionId, SeatId } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import { fact } from '../claims.ts'
import { all, type ActorGuard, type Resolution } from '../vocabulary.ts'

/** A role that was stolen at an earlier step is another's by now (1923-THI8), unless the host lets it be used out. */
export const roleLost: ActorGuard = (run, { actor, id }) => {
  const usedOut =
    run.option('thief.victimSameNight') === 'stands' ? [run.given(fact('actsAllTheSame', actor), '1923-THI8')] : []
  return run.ledger
    .attempts({ kind: 'robbed', of: actor, when: 'soFar' })
    .map(({ why }) =>
      all(fact('roleLost', actor, { action: id }), { rule: '1923-THI8', also: ['1923-N3'] }, [why], usedOut),
    )
}

/**
 * Thefts that came to nothing, so that somebody still has what works by itself in his role (1923-THI8).
 * @returns counters that fall: any of these thefts would have taken the passive ability `action` from him
 */
export const notRobbed = (run: Resolution, slot: SeatId, action: ActionId): Reason[] =>
  run.ledger
    .attempts({ kind: 'robbed', of: slot, when: 'soFar' })
    .filter(({ why }) => !why.holds)
    .map(({ why }) => all(fact('roleLost', slot, { action }), { rule: '1923-THI8' }, [why]))

/** Who had another role as the night began has stolen this one, or only hoped to (1923-THI8). */
export const roleLacked: ActorGuard = (run, { actor, does, id }) => {
  const before = run.game.seats.find(({ slot }) => slot === actor)!
  if (run.catalogue.abilitiesOf(before).includes(does)) return undefined
  const thefts = run.ledger
    .attempts({ kind: 'robbed', by: actor, when: 'soFar' })
    .filter(({ why, data }) => !why.holds || run.catalogue.role(data.role)?.abilities.includes(does))
  return all(
    fact('roleLacked', actor, { action: id }),
    { rule: '1923-N3' },
    [],
    thefts.map(({ why }) => why),
  )
}
