/**
 * What of the map is out of sight: names, steps and ends stay in sight while it is scrolled, and it says how much more
 * there is.
 */
import { useCallback, useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import type { MapCardView } from '../../../../electron/desk/contract.ts'
import { say } from '../../../words/say.ts'
import type { Pane } from '../fit.ts'
import { nobody } from './ends.ts'
import { countsOf, countsSaid, failedIn } from './failed.tsx'
import { sizes, type Box, type MapDrawing } from './plan.ts'
import css from './map.module.css'

/** How many lanes reach below the frame, and how many cards beyond its right edge. */
interface Hidden {
  below: number
  aside: number
}

/** What a frame shows: how far it is scrolled, and how large it is. */
interface Seen extends Pane {
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

/** The deeds that failed, or do not count, below what is seen. */
export const failedBelow = ({ cards }: MapDrawing, zoom: number, { top, height }: Seen): MapCardView[] =>
  failedIn({
    cards: cards.flatMap(({ card, box }) => ((box.y + box.height) * zoom > top + height + slack ? [card] : [])),
    lanes: [],
  })

const boxOf = ({ cards, lanes }: MapDrawing, id: string): Box | undefined =>
  cards.find(({ card }) => card.id === id)?.box ?? lanes.flatMap(({ ends }) => ends).find(({ row }) => row === id)?.box

/** As far as it has to be scrolled so that a box is seen whole, clear of names, steps and what is said at the lower edge. */
export function placeFor(
  { x, y, width: wide, height: tall }: Box,
  drawing: MapDrawing,
  zoom: number,
  { left, top, width, height }: Seen,
): { left: number; top: number } {
  const names = drawing.across.left
  const right = pinned(drawing, zoom, width) ? drawing.right * zoom : 0
  const isEnd = x >= drawing.width - drawing.right
  const between = (at: number, least: number, most: number): number => Math.max(0, Math.min(Math.max(at, least), most))
  return {
    left: isEnd ? left : between(left, (x + wide) * zoom - width + right, (x - names) * zoom),
    top: between(top, (y + tall) * zoom - height + lowerEdge, (y - sizes.head) * zoom - 4),
  }
}

/** As high as buttons at the lower edge of the frame. */
const lowerEdge = 34

/** What becomes of players stays at the right edge, where that leaves room for more than half of the steps. */
export const pinned = (drawing: MapDrawing, zoom: number, width: number): boolean =>
  (drawing.across.left + drawing.right) * zoom < width * 0.55

/** Buttons that lead to what is out of sight; nothing where all is seen. */
export function Beyond({
  drawing,
  zoom,
  pane,
  picked,
}: {
  drawing: MapDrawing
  zoom: number
  pane: Pane
  /** The card or the row that is looked at: it is brought into sight. */
  picked?: string | undefined
}): ReactNode {
  const here = useRef<HTMLDivElement>(null)
  const [hidden, setHidden] = useState<Hidden & { failed: string }>({ below: 0, aside: 0, failed: '' })
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
      const seen = { left, top, width, height }
      const now = { ...hiddenOf(drawing, zoom, seen), failed: countsSaid(countsOf(failedBelow(drawing, zoom, seen))) }
      setHidden(before =>
        before.below === now.below && before.aside === now.aside && before.failed === now.failed ? before : now,
      )
    }
    follow()
    frame.addEventListener('scroll', follow, { passive: true })
    return () => frame.removeEventListener('scroll', follow)
  }, [drawing, zoom, pane])
  useEffect(() => {
    const frame = here.current?.parentElement
    const box = picked === undefined ? undefined : boxOf(drawing, picked)
    if (!frame || !box) return
    const { scrollLeft: left, scrollTop: top, clientWidth: width, clientHeight: height } = frame
    frame.scrollTo(placeFor(box, drawing, zoom, { left, top, width, height }))
  }, [picked, drawing, zoom])
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
          {hidden.failed !== '' && (
            <>
              {' · '}
              <span className={css.failing}>{hidden.failed}</span>
            </>
          )}
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
