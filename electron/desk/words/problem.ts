/** What is wrong with a file that was read, in the language of whoever is being answered. */
import type { Problem } from '../../../engine/cases/problem.ts'
import type { InEach } from '../../../engine/text/in-each.ts'
import { heard } from './say.ts'

/** A problem as a reader of the engine names it. */
interface Found {
  file: string
  line: number
  column?: number
  message: InEach
  remedy?: InEach
}

export const problemHeard = ({ message, remedy, ...where }: Found): Problem => ({
  ...where,
  message: heard(message),
  ...(remedy !== undefined && { remedy: heard(remedy) }),
})
