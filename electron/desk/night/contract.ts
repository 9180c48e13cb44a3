/** Calls about a resolved night: what each takes, and what it gives. */
import { z } from 'zod'
import { limits } from '../../../engine/shape/limits.ts'
import type { Span } from '../../../engine/text/span.ts'
import { Id, night, phase, said } from '../input.ts'
import type { BearingView, ChangesView, CompareView, MapView, NightView, PivotsView, TreeView } from './answers.ts'

export const nightContract = {
  /** The same night by the rules of another system. */
  'night.compare': z.strictObject({ ...phase, ...said, system: Id }),
  'night.view': z.strictObject(night),
  /** @param of the id of a row */
  'night.tree': z.strictObject({ ...night, of: z.string().max(limits.row) }),
  /** The phase on one page. */
  'night.map': z.strictObject(night),
  'night.pivots': z.strictObject({ ...phase, ...said }),
  /** What would have made a row otherwise. @param of the id of the row */
  'night.whyNot': z.strictObject({ ...phase, ...said, of: z.string().max(limits.row) }),
  /** How one row bore on another. @param of, reached the ids of rows, or of cards of votes */
  'night.bearing': z.strictObject({
    ...phase,
    ...said,
    of: z.string().max(limits.row),
    reached: z.string().max(limits.row),
  }),
  'night.changes': z.strictObject(night),
  /** A tree as a nested list in a forum's dialect. */
  'night.outline': z.strictObject({ ...night, of: z.string().max(limits.row), dialect: Id }),
} satisfies Record<string, z.ZodType>

export interface NightAnswers {
  'night.compare': CompareView
  'night.view': NightView
  'night.tree': TreeView
  'night.map': MapView
  'night.pivots': PivotsView
  'night.whyNot': { said: Span[] }
  'night.bearing': BearingView
  'night.changes': ChangesView
  'night.outline': { text: string }
}
