/** The map as it is seen: lanes below, lines over them, cards above. A card is a button; what it is linked to is said with it. */
import { memo, type KeyboardEvent, type ReactNode } from 'react'
import { cls } from '../../../state/words.ts'
import { say } from '../../../words/say.ts'
import { nobody } from './ends.ts'
import { signOf } from './fared-signs.ts'
import type { LinkWord } from './link-words.ts'
import { EndOf } from './end-of.tsx'
import { Lines, usedBy } from './lines.tsx'
import { headLine, sizes, textTop, type Box, type Lane, type MapDrawing, type PlacedCard } from './plan.ts'
import css from './map.module.css'

interface DrawingProps {
  drawing: MapDrawing
  zoom: number
  /** What is said of each card to those who hear it. */
  heard: ReadonlyMap<string, string>
  /** Its title, for those who hear it. */
  label: string
  /** The cards in the decisive part of what is selected; everything is lit where there are none. */
  lit: ReadonlySet<string>
  picked: string | undefined
  /** Of the links between them, where they stand. */
  words: readonly LinkWord[]
  /** Rows in whose decisive part what is picked stands. */
  litRows: ReadonlySet<string>
  /** The row that is selected, where it is an end of a lane. */
  row: string | undefined
  /** Switched off in this what-if. */
  off: ReadonlySet<string>
  onCard: (id: string) => void
  onRow: (id: string) => void
  onKey: (event: KeyboardEvent) => void
}

/** The drawing. */
export const Drawing = memo(function Drawing({
  drawing,
  zoom,
  heard,
  label,
  lit,
  words,
  picked,
  litRows,
  row,
  off,
  onCard,
  onRow,
  onKey,
}: DrawingProps): ReactNode {
  const dim = (id: string): boolean => lit.size > 0 && !lit.has(id)
  const first = drawing.cards[0]?.card.id
  const { left } = drawing.across
  // Where there is much on it, whom a deed went to is drawn of what is looked at alone: each says it in words.
  const crowded = drawing.cards.length > 9
  const isQuiet = (card: string): boolean => crowded && card !== picked && !lit.has(card)
  const isLit = (from: string, to: string): boolean => lit.has(from) && lit.has(to)
  return (
    <svg
      className={css.map}
      width={Math.floor(drawing.width * zoom)}
      height={Math.floor(drawing.height * zoom)}
      viewBox={`0 0 ${drawing.width} ${drawing.height}`}
      role="group"
      aria-label={label}
      onKeyDown={onKey}
    >
      {drawing.lanes.map((lane, index) => (
        <LaneBelow key={lane.slot} lane={lane} even={index % 2 === 0} />
      ))}
      <g aria-hidden="true">
        {drawing.aims.map(({ card, came, path }, index) => (
          <g
            key={index}
            className={cls(
              css.aim,
              !came && css.missed,
              (dim(card) || off.has(card)) && css.dim,
              isQuiet(card) && css.quiet,
            )}
          >
            <path d={path} />
          </g>
        ))}
        {drawing.links.map(({ link, path, tip }) => (
          <g
            key={`${link.from} ${link.to} ${link.does}`}
            data-does={link.does}
            data-would={link.would}
            data-round={link.round}
            className={cls(
              css.link,
              css[link.does],
              link.would && css.would,
              link.round && css.round,
              (off.has(link.from) || (lit.size > 0 && !isLit(link.from, link.to))) && css.dim,
            )}
          >
            <path d={path} />
            <path className={css.tip} d={tip} />
          </g>
        ))}
        {drawing.kills.map(({ card, row: of, foiled, path, tip }) => (
          <g
            key={`${card} ${of}`}
            {...(foiled ? { 'data-foiled': of } : { 'data-death': of })}
            className={cls(css.kill, foiled && css.foiled, (off.has(card) || (foiled && dim(card))) && css.dim)}
          >
            <path d={path} />
            <path className={css.tip} d={tip} />
          </g>
        ))}
      </g>
      {drawing.cards.map(one => (
        <Card
          key={one.card.id}
          placed={one}
          heard={heard.get(one.card.id) ?? ''}
          dim={dim(one.card.id)}
          off={off.has(one.card.id)}
          picked={one.card.id === picked}
          stop={one.card.id === (picked ?? first)}
          onUse={onCard}
        />
      ))}
      <g aria-hidden="true">
        {drawing.aims.map(({ card, came, dot }, index) => (
          <g
            key={index}
            className={cls(
              css.aim,
              !came && css.missed,
              (dim(card) || off.has(card)) && css.dim,
              isQuiet(card) && css.quiet,
            )}
          >
            <circle cx={dot.x} cy={dot.y} r={came ? 3 : 2.5} />
          </g>
        ))}
      </g>
      {drawing.lanes.map((lane, index) => (
        <g key={lane.slot} className={lane.slot === nobody ? undefined : css.ends}>
          {drawing.right > 0 && lane.slot !== nobody && (
            <Plate
              box={{ ...lane.box, x: drawing.width - drawing.right, width: drawing.right }}
              even={index % 2 === 0}
            />
          )}
          {lane.ends.map((end, nth) => (
            <EndOf
              key={nth}
              end={end}
              picked={end.row !== undefined && end.row === row}
              dim={
                end.row !== undefined
                && (!end.death || end.nearly)
                && lit.size > 0
                && end.row !== row
                && !litRows.has(end.row)
              }
              onRow={onRow}
            />
          ))}
        </g>
      ))}
      <g aria-hidden="true">
        {words.map(({ link, said, x, y, ground }) => (
          <g key={`${link.from} ${link.to} ${link.does}`}>
            <rect className={css.ground} {...ground} rx={3} />
            <text className={cls(css.word, css[link.does])} x={x} y={y} textAnchor="middle">
              {said}
            </text>
          </g>
        ))}
      </g>
      <g className={css.names}>
        {drawing.lanes.map((lane, index) => (
          <Whose key={lane.slot} lane={lane} width={left - sizes.gutter - 8} even={index % 2 === 0} />
        ))}
      </g>
      <g className={css.heads}>
        <rect x={0} y={0} width={drawing.width} height={sizes.head} />
        {drawing.columns.flatMap(({ head, x }, at) =>
          head.map((line, nth) => (
            <text key={`${at} ${nth}`} className={css.column} x={x} y={headLine(head, nth)}>
              {line}
            </text>
          )),
        )}
        {drawing.right > 0 && (
          <g className={css.ends}>
            <rect x={drawing.width - drawing.right} y={0} width={drawing.right} height={sizes.head} />
          </g>
        )}
      </g>
    </svg>
  )
})

