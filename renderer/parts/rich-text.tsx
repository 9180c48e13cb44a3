/** Structured text as elements. Nothing is ever set as HTML. */
import { useState, type ReactNode } from 'react'
import type { Span } from '../../engine/text/span.ts'
import { inRussian } from '../state/lang.ts'
import { say } from '../words/say.ts'
import css from './said.module.css'

interface SaidProps {
  spans: readonly Span[]
  /** Inside a button or a label: what is covered stays uncoverable there, and only looks covered. */
  flat?: boolean
}

/** A sentence: names set apart, players' words as a quotation, rule ids as quiet code, secrets covered. One in Russian says so to who hears it. */
export function Said({ spans, flat }: SaidProps): ReactNode {
  return inRussian(spans) ? (
    <span lang="ru">
      <Pieces spans={spans} flat={flat ?? false} />
    </span>
  ) : (
    <Pieces spans={spans} flat={flat ?? false} />
  )
}

function Pieces({ spans, flat }: { spans: readonly Span[]; flat: boolean }): ReactNode {
  return spans.map((span, index) => <Piece key={index} span={span} flat={flat} />)
}

function Piece({ span, flat }: { span: Span; flat: boolean }): ReactNode {
  switch (span.kind) {
    case 'text':
      return span.text
    case 'player':
      return <b className={css.player}>{span.name}</b>
    case 'strong':
      return (
        <strong className={css.strong}>
          <Pieces spans={span.spans} flat={flat} />
        </strong>
      )
    case 'quote':
      return (
        <q className={css.quote}>
          <Pieces spans={span.spans} flat={flat} />
        </q>
      )
    case 'styled':
      return (
        <span className={css[span.look]}>
          <Pieces spans={span.spans} flat={flat} />
        </span>
      )
    case 'colored':
      return (
        <span style={{ color: span.color }}>
          <Pieces spans={span.spans} flat={flat} />
        </span>
      )
    case 'code':
      return <code className={css.code}>{span.text}</code>
    case 'link':
      return (
        <span className={css.link}>
          <Pieces spans={span.spans} flat={flat} />
        </span>
      )
    case 'secret':
      return flat ? (
        <span className={css.covered}>
          <Said spans={span.spans} flat />
        </span>
      ) : (
        <Covered spans={span.spans} />
      )
  }
}

/** Covered until it is asked for. */
function Covered({ spans }: { spans: readonly Span[] }): ReactNode {
  const [open, setOpen] = useState(false)
  return (
    <button type="button" className={css.secret} aria-expanded={open} onClick={() => setOpen(!open)}>
      {open ? <Said spans={spans} flat /> : say('parts.covered')}
    </button>
  )
}
