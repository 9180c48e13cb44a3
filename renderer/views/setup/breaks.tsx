/** The rules that the set-up breaks, with who it is about; what only warns stands apart. */
import { useMemo, type ReactNode } from 'react'
import type { GameView, SetupView } from '../../../electron/desk/contract.ts'
import { RuleChip } from '../../parts/rule-chip.tsx'
import { useAnswer } from '../../state/answers.ts'
import { namer } from '../../state/names.ts'
import { cls } from '../../state/words.ts'
import { say } from '../../words/say.ts'
import css from './breaks.module.css'

/** What is to be put right before the first phase; nothing where all is well. */
export function Breaks({ game }: { game: GameView }): ReactNode {
  const { value } = useAnswer('setup.view', game.seats.length ? { game: game.id } : undefined)
  const nameOf = useMemo(() => namer(game.seats), [game.seats])
  const broken = value?.breaks.filter(({ warns }) => !warns) ?? []
  const warnings = value?.breaks.filter(({ warns }) => warns) ?? []
  return (
    <div aria-live="polite" className={cls(broken.length + warnings.length > 0 && css.breaks)}>
      {broken.length > 0 && (
        <List title={say('setup.broken', { count: broken.length })} rows={broken} nameOf={nameOf} />
      )}
      {warnings.length > 0 && <List title={say('setup.toLookAt')} rows={warnings} nameOf={nameOf} soft />}
    </div>
  )
}

/** Longer lists show the rest when asked. */
const short = 6

function List({
  title,
  rows,
  nameOf,
  soft,
}: {
  title: string
  rows: SetupView['breaks']
  nameOf: (slot: string) => string
  soft?: boolean
}): ReactNode {
  const items = rows.map(({ rule, says, who }, index) => (
    <li key={`${rule} ${index}`} className={css.row}>
      <p>
        {says} <RuleChip id={rule} />
      </p>
      {who.length > 0 && (
        <p className={css.who}>
          {who.map((slot, at) => (
            <span key={slot}>
              {at > 0 && ', '}
              <b>
                <bdi>{nameOf(slot)}</bdi>
              </b>
            </span>
          ))}
        </p>
      )}
    </li>
  ))
  return (
    <section aria-label={title} className={cls(css.list, soft && css.soft)}>
      <h2 className="eyebrow">
        {!soft && <span aria-hidden="true">! </span>}
        {title}
      </h2>
      <ul>{items.slice(0, short)}</ul>
      {items.length > short && (
        <details>
          <summary className={css.more}>{say('setup.more', { count: items.length - short })}</summary>
          <ul>{items.slice(short)}</ul>
        </details>
      )}
    </section>
  )
}
