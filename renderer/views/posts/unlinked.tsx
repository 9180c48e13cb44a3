/** Posts that the index of a game names without leading there: each is gone to, so that its address can be pasted. */
import type { ReactNode } from 'react'
import type { GameIndex } from '../../../electron/desk/contract.ts'
import { Link } from '../../parts/link.tsx'
import { select } from '../../state/view.ts'
import { say } from '../../words/say.ts'
import css from './post-editor.module.css'

/** The line above the index. */
export function Unlinked({ game, posts }: { game: string; posts: GameIndex['unlinked'] }): ReactNode {
  return (
    <p className={css.early}>
      {say('posts.unlinked')}{' '}
      {posts.map(({ phase, post, title }, at) => (
        <span key={`${phase} ${post}`}>
          {at > 0 && ', '}
          <Link
            to={{ screen: 'posts', game, phase }}
            onClick={() => {
              // The address that is gone to takes the selection of another phase away.
              setTimeout(() => select(post), 0)
            }}
          >
            <bdi>{title}</bdi>
          </Link>
        </span>
      ))}
    </p>
  )
}
