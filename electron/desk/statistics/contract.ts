/** The call that looks over all games: what it takes, and what it gives. */
import { z } from 'zod'
import { Id } from '../input.ts'
import type { StatisticsView } from './answers.ts'

export const statisticsContract = {
  /** What came of every game that is over and not deleted; of one system where it is named. */
  'statistics.view': z.strictObject({ system: Id.optional() }),
} satisfies Record<string, z.ZodType>

export interface StatisticsAnswers {
  'statistics.view': StatisticsView
}
