/** The faceless: cuts by night, faces and points at the lynch, and an end of its own. */
import type { Part } from '../part.ts'
import { scoreTakenAlong, settleFaces } from './back.ts'
import { cutFace, cutForced, reportCuts } from './cut.ts'
import { gameOver } from '../shared/game-over.ts'
import { isGrey } from '../shared/sides.ts'
import { settleFaceless } from './ends.ts'

export const faceless: Part = {
  effects: { faceCut: cutFace },
  before: { faceCut: cutForced },
  reactions: { death: scoreTakenAlong },
  after: { lynch: settleFaces },
  results: [
    'faceCut',
    'faceBack',
    'faceScore',
    'facePrize',
    'facelessWins',
    'facelessDraws',
    'facelessLoses',
    'staysOn',
    'scoreLost',
    'gameOver',
  ],
  asides: ['faceTask'],
  dawn: [settleFaceless, reportCuts],
  dusk: [settleFaceless],
  // Nobody is content with the faceless alone (RU-VOTE-14).
  vote: {
    votesAgain: (run, who) =>
      isGrey(run.seat(who)) ? [run.given({ is: 'fact', kind: 'facelessAlone', of: who }, 'RU-VOTE-14')] : [],
  },
  winner: gameOver,
}
