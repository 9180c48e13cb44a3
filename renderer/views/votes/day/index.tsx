/** The day as its host keeps it: the count as of any post, how the vote went, who writes and who does not, and until when. */
import type { ReactNode } from 'react'
import type { GameView } from '../../../../electron/desk/contract.ts'
import { Empty } from '../../../parts/empty.tsx'
import { Problem } from '../../../parts/problem.tsx'
import { Skeleton } from '../../../parts/skeleton.tsx'
import { useAnswer, useKept } from '../../../state/answers.ts'
import { say } from '../../../words/say.ts'
import { AsOf } from './as-of.tsx'
import { Counts } from './counts.tsx'
import { Course } from './course.tsx'
import { Deadline } from './deadline.tsx'
import { Players } from './players.tsx'
import { Prods } from './prods.tsx'
import css from './day.module.css'

interface DayProps {
  game: GameView
  phase: number
  needed: number | undefined
  locked: boolean
  nameOf: (slot: string) => string
  onPost: (post: string) => void
  /** Wants the counts of hosts to have the focus; another one each time. */
  aim: object | undefined
}

/** Everything of the day, one below the other. */
export function Day({ game, phase, needed, locked, nameOf, onPost, aim }: DayProps): ReactNode {
  const { value } = useAnswer('conduct.view', { game: game.id, phase })
  const conduct = useKept(value, `${game.id} ${phase}`)
  const { value: day, error } = useAnswer('votes.day', { game: game.id, phase })
  if (!day) return error ? <Problem error={error} /> : <Skeleton label={say('day.theDay')} lines={8} />
  const { zone } = game.settings
  return (
    <div className={css.day}>
      <Deadline day={day} zone={zone} locked={locked} />
      {day.marks.length || day.changes.length ? (
        <>
          {day.marks.length > 0 && <AsOf game={game} day={day} nameOf={nameOf} />}
          <Counts game={game} phase={phase} locked={locked} nameOf={nameOf} onPost={onPost} aim={aim} />
          <Course day={day} needed={needed} zone={zone} nameOf={nameOf} />
        </>
      ) : (
        <Empty title={say('day.nothing')} text={say('day.nothingText')} />
      )}
      <Players day={day} conduct={conduct} locked={locked} zone={zone} nameOf={nameOf} />
      {!locked && <Prods game={game} day={day} conduct={conduct} nameOf={nameOf} />}
    </div>
  )
}
