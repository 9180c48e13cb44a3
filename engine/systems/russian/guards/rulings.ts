/** Bodyguard and kamikaze: who takes a blow meant for somebody else, and who gives it back. */
import type { Part } from '../part.ts'
import { choseEachOther, inVain, keepsHelpOff, leads, useAlibis, warding } from './bodyguard.ts'
import { baiting, detonating, enterShots, noShotAfter, onVisit } from './detonation.ts'
import { answers, helpsNobody, livesAfterAll, refusesHelp, rememberGoingOff, tellHeir } from './kamikaze.ts'
import { reportPairs } from './reports.ts'

export const guards: Part = {
  actorGuards: [noShotAfter],
  targetGuards: [refusesHelp],
  effects: { warding, baiting, detonating },
  leads,
  cancels: choseEachOther,
  answers,
  overrules: (run, blow) => [
    ...(blow.cause === 'suicide' ? [] : keepsHelpOff(run, blow.victim)),
    ...helpsNobody(run, blow),
  ],
  saves: (run, blow) => [...inVain(run, blow), ...livesAfterAll(run, blow)],
  after: { lateInsurance: useAlibis, end: enterShots },
  reactions: { went: onVisit, atDoor: onVisit, death: rememberGoingOff, heir: tellHeir },
  dawn: [reportPairs],
}
