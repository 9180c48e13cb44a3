/** The ballots of elites: a servant's is the master's (RU-SRV-3). */
import type { Slot } from '../../../reason/claim.ts'
import { servantsOf } from '../shared/elites.ts'
import { all, type LateEffect, type Walk } from '../vocabulary.ts'

/** A master gives today's vote to the servant, before it starts; everybody reads it then. */
export const givesBallotAway: LateEffect = (walk, { move, why }) => {
  const { actor, id: action } = move
  const [servant] = servantsOf(walk.game, actor)
  const of = servant?.slot ?? ''
  const gives = all({ is: 'fact', kind: 'standsIn', of, other: actor, action }, { rule: 'RU-SRV-3', action }, [why])
  walk.put({ kind: 'standsIn', of, by: actor, action, why: gives, rule: 'RU-SRV-3', data: { master: actor } })
  if (gives.holds) walk.announce('standsIn', { who: of, other: actor }, 'RU-SRV-3', 'voteStart')
  return gives
}

/** Whose vote a servant has today. */
export const standsFor = (walk: Walk, servant: Slot): Slot | undefined =>
  walk.ledger.found({ kind: 'standsIn', of: servant, when: 'soFar' })[0]?.data.master
