/** Statistics: what came of all games that are over, by rules and set-up, by player, and game by game. */
import { useState, type ReactNode } from 'react'
import type { GameCounted, Lengths, SidesCounted } from '../../../electron/desk/contract.ts'
import { Button } from '../../parts/button.tsx'
import { Empty } from '../../parts/empty.tsx'
import { Link } from '../../parts/link.tsx'
import { Problem } from '../../parts/problem.tsx'
import { Segmented } from '../../parts/segmented.tsx'
import { Faction } from '../../parts/side.tsx'
import { Skeleton } from '../../parts/skeleton.tsx'
import { Time } from '../../parts/time.tsx'
import { Words } from '../../parts/words.tsx'
import { useAnswer, useKept } from '../../state/answers.ts'
import { useCommands } from '../../state/commands.ts'
import { copy } from '../../state/copy.ts'
import { go } from '../../state/view.ts'
import { cls } from '../../state/words.ts'
import { say } from '../../words/say.ts'
import { Heads } from './heads.tsx'
import { JoinNames, Offers } from './people.tsx'
import { Players } from './players.tsx'
import css from './statistics.module.css'

const soft = { soft: (inside: ReactNode) => <span className={css.soft}>{inside}</span> }

/** The screen. */
export function StatisticsScreen(): ReactNode {
  const [system, setSystem] = useState('')
  const [joins, setJoins] = useState(false)
  const { value, error } = useAnswer('statistics.view', system === '' ? {} : { system })
  const view = useKept(value, 'statistics')
  const parts = view?.games.length
    ? ([
        ['sides', say('statistics.sides')],
        ['players', say('statistics.players')],
        ['games', say('statistics.theGames')],
      ] as const)
    : []
  useCommands([
    ...((view?.players.length ?? 0) > 1
      ? [
          {
            id: 'statistics.join',
            title: say('statistics.join'),
            group: say('statistics.title'),
            run: () => setJoins(true),
          },
        ]
      : []),
    ...parts.map(([part, name]) => ({
      id: `statistics.copy-${part}`,
      title: `${say('statistics.copy')}: ${name}`,
      group: say('statistics.title'),
      run: () => void copy(view?.csv[part] ?? '', name),
    })),
  ])
  if (error && !view) return <Problem error={error} />
  if (!view) return <Skeleton label={say('statistics.title')} lines={8} />
  const { systems, games, sides, players, offers, csv, unfinished, copies, unread } = view
  return (
    <div className={css.screen}>
      <div className={css.page}>
        <header className={css.head}>
          <h1 className={css.title}>{say('statistics.title')}</h1>
          {systems.length > 1 && (
            <Segmented
              label={say('statistics.of')}
              value={system}
              onChoose={setSystem}
              segments={[
                { value: '', label: say('statistics.all') },
                ...systems.map(({ id, name }) => ({ value: id, label: name })),
              ]}
            />
          )}
          <span className={css.grow} />
          <Button onClick={() => go({ screen: 'games' })}>{say('statistics.toGames')}</Button>
        </header>
        {games.length > 0 && (
          <p className={css.about}>{say('statistics.about', { count: games.length, unfinished })}</p>
        )}
        {copies.length > 0 && <p className={css.about}>{say('statistics.copies', { names: copies.join(', ') })}</p>}
        {unread.length > 0 && <p className={css.about}>{say('statistics.unread', { names: unread.join(', ') })}</p>}
        {games.length === 0 ? (
          <Empty title={say('statistics.empty')} text={say('statistics.emptyText')} />
        ) : (
          <>
            <Part name={say('statistics.sides')} csv={csv.sides} hint={say('statistics.lengthHint')}>
              <Sides lines={sides} />
            </Part>
            <Part
              name={say('statistics.players')}
              csv={csv.players}
              hint={say('statistics.rightHint')}
              does={
                players.length > 1 && (
                  <Button small kind="quiet" onClick={() => setJoins(true)}>
                    {say('statistics.join')}
                  </Button>
                )
              }
            >
              <Offers offers={offers} />
              <Players players={players} />
            </Part>
            {joins && <JoinNames players={players} onClose={() => setJoins(false)} />}
            <Part name={say('statistics.theGames')} csv={csv.games}>
              <Games games={games} />
            </Part>
          </>
        )}
      </div>
    </div>
  )
}

