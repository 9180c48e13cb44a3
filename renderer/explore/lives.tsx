/** Who was in the game, a line for each: how long they lived, how it ended, and whose doing that was. */
import type { ReactNode } from 'react'
import type { ExploredGame, ExploredPlayer } from '../../electron/desk/contract.ts'
import { Said } from '../parts/rich-text.tsx'
import { cls, sentenceOf } from '../state/words.ts'
import { listSaid } from '../words/lists.ts'
import { say } from '../words/say.ts'
import { addressOf } from './address.ts'
import css from './explore.module.css'

/** The players, in the order in which they left. */
export function Lives({ game }: { game: ExploredGame }): ReactNode {
  const { players, phases } = game
  const end = ({ fate }: ExploredPlayer): number => (fate ? (fate.phase ?? phases.length) : phases.length + 1)
  const step = stepOf(phases.length)
  return (
    <table className={cls(css.table, css.lives)}>
      <thead>
        <tr>
          <th scope="col">{say('explore.player')}</th>
          <th scope="col">{say('explore.role')}</th>
          <th scope="col" className={css.course}>
            <span className="sr">{say('explore.course')}</span>
            {step > 20 && (
              <svg className={css.line} width={phases.length * step} height={12} aria-hidden="true">
                {phases.map(({ name }, at) => (
                  <text key={at} x={(at + 0.5) * step} y={10} textAnchor="middle">
                    {shortOf(name)}
                  </text>
                ))}
              </svg>
            )}
          </th>
          <th scope="col">{say('explore.fate')}</th>
        </tr>
      </thead>
      <tbody>
        {players
          .toSorted((one, other) => end(one) - end(other))
          .map((player, index) => (
            <Life key={index} player={player} game={game} />
          ))}
      </tbody>
    </table>
  )
}

function Life({ player, game }: { player: ExploredPlayer; game: ExploredGame }): ReactNode {
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
        <small>
          <span className={css[side]} aria-hidden="true">
            {sides[side]}
          </span>{' '}
          {faction}
          <span className="sr"> ({say('explore.sideOf', { side })})</span>
        </small>
      </td>
      <td className={css.course}>
        <Course player={player} phases={game.phases.length} />
      </td>
      <td>
        <Fate player={player} game={game} />
      </td>
    </tr>
  )
}

/** How wide a phase is in the line of a life. */
const stepOf = (phases: number): number => Math.max(8, Math.min(34, 340 / phases))

/** A line from the start to the end of a life; what it shows is said beside it. */
function Course({ player: { fate, side }, phases }: { player: ExploredPlayer; phases: number }): ReactNode {
  const step = stepOf(phases)
  const to = fate?.phase === undefined ? phases * step : (fate.phase + 0.5) * step
  return (
    <svg className={css.line} width={phases * step} height={12} aria-hidden="true">
      <path className={css.track} d={`M0 6H${phases * step}`} />
      <path className={css[side]} d={`M0 6H${to}`} />
      {fate && (
        <>
          <circle cx={to} cy={6} r={6} className={css.end} />
          <text x={to} y={9.5} textAnchor="middle" className={css.sign}>
            {signs[fate.kind]}
          </text>
        </>
      )}
    </svg>
  )
}

const signs = { died: '†', lynched: 'L', removed: '–' } as const

/** `N1` of `Night 1`. */
const shortOf = (name: string): string => name.replace(/^(\S)\S*(?:.*?(\d+))?.*$/u, '$1$2')

/** The shapes of the map: round for the town, pointed for who kills it, square for others. */
const sides = { town: '●', hostile: '◆', other: '■' } as const

function Fate({ player: { name, fate, flip }, game }: { player: ExploredPlayer; game: ExploredGame }): ReactNode {
  if (!fate) return <span className={css.alive}>{say('explore.alive')}</span>
  const { kind, phase, row } = fate
  const there = phase === undefined ? undefined : game.phases[phase]
  const why = there?.rows.find(({ id }) => id === row)?.why ?? []
  const total = kind === 'lynched' ? there?.votes?.totals.find(({ of }) => of === name) : undefined
  return (
    <>
      <b className={kind === 'died' ? css.died : undefined}>{say('explore.fateOf', { kind })}</b>
      {phase !== undefined && there && (
        <>
          {' '}
          <a href={addressOf({ phase, ...(row !== undefined && { row }) })}>{there.name}</a>
        </>
      )}
      {total ? (
        <small>
          <bdi>{say('explore.votedBy', { count: total.votes, names: total.voters.join(', ') })}</bdi>
        </small>
      ) : (
        why.length > 0 && (
          <small>
            <Said spans={sentenceOf(why)} flat />
          </small>
        )
      )}
      {flip === 'hidden' && <small>{say('explore.hidden')}</small>}
    </>
  )
}
