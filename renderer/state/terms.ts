/** The terms of the glossary: what each is called and what it is, in groups in which they are read. */
export const terms = {
  wagon: { of: 'glossary.votes', name: 'glossary.wagon', says: 'glossary.wagonIs' },
  majority: { of: 'glossary.votes', name: 'glossary.majority', says: 'glossary.majorityIs' },
  away: { of: 'glossary.votes', name: 'glossary.away', says: 'glossary.awayIs' },
  hammer: { of: 'glossary.votes', name: 'glossary.hammer', says: 'glossary.hammerIs' },
  plurality: { of: 'glossary.votes', name: 'glossary.plurality', says: 'glossary.pluralityIs' },
  noLynch: { of: 'glossary.votes', name: 'glossary.noLynch', says: 'glossary.noLynchIs' },
  weight: { of: 'glossary.votes', name: 'glossary.weight', says: 'glossary.weightIs' },
  reaching: { of: 'glossary.votes', name: 'glossary.reaching', says: 'glossary.reachingIs' },
  prod: { of: 'glossary.votes', name: 'glossary.prod', says: 'glossary.prodIs' },
  action: { of: 'glossary.night', name: 'glossary.action', says: 'glossary.actionIs' },
  visited: { of: 'glossary.night', name: 'glossary.visited', says: 'glossary.visitedIs' },
  meantFor: { of: 'glossary.night', name: 'glossary.meantFor', says: 'glossary.meantForIs' },
  stops: { of: 'glossary.night', name: 'glossary.stops', says: 'glossary.stopsIs' },
  protects: { of: 'glossary.night', name: 'glossary.protects', says: 'glossary.protectsIs' },
  redirects: { of: 'glossary.night', name: 'glossary.redirects', says: 'glossary.redirectsIs' },
  seen: { of: 'glossary.night', name: 'glossary.seen', says: 'glossary.seenIs' },
  causes: { of: 'glossary.night', name: 'glossary.causes', says: 'glossary.causesIs' },
  loop: { of: 'glossary.night', name: 'glossary.loop', says: 'glossary.loopIs' },
  always: { of: 'glossary.night', name: 'glossary.always', says: 'glossary.alwaysIs' },
  noResult: { of: 'glossary.night', name: 'glossary.noResult', says: 'glossary.noResultIs' },
  worked: { of: 'glossary.why', name: 'glossary.worked', says: 'glossary.workedIs' },
  noEffect: { of: 'glossary.why', name: 'glossary.noEffect', says: 'glossary.noEffectIs' },
  notCounted: { of: 'glossary.why', name: 'glossary.notCounted', says: 'glossary.notCountedIs' },
  wouldHave: { of: 'glossary.why', name: 'glossary.wouldHave', says: 'glossary.wouldHaveIs' },
  because: { of: 'glossary.why', name: 'glossary.because', says: 'glossary.becauseIs' },
  deciding: { of: 'glossary.why', name: 'glossary.deciding', says: 'glossary.decidingIs' },
  whatIf: { of: 'glossary.why', name: 'glossary.whatIf', says: 'glossary.whatIfIs' },
  ruling: { of: 'glossary.why', name: 'glossary.ruling', says: 'glossary.rulingIs' },
  override: { of: 'glossary.why', name: 'glossary.override', says: 'glossary.overrideIs' },
  draw: { of: 'glossary.why', name: 'glossary.draw', says: 'glossary.drawIs' },
  lock: { of: 'glossary.game', name: 'glossary.lock', says: 'glossary.lockIs' },
  flip: { of: 'glossary.game', name: 'glossary.flip', says: 'glossary.flipIs' },
  hydra: { of: 'glossary.game', name: 'glossary.hydra', says: 'glossary.hydraIs' },
  modkill: { of: 'glossary.game', name: 'glossary.modkill', says: 'glossary.modkillIs' },
  fingerprint: { of: 'glossary.game', name: 'glossary.fingerprint', says: 'glossary.fingerprintIs' },
} as const

export type Term = keyof typeof terms

/** How the app works, step by step. */
export const steps = [
  { name: 'glossary.stepSetup', says: 'glossary.stepSetupText' },
  { name: 'glossary.stepInbox', says: 'glossary.stepInboxText' },
  { name: 'glossary.stepNight', says: 'glossary.stepNightText' },
  { name: 'glossary.stepLock', says: 'glossary.stepLockText' },
  { name: 'glossary.stepKeep', says: 'glossary.stepKeepText' },
] as const
