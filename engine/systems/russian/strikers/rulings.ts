/** The drug dealer as a part of the rulebook. */
import type { Part } from '../part.ts'
import { drugging, inheritVotes, meetsCorpse, reportDrugged } from './drug-dealer.ts'

export const strikers: Part = {
  landings: [meetsCorpse],
  effects: { drugging },
  reactions: { heir: inheritVotes },
  results: ['drugsPaid'],
  asides: ['drugsPaid'],
  dawn: [reportDrugged],
}
