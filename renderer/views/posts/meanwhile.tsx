/** Another window kept a text of its own while this one was typed in: neither goes without a word. */
import type { ReactNode } from 'react'
import { Button } from '../../parts/button.tsx'
import { say } from '../../words/say.ts'
import { Diff } from './diff.tsx'
import css from './stale.module.css'

/** What would be overwritten, and by what; and which of the two stays. */
export function Meanwhile({
  theirs,
  mine,
  onMine,
  onTheirs,
}: {
  theirs: string
  mine: string
  onMine: () => void
  onTheirs: () => void
}): ReactNode {
  return (
    <section className={css.stale} role="alert" aria-label={say('posts.meanwhile')}>
      <div className={css.head}>
        <p>
          <b>{say('posts.meanwhile')}</b> {say('posts.meanwhileHint')}
        </p>
        <span>
          <Button small onClick={onTheirs}>
            {say('posts.takeTheirs')}
          </Button>{' '}
          <Button small kind="lamp" onClick={onMine}>
            {say('posts.keepMine')}
          </Button>
        </span>
      </div>
      <Diff was={theirs} now={mine} />
    </section>
  )
}
