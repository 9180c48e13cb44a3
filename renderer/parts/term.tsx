/** A word of a screen that the glossary explains. */
import type { ReactNode } from 'react'
import { openHelp } from '../state/help.ts'
import { terms, type Term as TermId } from '../state/terms.ts'
import { cls } from '../state/words.ts'
import { isSaid, say } from '../words/say.ts'
import css from './term.module.css'

/** The word, as it stands there: pressing it opens the glossary at its term, on pages that have one. */
export function Term({ of, children }: { of: TermId; children: ReactNode }): ReactNode {
  if (!isSaid('glossary')) return children
  return (
    <button
      type="button"
      className={cls(css.term, 'eases')}
      title={say(terms[of].says)}
      onClick={() => openHelp('glossary', of)}
    >
      {children}
    </button>
  )
}
