/** The game as a whole: who everybody was and what became of them, and what happened from phase to phase. */
import type { ReactNode } from 'react'
import type { ExploredGame, ExploredPlayer } from '../../electron/desk/contract.ts'
import { Said } from '../parts/said.tsx'
import { listSaid } from '../words/lists.ts'
import { say } from '../words/say.ts'
import { Gone, goneIn } from './gone.tsx'
import { addressOf } from './place.ts'
import { RowSaid } from './row-said.tsx'
import css from './explore.module.css'

/** The overview. */
export function Overview({ game }: { game: ExploredGame }): ReactNode {
  return (
    <>
      {game.turned && (
        <section aria-label={say('explore.turned')}>
          <h2>{say('explore.turned')}</h2>
          <ol className={css.rows}>
            {game.turned.map(({ phase, row, said }, index) => (
              <li key={index}>
                <a className={css.turned} href={addressOf({ phase, ...(row !== undefined && { row }) })}>
                  <Said spans={said} />
                </a>
              </li>
            ))}
          </ol>
        </section>
      )}
      <section aria-label={say('explore.players')}>
        <h2>{say('explore.players')}</h2>
        <div className={css.wide} tabIndex={0} role="group" aria-label={say('explore.players')}>
          <table className={css.table}>
            <thead>
              <tr>
                <th scope="col">{say('explore.player')}</th>
                <th scope="col">{say('explore.role')}</th>
                <th scope="col">{say('explore.side')}</th>
                <th scope="col">{say('explore.fate')}</th>
              </tr>
            </thead>
            <tbody>
              {game.players.map((player, index) => (
                <Player key={index} player={player} game={game} />
              ))}
            </tbody>
          </table>
        </div>
      </section>
      {game.index && (
        <section aria-label={say('explore.index')}>
          <h2>{say('explore.index')}</h2>
          {game.index.map((spans, index) => (
            <p key={index} className={css.posted}>
              <Said spans={spans} />
            </p>
          ))}
        </section>
      )}
      <section aria-label={say('explore.story')}>
        <h2>{say('explore.story')}</h2>
        {game.phases.map(({ name, rows }, phase) => {
          const happened = rows.filter(({ section }) => section === 'happens')
          return (
            <section key={phase} className={css.chapter} aria-label={name}>
              <h3>
                <a href={addressOf({ phase })}>{name}</a>
              </h3>
              <Gone game={game} phase={phase} />
              {happened.length ? (
                <ul className={css.rows}>
                  {happened.map(row => (
                    <li key={row.id}>
                      <a className={css.row} href={addressOf({ phase, row: row.id })}>
                        <RowSaid row={row} word="" />
                      </a>
                    </li>
                  ))}
                </ul>
              ) : (
                !goneIn(game, phase).length && <p className={css.quiet}>{say('explore.quiet')}</p>
              )}
            </section>
          )
        })}
      </section>
    </>
  )
}

function Player({ player, game }: { player: ExploredPlayer; game: ExploredGame }): ReactNode {
  const { name, former, roles, first, faction, side } = player
  return (
    <tr>
      <th scope="row">
        <bdi>{name}</bdi>
        {former.length > 0 && (
          <small>
            <bdi>{say('explore.former', { names: listSaid(former) })}</bdi>
          </small>
        )}
      </th>
      <td>
        {roles.join(', ')}
        {first && <small>{say('explore.first', { roles: first.join(', ') })}</small>}
      </td>
      <td>
        <span className={css[side]} aria-hidden="true">
          {sides[side]}
        </span>{' '}
        {faction}
        <span className="sr"> ({say('explore.sideOf', { side })})</span>
      </td>
      <td>
        <Fate player={player} game={game} />
      </td>
    </tr>
  )
}

/** The shapes of the map: round for the town, pointed for who kills it, square for others. */
const sides = { town: '●', hostile: '◆', other: '■' } as const

function Fate({ player: { fate, flip }, game }: { player: ExploredPlayer; game: ExploredGame }): ReactNode {
  if (!fate) return <span className={css.lives}>{say('explore.alive')}</span>
  const { kind, phase, row } = fate
  const name = phase === undefined ? undefined : game.phases[phase]?.name
  return (
    <>
      {say('explore.fateOf', { kind })}
      {phase !== undefined && name !== undefined && (
        <>
          {': '}
          <a href={addressOf({ phase, ...(row !== undefined && { row }) })}>{name}</a>
        </>
      )}
      {flip === 'hidden' && <small>{say('explore.hidden')}</small>}
    </>
  )
}
