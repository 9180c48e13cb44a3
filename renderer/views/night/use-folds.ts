import { useCallback, useMemo, useState } from 'react'

/** Which lines of a tree were opened, and which closed: the same in the drawing and in the list. */
export interface Folds {
  opened: ReadonlySet<number>
  closed: ReadonlySet<number>
  /** With how many deciding lines it begins. */
  atFirst: number
  /** Shows what stands below these lines. */
  open: (lines: readonly number[]) => void
  /** Folds away what stands below a line. */
  close: (line: number) => void
}

type Kept = Pick<Folds, 'opened' | 'closed'>

const none: Kept = { opened: new Set(), closed: new Set() }

/** @param of the tree: each keeps its own while the app is open, and begins folded, with so many deciding lines */
export function useFolds(of: string | undefined, atFirst = Infinity): Folds {
  const [kept, setKept] = useState<ReadonlyMap<string | undefined, Kept>>(new Map())
  const turn = useCallback(
    (how: (before: Kept) => Kept) => setKept(before => new Map([...before, [of, how(before.get(of) ?? none)]])),
    [of],
  )
  const open = useCallback((lines: readonly number[]) => turn(before => withOpened(before, lines)), [turn])
  const close = useCallback(
    (line: number) => turn(({ opened, closed }) => ({ opened, closed: new Set([...closed, line]) })),
    [turn],
  )
  const here = kept.get(of) ?? none
  return useMemo(() => ({ ...here, atFirst, open, close }), [here, atFirst, open, close])
}

/** A line that was closed shows again what it showed; another one all that stands below it. */
const withOpened = ({ opened, closed }: Kept, lines: readonly number[]): Kept => ({
  opened: new Set([...opened, ...lines.filter(line => !closed.has(line))]),
  closed: new Set([...closed].filter(line => !lines.includes(line))),
})
