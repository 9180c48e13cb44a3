/** Two ways to make a game one's own: how it is played, and how it is worded. */
import { say } from '../../words/say.ts'
import type { ReactNode } from 'react'
import { Link } from '../../parts/link.tsx'
import { cls } from '../../state/words.ts'
import css from './tabs.module.css'

/** Links to both. */
export function RulesTabs({ game, here }: { game: string; here: 'rules' | 'wording' }): ReactNode {
  return (
    <nav className={css.tabs} aria-label={say('rules.tabs')}>
      {(['rules', 'wording'] as const).map(screen => (
        <Link key={screen} to={{ screen, game }} here={screen === here} className={cls(css.tab, 'eases')}>
          {say(screen === 'rules' ? 'rules.optionsTab' : 'rules.wordingTab')}
        </Link>
      ))}
    </nav>
  )
}
