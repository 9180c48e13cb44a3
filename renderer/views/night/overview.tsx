/** All of a drawing that is larger than its pane, small, with what is in sight framed. */
import { useRef, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react'
import { cls } from '../../state/words.ts'
import type { Locale } from '../../../engine/text/wording.ts'
import { say } from '../../words/say.ts'
import { overview, type Fit, type Pane } from './fit.ts'
import type { Drawing } from './layout.ts'
import css from './overview.module.css'

/** How much of the pane an arrow key moves. */
const stride = 0.4

const strides: Record<string, [across: number, down: number]> = {
  ArrowLeft: [1, 0],
  ArrowRight: [-1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
}

/** The overview. A press moves the drawing there, the arrow keys move it by a part of the pane, Enter fits it. */
export function Overview({
  drawing,
  at,
  pane,
  language,
  onMove,
  onFit,
}: {
  drawing: Drawing
  at: Fit
  pane: Pane
  language: Locale
  onMove: (at: Fit) => void
  onFit: () => void
}): ReactNode {
  const picture = useRef<SVGSVGElement>(null)
  const small = Math.min(
    overview.width / Math.max(1, drawing.width),
    overview.height / Math.max(1, drawing.height),
    0.2,
  )
  const view = { x: -at.x / at.zoom, y: -at.y / at.zoom, width: pane.width / at.zoom, height: pane.height / at.zoom }
  const seen = drawing.nodes.filter(
    ({ box }) =>
      box.x >= view.x
      && box.y >= view.y
      && box.x + box.width <= view.x + view.width
      && box.y + box.height <= view.y + view.height,
  ).length

  const centre = ({ clientX, clientY, buttons }: PointerEvent): void => {
    const frame = picture.current?.getBoundingClientRect()
    if (!frame || !buttons) return
    const [x, y] = [(clientX - frame.left) / small, (clientY - frame.top) / small]
    onMove({ ...at, x: pane.width / 2 - x * at.zoom, y: pane.height / 2 - y * at.zoom })
  }
  const move = (event: KeyboardEvent): void => {
    const by = strides[event.key]
    if (!by) return
    event.preventDefault()
    onMove({ ...at, x: at.x + by[0] * stride * pane.width, y: at.y + by[1] * stride * pane.height })
  }

  return (
    <button
      type="button"
      lang={language}
      className={css.overview}
      aria-label={say('nightTree.overview', { seen, count: drawing.nodes.length })}
      onPointerDown={event => {
        event.currentTarget.setPointerCapture(event.pointerId)
        centre(event)
      }}
      onPointerMove={centre}
      onKeyDown={move}
      // A key, not a press.
      onClick={({ detail }) => {
        if (detail === 0) onFit()
      }}
    >
      <svg ref={picture} width={drawing.width * small} height={drawing.height * small} aria-hidden="true">
        <g transform={`scale(${small})`}>
          {drawing.nodes.map(({ shaped: { line }, box }) => (
            <rect key={line.id} {...box} rx="6" className={cls(css.box, css[line.mark ?? 'plain'])} />
          ))}
          <rect {...view} className={css.view} />
        </g>
      </svg>
    </button>
  )
}
