/** What is wrong with a file that was read, in the language of whoever is being answered. */
import type { Problem, ProblemFound } from '../../../engine/cases/problem.ts'
import { heard } from './say.ts'

export const problemHeard = ({ message, remedy, ...where }: ProblemFound): Problem => ({
  ...where,
  message: heard(message),
  ...(remedy !== undefined && { remedy: heard(remedy) }),
})
