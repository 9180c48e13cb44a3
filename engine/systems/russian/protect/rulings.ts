/** Doctor and blocker. What the morning tells of everybody stands in `morning/`. */
import { blockGate, blocking, guardLanding, guardsOf, reportBlocker } from './blocker.ts'
import { reportDoctor } from './doctor.ts'
import { healing, healingGate, healsOf } from './heals.ts'
import type { Part } from '../part.ts'
import { beyondHeal, unlessOverruled } from '../shared/attack.ts'

export const protect: Part = {
  actorGuards: [blockGate, healingGate],
  targetGuards: [guardLanding],
  effects: { healed: healing, arrested: blocking, guarded: blocking, blocking },
  saves: (run, blow) => [
    ...guardsOf(run, blow).map(guard => unlessOverruled(run, blow, guard, 'RU-BLK-10')),
    ...healsOf(run, blow).map(heal => unlessOverruled(run, blow, heal, 'RU-DOC-5', beyondHeal(run, blow))),
  ],
  results: ['doctorHit', 'blockerHit'],
  dawn: [reportDoctor, reportBlocker],
}
