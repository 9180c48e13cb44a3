/** The ballots of elites: a servant's is the master's (RU-SRV-3). */
import type { Slot } from '../../../reason/claim.ts'
import type { Cast, Shield, Weight } from '../day/hooks.ts'
import type { Reason } from '../../../reason/reason.ts'
import { eliteIs, isElite, servantsOf } from '../shared/elites.ts'
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

/** Nobody votes against an elite (RU-VOTE-6, RU-ELITE-1). */
export const elitesAreSafe = (walk: Walk): Shield[] =>
  walk
    .living()
    .filter(isElite)
    .map(({ slot }) => ({ of: slot, why: walk.given({ is: 'fact', kind: 'isElite', of: slot }, 'RU-ELITE-1') }))

/** A servant has no ballot of his own, save where the master gave his away (RU-VOTE-6, RU-SRV-3). */
export const servantsHaveNone = (walk: Walk, who: Slot): Reason[] =>
  eliteIs(walk.seat(who), 'serves')
    ? [
        all(
          { is: 'fact', kind: 'hasNoBallot', of: who },
          { rule: 'RU-VOTE-6' },
          [],
          walk.ledger.tried({ kind: 'standsIn', of: who, when: 'soFar' }),
        ),
      ]
    : []

/** A mason's ballot weighs nothing (RU-VOTE-6). */
export const masonsWeighNothing = (walk: Walk, { by }: Cast): Weight | undefined =>
  eliteIs(walk.seat(by), 'weighsNothing')
    ? { votes: 0, why: walk.given({ is: 'fact', kind: 'weighsNothing', of: by }, 'RU-VOTE-6') }
    : undefined
