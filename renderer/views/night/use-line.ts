import { useCallback, useState } from 'react'
import type { TreeLine, TreeView } from '../../../electron/desk/contract.ts'
import { wordsOf } from '../../state/words.ts'
import { findAgain } from './tree-shape.ts'

/**
 * The line of a tree that is looked at. It stays when the tree is made anew and still holds it; another row begins at
 * its root.
 */
export function useLine(
  item: string | undefined,
  tree: TreeView | undefined,
): [TreeLine | undefined, (id: number) => void] {
  const [was, setWas] = useState<{ item: string | undefined; id: number; words: string; action: string | undefined }>()
  const line = tree && findAgain(tree.lines, was?.item === item ? was : undefined)
  const pick = useCallback(
    (id: number): void => {
      const picked = tree?.lines.find(one => one.id === id)
      if (picked) setWas({ item, id, words: wordsOf(picked.said), action: picked.action })
    },
    [item, tree],
  )
  return [line, pick]
}
