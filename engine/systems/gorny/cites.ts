/** The rules that a count of votes cites here. */
import type { Cites } from '../../vote/day/vocabulary.ts'

export const cites: Cites = {
  ballot: 'GORNY-V1',
  name: 'GORNY-V2',
  weight: 'votes',
  deadline: 'GORNY-V5',
  tie: 'GORNY-V5',
}
