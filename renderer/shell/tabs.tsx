/** What a phase holds: Inbox, Night, Votes, Posts, with what each still wants. */
import type { ReactNode } from 'react'
import type { GameView, PhaseView } from '../../electron/desk/contract.ts'
import { Button } from '../parts/button.tsx'
import { Link } from '../parts/link.tsx'
import { useAnswer } from '../state/answers.ts'
import { reopenDialog } from '../state/dialogs.ts'
import { isPast, screensOf } from '../state/holds.ts'
import { kindName } from '../state/next-thing.ts'
import type { PhaseScreen } from '../state/route.ts'
import { useView } from '../state/view.ts'
import { cls } from '../state/words.ts'
import { say } from '../words/say.ts'
import { ChecklistButton } from './checklist.tsx'
import css from './tabs.module.css'

/** The screens of a phase. */
export function Tabs({ game, phase }: { game: string; phase: number }): ReactNode {
  const { value } = useAnswer('games.get', { game })
  const screen = useView(view => view.route.screen)
  // The bar of a what-if stands there; a phase is not opened again while it is looked at otherwise than it was.
  const tries = useView(view => view.off.length > 0 && view.route.screen === 'night')
  const shown = value?.phases[phase]
  if (!value || !shown) return <div className={cls(css.tabs, 'no-print')} />
  return (
    <nav className={cls(css.tabs, 'no-print')} aria-label={shown.name}>
      {tabsOf(value, shown).map(tab => (
        <Link
          key={tab.screen}
          to={{ screen: tab.screen, game, phase }}
          here={tab.screen === screen}
          className={cls(css.tab, 'eases')}
        >
          {tab.name}
          {tab.wants !== undefined && <span className={css.wants}>{tab.wants}</span>}
        </Link>
      ))}
      {!isPast(value) && <ChecklistButton game={value} phase={shown} />}
      {shown.state !== 'open' && !isPast(value) && value.mending === undefined && !tries && (
        <Button kind="quiet" small className={css.reopen} onClick={() => reopenDialog(phase)}>
          {say('mend.reopen')}
        </Button>
      )}
    </nav>
  )
}

interface Tab {
  screen: PhaseScreen
  name: string
  wants?: string
}

/** The tabs of a phase: one without abilities and votes has posts alone. */
export function tabsOf(game: Pick<GameView, 'system'>, phase: PhaseView): Tab[] {
  const { wants, kind, state } = phase
  const tabs: Record<PhaseScreen, Tab> = {
    inbox: {
      screen: 'inbox',
      name: say('shell.inbox'),
      ...(phase.expected ? { wants: say('shell.sentIn', { received: phase.received, expected: phase.expected }) } : {}),
    },
    night: {
      screen: 'night',
      name: kindName(kind, game.system),
      ...(wants.rulings ? { wants: say('state.rulings', { count: wants.rulings }) } : {}),
    },
    votes: {
      screen: 'votes',
      name: say('shell.votes'),
      ...(wants.votes && state === 'open' ? { wants: say('state.silent', { count: wants.votes }) } : {}),
    },
    posts: {
      screen: 'posts',
      name: say('shell.posts'),
      ...(state !== 'open' && wants.posts ? { wants: say('state.toSend', { count: wants.posts }) } : {}),
    },
  }
  return screensOf(game, phase).map(screen => tabs[screen])
}
