/** The call that looks over all games: what it takes, and what it gives. */
import { z } from 'zod'
import { Id, Name } from '../input.ts'
import type { StatisticsView } from './answers.ts'

export const statisticsContract = {
  /** What came of every game that is over and not deleted; of one system where it is named. */
  'statistics.view': z.strictObject({ system: Id.optional() }),
  /** Both names are one person's, who is shown under the first. */
  'statistics.join': z.strictObject({ name: Name, with: Name }),
  /** The names are two people's: joined before, `name` is taken out; and they are not offered again. */
  'statistics.apart': z.strictObject({ name: Name, from: Name }),
} satisfies Record<string, z.ZodType>

export interface StatisticsAnswers {
  'statistics.view': StatisticsView
  /** Every name of that person. */
  'statistics.join': { names: string[] }
  'statistics.apart': { names: string[] }
}