const LaneBelow = ({ lane: { box }, even }: { lane: Lane; even: boolean }): ReactNode => (
  <rect className={cls(css.lane, even && css.even)} x={0} y={box.y} width={box.width} height={box.height} />
)

/** Under what stays in sight when the map is scrolled aside. */
const Plate = ({ box: { x, y, width, height }, even }: { box: Box; even: boolean }): ReactNode => (
  <rect className={cls(css.nameplate, even && css.even)} x={x} y={y + 0.5} width={width} height={height - 1} />
)

/** Whose lane it is; it stays in sight when the map is scrolled aside. */
function Whose({
  lane: { box, name, role, side, dies },
  width,
  even,
}: {
  lane: Lane
  width: number
  even: boolean
}): ReactNode {
  const tall = name.length * sizes.line + role.length * sizes.small
  const top = box.y + (box.height - tall) / 2
  return (
    <g>
      <Plate box={{ ...box, x: 0, width }} even={even} />
      {side && <Side side={side} x={14} y={top + 8} />}
      <g className={cls(css.who, dies && css.gone)}>
        <Lines lines={name} x={24} y={top + 12} step={sizes.line} />
      </g>
      <g className={css.role}>
        <Lines lines={role} x={24} y={top + name.length * sizes.line + 10} step={sizes.small} />
      </g>
    </g>
  )
}

/** A side by its shape as well as by its colour: round for the town, pointed for who kills it, square for others. */
function Side({ side, x, y }: { side: NonNullable<Lane['side']>; x: number; y: number }): ReactNode {
  if (side === 'town') return <circle className={css.town} cx={x} cy={y} r={3.5} />
  if (side === 'hostile') return <path className={css.hostile} d={`M${x} ${y - 4.5}l4.5 4.5l-4.5 4.5l-4.5 -4.5Z`} />
  return <rect className={css.neutral} x={x - 3.5} y={y - 3.5} width={7} height={7} />
}

function Card({
  placed: { card, lines, why, box },
  heard,
  dim,
  off,
  picked,
  stop,
  onUse,
}: {
  placed: PlacedCard
  heard: string
  dim: boolean
  off: boolean
  picked: boolean
  stop: boolean
  onUse: (id: string) => void
}): ReactNode {
  const top = textTop(lines, why, box)
  return (
    <g
      role="button"
      tabIndex={stop ? 0 : -1}
      data-card={card.id}
      aria-pressed={picked}
      aria-label={off ? `${heard} ${say('nightMap.switchedOff')}` : heard}
      className={cls(css.card, css[card.fared], dim && css.dim, off && css.off, picked && css.picked)}
      onClick={() => onUse(card.id)}
      onKeyDown={usedBy(() => onUse(card.id))}
    >
      <rect
        className={css.face}
        x={box.x}
        y={box.y}
        width={box.width}
        height={box.height}
        rx={card.fared === 'passive' || card.fared === 'before' ? 12 : 5}
      />
      <rect className={css.bar} x={box.x} y={box.y + 2} width={sizes.bar} height={box.height - 4} rx={2} />
      <text className={css.sign} x={box.x + box.width - 6} y={box.y + 13} textAnchor="end" aria-hidden="true">
        {signOf(card)}
      </text>
      <title>{heard}</title>
      <g className={css.deed}>
        <Lines lines={lines} x={box.x + sizes.bar + sizes.padX - 2} y={top + 11} step={sizes.line} />
      </g>
      <g className={css.because}>
        <Lines
          lines={why}
          x={box.x + sizes.bar + sizes.padX - 2}
          y={top + 10 + lines.length * sizes.line}
          step={sizes.small}
        />
      </g>
    </g>
  )
}
