/** All of a phase as a list: what happened, what nearly did, what was tried, what did not count; each with its answer. */
import type { ReactNode } from 'react'
import type { ExploredRow } from '../../electron/desk/contract.ts'
import { faredSaid } from '../views/night/items.ts'
import { say } from '../words/say.ts'
import { RowSaid } from './row-said.tsx'
import css from './explore.module.css'

const sections = ['happens', 'nearly', 'tried', 'void'] as const

/** The list. */
export function Rows({
  rows,
  chosen,
  onChoose,
}: {
  rows: readonly ExploredRow[]
  chosen: string | undefined
  onChoose: (row: string) => void
}): ReactNode {
  return sections.map(section => {
    const here = rows.filter(row => row.section === section)
    if (!here.length) return null
    return (
      <section key={section} aria-label={say(`night.${section}`)}>
        <h3>{say(`night.${section}`)}</h3>
        <ul className={css.rows}>
          {here.map(row => (
            <li key={row.id}>
              <button
                type="button"
                className={css.row}
                aria-current={row.id === chosen}
                onClick={() => onChoose(row.id)}
              >
                <RowSaid row={row} word={section === 'tried' || section === 'void' ? faredSaid(row) : ''} />
              </button>
            </li>
          ))}
        </ul>
      </section>
    )
  })
}
