/** All of a phase as a list: what happened, what nearly did, what was tried, what did not count; each with its answer. */
import type { ReactNode } from 'react'
import type { ExploredRow } from '../../electron/desk/contract.ts'
import { Mark } from '../parts/mark.tsx'
import { Said } from '../parts/said.tsx'
import { sentenceOf } from '../state/words.ts'
import { faredSaid, whyBeside } from '../views/night/items.ts'
import { say } from '../words/say.ts'
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
                <Mark
                  kind={row.mark}
                  {...(row.death && section === 'happens' && { sign: '†' })}
                  word={section === 'tried' || section === 'void' ? faredSaid(row) : ''}
                />
                <span>
                  <b>
                    <Said spans={row.said} flat />
                  </b>
                  {whyBeside(row).length > 0 && (
                    <small>
                      <Said spans={sentenceOf(whyBeside(row))} flat />
                    </small>
                  )}
                </span>
              </button>
            </li>
          ))}
        </ul>
      </section>
    )
  })
}
