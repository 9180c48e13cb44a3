/** What failed in a phase: a line each, with who, what and why; how many, and a key from one to the next. */
import { Fragment, useMemo, type ReactNode } from 'react'
import type { MapCardView, MapView } from '../../../../electron/desk/contract.ts'
import { Said } from '../../../parts/rich-text.tsx'
import { useCommands } from '../../../state/commands.ts'
import { sentenceOf } from '../../../state/words.ts'
import { say } from '../../../words/say.ts'
import { signs } from './fared-signs.ts'
import { deedSaid } from './text.ts'
import css from './failed.module.css'

/** What came to less than it was for, or did not count: down the lanes, in each by its steps. */
export function failedIn({ cards, lanes }: Pick<MapView, 'cards' | 'lanes'>): MapCardView[] {
  const laneOf = new Map(lanes.map(({ slot }, at) => [slot, at]))
  return cards
    .filter(({ fared }) => short.has(fared))
    .toSorted((one, other) => (laneOf.get(one.who) ?? 0) - (laneOf.get(other.who) ?? 0) || one.at - other.at)
}

const kinds = ['no', 'part', 'lost', 'void'] as const
type Short = (typeof kinds)[number]
const short: ReadonlySet<MapCardView['fared']> = new Set(kinds)

/** What stood and changed nothing, with why: where the map is crowded its cards do not say that. */
export const idleIn = ({ cards }: Pick<MapView, 'cards'>): MapCardView[] =>
  cards.filter(({ fared, ballot, why }) => fared === 'idle' && !ballot && why)

/** How many failed, did so in part, saved nobody or do not count, each by itself: nothing of which there are none. */
export const countsOf = (failed: readonly MapCardView[]): { kind: Short; count: number }[] =>
  kinds
    .map(kind => ({ kind, count: failed.filter(({ fared }) => fared === kind).length }))
    .filter(({ count }) => count > 0)

/** Each with what it counts. */
export const countsSaid = (counts: ReturnType<typeof countsOf>): string =>
  counts.map(({ kind, count }) => say('nightMap.failedOf', { kind, count })).join(', ')

/** To which row a card leads. */
const rowOf = ({ row, leads = row }: MapCardView): string | undefined => leads

/**
 * How many failed, in the corner of the map: it leads from one to the next, as N does, and Shift+N back.
 * @param chosen the row that is looked at
 */
export function FailedCount({
  failed,
  chosen,
  onChoose,
}: {
  failed: readonly MapCardView[]
  chosen: string | undefined
  onChoose: (row: string) => void
}): ReactNode {
  const led = failed.filter(card => rowOf(card) !== undefined)
  const rows = led.flatMap(card => rowOf(card) ?? [])
  const counts = countsOf(led)
  const leap = (by: 1 | -1): void => {
    const at = chosen === undefined ? -1 : rows.indexOf(chosen)
    const next = rows[at < 0 ? (by > 0 ? 0 : rows.length - 1) : (at + by + rows.length) % rows.length]
    if (next !== undefined) onChoose(next)
  }
  const group = say('nightMap.theMap')
  useCommands(
    rows.length
      ? [
          { id: 'night-failed-next', title: say('nightMap.nextFailed'), keys: 'N', group, run: () => leap(1) },
          {
            id: 'night-failed-before',
            title: say('nightMap.failedBefore'),
            keys: 'Shift+N',
            group,
            run: () => leap(-1),
          },
        ]
      : [],
  )
  if (!rows.length) return null
  return (
    <button
      type="button"
      className={css.count}
      aria-label={countsSaid(counts)}
      title={`${countsSaid(counts)}. ${say('nightMap.nextFailed')} (N)`}
      onClick={() => leap(1)}
    >
      <Counts counts={counts} />
    </button>
  )
}

/** With words where there is one kind of them that failed, else with the signs that the key explains. */
function Counts({ counts }: { counts: ReturnType<typeof countsOf> }): ReactNode {
  const [only, ...more] = counts
  if (only?.kind === 'no' && !more.length)
    return (
      <>
        <span aria-hidden="true">{signs.no}</span> {say('nightMap.failedOf', only)}
      </>
    )
  return counts.map(({ kind, count }, at) => (
    <Fragment key={kind}>
      {at > 0 && ' · '}
      <span>{signs[kind]}</span> {count}
    </Fragment>
  ))
}

/** The list. @param failed with what changed nothing behind it @param chosen the row that is looked at */
export function FailedList({
  map,
  failed,
  chosen,
  onChoose,
}: {
  map: MapView
  failed: readonly MapCardView[]
  chosen: string | undefined
  onChoose: (row: string) => void
}): ReactNode {
  const names = useMemo(() => new Map(map.lanes.map(({ slot, name }) => [slot, name])), [map])
  return (
    <ul className={css.list} aria-label={listSaid(failed)}>
      {failed.map(card => {
        const row = rowOf(card)
        const deed = deedSaid(card)
        return (
          <li key={card.id}>
            <button
              type="button"
              className={css.line}
              aria-current={row !== undefined && row === chosen}
              disabled={row === undefined}
              onClick={() => row !== undefined && onChoose(row)}
            >
              <span className={css.sign} aria-hidden="true">
                {signs[card.fared]}
              </span>{' '}
              <span className={css.deed}>
                {say('nightMap.failedLine', { name: names.get(card.who) ?? card.who, deed })}
              </span>
              {card.why && (
                <>
                  {' — '}
                  <Said spans={sentenceOf(card.why)} flat />
                </>
              )}
            </button>
          </li>
        )
      })}
    </ul>
  )
}

/** What the list is called. */
export const listSaid = (listed: readonly MapCardView[]): string =>
  say('nightMap.whatFailed', { count: listed.length, idle: String(listed.some(({ fared }) => fared === 'idle')) })
