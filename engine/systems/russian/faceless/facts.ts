/** What the faceless writes down, and how the game ends. */
import { facts } from '../../../resolve/sequence/vocabulary.ts'

export const declared = facts({
  faceCut: { of: 'slot' },
  cutTonight: { of: 'slot' },
  faceTask: { of: 'slot', data: { victim: 'slot' } },
  faceBack: { of: 'slot' },
  faceScore: { of: 'slot', data: { quarters: 'number' } },
  facePrize: { of: 'slot' },

  scoreLost: { of: 'slot' },
  facelessWins: { of: 'slot' },
  facelessDraws: { of: 'slot' },
  facelessLoses: { of: 'slot' },
  staysOn: { of: 'slot' },
  lastShot: { of: 'group' },
  lastSearch: { of: 'group', data: { day: 'number' } },
  gameOver: { of: 'name', data: { winners: 'word' } },
})
