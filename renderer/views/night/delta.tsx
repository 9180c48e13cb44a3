/** What is otherwise in this what-if, in words; always in sight at the foot of the inspector. */
import type { ReactNode } from 'react'
import { LinesChanged } from '../../parts/lines-changed.tsx'
import { Words } from '../../parts/words.tsx'
import { say } from '../../words/say.ts'
import type { Night } from './use-night.ts'
import css from './delta.module.css'

/** The box, where something is switched off. */
export function Delta({ night: { off, changes } }: { night: Night }): ReactNode {
  if (!off.length) return <div role="status" className="sr" />
  const { value, error } = changes
  return (
    <div role="status" className={css.foot}>
      <div className={css.delta}>
        <h2 className="eyebrow">{say('night.changes')}</h2>
        {error ? (
          <p>{error.message}</p>
        ) : !value ? null : !value.lines.length ? (
          <p>
            <Words of="night.nothingChanges" tags={{ b: inside => <b>{inside}</b> }} />
          </p>
        ) : (
          <LinesChanged lines={value.lines} />
        )}
        {value !== undefined && value.lines.length > 0 && <p className={css.rest}>{say('night.restStays')}</p>}
      </div>
    </div>
  )
}
