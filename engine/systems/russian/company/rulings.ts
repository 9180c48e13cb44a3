/** Prostitute and immortal: company for a night, and a life that pays for two. */
import type { Part } from '../part.ts'
import {
  bothCovered,
  clientShots,
  herSharers,
  hurtClients,
  keptWithHer,
  reportHerClients,
  takesCare,
  takingHome,
} from './prostitute.ts'
import { inheritLife, linkedAlone, linkedDeath, linking, tellOwners, unlinking } from './immortal.ts'

export const company: Part = {
  effects: { takingHome, linking, unlinking },
  carries: herSharers,
  saves: (run, blow) => [...takesCare(run, blow), ...keptWithHer(run, blow), ...clientShots(run, blow)],
  after: { doctor: hurtClients },
  reactions: { healed: bothCovered, death: linkedDeath, lifeSpent: linkedAlone, heir: inheritLife },
  results: ['linked'],
  asides: ['linked'],
  dawn: [reportHerClients, tellOwners],
}
