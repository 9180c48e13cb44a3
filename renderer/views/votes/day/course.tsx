/** How the vote went: a line for each of those with most ballots, what is needed, and the same as a table. */
import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import type { DayChange, DayView } from '../../../../electron/desk/contract.ts'
import { Time } from '../../../parts/time.tsx'
import { say } from '../../../words/say.ts'
import { linesOf, placesOf, type Line } from './lines.ts'
import css from './day.module.css'

interface CourseProps {
  day: DayView
  needed: number | undefined
  zone: string
  nameOf: (slot: string) => string
}

const height = 190
const edge = { top: 22, bottom: 14, left: 26, right: 118 }

export function Course({ day, needed, zone, nameOf }: CourseProps): ReactNode {
  const { changes } = day
  const frame = useRef<HTMLDivElement>(null)
  const width = useWidth(frame)
  const lines = linesOf(changes)
  const places = placesOf(day)
  const most = Math.max(needed ?? 0, 1, ...lines.flatMap(({ steps }) => steps.map(([, votes]) => votes)))
  const x = (place: number): number => edge.left + place * Math.max(0, width - edge.left - edge.right)
  const y = (votes: number): number => height - edge.bottom - (votes / most) * (height - edge.top - edge.bottom)
  if (!changes.length) return null
  return (
    <section aria-labelledby="day-course">
      <h2 id="day-course" className="eyebrow">
        {say('day.course')}
      </h2>
      <div ref={frame} className={css.chart}>
        <svg width={width} height={height} role="img" aria-label={said(lines, needed, nameOf)}>
          {Array.from({ length: most + 1 }, (_, votes) => votes)
            .filter(votes => most <= 8 || votes % Math.ceil(most / 6) === 0)
            .map(votes => (
              <g key={votes}>
                <line x1={edge.left} x2={width - edge.right} y1={y(votes)} y2={y(votes)} className={css.grid} />
                <text x={edge.left - 6} y={y(votes) + 4} textAnchor="end" className={css.tick}>
                  {votes}
                </text>
              </g>
            ))}
          {needed !== undefined && (
            <g>
              <line x1={edge.left} x2={width - edge.right} y1={y(needed)} y2={y(needed)} className={css.needed} />
              {/* On its line, where every count begins at none: nothing is drawn there yet. */}
              <text x={edge.left + 6} y={y(needed) - 6} className={css.tick}>
                {say('day.neededLine', { count: needed })}
              </text>
            </g>
          )}
          {labelled(lines, y).map(({ line, label }, nth) => (
            <g key={line.of}>
              <path d={stepped(line, places, x, y)} className={`${css.line} ${css[`line${nth % 6}`]}`} />
              <text x={width - edge.right + 8} y={label + 4} className={`${css.label} ${css[`text${nth % 6}`]}`}>
                {clipped(nameOf(line.of))} {line.steps.at(-1)![1]}
              </text>
            </g>
          ))}
        </svg>
      </div>
      <details className={css.table}>
        <summary>{say('day.asTable', { count: changes.length })}</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{say('day.when')}</th>
              <th scope="col">{say('day.who')}</th>
              <th scope="col">{say('day.what')}</th>
              <th scope="col">{say('day.then')}</th>
            </tr>
          </thead>
          <tbody>
            {changes.map((change, index) => (
              <tr key={index}>
                <td className={css.soft}>
                  {change.number !== undefined && `#${change.number} `}
                  {change.at !== undefined && <Time at={change.at} zone={zone} />}
                </td>
                <th scope="row">
                  <bdi>{nameOf(change.by)}</bdi>
                </th>
                <td>
                  {change.from !== undefined && <bdi>{nameOf(change.from)}</bdi>}
                  {change.from !== undefined && ' → '}
                  <bdi>{change.for === undefined ? say('day.takenBack') : nameOf(change.for)}</bdi>
                </td>
                <td>{counts(change, nameOf)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  )
}

/** `Bob 3, Cat 1`: what those have whom a change is about. */
const counts = (change: DayChange, nameOf: CourseProps['nameOf']): string =>
  [
    ...(change.for === undefined ? [] : [`${nameOf(change.for)} ${change.votes ?? 0}`]),
    ...(change.from === undefined ? [] : [`${nameOf(change.from)} ${change.left ?? 0}`]),
  ].join(', ')

const longestLabel = 14
const clipped = (name: string): string => (name.length > longestLabel ? `${name.slice(0, longestLabel - 1)}…` : name)

/** The drawing in words. */
const said = (lines: readonly Line[], needed: number | undefined, nameOf: CourseProps['nameOf']): string =>
  [
    ...lines.map(({ of, steps, peak }) =>
      say('day.lineSaid', { name: nameOf(of), last: steps.at(-1)![1], peak: String(peak) }),
    ),
    ...(needed === undefined ? [] : [say('day.neededLine', { count: needed })]),
  ].join(' ')

/** A count stays until it changes. */
function stepped(
  { steps }: Line,
  places: readonly number[],
  x: (place: number) => number,
  y: (votes: number) => number,
): string {
  const points = steps.map(([index, votes]) => [x(places[index] ?? 0), y(votes)] as const)
  return `M${x(0)},${y(0)}${points.map(([px, py]) => `H${px}V${py}`).join('')}H${x(1)}`
}

const apart = 14

/** Lines with where their names stand, so that none stands on another. */
function labelled(lines: readonly Line[], y: (votes: number) => number): { line: Line; label: number }[] {
  let next = -Infinity
  return [...lines]
    .sort((a, b) => b.steps.at(-1)![1] - a.steps.at(-1)![1])
    .map(line => {
      next = Math.max(y(line.steps.at(-1)![1]), next + apart)
      return { line, label: next }
    })
}

/** How wide there is room. */
function useWidth(frame: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(560)
  useEffect(() => {
    const element = frame.current
    if (!element) return undefined
    const observer = new ResizeObserver(() => setWidth(Math.max(320, Math.floor(element.clientWidth))))
    observer.observe(element)
    return () => observer.disconnect()
  }, [frame])
  return width
}
