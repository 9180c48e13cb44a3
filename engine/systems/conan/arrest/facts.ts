/** What is written down of arrests, of crimes, and of what was done tonight. */
import { facts } from '../../../resolve/sequence/vocabulary.ts'
import { crimes } from './crimes.ts'

export const arresting = facts({
  arrested: { of: 'slot' },
  suspended: { of: 'slot' },
  released: { of: 'slot' },
  crime: { of: 'slot', data: { type: crimes, third: 'slot?', framed: 'flag?' } },
  did: { of: 'slot', data: { ability: 'word', third: 'slot?' } },
})
