/** A field with numbered lines, of which long ones wrap; those with a problem are marked. */
import type { ReactNode, RefObject } from 'react'
import css from './source.module.css'

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
  // Each line stands once more behind the field, unseen: so its number is beside it however often it wraps.
  const lines = (text || example).split('\n')
  return (
    <div className={css.source}>
      <div className={css.page}>
        <ol className={css.lines} aria-hidden="true">
          {lines.map((line, index) => (
            <li key={index} data-line={line}>
              {(text !== '' || index === 0) && (
                <span className={wrong.has(index + 1) ? css.wrong : undefined}>
                  {wrong.has(index + 1) ? '!' : index + 1}
                </span>
              )}
            </li>
          ))}
        </ol>
        <textarea
          ref={field}
          data-unsent=""
          className={css.text}
          value={text}
          onChange={event => onChange(event.target.value)}
          spellCheck={false}
          autoFocus
          aria-label={label}
          placeholder={example}
        />
      </div>
    </div>
  )
}
