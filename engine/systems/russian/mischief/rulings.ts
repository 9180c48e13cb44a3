/** Hypnotist, bum and madman: who leads others astray, who is never at home, and who burns the night down. */
import type { Part } from '../part.ts'
import { drinking, leavesHome, missesBum, reportBums, savesDrunk, staysOver, stopsDrinking, watching } from './bum.ts'
import { inheritMischief } from './heir.ts'
import { rememberKillers, reportHypnosis } from './hypnosis-told.ts'
import { hypnotizing, sendsOn, stopsVisitor } from './hypnotist.ts'
import { burnDown, burning, enterFireShots, fireGate } from './madman.ts'

export const mischief: Part = {
  actorGuards: [fireGate],
  redirects: [sendsOn],
  targetGuards: [stopsVisitor, missesBum],
  effects: { hypnotizing, watching, drinking, burning },
  saves: savesDrunk,
  before: {
    end: run => {
      rememberKillers(run)
      stopsDrinking(run)
    },
  },
  after: { bum: leavesHome, hypnotist: staysOver, madman: burnDown, end: enterFireShots },
  reactions: { heir: inheritMischief },
  results: ['stoppedDrinking', 'swayedKillers'],
  dawn: [reportHypnosis, reportBums],
}
