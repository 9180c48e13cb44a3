/** Finding wordings. */
import type { WordingRow } from '../../../electron/desk/contract.ts'
import { finder } from '../../state/finder.ts'
import { wordsOf } from '../../state/words.ts'
import { spaced } from '../rules/words.ts'
import { nameOf } from './names.ts'

export type Which = 'all' | 'edited' | 'problems'

/** Wordings in whose name, text or preview every word of the search stands. */
export function wordingsFound(rows: readonly WordingRow[], search: string, which: Which): WordingRow[] {
  const found = finder(search)
  const told = ({ id, says, original, preview }: WordingRow): string =>
    [id, spaced(id), nameOf(id), says, original, wordsOf(preview)].join('\n')
  return rows.filter(
    row => (which === 'all' || (which === 'edited' ? row.edited : row.problems.length > 0)) && found(told(row)),
  )
}
