/**
 * What of the map is out of sight: names, steps and ends stay in sight while it is scrolled, and it says how much more
 * there is.
 */
import { useCallback, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { say } from '../../../words/say.ts'
import type { Pane } from '../fit.ts'
import { nobody } from './ends.ts'
import type { MapDrawing } from './plan.ts'
import css from './map.module.css'

/** How many lanes reach below the frame, and how many cards beyond its right edge. */
export interface Hidden {
  below: number
  aside: number
}

/** What a frame shows: how far it is scrolled, and how large it is. */
export interface Seen extends Pane {
  left: number
  top: number
}

/** What may stand partly below without being said to be out of sight. */
const slack = 6

/** Takes a drawing as it is shown; returns what of it is out of sight below and on the right. */
export function hiddenOf(drawing: MapDrawing, zoom: number, { left, top, width, height }: Seen): Hidden {
  const edge = left + width - (pinned(drawing, zoom, width) ? drawing.right * zoom : 0)
  const isBeyond = (x: number): boolean => x * zoom > edge + slack
  return {
    below: drawing.lanes.filter(({ box }) => (box.y + box.height) * zoom > top + height + slack).length,
    aside: drawing.cards.filter(({ box }) => isBeyond(box.x + box.width)).length,
  }
}

/** What becomes of players stays at the right edge, where that leaves room for more than half of the steps. */
export const pinned = (drawing: MapDrawing, zoom: number, width: number): boolean =>
  ((drawing.columns[0]?.x ?? 0) + drawing.right) * zoom < width * 0.55

/** Buttons that lead to what is out of sight; nothing where all is seen. */
export function Beyond({ drawing, zoom, pane }: { drawing: MapDrawing; zoom: number; pane: Pane }): ReactNode {
  const here = useRef<HTMLDivElement>(null)
  const [hidden, setHidden] = useState<Hidden>({ below: 0, aside: 0 })
  useLayoutEffect(() => {
    const frame = here.current?.parentElement
    const map = frame?.querySelector('svg')
    if (!frame || !map) return
    const follow = (): void => {
      const { scrollLeft: left, scrollTop: top, clientWidth: width, clientHeight: height } = frame
      const back = pinned(drawing, zoom, width) ? Math.min(0, (left + width) / zoom - drawing.width) : 0
      map.style.setProperty('--aside', `${left / zoom}px`)
      map.style.setProperty('--down', `${top / zoom}px`)
      map.style.setProperty('--back', `${back}px`)
      const now = hiddenOf(drawing, zoom, { left, top, width, height })
      setHidden(before => (before.below === now.below && before.aside === now.aside ? before : now))
    }
    follow()
    frame.addEventListener('scroll', follow, { passive: true })
    return () => frame.removeEventListener('scroll', follow)
  }, [drawing, zoom, pane])
  const by = useCallback((x: number, y: number): void => {
    const frame = here.current?.parentElement
    frame?.scrollBy({ left: x * frame.clientWidth * 0.6, top: y * frame.clientHeight * 0.8 })
  }, [])
  const players = hidden.below - (hidden.below && drawing.lanes.at(-1)?.slot === nobody ? 1 : 0)
  return (
    <div ref={here} className={css.beyond}>
      {hidden.below > 0 && (
        <button type="button" className={css.more} onClick={() => by(0, 1)}>
          <span aria-hidden="true">↓</span> {say('nightMap.below', { count: players })}
        </button>
      )}
      {hidden.aside > 0 && (
        <button type="button" className={css.more} onClick={() => by(1, 0)}>
          <span aria-hidden="true">→</span> {say('nightMap.aside', { count: hidden.aside })}
        </button>
      )}
    </div>
  )
}
