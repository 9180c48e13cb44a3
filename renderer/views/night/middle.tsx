/** The pane in the middle: the tree of the row, or what the row is where it has none. */
import { memo, useEffect, useMemo, useRef, type FocusEvent, type ReactNode, type RefObject } from 'react'
import type { PhaseView, TreeLine } from '../../../electron/desk/contract.ts'
import { Empty } from '../../parts/empty.tsx'
import { Problem } from '../../parts/problem.tsx'
import { Skeleton } from '../../parts/skeleton.tsx'
import { say } from '../../words/say.ts'
import { DrawCard } from './draw-card.tsx'
import { linesAtFirst, useForm } from './form.ts'
import { MapPane } from './map/index.tsx'
import { RulingCard } from './ruling-card.tsx'
import { TreeBar } from './tree-bar.tsx'
import { TreeGraph } from './tree-graph.tsx'
import { TreeList } from './tree-list.tsx'
import { decidingLines } from './tree-shape.ts'
import { useFolds } from './use-folds.ts'
import { decidersOf, type Night } from './use-night.ts'
import { VoidCard } from './void-card.tsx'
import css from './middle.module.css'
import { Button } from '../../parts/button.tsx'
import { Said } from '../../parts/rich-text.tsx'
import { Words } from '../../parts/words.tsx'
import { putBack, switchOff } from '../../state/view.ts'
import type { Item } from './items.ts'

// A row that this what-if does not have.

/** What stands in place of its tree. */
function GoneCard({ item }: { item: Item }): ReactNode {
  if (item.kind !== 'row')
    return (
      <Empty
        title={say('night.notAskedHere')}
        text={say('night.notAskedText')}
        action={<Button onClick={putBack}>{say('night.putBack')}</Button>}
      />
    )
  const { row, state } = item
  if (state === 'off' && row.action !== undefined) {
    const { action } = row
    return (
      <Empty
        title={say('night.off')}
        text={<Words of="night.leftOut" values={{ action: <Said spans={row.said} flat /> }} />}
        action={<Button onClick={() => switchOff(action, false)}>{say('night.switchOnAgain')}</Button>}
      />
    )
  }
  return (
    <Empty
      title={say('night.questionGone')}
      text={say('night.questionGoneText')}
      action={<Button onClick={putBack}>{say('night.putBack')}</Button>}
    />
  )
}

/** The pane. */
export const Middle = memo(function Middle({
  night,
  line,
  onPick,
  onCompare,
}: {
  night: Night
  line: TreeLine | undefined
  onPick: (id: number) => void
  onCompare: (() => void) | undefined
}): ReactNode {
  const form = useForm(({ tree }) => tree)
  const { tree, asked } = night
  const deciding = useDeciding(night)
  const folds = useFolds(tree && `${asked.game} ${asked.phase} ${tree.of}`, linesAtFirst())
  const [pane, watch] = useFocusInside(form)
  return (
    <div ref={pane} className={css.pane} {...watch}>
      <TreeBar night={night} deciding={deciding} onCompare={onCompare} />
      {form === 'map' && !besideMap(night) ? (
        <MapPane night={night} />
      ) : tree ? (
        form !== 'list' ? (
          <TreeGraph tree={tree} deciding={deciding} line={line} folds={folds} onPick={onPick} />
        ) : (
          <TreeList tree={tree} deciding={deciding} line={line} folds={folds} onPick={onPick} />
        )
      ) : (
        <Otherwise night={night} />
      )}
    </div>
  )
})

/** What can be ruled otherwise, or drawn again, has a card of its own; what is only told is told below the map. */
const besideMap = ({ item }: Night): boolean =>
  (item?.kind === 'ruling' && item.ruling.choices.length > 0) || item?.kind === 'draw'

/** Who stands in the tree when it is turned from a drawing into a list or back stands in it afterwards. */
function useFocusInside(
  form: string,
): [RefObject<HTMLDivElement | null>, { onFocus: () => void; onBlur: (event: FocusEvent) => void }] {
  const pane = useRef<HTMLDivElement>(null)
  const inside = useRef(false)
  useEffect(() => {
    if (!inside.current) return
    const frame = requestAnimationFrame(() => {
      if (!pane.current?.contains(document.activeElement))
        pane.current?.querySelector<HTMLElement>('[data-line][tabindex="0"]')?.focus()
    })
    return () => cancelAnimationFrame(frame)
  }, [form])
  return [
    pane,
    {
      onFocus: () => {
        inside.current = true
      },
      // What was taken off the page did not leave by itself.
      onBlur: ({ target, relatedTarget }) => {
        if (target.isConnected && !pane.current?.contains(relatedTarget)) inside.current = false
      },
    },
  ]
}

/** With something switched off it is not known what decides: pivots are those of the night as it is. */
function useDeciding({ item, tree, treeBefore, pivots, off }: Night): ReadonlySet<number> {
  const unknown = off.length > 0 && !treeBefore
  return useMemo(
    () => decidingLines(tree?.lines ?? [], unknown ? [] : decidersOf(pivots, item).map(({ action }) => action)),
    [item, tree, pivots, unknown],
  )
}

function nothingSaid(phase: PhaseView | undefined): string {
  if (!phase) return say('night.nothingHappensThen')
  return phase.kind === 'night' ? say('night.nothingTonight') : say('night.nothingHappens', { phase: phase.name })
}

function Otherwise({ night }: { night: Night }): ReactNode {
  const { item, gone, game, asked } = night
  if (!item) return <Empty title={nothingSaid(game?.phases[asked.phase])} text={say('night.nothingHappensText')} />
  if (item.kind === 'ruling') return <RulingCard key={item.id} night={night} ruling={item.ruling} />
  if (item.kind === 'draw') return <DrawCard key={item.id} night={night} draw={item.draw} />
  if (gone) return <GoneCard item={item} />
  if (night.treeError) return <Problem error={night.treeError} />
  if (item.row.hasTree) return <Skeleton label={say('nightTree.theTree')} />
  return <VoidCard night={night} row={item.row} />
}
