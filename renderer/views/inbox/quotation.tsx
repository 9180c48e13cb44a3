/** A message as a quotation, with what was read in it marked. */
import type { ReactNode } from 'react'
import type { MessageView } from '../../../electron/desk/contract.ts'
import { useFirstOf } from '../../parts/first-of.tsx'
import { cls } from '../../state/words.ts'
import type { PlainKey } from '../../words/catalogue.ts'
import { say } from '../../words/say.ts'
import { runsOf } from './runs.ts'
import css from './quotation.module.css'

type Kind = MessageView['marks'][number]['kind']

/** What each mark means; those that do not count are said below the quotation. */
const meanings: Record<Kind, { says: PlainKey; aside?: PlainKey }> = {
  read: { says: 'inbox.markRead' },
  target: { says: 'inbox.markTarget' },
  doubt: { says: 'inbox.markDoubt' },
  cancel: { says: 'inbox.markCancel', aside: 'inbox.asideCancel' },
  negated: { says: 'inbox.markNegated', aside: 'inbox.asideNegated' },
  quoted: { says: 'inbox.markQuoted', aside: 'inbox.asideQuoted' },
  struck: { says: 'inbox.markStruck', aside: 'inbox.asideStruck' },
  question: { says: 'inbox.markQuestion', aside: 'inbox.markQuestion' },
  conditional: { says: 'inbox.markConditional', aside: 'inbox.asideConditional' },
  nothing: { says: 'inbox.markNothing' },
  declined: { says: 'inbox.markDeclined', aside: 'inbox.asideDeclined' },
  forOther: { says: 'inbox.markOther', aside: 'inbox.asideOther' },
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
        {...(isLong(body) && { tabIndex: 0, 'aria-label': say('inbox.theMessage') })}
      >
        {runsOf(shown, marks).map(({ start, text, kinds }) =>
          kinds.length ? (
            <mark
              key={start}
              className={cls(css.mark, ...kinds.map(kind => css[kind]))}
              title={kinds.map(kind => say(meanings[kind].says)).join(', ')}
            >
              {text}
            </mark>
          ) : (
            <span key={start}>{text}</span>
          ),
        )}
        {body.trim() === '' && <span className={css.empty}>{say('inbox.noText')}</span>}
      </blockquote>
      {further}
      {beyond > 0 && <p>{say('inbox.furtherOn', { count: beyond })}</p>}
      {asides.length > 0 && (
        <figcaption className={css.asides}>
          {say('inbox.notCounted', { what: asides.map(key => say(key)).join(', ') })}
        </figcaption>
      )}
    </figure>
  )
}

/** May be more than there is room for: then the keyboard has to reach it to scroll. */
const isLong = (body: string): boolean => body.length > 500 || body.split('\n').length > 8
