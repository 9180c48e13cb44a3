/** What is written down of the Leader, the suitcase, and turns to kill. */
import { facts } from '../../../resolve/sequence/vocabulary.ts'

export const leading = facts({
  leader: { of: 'slot' },
  elected: { of: 'slot' },
  handedOff: { of: 'slot' },
  suitcaseRank: { of: 'slot', data: { place: 'number' } },
  getsSuitcase: { of: 'slot' },
  killTurn: { of: 'slot' },
})
