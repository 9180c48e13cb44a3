/** The night on one page, and the answer to what is selected below it. */
import { useCallback, useMemo, useState, type KeyboardEvent, type ReactNode } from 'react'
import type { MapView } from '../../../../electron/desk/contract.ts'
import { Button, IconButton } from '../../../parts/button.tsx'
import { Empty } from '../../../parts/empty.tsx'
import { Problem } from '../../../parts/problem.tsx'
import { Said } from '../../../parts/said.tsx'
import { Skeleton } from '../../../parts/skeleton.tsx'
import { useAnswer, useKept } from '../../../state/answers.ts'
import { langOf } from '../../../state/language.ts'
import { select, switchOff, useView } from '../../../state/view.ts'
import { cls, sentenceOf } from '../../../state/words.ts'
import { say } from '../../../words/say.ts'
import { turnTo } from '../form.ts'
import type { Pane } from '../fit.ts'
import { useRulers } from '../rulers.ts'
import type { Night } from '../use-night.ts'
import { usePane } from '../use-pane.ts'
import { Drawing } from './drawing.tsx'
import { layoutOf } from './layout.ts'
import { endsOf } from './ends.ts'
import { faded } from './faded.ts'
import { cardSaid } from './text.ts'
import { stepOnMap } from './walk.ts'
import css from './map.module.css'

/** The map. */
export function MapPane({ night }: { night: Night }): ReactNode {
  const { game, phase, language } = night.asked
  const plain = useMemo(() => ({ game, phase, ...(language && { language }) }), [game, phase, language])
  const asked = useAnswer('night.map', night.asked)
  const now = useKept(asked.value, `${game} ${phase}`)
  const { value: real } = useAnswer('night.map', plain)
  const [frame, pane] = usePane()
  // Beside what fits.
  const [scale, setScale] = useState(1)
  // What is switched off keeps its place, and what it made possible fades.
  const shown = useMemo(() => (now && real && night.off.length ? faded(real, now) : now), [now, real, night.off.length])
  return (
    <div className={css.pane}>
      <div ref={frame} className={css.frame} {...langOf(shown?.language ?? 'en')}>
        {asked.error ? (
          <Problem error={asked.error} />
        ) : shown && !shown.lanes.length ? (
          <Empty title={say('nightMap.none')} text={say('nightMap.noneText')} />
        ) : shown && pane ? (
          <Drawn key={`${game} ${phase}`} night={night} map={shown} pane={pane} scale={scale} />
        ) : (
          <Skeleton label={say('nightMap.theMap')} lines={8} />
        )}
      </div>
      <Answer night={night}>
        <div className={css.zoom} role="group" aria-label={say('nightTree.size')}>
          <IconButton label={say('nightTree.smaller')} onClick={() => setScale(at => Math.max(0.4, at / 1.2))}>
            −
          </IconButton>
          <IconButton label={say('nightTree.larger')} onClick={() => setScale(at => Math.min(3, at * 1.2))}>
            +
          </IconButton>
          <IconButton label={say('nightTree.fit')} onClick={() => setScale(1)}>
            ⤢
          </IconButton>
        </div>
      </Answer>
    </div>
  )
}

function Drawn({ night, map, pane, scale }: { night: Night; map: MapView; pane: Pane; scale: number }): ReactNode {
  const rulers = useRulers()
  const { item } = night
  const rows = night.shown?.rows
  const ends = useMemo(() => endsOf(rows ?? []), [rows])
  const drawing = useMemo(() => layoutOf(map, ends, pane, rulers), [map, ends, pane, rulers])
  const heard = useMemo(() => {
    const names = new Map(map.lanes.map(({ slot, name }) => [slot, name]))
    return new Map(map.cards.map(card => [card.id, cardSaid(map, card, slot => names.get(slot) ?? slot)]))
  }, [map])
  const row = item?.kind === 'row' ? item.row : undefined
  const picked = row && map.cards.find(card => card.row !== undefined && card.row === row.id)?.id
  // Before anything is chosen all of the night is seen alike.
  const chosen = useView(({ selected }) => selected !== undefined)
  const lit = useMemo(() => new Set(row && chosen ? (map.behind[row.id] ?? []) : []), [map, row, chosen])
  const litRows = useMemo(
    () => new Set(picked ? Object.keys(map.behind).filter(id => map.behind[id]?.includes(picked)) : []),
    [map, picked],
  )
  const off = useMemo(() => new Set(night.off), [night.off])
  const onCard = useCallback(
    (id: string): void => {
      const { row: own, leads = own } = map.cards.find(one => one.id === id) ?? {}
      if (leads !== undefined) select(leads)
    },
    [map],
  )
  const onKey = useCallback(
    (event: KeyboardEvent): void => {
      const from = event.target instanceof Element ? event.target.getAttribute('data-card') : null
      const next = from === null ? undefined : stepOnMap(drawing, from, event.key)
      if (next === undefined) return
      event.preventDefault()
      if (map.cards.some(({ id }) => id === next)) onCard(next)
      else select(next)
      event.currentTarget.querySelector<SVGElement>(`[data-card="${CSS.escape(next)}"]`)?.focus()
    },
    [drawing, map, onCard],
  )
  return (
    <Drawing
      drawing={drawing}
      zoom={drawing.zoom * scale}
      heard={heard}
      label={say('nightMap.label', {
        actions: map.cards.filter(({ ballot, fared }) => !ballot && fared !== 'passive').length,
        deaths: map.lanes.filter(({ dies }) => dies).length,
      })}
      lit={lit}
      picked={chosen ? picked : undefined}
      litRows={litRows}
      row={chosen ? row?.id : undefined}
      off={off}
      onCard={onCard}
      onRow={select}
      onKey={onKey}
    />
  )
}

const kinds = ['stops', 'shields', 'moves', 'reveals', 'would'] as const

/** What is selected, why it is so, and where to go on from it. */
function Answer({
  night: { item, gone, off, tree, shown },
  children,
}: {
  night: Night
  children: ReactNode
}): ReactNode {
  const open = shown?.rulings.filter(({ kind, answered }) => kind === 'prompt' && !answered) ?? []
  const row = item?.kind === 'row' ? item.row : undefined
  const action = row?.section === 'tried' ? row.action : undefined
  const isOff = action !== undefined && off.includes(action)
  return (
    <section className={css.answer} aria-label={say('nightMap.answer')}>
      <div className={css.said} aria-live="polite">
        {row && (
          <>
            <span className={css.asked}>{tree && !gone ? <Said spans={tree.title} /> : <Said spans={row.said} />}</span>
            <p className={css.why}>
              {gone ? say('night.notInWhatIf') : <Said spans={sentenceOf(row.why.length ? row.why : row.said)} />}
            </p>
          </>
        )}
      </div>
      <ul className={css.key} aria-label={say('nightMap.key')}>
        {kinds.map(kind => (
          <li key={kind} className={cls(css[kind])}>
            {say('nightMap.keyOf', { kind })}
          </li>
        ))}
      </ul>
      <div className={css.tools}>
        {children}
        {open[0] && (
          <Button small kind="lamp" onClick={() => select(open[0]?.row)}>
            {say('nightMap.rule', { count: open.length })}
          </Button>
        )}
        {action !== undefined && (
          <Button small onClick={() => switchOff(action, !isOff)}>
            {say(isOff ? 'nightMap.putBack' : 'nightMap.without')}
          </Button>
        )}
        {row?.hasTree && (
          <Button small onClick={() => turnTo('graph')}>
            {say('nightMap.itsTree')}
          </Button>
        )}
      </div>
    </section>
  )
}
