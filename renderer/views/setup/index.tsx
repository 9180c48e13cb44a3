/** Setup and roles: who plays what, before the first phase; the roles of the system at any time. */
import { Words } from '../../parts/words.tsx'
import type { ReactNode } from 'react'
import type { GameView, RolesAnswer, WordsAnswer } from '../../../electron/desk/contract.ts'
import { Button } from '../../parts/button.tsx'
import { Link } from '../../parts/link.tsx'
import { Problem } from '../../parts/problem.tsx'
import { Segmented } from '../../parts/segmented.tsx'
import { Skeleton } from '../../parts/skeleton.tsx'
import { useAnswer } from '../../state/answers.ts'
import { go } from '../../state/view.ts'
import { say } from '../../words/say.ts'
import { Books } from '../books/books.tsx'
import { Breaks } from './breaks.tsx'
import { Deal } from './deal.tsx'
import { DrawSetup } from './draw-setup.tsx'
import { countsOf } from './drafts.ts'
import { GameSettings } from './game-settings.tsx'
import { OpenFirst } from './open-first.tsx'
import { OptionsStep } from './options-step.tsx'
import { PasteRoster } from './paste-roster.tsx'
import { RoleList } from './role-list.tsx'
import { RoleMessages } from './role-messages.tsx'
import { SeatTable } from './seat-table.tsx'
import { useUnsent } from '../../state/unsent.ts'
import { useDrafts } from './use-drafts.ts'
import css from './setup.module.css'

/** The set-up of a game. */
export function SetupScreen({ game }: { game: string }): ReactNode {
  const { value: about, error } = useAnswer('games.get', { game })
  const system = about?.system.id
  const { value: roles } = useAnswer('rules.roles', system === undefined ? undefined : { system, game })
  const { value: words } = useAnswer('rules.words', system === undefined ? undefined : { system })
  if (error && !about) return <Problem error={error} />
  if (!about || !roles || !words) return <Skeleton label={say('setup.label')} lines={6} />
  return about.phases.length ? (
    <During game={about} roles={roles} />
  ) : (
    <Before game={about} roles={roles} words={words} />
  )
}

type Way = 'table' | 'paste' | 'draw'

function Before({ game, roles, words }: { game: GameView; roles: RolesAnswer; words: WordsAnswer }): ReactNode {
  const writing = useDrafts(game, roles)
  const seated = game.seats.length > 0
  // What is written stays in sight: whoever comes back from another screen finds the way that was looked at.
  const [chosen, setWay] = useUnsent<Way | undefined>(`way ${game.id}`, undefined, false)
  // Where the players came from: it is there again when they are taken back, whatever was looked at meanwhile.
  const [from, setFrom] = useUnsent<Way>(`came-from ${game.id}`, 'paste', false)
  const way = chosen ?? (seated ? 'table' : from)
  const came = (of: Way): void => {
    setWay(undefined)
    setFrom(of)
  }
  const counts = countsOf(writing.drafts, roles)
  return (
    <div className={css.screen}>
      <section className={css.roster} aria-label={say('setup.playersAndRoles')}>
        <header className={css.head}>
          <h1 className={css.title}>
            {game.seats.length ? say('setup.players', { count: game.seats.length }) : say('setup.whoPlays')}
          </h1>
          <p className={css.counts} aria-live="polite">
            {counts.map(({ id, name, count }) => (
              <span key={id}>
                {name} <b>{count}</b>
              </span>
            ))}
          </p>
          <Segmented
            label={say('setup.howWritten')}
            value={way}
            onChoose={next => setWay(next === 'table' && seated ? undefined : (next as Way))}
            segments={[
              { value: 'draw', label: say('setup.draw') },
              { value: 'paste', label: say('setup.paste') },
              { value: 'table', label: say('setup.rowByRow') },
            ]}
          />
        </header>
        {way === 'draw' ? (
          <DrawSetup game={game} roles={roles} onDealt={() => came('draw')} onPlayers={() => setWay('paste')} />
        ) : way === 'paste' ? (
          <PasteRoster game={game} roles={roles} onSet={() => came('paste')} onDraw={() => setWay('draw')} />
        ) : (
          <SeatTable writing={writing} system={game.system} roles={roles} words={words} />
        )}
      </section>
      <aside className={css.side} aria-label={say('setup.side')}>
        <div className={css.steps}>
          <Breaks game={game} />
          <Deal game={game} />
          <RoleMessages game={game} />
          <OptionsStep game={game.id} />
          {game.system.panels && (
            <details className={css.books}>
              <summary className="eyebrow">{say('setup.booksBegin')}</summary>
              <Books game={game} phase={undefined} />
            </details>
          )}
          <GameSettings game={game} />
          <OwnRolesLink game={game.id} />
          <details className={css.books}>
            <summary className="eyebrow">{say('setup.rolesOf')}</summary>
            <RoleList roles={roles} seats={game.seats} modifiers={words.modifiers} />
          </details>
        </div>
        {/* What all of it leads to is always in sight. */}
        <OpenFirst game={game} />
      </aside>
    </div>
  )
}

/** Once a phase was opened, the roster is changed seat by seat. */
function During({ game, roles }: { game: GameView; roles: RolesAnswer }): ReactNode {
  return (
    <div className={css.screen}>
      <section className={css.roster} aria-label={say('setup.roles')}>
        <header className={css.head}>
          <h1 className={css.title}>{say('setup.roles')}</h1>
          <p className={css.counts}>
            {countsOf(game.seats, roles).map(({ id, name, count }) => (
              <span key={id}>
                {name} <b>{count}</b>
              </span>
            ))}
          </p>
        </header>
        <p className={css.note}>
          <Words
            of="setup.wasOpened"
            values={{ phase: game.phases[0]?.name ?? '', count: game.seats.length }}
            tags={{ link: inside => <Link to={{ screen: 'roster', game: game.id }}>{inside}</Link> }}
          />
        </p>
        <div className={css.wide}>
          <RoleList roles={roles} seats={game.seats} open />
        </div>
      </section>
      <aside className={css.side} aria-label={say('setup.theGame')}>
        <div className={css.steps}>
          <RoleMessages game={game} />
          <OwnRolesLink game={game.id} />
          <GameSettings game={game} open />
        </div>
      </aside>
    </div>
  )
}

/** The way to the roles that the host makes. */
const OwnRolesLink = ({ game }: { game: string }): ReactNode => (
  <Button onClick={() => go({ screen: 'ownRoles', game })}>{say('ownRoles.open')}</Button>
)
