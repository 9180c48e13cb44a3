/** Bodyguard and kamikaze: who takes a blow meant for somebody else, and who gives it back. */
import type { Part } from '../part.ts'
import { choseEachOther, inVain, keepsHelpOff, leads, useAlibis, warding } from './bodyguard.ts'
import { baiting, detonating, enterShots, noShotAfter, onVisit } from './detonation.ts'
import { answers, helpsNobody, livesAfterAll, refusesHelp, rememberGoingOff, tellHeir } from './kamikaze.ts'
import { reportPairs } from './reports.ts'

export const guards: Part = {
  gates: [noShotAfter],
  landings: [refusesHelp],
  effects: { warding, baiting, detonating },
  leads,
  cancels: choseEachOther,
  answers,
  overrules: (walk, blow) => [
    ...(blow.cause === 'suicide' ? [] : keepsHelpOff(walk, blow.victim)),
    ...helpsNobody(walk, blow),
  ],
  saves: (walk, blow) => [...inVain(walk, blow), ...livesAfterAll(walk, blow)],
  after: { lateInsurance: useAlibis, end: enterShots },
  reactions: { went: onVisit, atDoor: onVisit, death: rememberGoingOff, heir: tellHeir },
  dawn: [reportPairs],
}
