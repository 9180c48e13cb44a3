/** The books of the system: beside a phase, before the first one, or on a screen of their own. */
import { say } from '../../words/say.ts'
import { useMemo, type ReactNode } from 'react'
import type { GameView } from '../../../electron/desk/contract.ts'
import { Problem } from '../../parts/problem.tsx'
import { Skeleton } from '../../parts/skeleton.tsx'
import { useAnswer } from '../../state/answers.ts'
import { namer } from '../../state/names.ts'
import { cls } from '../../state/words.ts'
import { PanelTable } from './panel-table.tsx'
import css from './books.module.css'

/** The tables. @param phase as they stand in it, before what comes of it where it is locked; without one as they stand now */
export function Books({ game, phase, wide }: { game: GameView; phase: number | undefined; wide?: boolean }): ReactNode {
  const { value, error } = useAnswer('panels.view', { game: game.id, ...(phase === undefined ? {} : { phase }) })
  const nameOf = useMemo(() => namer(game.seats), [game.seats])
  if (!value) return error ? <Problem error={error} /> : <Skeleton label={say('books.theBooks')} />
  const shown = game.phases.find(({ index }) => index === phase)
  const note = shown && shown.state !== 'open' && (
    <p className={css.asOf}>{say('books.asOfBefore', { phase: shown.name })}</p>
  )
  if (!value.panels.length)
    return <p className={css.none}>{say(game.phases.length ? 'books.nothingHere' : 'books.beginLater')}</p>
  return (
    <>
      {note}
      <div className={cls(css.books, wide && css.wide)}>
        {value.panels.map(panel => (
          <PanelTable key={panel.id} panel={panel} nameOf={nameOf} zone={game.settings.zone} />
        ))}
      </div>
    </>
  )
}
