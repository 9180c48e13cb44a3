/** Something wrong with a case file. `message` names the value, `remedy` what would be right. Lines and columns count from 1. */
import type { InEach } from '../text/in-each.ts'

/** As one reader is told of it. */
export interface Problem {
  file: string
  line: number
  column?: number
  message: string
  remedy?: string
}

/** As it is found, before anybody knows who will be told. */
export interface ProblemFound extends Omit<Problem, 'message' | 'remedy'> {
  message: InEach
  remedy?: InEach
}
