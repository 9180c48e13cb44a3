/** The map drawn: laid out for its pane, lit by what is chosen, walked with the arrows. It asks nobody for anything. */
import { useCallback, useMemo, useRef, type KeyboardEvent, type ReactNode } from 'react'
import type { MapView, NightRow, NightView } from '../../../../electron/desk/contract.ts'
import { say } from '../../../words/say.ts'
import type { Pane } from '../fit.ts'
import { useRulers } from '../rulers.ts'
import { Beyond } from './beyond.tsx'
import { Drawing } from './drawing.tsx'
import { endsOf, type Ends } from './ends.ts'
import { layoutOf, type Rulers } from './layout.ts'
import type { MapDrawing } from './plan.ts'
import { linkWords } from './link-words.ts'
import { bears, cardSaid, isTold } from './text.ts'
import { stepOnMap } from './walk.ts'

interface DrawnProps {
  map: MapView
  /** What happened in the phase: what becomes of players stands at the end of their lanes. */
  rows: readonly NightRow[]
  /** What was drawn and ruled in it. */
  also?: Pick<NightView, 'draws' | 'rulings'> | undefined
  /** Of a what-if: the phase as it is, in whose places it stands. */
  real?: MapView
  realNight?: (Pick<NightView, 'rows'> & Partial<NightView>) | undefined
  pane: Pane
  /** Beside what fits. */
  scale: number
  /** The row that is chosen. */
  row: string | undefined
  /** Switched off in this what-if. */
  off?: readonly string[]
  /** Cards that are lit in place of those behind the row. */
  chain?: readonly string[]
  /** A vote is chosen itself, and not what it is for. */
  votes?: true
  onChoose: (row: string) => void
}

const none: readonly string[] = []

/** The map of a phase. */
export function Drawn({
  map,
  rows,
  also,
  real,
  realNight,
  pane,
  scale,
  row,
  off = none,
  chain,
  votes,
  onChoose,
}: DrawnProps): ReactNode {
  const rulers = useRulers()
  const ends = useMemo(() => endsOf(rows, also, map), [rows, also, map])
  const drawing = useLaidOut({ map, ends, real, realNight, pane, rulers })
  const heard = useMemo(() => {
    const names = new Map(map.lanes.map(({ slot, name }) => [slot, name]))
    return new Map(map.cards.map(card => [card.id, cardSaid(map, card, slot => names.get(slot) ?? slot)]))
  }, [map])
  const picked = row === undefined ? undefined : map.cards.find(card => card.row === row)?.id
  const lit = useMemo(
    () => new Set(chain?.length ? chain : row === undefined ? [] : (map.behind[row] ?? [])),
    [map, row, chain],
  )
  const litRows = useMemo(
    () => new Set(picked ? Object.keys(map.behind).filter(id => map.behind[id]?.includes(picked)) : []),
    [map, picked],
  )
  const without = useMemo(() => new Set(off), [off])
  const words = useMemo(
    () =>
      linkWords(
        drawing,
        drawing.links.filter(
          ({ link }) => lit.has(link.from) && lit.has(link.to) && !without.has(link.from) && !isTold(map, link),
        ),
        bears,
        word => rulers.small(word, false),
      ),
    [map, drawing, lit, without, rulers],
  )
  const onCard = useCallback(
    (id: string): void => {
      const { row: own, leads = own, ballot } = map.cards.find(one => one.id === id) ?? {}
      if (votes && ballot) onChoose(id)
      else if (leads !== undefined) onChoose(leads)
    },
    [map, votes, onChoose],
  )
  const onKey = useCallback(
    (event: KeyboardEvent): void => {
      const from = event.target instanceof Element ? event.target.getAttribute('data-card') : null
      const next = from === null ? undefined : stepOnMap(drawing, from, event.key)
      if (next === undefined) return
      event.preventDefault()
      if (map.cards.some(({ id }) => id === next)) onCard(next)
      else onChoose(next)
      event.currentTarget.querySelector<SVGElement>(`[data-card="${CSS.escape(next)}"]`)?.focus()
    },
    [drawing, map, onCard, onChoose],
  )
  const zoom = drawing.zoom * scale
  return (
    <>
      <Drawing
        drawing={drawing}
        zoom={zoom}
        heard={heard}
        label={say('nightMap.label', {
          actions: map.cards.filter(({ ballot, fared }) => !ballot && fared !== 'passive' && fared !== 'before').length,
          deaths: map.lanes.filter(({ dies }) => dies).length,
        })}
        lit={lit}
        words={words}
        picked={picked}
        litRows={litRows}
        row={row}
        off={without}
        onCard={onCard}
        onRow={onChoose}
        onKey={onKey}
      />
      <Beyond drawing={drawing} zoom={zoom} pane={pane} picked={picked ?? row} />
    </>
  )
}

/**
 * A what-if is laid out in the places of the phase as it is, so that the eye can compare; that one is remembered from
 * before it, for then it is the same.
 */
function useLaidOut({
  map,
  ends,
  real = map,
  realNight,
  pane,
  rulers,
}: Pick<DrawnProps, 'map' | 'real' | 'realNight' | 'pane'> & { ends: Ends; rulers: Rulers }): MapDrawing {
  const realEnds = useMemo(
    () => (real === map ? ends : endsOf(realNight?.rows ?? [], realNight, real)),
    [real, map, ends, realNight],
  )
  const kept = useRef<{ of: readonly unknown[]; width: number; drawing: MapDrawing }>(undefined)
  return useMemo(() => {
    const of = [real, rulers, ends.size]
    const before = kept.current
    // The bar of a what-if takes of the height, and a scroll bar then of the width: for that nothing moves.
    const isKept =
      real !== map && before?.of.every((one, at) => one === of[at]) && Math.abs(before.width - pane.width) < scrollBar
    if (!before || !isKept) kept.current = { of, width: pane.width, drawing: layoutOf(real, realEnds, pane, rulers) }
    const { drawing } = kept.current!
    return real === map ? drawing : layoutOf(map, ends, pane, rulers, drawing)
  }, [map, ends, real, realEnds, pane, rulers])
}

const scrollBar = 24
