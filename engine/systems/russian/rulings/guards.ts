/** Bodyguard and kamikaze: who takes a blow meant for somebody else, and who gives it back. */
import type { Part } from './part.ts'
import { choseEachOther, inVain, keepsHelpOff, leads, useAlibis, warding } from './guards/bodyguard.ts'
import { baiting, detonating, enterShots, noShotAfter, onVisit } from './guards/detonation.ts'
import { answers, helpsNobody, livesAfterAll, refusesHelp, rememberGoingOff, tellHeir } from './guards/kamikaze.ts'
import { reportPairs } from './guards/reports.ts'

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
  reactions: { went: onVisit, death: rememberGoingOff, heir: tellHeir },
  dawn: [reportPairs],
}
