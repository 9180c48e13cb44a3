/** Something wrong with a case file. `message` names the value, `remedy` what would be right. Lines and columns count from 1. */
export interface Problem {
  file: string
  line: number
  column?: number
  message: string
  remedy?: string
}
