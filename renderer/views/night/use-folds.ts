import { useCallback, useState } from 'react'

/** Which lines of a tree were opened: the same in the drawing and in the list. */
export interface Folds {
  opened: ReadonlySet<number>
  open: (lines: readonly number[]) => void
}

const none: ReadonlySet<number> = new Set()

/** @param of the tree: another one begins folded */
export function useFolds(of: string | undefined): Folds {
  const [kept, setKept] = useState<{ of: string | undefined; opened: ReadonlySet<number> }>({ of, opened: none })
  const open = useCallback(
    (lines: readonly number[]) =>
      setKept(before => ({ of, opened: new Set([...(before.of === of ? before.opened : none), ...lines]) })),
    [of],
  )
  return { opened: kept.of === of ? kept.opened : none, open }
}
