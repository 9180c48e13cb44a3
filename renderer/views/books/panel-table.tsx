/** A book of the system as a table. What only the host may know says so. */
import { say } from '../../words/say.ts'
import type { ReactNode } from 'react'
import type { Cell, Panel } from '../../../engine/ruleset/panel.ts'
import { Tag } from '../../parts/pill.tsx'
import { RuleChip } from '../../parts/rule-chip.tsx'
import { Time } from '../../parts/time.tsx'
import { cls } from '../../state/words.ts'
import css from './panel-table.module.css'

/** The table, with what it is about. */
export function PanelTable({
  panel: { title, says, rule, columns, rows, empty, open },
  nameOf,
  zone,
}: {
  panel: Panel
  zone: string | undefined
  nameOf: (slot: string) => string
}): ReactNode {
  const numbers = columns.map(
    (_, at) => rows.length > 0 && rows.every(({ cells }) => typeof cells[at] === 'number' || cells[at] === ''),
  )
  return (
    <section className={css.panel} aria-label={title}>
      <h2 className={css.head}>
        <span className={css.title}>{title}</span>
        {rule !== undefined && <RuleChip id={rule} />}
        <span className={css.grow} />
        {open ? <Tag>{say('books.open')}</Tag> : <Tag>{say('books.secret')}</Tag>}
      </h2>
      {says !== undefined && <p className={css.says}>{says}</p>}
      {rows.length ? (
        <div className={css.scroll} tabIndex={0} role="group" aria-label={say('books.asTable', { title })}>
          <table
            role="table"
            className={cls(css.table, columns.length > 4 && css.many, columns.length > 7 && css.most)}
          >
            <thead role="rowgroup">
              <tr role="row">
                {columns.map((column, at) =>
                  column === '' ? (
                    <td key={at} role="cell" />
                  ) : (
                    <th key={at} role="columnheader" scope="col" className={numbers[at] ? css.number : undefined}>
                      {column}
                    </th>
                  ),
                )}
              </tr>
            </thead>
            <tbody role="rowgroup">
              {rows.map(({ cells, tone = 'plain' }, at) => (
                <tr key={at} role="row" className={css[tone]}>
                  {cells.map((cell, index) => (
                    <td
                      key={index}
                      role="cell"
                      data-column={columns[index]}
                      className={cls(
                        numbers[index] && css.number,
                        typeof cell === 'string' && cell.length > word && css.wordy,
                      )}
                    >
                      {index === 0 && tone === 'warn' && (
                        <span className={css.sign} title={say('books.lookAt')}>
                          <span aria-hidden="true">!</span>
                          <span className="sr">{say('books.lookAtThis')}</span>
                        </span>
                      )}
                      <CellOf cell={cell} nameOf={nameOf} zone={zone} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ) : (
        <p className={css.empty}>{empty ?? say('books.emptyTable')}</p>
      )}
    </section>
  )
}

/** Names up to this many letters stay on one line. */
const short = 24
/** And other cells, such as `night 12`; what is longer is given some width to be read in. */
const word = 12

function CellOf({
  cell,
  nameOf,
  zone,
}: {
  cell: Cell
  nameOf: (slot: string) => string
  zone: string | undefined
}): ReactNode {
  if (typeof cell === 'number') return cell
  if (typeof cell === 'string') return <bdi className={cls(cell.length <= word && css.whole)}>{cell}</bdi>
  if ('moment' in cell) return <Time at={cell.moment} {...(zone !== undefined && { zone })} />
  const name = nameOf(cell.player)
  return (
    <b className={cls(name.length <= short && css.whole)}>
      <bdi>{name}</bdi>
    </b>
  )
}
