/** The tree as a drawing. It fits its pane until it is moved, and fits it again when it changes. */
import { ReactFlow, ViewportPortal, type Viewport } from '@xyflow/react'
import '@xyflow/react/dist/base.css'
import {
  memo,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
} from 'react'
import type { TreeLine, TreeView } from '../../../electron/desk/contract.ts'
import { IconButton } from '../../parts/button.tsx'
import { cls, wordsOf } from '../../state/words.ts'
import { langOf } from '../../state/lang.ts'
import { say, spoken } from '../../words/say.ts'
import { bestDrawing, drawerOf } from './best-drawing.ts'
import { fitted, inSight, revealed, zoomed, type Pane } from './fit.ts'
import type { Drawing } from './layout.ts'
import { wordingOf } from './node-text.ts'
import { Overview } from './overview.tsx'
import { useRulers } from './rulers.ts'
import { TreeNode, type TreeNodeType } from './tree-node.tsx'
import { shapeOf, type TreeWordsSaid } from './tree-shape.ts'
import type { Folds } from './use-folds.ts'
import { usePane } from './use-pane.ts'
import { leadsBelow, stepFrom } from './walk.ts'
import { around, type Box } from './wires.ts'
import css from './tree-graph.module.css'

interface TreeGraphProps {
  tree: TreeView
  /** The lines that decide. */
  deciding: ReadonlySet<number>
  line: TreeLine | undefined
  folds: Folds
  onPick: (id: number) => void
}

const nodeTypes = { line: TreeNode }

/** The drawing. */
export const TreeGraph = memo(function TreeGraph({ tree, deciding, line, folds, onPick }: TreeGraphProps): ReactNode {
  const [frame, pane] = usePane()
  return (
    <div ref={frame} className={css.frame} {...langOf(tree.language)}>
      {pane && (
        <Drawn key={tree.of} tree={tree} deciding={deciding} line={line} folds={folds} onPick={onPick} pane={pane} />
      )}
    </div>
  )
})

function Drawn({ tree, deciding, line, folds, onPick, pane }: TreeGraphProps & { pane: Pane }): ReactNode {
  const { open } = folds
  const drawing = useDrawing(tree, deciding, folds, pane)
  const [viewport, setViewport] = useState<Viewport>(() => fitted(drawing, pane))
  const fit = useCallback(() => setViewport(fitted(drawing, pane)), [drawing, pane])
  const lastOpened = useRef<number>(undefined)
  const reveal = useCallback(
    (id: number | undefined) => {
      const box = boxOf(drawing, id, lastOpened.current === id)
      if (box) setViewport(at => revealed(at, box, pane))
    },
    [drawing, pane],
  )
  useLayoutEffect(fit, [fit])
  useLayoutEffect(() => reveal(line?.id), [reveal, line?.id])
  const host = useRef<HTMLDivElement>(null)
  const { language } = spoken.getState()
  const toFocus = useRef<number>(undefined)

  const onUse = useCallback(
    (id: number): void => {
      const used = drawing.nodes.find(({ shaped }) => shaped.line.id === id)?.shaped
      if (used?.folded) {
        lastOpened.current = id
        open([id])
      }
      if (used?.line.sameAs !== undefined) {
        toFocus.current = used.line.sameAs
        onPick(used.line.sameAs)
      } else onPick(id)
    },
    [drawing, open, onPick],
  )

  useEffect(() => {
    if (toFocus.current === undefined) return
    host.current?.querySelector<HTMLElement>(`[data-line="${toFocus.current}"]`)?.focus({ preventScroll: true })
    toFocus.current = undefined
  })

  const move = (event: KeyboardEvent): void => {
    const focused = lineAt(event)
    if (focused === undefined) return
    const shown = drawing.nodes.map(({ shaped }) => shaped)
    const next = stepFrom(shown, focused, event.key, drawing.way)
    if (next === undefined) {
      if (!leadsBelow(event.key, drawing.way) || !shown.some(({ line: { id }, folded }) => id === focused && folded))
        return
      event.preventDefault()
      onUse(focused)
      return
    }
    event.preventDefault()
    toFocus.current = next
    onPick(next)
  }

  const nodes = useMemo(
    () => nodesOf(drawing, line?.id, deciding, tree.words, onUse),
    [drawing, line?.id, deciding, tree.words, onUse],
  )
  const zoom = (by: number): void => setViewport(at => zoomed(at, by, pane))

  return (
    <div
      ref={host}
      className={css.host}
      onKeyDown={move}
      onFocus={event => {
        if (event.target.matches(':focus-visible')) reveal(lineAt(event))
      }}
    >
      <ReactFlow<TreeNodeType>
        ref={asTree}
        data-testid="drawing"
        aria-label={
          tree.language === language ? say('nightTree.asDrawing', { title: wordsOf(tree.title) }) : wordsOf(tree.title)
        }
        nodes={nodes}
        nodeTypes={nodeTypes}
        viewport={viewport}
        onViewportChange={setViewport}
        minZoom={0.2}
        maxZoom={1.6}
        nodesDraggable={false}
        nodesConnectable={false}
        nodesFocusable={false}
        elementsSelectable={false}
        panOnScroll
        zoomOnScroll={false}
        zoomOnDoubleClick={false}
        disableKeyboardA11y
        deleteKeyCode={null}
        selectionKeyCode={null}
        multiSelectionKeyCode={null}
        panActivationKeyCode={null}
        proOptions={{ hideAttribution: true }}
        ariaLabelConfig={{ 'node.a11yDescription.default': say('nightTree.keys'), 'edge.a11yDescription.default': '' }}
        className={css.flow ?? ''}
      >
        <ViewportPortal>
          <Wires drawing={drawing} />
        </ViewportPortal>
      </ReactFlow>
      {!inSight(drawing, viewport, pane) && (
        <Overview drawing={drawing} at={viewport} pane={pane} language={language} onMove={setViewport} onFit={fit} />
      )}
      <div className={css.zoom} lang={language} role="group" aria-label={say('nightTree.size')}>
        <IconButton label={say('nightTree.smaller')} onClick={() => zoom(1 / 1.2)}>
          −
        </IconButton>
        <IconButton label={say('nightTree.larger')} onClick={() => zoom(1.2)}>
          +
        </IconButton>
        <IconButton label={say('nightTree.fit')} onClick={fit}>
          ⤢
        </IconButton>
      </div>
    </div>
  )
}

