/** What is written down in this system: each kind of fact, what it is of, and what it carries. */
import { facts } from '../../resolve/sequence/vocabulary.ts'

export const declared = facts({
  death: { of: 'slot', data: { cause: ['killed', 'lynched', 'removed'] }, silent: true },

  // By night
  visited: { of: 'slot' },
  blocked: { of: 'slot' },
  redirected: { of: 'slot', data: { to: 'slot' } },
  swapped: { of: 'slot', data: { with: 'slot', oneWay: 'flag?' } },
  protected: { of: 'slot' },
  attacked: { of: 'slot' },
  sensed: {
    of: 'slot',
    data: {
      visits: ['by', 'to', 'either'],
      tells: ['who', 'where', 'kind', 'role', 'any'],
      about: 'slot',
    },
  },

  hitman: { of: 'slot' },
  vote: { of: 'slot', silent: true },
})
