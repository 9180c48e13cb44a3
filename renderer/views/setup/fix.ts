/** A problem of a pasted list that names the nearest word can be put right with one button. */
import type { Problem } from '../../../electron/desk/contract.ts'

/** What stands in the line, what should, and the whole text with it put right. */
export interface Fix {
  from: string
  to: string
  text: string
}

/** The one word to put right; undefined where none is named, or where it does not stand in the line exactly once. */
export function fixOf(
  { line, message, remedy }: Pick<Problem, 'line' | 'message' | 'remedy'>,
  text: string,
): Fix | undefined {
  const to = /did you mean "([^"]+)"/i.exec(remedy ?? '')?.[1]
  const lines = text.split('\n')
  const at = line - 1
  const here = lines[at]
  if (to === undefined || here === undefined) return undefined
  const from = [...message.matchAll(/"([^"]+)"/g)].map(([, word]) => word!).find(word => here.split(word).length === 2)
  return from === undefined ? undefined : { from, to, text: lines.with(at, here.split(from).join(to)).join('\n') }
}
