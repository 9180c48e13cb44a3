/** The drug dealer as a part of the rulebook. */
import type { Part } from '../part.ts'
import { buying, drugging, inheritVotes, meetsCorpse, reportDrugged, withBought } from './drug-dealer.ts'

export const strikers: Part = {
  targetGuards: [meetsCorpse],
  effects: { drugging, buying },
  vote: { boosts: withBought },
  reactions: { heir: inheritVotes },
  results: ['drugsPaid'],
  asides: ['drugsPaid'],
  dawn: [reportDrugged],
}
