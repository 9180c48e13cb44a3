/** Games, a row for each. */
import type { ReactNode } from 'react'
import type { GameListed } from '../../../electron/desk/contract.ts'
import { say } from '../../words/say.ts'
import { GameRow } from './game-row.tsx'
import css from './games.module.css'

/** The table. */
export function GameTable({
  games,
  onMerge,
  label,
}: {
  games: readonly GameListed[]
  /** Asks for the file that a game is merged with. */
  onMerge: (game: string) => void
  label: string
}): ReactNode {
  return (
    <table className={css.table} aria-label={label}>
      <thead>
        <tr>
          <th>{say('games.game')}</th>
          <th>{say('games.now')}</th>
          <th className={css.number}>{say('games.living')}</th>
          <th>{say('games.deadline')}</th>
          <th>{say('games.lastChange')}</th>
          <th>
            <span className="sr">{say('games.more')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {games.map(game => (
          <GameRow key={game.id} game={game} onMerge={onMerge} />
        ))}
      </tbody>
    </table>
  )
}
