/** The top bar: which game, how it stands, what to do next. */
import type { ReactNode } from 'react'
import type { GameView } from '../../electron/desk/contract.ts'
import { Keys } from '../parts/keys.tsx'
import { Until } from '../parts/time.tsx'
import { Words } from '../parts/words.tsx'
import { useAnswer } from '../state/answers.ts'
import { clockOnly, clockTime, myZone, sameClock, useNow, zoneName } from '../state/clock.ts'
import { isPast } from '../state/holds.ts'
import { gameOfRoute, phaseOfRoute } from '../state/route.ts'
import { openPalette, useView } from '../state/view.ts'
import { cls } from '../state/words.ts'
import { say } from '../words/say.ts'
import { MendButton } from './mend-button.tsx'
import { NextButton } from './next-button.tsx'
import { RailFoot } from './rail-foot.tsx'
import { SavedPill } from './saved-pill.tsx'
import { UndoButton } from './undo-button.tsx'
import css from './top-bar.module.css'

/** The bar. */
export function TopBar(): ReactNode {
  const route = useView(view => view.route)
  const game = gameOfRoute(route)
  const { value } = useAnswer('games.get', game === undefined ? undefined : { game })
  return (
    <header className={css.top}>
      {game === undefined ? (
        <span className={css.name}>{say('app.name')}</span>
      ) : value ? (
        <Standing game={value} phase={phaseOfRoute(route)} />
      ) : (
        <span className={css.name} />
      )}
      <SavedPill saved={value?.saved} zone={value?.settings.zone} />
      {value && <UndoButton game={value} />}
      <span className={css.grow} />
      {value && !isPast(value) && <Deadline game={value} />}
      {game === undefined && <RailFoot />}
      <button type="button" className={cls(css.anything, 'eases')} onClick={() => openPalette(true)}>
        <Keys keys="Ctrl+K" /> <span className={css.wide}>{say('shell.doAnything')}</span>
      </button>
      {value && (isPast(value) ? <MendButton game={value} /> : <NextButton game={value} />)}
    </header>
  )
}

function Standing({ game, phase }: { game: GameView; phase: number | undefined }): ReactNode {
  const shown = phase === undefined ? game.phases.at(-1) : game.phases[phase]
  const living = game.seats.filter(seat => seat.alive).length
  // Whoever lives now may be fewer than lived in an earlier phase that is looked at.
  const isEarlier = shown !== undefined && shown !== game.phases.at(-1)
  return (
    <span className={css.standing}>
      <span className={css.name} title={game.name}>
        {game.name}
      </span>
      <span className={css.sub}>
        {shown && <>{shown.name} · </>}
        {game.state === 'finished'
          ? say('shell.won', { winner: game.winner ?? '' })
          : game.seats.length
            ? say(isEarlier ? 'shell.playersNow' : 'shell.players', { count: game.seats.length, living })
            : say('shell.noPlayers')}
      </span>
    </span>
  )
}

/** Of the phase that is open: how long, and when by both clocks. */
function Deadline({ game }: { game: GameView }): ReactNode {
  const now = useNow()
  const open = game.phases.at(-1)
  if (open?.state !== 'open' || open.closes === undefined || game.state === 'finished') return null
  if (open.ended)
    return (
      <span className={css.deadline}>
        <Words of="shell.endedByVote" values={{ phase: open.name }} tags={{ b: inside => <b>{inside}</b> }} />
      </span>
    )
  const { zone } = game.settings
  const past = new Date(open.closes) < now
  const here = sameClock(open.closes, zone, myZone())
  const there = clockTime(open.closes, zone, now)
  return (
    <span
      className={cls(css.deadline, past && css.past)}
      title={say(past ? 'shell.closedAt' : 'shell.closesAt', {
        phase: open.name,
        at: say('state.bothClocks', { there, zone: zoneName(zone), here: clockTime(open.closes, myZone(), now) }),
      })}
    >
      <Words
        of={past ? 'shell.closedAgo' : 'shell.closesIn'}
        values={{ phase: open.name, span: <Until at={open.closes} /> }}
        tags={{ wide: inside => <span className={css.wide}>{inside}</span>, b: inside => <b>{inside}</b> }}
      />
      <span className={css.clocks}>
        {' '}
        ·{' '}
        {here
          ? there
          : say('state.bothClocks', { there, zone: zoneName(zone), here: clockOnly(open.closes, myZone()) })}
      </span>
    </span>
  )
}
