/** Small trees to draw. */
import type { TreeLine, TreeView } from '../../../electron/desk/contract.ts'
import { player, text } from '../../../engine/text/span.ts'

type Short = [id: number, role: TreeLine['role'], mark: TreeLine['mark'], children: number[], more?: Partial<TreeLine>]

/** What the desk says of lines in English. */
const marks = { stands: 'stands', falls: 'falls', noEffect: 'has no effect here', partial: 'in part' }
export const words: TreeView['words'] = { decides: 'decides', seeThere: 'see there' }

/** Takes lines in short; returns them with words. */
export const linesOf = (...shorts: Short[]): TreeLine[] =>
  shorts.map(([id, role, mark, children, more]) => ({
    id,
    role,
    children,
    ...(mark && { mark, word: marks[mark] }),
    rule: 'R-1',
    claim: [player('Bob'), text(` did ${id}`)],
    said: [...(role === 'root' ? [] : [text('Reason for yes: ')]), player('Bob'), text(` did ${id}`)],
    ...more,
  }))

/** Does Ann die? Bob shot her, unless Dee protected her, unless Rolf held Dee; and Quin drove a shot to her, in vain. */
export const sample = linesOf(
  [0, 'root', 'stands', [1, 4]],
  [1, 'for', 'stands', [2], { action: 'a1' }],
  [2, 'against', 'falls', [3], { action: 'a2' }],
  [3, 'for', 'stands', [], { action: 'a3' }],
  [4, 'for', 'falls', [5, 6], { action: 'a4' }],
  [5, 'against', 'noEffect', [], { action: 'a1' }],
  [6, 'against', 'stands', [], { sameAs: 2 }],
)

/** A root with `wide` chains below it, `deep` lines each. */
export function comb(wide: number, deep: number): TreeLine[] {
  const chains = Array.from({ length: wide }, (_, chain) =>
    Array.from({ length: deep }, (_, level): Short => {
      const id = 1 + chain * deep + level
      return [id, level % 2 ? 'against' : 'for', 'stands', level < deep - 1 ? [id + 1] : []]
    }),
  )
  return linesOf([0, 'root', 'stands', chains.map(([first]) => first![0])], ...chains.flat())
}
