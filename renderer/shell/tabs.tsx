/** What a phase holds: Inbox, Night, Posts, with what each still wants. Votes come with a system that has them. */
import type { ReactNode } from 'react'
import type { PhaseView } from '../../electron/desk/contract.ts'
import { Link } from '../parts/link.tsx'
import { useAnswer } from '../state/answers.ts'
import { kindName } from '../state/next-thing.ts'
import type { PhaseScreen } from '../state/route.ts'
import { useView } from '../state/view.ts'
import { cls, count } from '../state/words.ts'
import css from './tabs.module.css'

/** The screens of a phase. */
export function Tabs({ game, phase }: { game: string; phase: number }): ReactNode {
  const { value } = useAnswer('games.get', { game })
  const screen = useView(view => view.route.screen)
  const shown = value?.phases[phase]
  if (!shown) return <div className={cls(css.tabs, 'no-print')} />
  return (
    <nav className={cls(css.tabs, 'no-print')} aria-label={shown.name}>
      {tabsOf(shown).map(tab => (
        <Link key={tab.screen} to={{ screen: tab.screen, game, phase }} here={tab.screen === screen} className={cls(css.tab, 'eases')}>
          {tab.name}{tab.wants !== undefined && <span className={css.wants}>{tab.wants}</span>}
        </Link>
      ))}
    </nav>
  )
}

/** The tabs of a phase: one without abilities has posts alone. */
export function tabsOf(phase: PhaseView): { screen: PhaseScreen; name: string; wants?: string }[] {
  const { wants } = phase
  const posts = phase.state === 'open' ? {} : wants.posts ? { wants: `${wants.posts} to send` } : {}
  if (!phase.acting) return [{ screen: 'posts', name: 'Posts', ...posts }]
  return [
    { screen: 'inbox', name: 'Inbox', ...phase.expected ? { wants: `${phase.received} of ${phase.expected}` } : {} },
    { screen: 'night', name: kindName(phase.kind), ...wants.rulings ? { wants: count(wants.rulings, 'ruling') } : {} },
    { screen: 'posts', name: 'Posts', ...posts },
  ]
}
