/** The tree as a drawing. It fits its pane until it is moved, and fits it again when it changes. */
import { ReactFlow, type Edge, type EdgeProps, type Viewport } from '@xyflow/react'
import '@xyflow/react/dist/base.css'
import {
  memo,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react'
import type { TreeLine, TreeView } from '../../../electron/desk/contract.ts'
import { IconButton } from '../../parts/button.tsx'
import { cls, wordsOf } from '../../state/words.ts'
import { langOf } from '../../state/lang.ts'
import { say, spoken } from '../../words/say.ts'
import { bestDrawing, drawerOf, fitted, type Drawing, type Pane } from './layout.ts'
import { wordingOf } from './node-text.ts'
import { useRulers } from './rulers.ts'
import { TreeNode, type TreeNodeType } from './tree-node.tsx'
import { shapeOf, type Bond, type TreeWordsSaid } from './tree-shape.ts'
import type { Folds } from './use-folds.ts'
import { usePane } from './use-pane.ts'
import { stepFrom } from './walk.ts'
import css from './tree-graph.module.css'

interface TreeGraphProps {
  tree: TreeView
  /** The lines that decide. */
  deciding: ReadonlySet<number>
  line: TreeLine | undefined
  folds: Folds
  onPick: (id: number) => void
}

type WireEdge = Edge<{ bond: Bond; path: string }, 'wire'>

const nodeTypes = { line: TreeNode }
const edgeTypes = { wire: memo(WireOf) }

/** The drawing. */
export function TreeGraph({ tree, deciding, line, folds, onPick }: TreeGraphProps): ReactNode {
  const [frame, pane] = usePane()
  return (
    <div ref={frame} className={css.frame} {...langOf(tree.language)}>
      {pane && (
        <Drawn key={tree.of} tree={tree} deciding={deciding} line={line} folds={folds} onPick={onPick} pane={pane} />
      )}
    </div>
  )
}

function Drawn({ tree, deciding, line, folds, onPick, pane }: TreeGraphProps & { pane: Pane }): ReactNode {
  const { opened, open } = folds
  const drawing = useDrawing(tree, deciding, opened, pane)
  const [viewport, setViewport] = useState<Viewport>(() => fitted(drawing, pane))
  const fit = useCallback(() => setViewport(fitted(drawing, pane)), [drawing, pane])
  useLayoutEffect(fit, [fit])
  const host = useRef<HTMLDivElement>(null)
  const { language } = spoken.getState()
  const toFocus = useRef<number>(undefined)

  const onUse = useCallback(
    (id: number): void => {
      const used = drawing.nodes.find(({ shaped }) => shaped.line.id === id)?.shaped
      if (used?.folded) open([id])
      if (used?.line.sameAs !== undefined) {
        toFocus.current = used.line.sameAs
        onPick(used.line.sameAs)
      } else onPick(id)
    },
    [drawing, open, onPick],
  )

  useEffect(() => {
    if (toFocus.current === undefined) return
    host.current?.querySelector<HTMLElement>(`[data-line="${toFocus.current}"]`)?.focus()
    toFocus.current = undefined
  })

  const move = (event: KeyboardEvent): void => {
    const focused = event.target instanceof HTMLElement ? event.target.dataset.line : undefined
    if (focused === undefined) return
    const next = stepFrom(
      drawing.nodes.map(({ shaped }) => shaped),
      Number(focused),
      event.key,
      drawing.way,
    )
    if (next === undefined) return
    event.preventDefault()
    toFocus.current = next
    onPick(next)
  }

  const nodes = useMemo(
    () => nodesOf(drawing, line?.id, deciding, tree.words, onUse),
    [drawing, line?.id, deciding, tree.words, onUse],
  )
  const edges = useMemo(() => edgesOf(drawing), [drawing])
  const zoom = (by: number): void => setViewport(at => zoomed(at, by, pane))

  return (
    <div
      ref={host}
      className={css.host}
      role="group"
      aria-label={
        tree.language === language ? say('nightTree.asDrawing', { title: wordsOf(tree.title) }) : wordsOf(tree.title)
      }
      onKeyDown={move}
    >
      <ReactFlow<TreeNodeType, WireEdge>
        nodes={nodes}
        edges={edges}
        nodeTypes={nodeTypes}
        edgeTypes={edgeTypes}
        viewport={viewport}
        onViewportChange={setViewport}
        minZoom={0.2}
        maxZoom={1.6}
        nodesDraggable={false}
        nodesConnectable={false}
        nodesFocusable={false}
        edgesFocusable={false}
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
        ariaLabelConfig={{
          'node.a11yDescription.default': say('nightTree.keys'),
          'edge.a11yDescription.default': say('nightTree.line'),
        }}
        className={css.flow ?? ''}
      />
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

function useDrawing(tree: TreeView, deciding: ReadonlySet<number>, opened: ReadonlySet<number>, pane: Pane): Drawing {
  const rulers = useRulers()
  const drawer = useMemo(() => {
    const shown = shapeOf(tree.lines, opened)
    return drawerOf(shown, wordingOf(shown, deciding, rulers, tree.words))
  }, [tree, deciding, opened, rulers])
  return useMemo(() => bestDrawing(drawer, pane), [drawer, pane])
}

const zoomed = ({ x, y, zoom }: Viewport, by: number, pane: Pane): Viewport => {
  const next = Math.min(1.6, Math.max(0.2, zoom * by))
  const [middleX, middleY] = [pane.width / 2, pane.height / 2]
  return { zoom: next, x: middleX - ((middleX - x) * next) / zoom, y: middleY - ((middleY - y) * next) / zoom }
}

function nodesOf(
  drawing: Drawing,
  picked: number | undefined,
  deciding: ReadonlySet<number>,
  words: TreeWordsSaid,
  onUse: (id: number) => void,
): TreeNodeType[] {
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
      domAttributes: { 'aria-roledescription': say('nightTree.claim') },
      data: { placed, picked: line.id === picked, decides: deciding.has(line.id), words, onUse },
    }
  })
}

const edgesOf = (drawing: Drawing): WireEdge[] =>
  drawing.wires.map(({ from, to, bond, path }) => ({
    ariaLabel: say('nightTree.line'),
    domAttributes: { 'aria-roledescription': say('nightTree.wire') },
    id: `${from}-${to}`,
    source: String(from),
    target: String(to),
    type: 'wire',
    data: { bond, path },
  }))

function WireOf({ data }: EdgeProps<WireEdge>): ReactNode {
  return data ? <path d={data.path} className={cls(css.wire, css[data.bond])} /> : null
}
