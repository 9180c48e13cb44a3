/** The seats as a table. */
import type { ReactNode } from 'react'
import type { SeatView } from '../../../electron/desk/contract.ts'
import { useFollow } from '../../parts/follow.ts'
import { Tag } from '../../parts/pill.tsx'
import { cls } from '../../state/words.ts'
import { spaced, valueSaid } from '../rules/words.ts'
import { modifierSaid } from './words.ts'
import css from './roster.module.css'

/** A row for each; the name is the button that looks at it. */
export function SeatsTable({ seats, current, onChoose }: { seats: readonly SeatView[]; current: string | undefined; onChoose: (slot: string) => void }): ReactNode {
  return (
    <div className={css.scroll}>
      <table className={css.table}>
        <thead><tr><th>Player</th><th>Role</th><th>Faction</th><th>Can send in</th><th>Marks and note</th></tr></thead>
        <tbody>{seats.map(seat => <SeatLine key={seat.slot} seat={seat} current={seat.slot === current} onChoose={() => onChoose(seat.slot)} />)}</tbody>
      </table>
    </div>
  )
}

function SeatLine({ seat, current, onChoose }: { seat: SeatView; current: boolean; onChoose: () => void }): ReactNode {
  const { name, former, aliases, roleName, factionName, modifiers, settings, alive, died, abilities, status, note } = seat
  const button = useFollow<HTMLButtonElement>(current)
  const set = Object.entries(settings).map(([id, value]) => typeof value === 'boolean' ? `${spaced(id)}: ${valueSaid(value)}` : spaced(value))
  return (
    <tr className={cls(css.row, current && css.on, !alive && css.dead)} onClick={onChoose}>
      <td>
        <button ref={button} type="button" className={css.name} aria-pressed={current} onClick={onChoose}><bdi>{name}</bdi></button>
        {!alive && <small className={css.soft}>dead{died !== undefined && `, ${died}`}</small>}
        {former.length > 0 && <small className={css.soft}>was <bdi>{former.join(', then ')}</bdi></small>}
        {aliases.length > 0 && <small className={css.soft}>also <bdi>{aliases.join(', ')}</bdi></small>}
      </td>
      <td>{roleName}{(modifiers.length > 0 || set.length > 0) && <small className={css.soft}>{[...modifiers.map(modifierSaid), ...set].join(', ')}</small>}</td>
      <td>{factionName}</td>
      <td>{abilities.map(({ id, name: said, left }, index) => <span key={id}>{index > 0 && ', '}<span className={left === 0 ? css.spent : undefined}>{said}</span>{left !== undefined && <span className={css.uses}> {left === 0 ? 'none left' : `${left} left`}</span>}</span>)}{!abilities.length && <span className={css.soft}>–</span>}</td>
      <td>{status.map(mark => <Tag key={mark} className={css.mark}><bdi>{spaced(mark)}</bdi></Tag>)}{note !== '' && <span className={css.note}><bdi>{note}</bdi></span>}</td>
    </tr>
  )
}
