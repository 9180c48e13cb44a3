/** Doctor and blocker. What the morning tells of everybody stands in `morning/`. */
import { blockGate, blocking, guardLanding, guardsOf, reportBlocker } from './blocker.ts'
import { reportDoctor } from './doctor.ts'
import { healing, healingGate, healsOf } from './heals.ts'
import type { Part } from '../part.ts'
import { beyondHeal, unlessOverruled } from '../shared/attack.ts'

export const protect: Part = {
  gates: [blockGate, healingGate],
  landings: [guardLanding],
  effects: { healed: healing, arrested: blocking, guarded: blocking, blocking },
  saves: (walk, blow) => [
    ...guardsOf(walk, blow).map(guard => unlessOverruled(walk, blow, guard, 'RU-BLK-10')),
    ...healsOf(walk, blow).map(heal => unlessOverruled(walk, blow, heal, 'RU-DOC-5', beyondHeal(walk, blow))),
  ],
  results: ['doctorHit', 'blockerHit'],
  dawn: [reportDoctor, reportBlocker],
}