/** React Flow calls every drawing an application: this one is a tree, in which its nodes stand on their levels. */
const asTree = (element: HTMLDivElement | null): void => element?.setAttribute('role', 'tree')

/** The line that an event is about. */
const lineAt = ({ target }: KeyboardEvent | FocusEvent): number | undefined => {
  const line = target instanceof HTMLElement ? target.dataset.line : undefined
  return line === undefined ? undefined : Number(line)
}

/** What a line takes up, with all right below it where that has just been opened. */
function boxOf({ nodes }: Drawing, id: number | undefined, opened: boolean): Box | undefined {
  const own = nodes.find(({ shaped }) => shaped.line.id === id)
  return own && around([own, ...nodes.filter(({ shaped }) => opened && shaped.parent === id)].map(({ box }) => box))
}

function useDrawing(
  tree: TreeView,
  deciding: ReadonlySet<number>,
  { opened, closed, atFirst }: Pick<Folds, 'opened' | 'closed' | 'atFirst'>,
  pane: Pane,
): Drawing {
  const rulers = useRulers()
  const drawer = useMemo(() => {
    const shown = shapeOf(tree.lines, opened, closed, atFirst)
    return drawerOf(shown, wordingOf(shown, deciding, rulers, tree.words))
  }, [tree, deciding, opened, closed, atFirst, rulers])
  return useMemo(() => bestDrawing(drawer, pane), [drawer, pane])
}

function nodesOf(
  drawing: Drawing,
  picked: number | undefined,
  deciding: ReadonlySet<number>,
  words: TreeWordsSaid,
  onUse: (id: number) => void,
): TreeNodeType[] {
  // One can always be walked into: the root, where the one that was picked is folded away.
  const reached = drawing.nodes.some(({ shaped }) => shaped.line.id === picked) ? picked : 0
  return drawing.nodes.map(placed => {
    const {
      shaped: { line },
      box,
    } = placed
    return {
      id: String(line.id),
      type: 'line',
      position: { x: box.x, y: box.y },
      width: box.width,
      height: box.height,
      measured: { width: box.width, height: box.height },
      ariaRole: 'none',
      domAttributes: { 'aria-roledescription': undefined },
      data: {
        placed,
        picked: line.id === picked,
        reached: line.id === reached,
        decides: deciding.has(line.id),
        words,
        onUse,
      },
    }
  })
}

/** The wires: for the eye alone, for the levels of the tree say the same. */
const Wires = memo(function Wires({ drawing: { wires } }: { drawing: Drawing }): ReactNode {
  return (
    <svg className={css.wires} aria-hidden="true">
      {wires.map(({ from, to, bond, path, far }) => (
        <path key={`${from}-${to}`} d={path} className={cls(css.wire, css[bond], far && css.far)} />
      ))}
    </svg>
  )
})
