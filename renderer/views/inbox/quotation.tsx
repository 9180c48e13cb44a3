/** A message as a quotation, with what was read in it marked. */
import type { ReactNode } from 'react'
import type { MessageView } from '../../../electron/desk/contract.ts'
import { useFirstOf } from '../../parts/first-of.tsx'
import { cls } from '../../state/words.ts'
import { runsOf } from './runs.ts'
import css from './quotation.module.css'

type Kind = MessageView['marks'][number]['kind']

/** What each mark means; those that do not count are said below the quotation. */
const meanings: Record<Kind, { says: string; aside?: string }> = {
  read: { says: 'read as an order' },
  target: { says: 'a target' },
  doubt: { says: 'in doubt' },
  cancel: { says: 'takes something back', aside: 'something is taken back' },
  negated: { says: 'negated', aside: 'a negated order' },
  quoted: { says: 'a quotation', aside: 'quoted words' },
  struck: { says: 'struck out', aside: 'words struck out' },
  question: { says: 'a question', aside: 'a question' },
  conditional: { says: 'under a condition', aside: 'a condition' },
  nothing: { says: 'asks for nothing' },
  declined: { says: 'asks that nothing be done', aside: 'that nothing is to be done' },
  forOther: { says: 'about somebody else', aside: 'somebody else’s action' },
}

/** The body; marks are spoken too. */
export function Quotation({ message: { body, marks } }: { message: MessageView }): ReactNode {
  const [shown, further] = useFirstOf(body)
  const beyond = marks.filter(({ start }) => start >= shown.length).length
  const asides = [...new Set(marks.flatMap(({ kind }) => meanings[kind].aside ?? []))]
  return (
    <figure>
      <blockquote
        className={cls(css.quote, 'prose')}
        dir="auto"
        {...(isLong(body) && { tabIndex: 0, 'aria-label': 'The message' })}
      >
        {runsOf(shown, marks).map(({ start, text, kinds }) =>
          kinds.length ? (
            <mark
              key={start}
              className={cls(css.mark, ...kinds.map(kind => css[kind]))}
              title={kinds.map(kind => meanings[kind].says).join(', ')}
            >
              {text}
            </mark>
          ) : (
            <span key={start}>{text}</span>
          ),
        )}
        {body.trim() === '' && <span className={css.empty}>No text.</span>}
      </blockquote>
      {further}
      {beyond > 0 && <p>What was read {beyond === 1 ? 'in one place' : `in ${beyond} places`} stands further on.</p>}
      {asides.length > 0 && <figcaption className={css.asides}>Read and not counted: {asides.join(', ')}.</figcaption>}
    </figure>
  )
}

/** May be more than there is room for: then the keyboard has to reach it to scroll. */
const isLong = (body: string): boolean => body.length > 500 || body.split('\n').length > 8
