/** Elite roles as a part of the rulebook; what their ballots are worth stands in `votes.ts`. */
import type { Part } from '../part.ts'
import { agentsReport, servantsLeave, tellSides } from './leaving.ts'
import { informServants } from './messages.ts'
import { isElite } from '../shared/elites.ts'
import { elitesAreSafe, givesBallotAway, masonsWeighNothing, sentByServants, servantsHaveNone } from './votes.ts'

export const elites: Part = {
  effects: { givesBallotAway },
  vote: {
    standsAside: (run, who) => (isElite(run.seat(who)) ? 'elite' : undefined),
    shields: elitesAreSafe,
    voteless: servantsHaveNone,
    sentFor: sentByServants,
    weight: masonsWeighNothing,
  },
  results: ['agentLeft', 'servantLeft', 'sideTold', 'servantInformed'],
  asides: ['servantInformed'],
  dawn: [servantsLeave, tellSides, agentsReport],
  dusk: [servantsLeave, agentsReport],
}

/** Servants hear of everything that was told, so this comes last. */
export const servants: Part = { dawn: [informServants], dusk: [informServants] }
