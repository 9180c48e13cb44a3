/** What is written down in this system: each kind of fact, what it is of, and what it carries. */
import { facts } from '../../resolve/sequence/vocabulary.ts'
import { arresting } from './arrest/facts.ts'
import { killing } from './killing/facts.ts'
import { leading } from './leading/facts.ts'
import { poisoning } from './poison/facts.ts'
import { voting } from './vote/facts.ts'

export const declared = facts({
  // Conditions and journeys
  abroad: { of: 'slot' },
  neutralised: { of: 'slot', data: { how: 'word' } },
  confused: { of: 'slot' },
  returning: { of: 'slot', data: { at: 'word' } },
  leaving: { of: 'slot', data: { at: 'word' } },
  returned: { of: 'slot' },

  // Mischief
  robbed: { of: 'slot' },
  blackmailed: { of: 'slot' },
  gadgetUsed: { of: 'slot' },

  // Traces and appearances
  slandered: { of: 'slot' },
  framed: { of: 'slot', data: { type: 'word' } },
  disguised: { of: 'slot', data: { role: 'word' } },
  faked: { of: 'slot' },
  bodyErased: { of: 'slot' },
  evidenceErased: { of: 'slot', data: { type: 'word', third: 'slot?' } },

  // Wills and the end
  will: { of: 'slot', data: { text: 'word' } },
  willShown: { of: 'slot' },
  gameOver: { of: 'name', data: { winner: 'word', rule: 'word' } },

  ...leading,
  ...killing,
  ...arresting,
  ...poisoning,
  ...voting,
})
