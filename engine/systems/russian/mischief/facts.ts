/** What hypnotist, bum and madman write down. */
import { facts } from '../../../resolve/sequence/vocabulary.ts'
import { sides } from '../shared/sides.ts'

export const declared = facts({
  hypnosis: { of: 'slot', data: { how: ['send', 'spare', 'skip'], roles: 'word', to: 'slot?' } },
  swayedKillers: { of: 'slot' },
  atHome: { of: 'slot', data: { does: ['hypnotize', 'burn', 'exchange', 'analyse'] }, silent: true },

  watching: { of: 'slot', data: { named: 'slot' } },
  drunk: { of: 'slot' },
  stoppedDrinking: { of: 'slot' },
  leftAsBum: { of: 'slot' },

  fire: { of: 'slot' },
  inFire: { of: 'slot' },
  shotForFire: { of: 'slot', data: { side: sides } },
})
