/** The mark of a faction: round for the town, pointed for who kills it, square for others. Full, hollow or halved where a side has several. */
import type { ReactNode } from 'react'
import type { SideMark } from '../../electron/desk/contract.ts'
import { cls } from '../state/words.ts'
import css from './side.module.css'

const fills = ['full', 'hollow', 'half'] as const

/** The mark before a word that says the faction: it is seen, the word is heard. */
export function Side({ of: { side, nth }, className }: { of: SideMark; className?: string }): ReactNode {
  const fill = fills[nth % fills.length] ?? 'full'
  return (
    <svg
      className={cls(css.side, css[side], css[fill], className)}
      viewBox="0 0 12 12"
      aria-hidden="true"
      data-side={side}
      data-fill={fill}
    >
      {shapes[side]}
      {fill === 'half' && <path className={css.line} d="M6 1.5V10.5" />}
    </svg>
  )
}

const shapes = {
  town: <circle cx={6} cy={6} r={4} />,
  hostile: <path d="M6 1l5 5l-5 5l-5 -5Z" />,
  other: <rect x={2} y={2} width={8} height={8} />,
} as const satisfies Record<SideMark['side'], ReactNode>

/** The name of a faction after its mark. */
export const Faction = ({ name, side }: { name: string; side: SideMark }): ReactNode => (
  <span className={css.faction}>
    <Side of={side} /> {name}
  </span>
)

/** The same by its id, among those of a system. */
export function FactionOf({
  id,
  among,
}: {
  id: string
  among: readonly { id: string; name: string; side: SideMark }[]
}): ReactNode {
  const faction = among.find(one => one.id === id)
  return faction ? <Faction name={faction.name} side={faction.side} /> : id
}