function Part({
  name,
  csv,
  hint,
  does,
  children,
}: {
  name: string
  csv: string
  hint?: string
  /** What else can be done with it. */
  does?: ReactNode
  children: ReactNode
}): ReactNode {
  return (
    <section className={css.part} aria-label={name}>
      <div className={css.heading}>
        <h2 className="eyebrow">{name}</h2>
        <span className={css.grow} />
        {does}
        <Button
          small
          kind="quiet"
          aria-label={`${say('statistics.copy')}: ${name}`}
          onClick={() => void copy(csv, name)}
        >
          {say('statistics.copy')}
        </Button>
      </div>
      {children}
      {hint !== undefined && <p className={css.soft}>{hint}</p>}
    </section>
  )
}

function Sides({ lines }: { lines: readonly SidesCounted[] }): ReactNode {
  return (
    <div className={css.scrolls}>
      <table className={css.table}>
        <Heads
          columns={[
            { key: 'rules', head: say('statistics.rules') },
            { key: 'games', head: say('statistics.games'), figure: true },
            { key: 'wins', head: say('statistics.wins') },
            { key: 'phases', head: say('statistics.phases'), figure: true },
            { key: 'days', head: say('statistics.days'), figure: true },
          ]}
        />
        <tbody>
          {lines.map(({ system, systemName, setup, games, sides, otherwise, phases, days }, at) => (
            <tr key={`${system} ${at}`}>
              <th scope="row" className={cls(setup !== undefined && css.setup)}>
                <bdi>{setup ?? systemName}</bdi>
              </th>
              <td className={css.figure}>{games}</td>
              <td>
                <div className={css.wins}>
                  {sides.map(side => (
                    <span key={side.name} className={css.win}>
                      <Faction name={side.name} side={side.mark} />
                      <span className={css.figure}>
                        {say('statistics.winsOf', { wins: side.wins, games: side.games })}
                      </span>
                    </span>
                  ))}
                  {otherwise > 0 && (
                    <span className={css.soft}>{say('statistics.otherwise', { count: otherwise })}</span>
                  )}
                </div>
              </td>
              <td className={css.figure}>
                <Length of={phases} />
              </td>
              <td className={css.figure}>
                <Length of={days} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const Length = ({ of: { shortest, middle, longest } }: { of: Lengths }): ReactNode =>
  shortest === longest ? (
    middle
  ) : (
    <Words of="statistics.length" values={{ middle: String(middle), shortest, longest }} tags={soft} />
  )

function Games({ games }: { games: readonly GameCounted[] }): ReactNode {
  return (
    <div className={css.scrolls}>
      <table className={css.table}>
        <Heads
          columns={[
            { key: 'game', head: say('statistics.game') },
            { key: 'winner', head: say('statistics.winner') },
            { key: 'seats', head: say('statistics.seats'), figure: true },
            { key: 'phases', head: say('statistics.phases'), figure: true },
            { key: 'days', head: say('statistics.days'), figure: true },
            { key: 'ended', head: say('statistics.ended') },
          ]}
        />
        <tbody>
          {games.map(({ id, name, systemName, players, phases, days, winner, ended }) => (
            <tr key={id}>
              <th scope="row">
                <Link to={{ screen: 'log', game: id }}>
                  <bdi>{name}</bdi>
                </Link>{' '}
                <small className={css.soft}>{systemName}</small>
              </th>
              <td className={css.winner}>
                <bdi>{winner}</bdi>
              </td>
              <td className={css.figure}>{players}</td>
              <td className={css.figure}>{phases}</td>
              <td className={css.figure}>{days}</td>
              <td>
                <Time at={ended} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
