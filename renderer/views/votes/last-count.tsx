/** The last count of the thread, where it has votes otherwise than here: it can be taken at its word before all doubts. */
import type { ReactNode } from 'react'
import type { GameView, PostedCount } from '../../../electron/desk/contract.ts'
import { Button } from '../../parts/button.tsx'
import { act } from '../../state/act.ts'
import { useAnswer, useKept } from '../../state/answers.ts'
import { toast } from '../../state/toasts.ts'
import { say } from '../../words/say.ts'
import css from './votes.module.css'

/** Whose votes of a count a ballot makes ours. */
export const takeableIn = ({ differences }: PostedCount): PostedCount['differences'] =>
  differences.filter(({ takeable }) => takeable)

/** Takes a count at its word, and says what came of it. */
export async function takeCounted(game: string, post: string, voters?: readonly string[]): Promise<void> {
  const taken = await act('votes.takeCounted', { game, post, ...(voters && { voters: [...voters] }) })
  if (taken) toast({ title: say('votes.countTaken', { count: taken.ballots }) })
}

/** @param onLook shows where they differ */
export function LastCount({ game, phase, onLook }: { game: GameView; phase: number; onLook: () => void }): ReactNode {
  const { value } = useAnswer('votes.counts', { game: game.id, phase, last: true })
  const [count] = useKept(value, `${game.id} ${phase}`)?.counts ?? []
  const many = count ? takeableIn(count).length : 0
  if (!count || !many) return null
  return (
    <div className={css.lastCount}>
      <p>
        {say('day.lastDiffers', {
          count: many,
          by: count.number === undefined ? count.by : `${count.by} #${count.number}`,
        })}
      </p>
      <p>
        <Button small onClick={onLook}>
          {say('day.look')}
        </Button>{' '}
        <Button small onClick={() => void takeCounted(game.id, count.id)}>
          {say('day.takeAll', { count: many })}
        </Button>
      </p>
    </div>
  )
}
