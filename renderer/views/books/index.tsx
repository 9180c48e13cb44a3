/** Books and records: what the system keeps, and what the host records beside the play. */
import { useMemo, useState, type ReactNode } from 'react'
import { Empty } from '../../parts/empty.tsx'
import { SelectField } from '../../parts/field.tsx'
import { Problem } from '../../parts/problem.tsx'
import { Skeleton } from '../../parts/skeleton.tsx'
import { useAnswer } from '../../state/answers.ts'
import { namer } from '../../state/names.ts'
import { cls } from '../../state/words.ts'
import { say } from '../../words/say.ts'
import { Books } from './books.tsx'
import { AddMenu, Records } from './records.tsx'
import css from './books.module.css'

/** In the place of a phase: after the last one. */
const now = 'now'

/** The screen; what the system does not have is left out. */
export function BooksScreen({ game }: { game: string }): ReactNode {
  const { value: about, error } = useAnswer('games.get', { game })
  const { value: records } = useAnswer('records.view', about?.system.records ? { game } : undefined)
  const [phase, setPhase] = useState<number | typeof now>()
  const nameOf = useMemo(() => namer(about?.seats ?? []), [about])
  if (!about) return error ? <Problem error={error} /> : <Skeleton label={say('books.theBooks')} lines={6} />
  const {
    system: { panels, records: recorded, name },
    phases,
  } = about
  if (!panels && !recorded) return <Empty title={say('books.none')} text={say('books.noneText', { system: name })} />
  const last = phases.at(-1)
  // What came of a phase that is locked stands in the books that are kept now.
  const isOver = last !== undefined && last.state !== 'open'
  const at = phase ?? (isOver ? now : last?.index)
  return (
    <div className={cls(css.screen, !(panels && recorded) && css.alone)}>
      {panels && (
        <section className={css.main} aria-label={say('books.books')}>
          <header className={css.head}>
            <h1 className={css.title}>{say('books.books')}</h1>
            {phases.length + Number(isOver) > 1 && (
              <SelectField
                label={say('books.asIn')}
                bare
                className={css.pick ?? ''}
                value={String(at)}
                onChange={({ target: { value } }) => setPhase(value === now ? now : Number(value))}
                options={[
                  ...(isOver ? [{ value: now, label: say('books.after', { phase: last.name }) }] : []),
                  ...[...phases].reverse().map(({ index, name: called }) => ({ value: String(index), label: called })),
                ]}
              />
            )}
          </header>
          <Books game={about} phase={at === now ? undefined : at} wide />
        </section>
      )}
      {recorded && (
        <section className={css.side} aria-label={say('books.records')}>
          <header className={css.head}>
            {panels ? (
              <h2 className={css.title}>{say('books.records')}</h2>
            ) : (
              <h1 className={css.title}>{say('books.records')}</h1>
            )}
            {records && records.records.length > 0 && (
              <p className={css.soft}>{say('books.recordCount', { count: records.records.length })}</p>
            )}
            <span className={css.grow} />
            {records && <AddMenu game={about} forms={records.forms} />}
          </header>
          {records ? (
            <Records game={about} view={records} nameOf={nameOf} />
          ) : (
            <Skeleton label={say('books.theRecords')} />
          )}
        </section>
      )}
    </div>
  )
}
