/** Calls about what a host does around a phase: what each takes, and what it gives. */
import { z } from 'zod'
import { limits } from '../../../engine/shape/limits.ts'
import { game, Id, phase } from '../input.ts'
import type { Changed } from '../library/answers.ts'
import type { StepId, Steps } from './answers.ts'
import { tickedSteps } from './answers.ts'

export const stepContract = {
  /** What opens a phase, what it asks for while it runs, and what closes it: what of it is done, and what comes next. */
  'steps.view': z.strictObject(phase),
  /** The host did a step of the last phase that nothing else tells of, or did not after all. */
  'steps.tick': z.strictObject({ ...game, step: z.enum(tickedSteps), done: z.boolean() }),
  /** A post that looks for replacements. It tells no secret. @param slots for whom; nobody in particular where none is named */
  'steps.replacement': z.strictObject({ ...game, slots: z.array(Id).max(limits.seats) }),
  /** What a stand-in must know now. It is secret. */
  'steps.briefing': z.strictObject(game),
} satisfies Record<string, z.ZodType>

export interface StepAnswers {
  'steps.view': Steps<StepId>
  'steps.tick': Changed
  'steps.replacement': { text: string }
  'steps.briefing': { text: string }
}
