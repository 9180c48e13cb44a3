/** What is otherwise: each line as it comes now, and below it what it was. */
import type { ReactNode } from 'react'
import type { MendedPhase } from '../../electron/desk/contract.ts'
import { wordsOf } from '../state/words.ts'
import { Said } from './rich-text.tsx'
import { Words } from './words.tsx'
import css from './lines-changed.module.css'

/** The list. */
export const LinesChanged = ({ lines, className }: Pick<MendedPhase, 'lines'> & { className?: string }): ReactNode => (
  <ul className={className}>
    {lines.map(({ gone, come }) => (
      <li key={`${wordsOf(gone ?? [])} ${wordsOf(come ?? [])}`}>
        {come && (
          <p className={css.come}>
            <Said spans={come} />
          </p>
        )}
        {gone && (
          <p className={css.gone}>
            <Words of={come ? 'mend.insteadOf' : 'mend.noLonger'} values={{ gone: <Said spans={gone} /> }} />
          </p>
        )}
      </li>
    ))}
  </ul>
)
