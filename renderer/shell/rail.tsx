/** The rail: the phases of a game in time, its other screens, and the way back to all games. */
import { useEffect, useRef, type ReactNode } from 'react'
import type { GameView } from '../../electron/desk/contract.ts'
import { Link } from '../parts/link.tsx'
import { useAnswer } from '../state/answers.ts'
import { booksName, hasBooks, isPast, sameIn } from '../state/holds.ts'
import { phaseName, wantsOf } from '../state/next-thing.ts'
import { useNextPhase } from '../state/use-next-phase.ts'
import { gameOfRoute, type GameScreen } from '../state/route.ts'
import { openPhaseDialog } from '../state/dialogs.ts'
import { useView, type Route } from '../state/view.ts'
import { cls } from '../state/words.ts'
import { say } from '../words/say.ts'
import { RailFoot } from './rail-foot.tsx'
import css from './rail.module.css'

/** The screens of a game besides its phases. */
const screensBeside = (game: GameView | undefined): { screen: GameScreen; name: string }[] => [
  { screen: 'roster', name: say('shell.roster') },
  { screen: 'setup', name: say('shell.setup') },
  { screen: 'rules', name: say('shell.rules') },
  ...(game && hasBooks(game) ? [{ screen: 'books' as const, name: booksName(game) }] : []),
  { screen: 'log', name: say('shell.log') },
  { screen: 'public', name: say('posts.publicTitle') },
  { screen: 'search', name: say('search.title') },
]

/** Screens that belong to another one. */
const within = { wording: 'rules', messages: 'setup', ownRoles: 'setup' } as const

/** The rail of the game that is looked at. */
export function Rail(): ReactNode {
  const route = useView(view => view.route)
  const game = gameOfRoute(route)
  const { value } = useAnswer('games.get', game === undefined ? undefined : { game })
  const rail = useRef<HTMLElement>(null)
  const here = JSON.stringify(route)
  // In a small window it is one line, of which a part is seen: the part with what is looked at.
  useEffect(() => {
    rail.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [here, value?.id])
  return (
    <nav ref={rail} className={cls(css.rail, 'no-print')} aria-label={say('shell.game')}>
      <h2 className="eyebrow">{say('shell.phases')}</h2>
      {value && <Phases game={value} route={route} />}
      <hr />
      <h2 className="eyebrow">{say('shell.game')}</h2>
      <ul>
        {game !== undefined
          && screensBeside(value).map(({ screen, name }) => (
            <li key={screen}>
              <Link
                to={{ screen, game }}
                here={(within[route.screen as keyof typeof within] ?? route.screen) === screen}
                className={cls(css.link, 'eases')}
              >
                {name}
              </Link>
            </li>
          ))}
      </ul>
      <hr />
      <Link to={{ screen: 'games' }} className={cls(css.link, 'eases')}>
        {say('shell.allGames')}
      </Link>
      <span className={css.grow} />
      <RailFoot />
    </nav>
  )
}

function Phases({ game, route }: { game: GameView; route: Route }): ReactNode {
  const last = game.phases.at(-1)
  const proposed = useNextPhase(game)
  const next = proposed.none || isPast(game) ? undefined : proposed
  // The setup has the first phase on a card of its own.
  const atSetup = !last && route.screen === 'setup'
  const ready = game.seats.length > 0 && last?.state !== 'open' && !atSetup
  return (
    <ol className={css.phases}>
      {game.phases.map(phase => (
        <li key={phase.index}>
          <Link
            to={{ screen: sameIn(game, phase, route), game: game.id, phase: phase.index }}
            here={'phase' in route && route.phase === phase.index}
            className={cls(css.phase, 'eases')}
          >
            <span className={cls(css.ring, css[phase.state])} aria-hidden="true" />
            <b>{phase.name}</b>
            <small>{wantsOf(phase)}</small>
          </Link>
        </li>
      ))}
      {next && (
        <li>
          <button
            type="button"
            className={cls(css.phase, css.ahead, 'eases')}
            disabled={!ready}
            onClick={() => openPhaseDialog(true)}
          >
            <span className={css.ring} aria-hidden="true" />
            <b>{phaseName(next, game.system)}</b>
            <small>{ready ? say('shell.openIt') : <span className="sr">{say('shell.notOpenYet')}</span>}</small>
          </button>
        </li>
      )}
    </ol>
  )
}
