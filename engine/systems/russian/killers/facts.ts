/** What killers write down: their books, their rumours, and that they pass. */
import { facts } from '../../../resolve/sequence/vocabulary.ts'
import { sideOrNone } from '../shared/facts.ts'

/** The line of a night in the books of a side. */
const booked = {
  carried: 'number',
  fresh: 'number',
  received: 'number',
  passedOn: 'number',
  paid: 'number',
  realised: 'number',
  lost: 'number',
  kept: 'number',
  from: 'word',
} as const

export const declared = facts({
  passed: { of: 'slot', data: { keeps: 'flag' } },
  slandered: { of: 'slot', data: { side: sideOrNone } },
  mafiaKeeps: { of: 'group', data: { count: 'number' } },
  maniacKeeps: { of: 'group', data: { count: 'number' } },
  shotsBooked: { of: 'group', data: booked },
  owedShot: { of: 'group' },
  lostNextShot: { of: 'slot' },
})
