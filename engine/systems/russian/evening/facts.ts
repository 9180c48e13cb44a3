/** What hacker, anonymous and pimp write down. */
import { facts } from '../../../resolve/sequence/vocabulary.ts'

export const declared = facts({
  /** `since`: the number of the evening; `part`: which roles it keeps from use. Both, where a host gave the mark by hand. */
  hacked: { of: 'slot', data: { since: 'number?', part: { perhaps: ['civil', 'negative', 'both'] }, role: 'word?' } },
  watched: { of: 'slot', data: { since: 'number?' } },
  sawRole: { of: 'slot', data: { role: 'word' } },
  enslaved: { of: 'slot', data: { since: 'number?' } },
  punished: { of: 'slot', data: { since: 'number?' } },
  forbidden: { of: 'slot' },
  used: { of: 'slot', data: { ability: 'word', to: 'word' } },
  usesRole: { of: 'slot', data: { role: ['civil', 'negative'] } },
})
