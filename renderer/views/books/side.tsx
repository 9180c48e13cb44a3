/** The pane beside a phase: why, or the books, where the system keeps any. */
import { say } from '../../words/say.ts'
import type { ReactNode } from 'react'
import type { GameView } from '../../../electron/desk/contract.ts'
import { cls } from '../../state/words.ts'
import { useForm } from '../night/form.ts'
import { Books } from './books.tsx'
import css from './side.module.css'

/** @param why what stands here besides the books @param label what that is called */
export function Side({
  game,
  phase,
  label,
  children: why,
}: {
  game: GameView | undefined
  phase: number
  label: string
  children: ReactNode
}): ReactNode {
  const side = useForm(({ side: one }) => one)
  if (!game?.system.panels) return why
  return (
    <>
      <div className={css.tabs} role="group" aria-label={say('books.beside')}>
        {(['why', 'books'] as const).map(one => (
          <button
            key={one}
            type="button"
            aria-pressed={side === one}
            className={cls(css.tab, 'eases')}
            onClick={() => useForm.setState({ side: one })}
          >
            {one === 'why' ? label : say('books.books')}
          </button>
        ))}
      </div>
      {side === 'why' ? (
        why
      ) : (
        <div className={css.books}>
          <Books game={game} phase={phase} />
        </div>
      )}
    </>
  )
}
