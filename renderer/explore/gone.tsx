import type { ReactNode } from 'react'
import type { ExploredGame } from '../../electron/desk/contract.ts'
import { listSaid } from '../words/lists.ts'
import { say } from '../words/say.ts'
import css from './explore.module.css'

/** Who was taken out of the game in a phase without a deed that did it; nothing where nobody was. */
export function Gone({ game, phase }: { game: ExploredGame; phase: number }): ReactNode {
  const gone = goneIn(game, phase)
  return (
    gone.length > 0 && (
      <p className={css.gone}>
        <b>
          <bdi>{say('explore.gone', { names: listSaid(gone) })}</bdi>
        </b>
      </p>
    )
  )
}

/** Their names. */
export const goneIn = ({ players }: ExploredGame, phase: number): string[] =>
  players.flatMap(({ name, fate }) => (fate?.phase === phase && fate.row === undefined ? [name] : []))
