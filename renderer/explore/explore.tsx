/** The page: the game's name, its parts, the search over all of it, and the part that is looked at. */
import { useMemo, type ReactNode } from 'react'
import type { ExploredGame } from '../../electron/desk/contract.ts'
import { cls } from '../state/words.ts'
import { say } from '../words/say.ts'
import { gameDaysSaid } from './days.ts'
import { Overview } from './overview.tsx'
import { PhasePart } from './phase.tsx'
import { addressOf, placeIn, useAddress } from './address.ts'
import { Search } from './search-box.tsx'
import { ThemeSwitch } from './theme.tsx'
import css from './explore.module.css'

/** The page. */
export function Explore({ game }: { game: ExploredGame }): ReactNode {
  const address = useAddress()
  const place = useMemo(() => placeIn(address), [address])
  const phase = place.phase === undefined ? undefined : game.phases[place.phase]
  return (
    <div className={css.page}>
      <header className={css.head}>
        <div className={css.title}>
          <h1>
            <bdi>{game.name}</bdi>
          </h1>
          <p>
            {[game.system, say('explore.inAll', { count: game.players.length }), gameDaysSaid(game)]
              .filter(Boolean)
              .join(' · ')}
            {game.winner !== undefined && (
              <>
                {' · '}
                <b>
                  <bdi>{say('explore.won', { winner: game.winner })}</bdi>
                </b>
              </>
            )}
          </p>
        </div>
        <Search game={game} />
        <ThemeSwitch />
      </header>
      {game.early && <p className={css.early}>{say('explore.notOver')}</p>}
      <nav className={css.parts} aria-label={say('explore.parts')}>
        <Part to="#" here={phase === undefined}>
          {say('explore.overview')}
        </Part>
        {game.phases.map(({ name }, index) => (
          <Part key={index} to={addressOf({ phase: index })} here={index === place.phase}>
            {name}
          </Part>
        ))}
      </nav>
      <main className={css.main}>
        {phase && place.phase !== undefined ? (
          <PhasePart key={place.phase} game={game} phase={phase} place={{ ...place, phase: place.phase }} />
        ) : (
          <Overview game={game} />
        )}
      </main>
    </div>
  )
}

const Part = ({ to, here, children }: { to: string; here: boolean; children: ReactNode }): ReactNode => (
  <a href={to} className={cls(css.part, here && css.here)} {...(here && { 'aria-current': 'page' as const })}>
    {children}
  </a>
)
