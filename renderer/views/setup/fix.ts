/** A problem of a pasted list that names the nearest word can be put right with one button. */
import type { RosterProblem } from '../../../electron/desk/contract.ts'

/** What should stand in the line, and the whole text with it put right. */
interface Fix {
  to: string
  text: string
}

/** The one word to put right; undefined where none is named, or where it does not stand in the line exactly once. */
export function fixOf({ line, meant }: Pick<RosterProblem, 'line' | 'meant'>, text: string): Fix | undefined {
  const lines = text.split('\n')
  const at = line - 1
  const parts = meant && lines[at]?.split(meant.word)
  return parts?.length === 2 ? { to: meant!.near, text: lines.with(at, parts.join(meant!.near)).join('\n') } : undefined
}
