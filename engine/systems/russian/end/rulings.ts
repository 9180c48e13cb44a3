/** The end of the game: nearly the last part, so that everybody is dead who dies. */
import { tellVoteMore } from '../day/lynch.ts'
import type { Part } from '../part.ts'
import { settleEnd } from './ends.ts'

export const end: Part = { dawn: [settleEnd], dusk: [settleEnd, tellVoteMore] }
