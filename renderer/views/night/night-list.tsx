/** The list on the left: what happens, what nearly did, what was tried; what does not count folded. */
import { memo, useEffect, useId, useMemo, useRef, type KeyboardEvent, type ReactNode } from 'react'
import type { GameView, SideMark } from '../../../electron/desk/contract.ts'
import { useView } from '../../state/view.ts'
import { cls } from '../../state/words.ts'
import { foldVoids, useForm } from './form.ts'
import { whose, type Item, type Section } from './items.ts'
import { NightItem } from './night-item.tsx'
import type { Night } from './use-night.ts'
import css from './night-list.module.css'

interface NightListProps extends Pick<Night, 'sections' | 'item' | 'chosen'> {
  /** The game's. */
  zone: string | undefined
  seats: GameView['seats'] | undefined
  /** Looks at a row in passing; undefined: no longer. */
  onPreview: (id: string | undefined) => void
  onPick: (id: string) => void
}

/** The list. Arrow keys move through all sections; moving is choosing. */
export const NightList = memo(function NightList({
  sections,
  item,
  chosen,
  zone,
  seats,
  onPreview,
  onPick,
}: NightListProps): ReactNode {
  const voids = useForm(form => form.voids)
  const selected = useView(view => view.selected)
  const sides = useMemo(() => new Map(seats?.map(({ slot, side }) => [slot, side])), [seats])
  const list = useRef<HTMLDivElement>(null)
  const hover = useHover(onPreview)
  const pick = (id: string): void => {
    hover.stop()
    onPick(id)
  }
  const open = sections.map(section =>
    section.id === 'void' && !voids && !section.items.some(({ id }) => id === chosen?.id)
      ? { ...section, items: [] }
      : section,
  )
  const items = open.flatMap(section => section.items)
  const current = items.find(({ id }) => id === chosen?.id) ?? items[0]

  useEffect(() => {
    if (selected !== undefined)
      list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' })
  }, [selected])

  const move = (event: KeyboardEvent): void => {
    const focused = event.target instanceof HTMLElement ? event.target.dataset.item : undefined
    const at = items.findIndex(({ id }) => id === focused)
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: items.length - 1 }[event.key]
    const next = to === undefined || at < 0 ? undefined : items[to]
    if (!next) return
    event.preventDefault()
    pick(next.id)
    list.current?.querySelector<HTMLElement>(`[data-item="${CSS.escape(next.id)}"]`)?.focus()
  }

  return (
    <div ref={list} className={css.sections} onKeyDown={move} onMouseLeave={hover.leave}>
      {open.map((section, index) => (
        <Rows
          key={section.id}
          section={section}
          folds={section.id === 'void'}
          count={sections[index]?.items.length ?? 0}
          open={voids}
          current={current}
          chosen={chosen}
          looked={item}
          zone={zone}
          sides={sides}
          onPick={pick}
          onHover={hover.enter}
        />
      ))}
    </div>
  )
})

interface RowsProps {
  section: Section
  /** It can be folded away. */
  folds: boolean
  count: number
  open: boolean
  /** The one that Tab reaches. */
  current: Item | undefined
  chosen: Item | undefined
  /** What is looked at, maybe in passing. */
  looked: Item | undefined
  zone: string | undefined
  sides: ReadonlyMap<string, SideMark>
  onPick: (id: string) => void
  onHover: (id: string) => void
}

function Rows({
  section: { title, items },
  folds,
  count,
  open,
  current,
  chosen,
  looked,
  zone,
  sides,
  onPick,
  onHover,
}: RowsProps): ReactNode {
  const id = useId()
  return (
    <section className={css.section}>
      <h2 id={id} className="eyebrow">
        {folds ? (
          <button type="button" className={css.fold} aria-expanded={items.length > 0} onClick={foldVoids}>
            <span aria-hidden="true">{items.length ? '▾' : '▸'}</span> {title}{' '}
            <span className={css.count}>{count}</span>
          </button>
        ) : (
          title
        )}
      </h2>
      {(items.length > 0 || open) && (
        <div role="listbox" aria-labelledby={id} className={css.rows}>
          {items.map(item => (
            <div
              key={item.id}
              role="option"
              aria-selected={item.id === chosen?.id}
              data-item={item.id}
              tabIndex={item.id === current?.id ? 0 : -1}
              {...(item.id === current?.id ? { 'data-home': true } : {})}
              className={cls(css.row, item.id === looked?.id && css.looked, 'eases')}
              onClick={() => onPick(item.id)}
              onMouseMove={event => {
                if (event.movementX || event.movementY) onHover(item.id)
              }}
            >
              <NightItem item={item} zone={zone} side={sides.get(whose(item) ?? '')} />
            </div>
          ))}
        </div>
      )}
    </section>
  )
}

const intent = 200

/** A row that the pointer rests on is looked at; passing over it is not enough, nor is a row that comes under a pointer at rest. */
function useHover(onPreview: (id: string | undefined) => void): {
  enter: (id: string) => void
  leave: () => void
  stop: () => void
} {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const over = useRef<string>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return {
    enter: id => {
      if (over.current === id) return
      over.current = id
      clearTimeout(timer.current)
      timer.current = setTimeout(() => onPreview(id), intent)
    },
    // What is chosen is looked at, wherever the pointer was a moment ago.
    stop: () => clearTimeout(timer.current),
    leave: () => {
      over.current = undefined
      clearTimeout(timer.current)
      onPreview(undefined)
    },
  }
}
