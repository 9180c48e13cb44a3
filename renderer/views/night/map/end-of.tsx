/** What becomes of a player, at the end of his lane. */
import type { ReactNode } from 'react'
import { cls } from '../../../state/words.ts'
import { Lines, usedBy } from './lines.tsx'
import { sizes, type PlacedEnd } from './plan.ts'
import css from './map.module.css'

/** What became of a player; what moved his count is only read. */
export function EndOf({
  end: { row, box, lines, why, death, nearly },
  picked,
  dim,
  onRow,
}: {
  end: PlacedEnd
  picked: boolean
  dim: boolean
  onRow: (id: string) => void
}): ReactNode {
  const words = (
    <>
      <Lines lines={lines} x={box.x + 8} y={box.y + 8} step={sizes.small} />
      <g className={css.because}>
        <Lines lines={why} x={box.x + 8} y={box.y + 8 + lines.length * sizes.small} step={sizes.small} />
      </g>
    </>
  )
  if (row === undefined) return <g className={css.moved}>{words}</g>
  return (
    <g
      className={cls(
        css.end,
        death && !nearly && css.death,
        nearly && css.nearly,
        picked && css.picked,
        dim && css.dim,
      )}
      role="link"
      tabIndex={-1}
      data-card={row}
      aria-current={picked}
      aria-label={endHeard({ lines, why })}
      onClick={() => onRow(row)}
      onKeyDown={usedBy(() => onRow(row))}
    >
      <rect x={box.x} y={box.y - 3} width={box.width - 6} height={box.height + 5} rx={4} />
      {words}
    </g>
  )
}

const endHeard = ({ lines, why }: Pick<PlacedEnd, 'lines' | 'why'>): string =>
  [...lines, ...why].map(line => line.map(({ text }) => text).join('')).join(' ')
