/** The heads of the columns of a table. */
import type { ReactNode } from 'react'
import css from './statistics.module.css'

interface Column {
  key: string
  head: ReactNode
  /** It holds figures. */
  figure?: boolean
  /** The rows stand in its order. */
  sorted?: boolean
}

export const Heads = ({ columns }: { columns: readonly Column[] }): ReactNode => (
  <thead>
    <tr>
      {columns.map(({ key, head, figure, sorted }) => (
        <th
          key={key}
          scope="col"
          className={figure ? css.figure : undefined}
          {...(sorted && { 'aria-sort': 'descending' })}
        >
          {head}
        </th>
      ))}
    </tr>
  </thead>
)
