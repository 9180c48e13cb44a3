/** The tree as an indented list: what screen readers, the keyboard and paper get. The same lines as the drawing. */
import { useEffect, useMemo, useRef, type KeyboardEvent, type ReactNode } from 'react'
import type { TreeLine, TreeView } from '../../../electron/desk/contract.ts'
import { Mark, type MarkKind } from '../../parts/mark.tsx'
import { RuleId } from '../../parts/rule-id.tsx'
import { Said } from '../../parts/rich-text.tsx'
import { langOf } from '../../state/lang.ts'
import { cls, wordsOf } from '../../state/words.ts'
import { spoken } from '../../words/say.ts'
import type { Folds } from './use-folds.ts'
import { foldSaid, isShut, markWord, opens, shapeOf, type Shaped, type TreeWordsSaid } from './tree-shape.ts'
import css from './tree-list.module.css'

interface TreeListProps {
  tree: TreeView
  /** The lines that decide. */
  deciding: ReadonlySet<number>
  line: TreeLine | undefined
  folds: Folds
  onPick: (id: number) => void
}

/** The list. Arrows move, Right unfolds, Left folds or goes up, Enter follows a line that points to another. */
export function TreeList({ tree, deciding, line, folds, onPick }: TreeListProps): ReactNode {
  const { opened, closed, atFirst, open, close } = folds
  const seen = useMemo(() => shapeOf(tree.lines, opened, closed, atFirst), [tree, opened, closed, atFirst])
  const host = useRef<HTMLDivElement>(null)
  const current = seen.find(({ line: { id } }) => id === line?.id)?.line.id ?? 0
  const moved = useRef(false)

  useEffect(() => {
    if (!moved.current) return
    moved.current = false
    host.current?.querySelector<HTMLElement>(`[data-line="${current}"]`)?.focus()
  })

  const pick = (id: number | undefined): void => {
    if (id === undefined) return
    moved.current = true
    onPick(id)
  }
  /** Unfolds what stands above a line, then goes to it. */
  const jump = (id: number): void => {
    open(tree.lines.map(one => one.id))
    pick(id)
  }

  const press = (event: KeyboardEvent): void => {
    const at = seen.findIndex(({ line: { id } }) => id === current)
    const here = seen[at]
    if (!here) return
    const isClosed = isShut(here)
    const { id } = here.line
    const steps: Record<string, () => void> = {
      ArrowDown: () => pick(seen[at + 1]?.line.id),
      ArrowUp: () => pick(seen[at - 1]?.line.id),
      Home: () => pick(seen[0]?.line.id),
      End: () => pick(seen.at(-1)?.line.id),
      ArrowRight: () => (isClosed ? open([id]) : pick(here.children[0])),
      ArrowLeft: () => (here.children.length ? close(id) : pick(here.parent)),
      Enter: () => (here.line.sameAs !== undefined ? jump(here.line.sameAs) : here.folded ? open([id]) : undefined),
    }
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    step()
  }

  return (
    <div
      ref={host}
      className={css.list}
      role="tree"
      {...langOf(tree.language)}
      aria-label={wordsOf(tree.title)}
      onKeyDown={press}
    >
      {seen.map(shaped => {
        const {
          line: { id },
          depth,
          folded,
        } = shaped
        const isClosed = isShut(shaped)
        return (
          <div
            key={id}
            role="treeitem"
            aria-level={depth + 1}
            aria-selected={id === line?.id}
            {...(opens(shaped) ? { 'aria-expanded': !isClosed } : {})}
            data-line={id}
            tabIndex={id === current ? 0 : -1}
            className={cls(css.row, 'eases')}
            style={{ '--depth': depth } as React.CSSProperties}
            onClick={() => {
              onPick(id)
              if (shaped.line.sameAs !== undefined) jump(shaped.line.sameAs)
              else if (folded) open([id])
            }}
          >
            <span className={css.guides} aria-hidden="true" />
            <span
              className={css.turn}
              aria-hidden="true"
              onClick={event => {
                event.stopPropagation()
                if (!opens(shaped)) return
                if (isClosed) open([id])
                else close(id)
              }}
            >
              {opens(shaped) ? (isClosed ? '▸' : '▾') : ''}
            </span>
            <TreeWords shaped={shaped} decides={deciding.has(id)} words={tree.words} />
          </div>
        )
      })}
    </div>
  )
}

const marks: Record<NonNullable<TreeLine['mark']>, MarkKind> = {
  stands: 'yes',
  falls: 'no',
  noEffect: 'none',
  partial: 'part',
}

/** A line of the list in words: also what is printed. */
function TreeWords({
  shaped: { line, folded, aside },
  decides,
  words,
}: {
  shaped: Shaped
  decides: boolean
  words: TreeWordsSaid
}): ReactNode {
  const word = markWord(line)
  return (
    <>
      <span className={css.mark}>
        {line.mark && <Mark kind={marks[line.mark]} word="" {...(line.mark === 'noEffect' ? { sign: '∅' } : {})} />}
      </span>
      <span className={cls(css.words, line.mark && css[line.mark], line.role === 'root' && css.root)}>
        <Said spans={line.said} flat />
        {word && <span className={css.verdict}> — {word}</span>}
        {decides && <span className={css.decides}> ◆ {words.decides}</span>}
        {line.sameAs !== undefined && (
          <>
            {' '}
            <span className={css.jump}>↑ {words.seeThere}</span>
          </>
        )}
        {folded > 0 && (
          <>
            {' '}
            <span className={css.jump} lang={spoken.getState().language}>
              {foldSaid({ folded, aside })}
            </span>
          </>
        )}
        {line.rule !== undefined && (
          <span className={css.chip}>
            <RuleId id={line.rule} />
          </span>
        )}
      </span>
    </>
  )
}
