/** A problem of a pasted list that names the nearest word can be put right with one button. */
import type { RosterProblem } from '../../../electron/desk/contract.ts'

/** What should stand in the line, and the whole text with it put right. `kept`: the word means that from now on. */
export interface Fix {
  word: string
  to: string
  text: string
  kept: boolean
}

/** What to put right a word with; nothing where none is named, or where it does not stand in the line exactly once. */
export function fixesOf({ line, meant }: Pick<RosterProblem, 'line' | 'meant'>, text: string): Fix[] {
  const lines = text.split('\n')
  const at = line - 1
  const parts = meant && lines[at]?.split(meant.word)
  if (parts?.length !== 2) return []
  const { word, near, choices } = meant!
  return (choices ?? [near]).map(to => ({
    word,
    to,
    // What means itself stays as it was written.
    text: to.toLowerCase() === word.toLowerCase() ? text : lines.with(at, parts.join(to)).join('\n'),
    kept: choices !== undefined,
  }))
}
