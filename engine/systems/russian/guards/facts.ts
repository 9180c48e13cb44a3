/** What bodyguard and kamikaze write down. */
import { facts } from '../../../resolve/sequence/vocabulary.ts'
import { sideOrNone } from '../shared/facts.ts'

/** Beside whom a bodyguard stands, and what he said with it. */
const beside = { letsHelp: 'flag?', passesOn: 'flag?', alibi: 'slot?', elsewhere: 'flag?' } as const

export const declared = facts({
  warded: { of: 'slot', data: beside },
  stoodBy: { of: 'slot', data: beside },

  wentOff: { of: 'slot', data: { team: 'word' } },
  waitsFor: { of: 'slot', data: { role: 'word' } },
  detonated: { of: 'slot', silent: true },
  shotForBlack: { of: 'slot', data: { side: sideOrNone } },
})
