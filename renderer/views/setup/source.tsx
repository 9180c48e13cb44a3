/** A field with numbered lines; those with a problem are marked. */
import { useRef, type ReactNode, type RefObject } from 'react'
import css from './paste-roster.module.css'

export function Source({
  label,
  field,
  text,
  example,
  onChange,
  wrong,
}: {
  label: string
  field: RefObject<HTMLTextAreaElement | null>
  text: string
  example: string
  onChange: (text: string) => void
  wrong: ReadonlySet<number>
}): ReactNode {
  const lines = useRef<HTMLOListElement>(null)
  return (
    <div className={css.source}>
      <ol className={css.gutter} ref={lines} aria-hidden="true">
        {text.split('\n').map((_, index) => (
          <li key={index} className={wrong.has(index + 1) ? css.wrong : undefined}>
            {wrong.has(index + 1) ? '!' : index + 1}
          </li>
        ))}
      </ol>
      <textarea
        ref={field}
        data-unsent=""
        className={css.text}
        value={text}
        onChange={event => onChange(event.target.value)}
        onPaste={({ currentTarget }) => requestAnimationFrame(() => (currentTarget.scrollLeft = 0))}
        wrap="off"
        spellCheck={false}
        autoFocus
        aria-label={label}
        placeholder={example}
        onScroll={event => {
          if (lines.current) lines.current.scrollTop = event.currentTarget.scrollTop
        }}
      />
    </div>
  )
}
