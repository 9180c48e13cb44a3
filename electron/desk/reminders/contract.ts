/** Calls about deadlines: what each takes, and what it gives. */
import { z } from 'zod'
import { limits } from '../../../engine/shape/limits.ts'
import { game, Id, Instant, phase } from '../input.ts'
import type { Changed } from '../library/answers.ts'
import type { GameNeed, ReminderDue, Reminders } from './answers.ts'

export const reminderContract = {
  /** Deadlines of all games of which the host was not told yet. */
  'reminders.due': z.strictObject({}),
  /** What wants the host now, over all games that are played here. */
  'reminders.needs': z.strictObject({}),
  /** The host is told now of this deadline, and never again. A deadline that was moved is another one. */
  'reminders.told': z.strictObject({ ...phase, which: z.enum(['near', 'passed']), closes: Instant }),
  /** What is sent to whoever is missing from a phase. */
  'reminders.texts': z.strictObject(phase),
  /** These players were sent such a text now. */
  'reminders.sent': z.strictObject({ ...game, slots: z.array(Id).min(1).max(limits.seats) }),
} satisfies Record<string, z.ZodType>

export interface ReminderAnswers {
  'reminders.due': ReminderDue[]
  'reminders.needs': GameNeed[]
  /** `first`: nobody was told before, in another window or before a restart. */
  'reminders.told': { first: boolean }
  'reminders.texts': Reminders
  'reminders.sent': Changed
}
