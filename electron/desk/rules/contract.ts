/** Calls about a system's rules and a game's options: what each takes, and what it gives. */
import { z } from 'zod'
import { Field, game, Id } from '../input.ts'
import type { Changed } from '../library/answers.ts'
import type { RolesAnswer, RulesView, WordsAnswer } from './answers.ts'

export const ruleContract = {
  /** @param game whose own roles are listed too */
  'rules.roles': z.strictObject({ system: z.string(), game: Id.optional() }),
  'rules.words': z.strictObject({ system: z.string() }),
  'options.view': z.strictObject(game),
  'options.choose': z.strictObject({ ...game, option: Id, value: z.union([Field, z.boolean(), z.number()]) }),
  /** @param preset every option that it sets, in one step */
  'options.preset': z.strictObject({ ...game, preset: Id }),
} satisfies Record<string, z.ZodType>

export interface RuleAnswers {
  'rules.roles': RolesAnswer
  'rules.words': WordsAnswer
  'options.view': RulesView
  'options.choose': Changed
  'options.preset': Changed
}
