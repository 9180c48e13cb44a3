/** The seats as a table. */
import { Words } from '../../parts/words.tsx'
import { say } from '../../words/say.ts'
import type { ReactNode } from 'react'
import type { GameView, SeatView } from '../../../electron/desk/contract.ts'
import { useFollow } from '../../parts/follow.ts'
import { Tag } from '../../parts/pill.tsx'
import { Faction } from '../../parts/side.tsx'
import { Time } from '../../parts/time.tsx'
import { useNow } from '../../state/clock.ts'
import { cls } from '../../state/words.ts'
import { spaced, valueSaid } from '../rules/words.ts'
import { standingSaid, modifierSaid, sendsIn } from './words.ts'
import css from './roster.module.css'

/** A row for each; the name is the button that looks at it. */
export function SeatsTable({
  system,
  seats,
  current,
  zone,
  onChoose,
}: {
  system: GameView['system']
  zone: string
  seats: readonly SeatView[]
  current: string | undefined
  onChoose: (slot: string) => void
}): ReactNode {
  const fields = system.fields
    .filter(({ id, long, over }) => !long && !over && seats.some(({ details }) => (details[id] ?? '') !== ''))
    .slice(0, columns)
  return (
    <div className={css.scroll}>
      <table className={cls(css.table, fields.length > 0 && css.many, fields.length > 1 && css.several)}>
        <thead>
          <tr>
            <th>{say('roster.player')}</th>
            <th>{say('roster.role')}</th>
            <th>{say('roster.faction')}</th>
            <th>{say('roster.canSend')}</th>
            <th>{say('roster.marksAndNote')}</th>
            {fields.map(({ id, label }) => (
              <th key={id}>{label}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {seats.map(seat => (
            <SeatLine
              key={seat.slot}
              seat={seat}
              system={system}
              fields={fields}
              current={seat.slot === current}
              zone={zone}
              onChoose={() => onChoose(seat.slot)}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** So many abilities are named in a row. */
const named = 4
/** So many facts about a seat stand in the table; all of them beside it. */
const columns = 2

function SeatLine({
  seat,
  zone,
  system,
  fields,
  current,
  onChoose,
}: {
  seat: SeatView
  zone: string
  system: GameView['system']
  fields: GameView['system']['fields']
  current: boolean
  onChoose: () => void
}): ReactNode {
  const {
    name,
    former,
    aliases,
    heads,
    formerHeads,
    roleName,
    over = [],
    factionName,
    side,
    modifiers,
    settings,
    alive,
    leaves,
    status,
    note,
  } = seat
  const now = useNow().getTime()
  const gone = seat.away.find(({ from, until }) => Date.parse(from) <= now && now < Date.parse(until))
  const button = useFollow<HTMLButtonElement>(current)
  const abilities = sendsIn(seat)
  const set = Object.entries(settings).map(([id, value]) =>
    typeof value === 'boolean' ? `${spaced(id)}: ${valueSaid(value)}` : spaced(value),
  )
  return (
    <tr className={cls(css.row, current && css.on, !alive && css.dead)} onClick={onChoose}>
      <td>
        <button ref={button} type="button" className={css.name} aria-pressed={current} onClick={onChoose}>
          <bdi>{name}</bdi>
        </button>
        {(!alive || leaves !== undefined) && <small className={css.soft}>{standingSaid(seat)}</small>}
        {gone && (
          <small className={css.soft}>
            <Words of="roster.awayTag" values={{ time: <Time at={gone.until} zone={zone} /> }} />
          </small>
        )}
        {former.length > 0 && (
          <small className={css.soft}>
            <Words of="roster.was" values={{ names: <bdi>{former.join(say('roster.then'))}</bdi> }} />
          </small>
        )}
        {heads.length > 0 && (
          <small className={css.soft}>
            <Words of="roster.playedBy" values={{ names: <bdi>{heads.join(', ')}</bdi> }} />
          </small>
        )}
        {formerHeads.length > 0 && (
          <small className={css.soft}>
            <Words of="roster.playedBefore" values={{ names: <bdi>{formerHeads.join(', ')}</bdi> }} />
          </small>
        )}
        {aliases.length > 0 && (
          <small className={css.soft}>
            <Words of="roster.also" values={{ names: <bdi>{aliases.join(', ')}</bdi> }} />
          </small>
        )}
      </td>
      <td>
        {[roleName, ...over].join(' + ')}
        {(modifiers.length > 0 || set.length > 0) && (
          <small className={css.soft}>{[...modifiers.map(modifierSaid), ...set].join(', ')}</small>
        )}
      </td>
      <td>
        <Faction name={factionName} side={side} />
      </td>
      <td>
        {abilities.slice(0, named).map(({ id, name: said, left }, index, shown) => (
          <span key={id}>
            <span className={left === 0 ? css.spent : undefined}>{said}</span>
            {left !== undefined && (
              <span className={css.uses}>
                {' '}
                {left === 0 ? say('roster.noneLeft') : say('roster.left', { count: left })}
              </span>
            )}
            {index < shown.length - 1 && ', '}
          </span>
        ))}
        {abilities.length > named && (
          <span
            className={css.soft}
            title={abilities
              .slice(named)
              .map(one => one.name)
              .join(', ')}
          >
            {' '}
            {say('roster.andMore', { count: abilities.length - named })}
          </span>
        )}
        {!abilities.length && <span className={css.soft}>–</span>}
      </td>
      <td>
        {status.map(mark => (
          <Tag key={mark} className={css.mark} title={system.marks.find(({ id }) => id === mark)?.says}>
            <bdi>{spaced(mark)}</bdi>
          </Tag>
        ))}
        {Object.entries(seat.counters).map(
          ([id, value]) =>
            value !== 0
            && value !== false
            && value !== '' && (
              <span key={id} className={css.counter}>
                {spaced(id)} <b>{valueSaid(value)}</b>
              </span>
            ),
        )}
        {note !== '' && (
          <span className={css.note}>
            <bdi>{note}</bdi>
          </span>
        )}
      </td>
      {fields.map(({ id, values }) => (
        <td key={id}>
          <bdi className={css.detail}>
            {values && seat.details[id] !== undefined ? valueSaid(seat.details[id]) : seat.details[id]}
          </bdi>
        </td>
      ))}
    </tr>
  )
}
