/** The game as a whole, the story first: how it ended, where it turned, and who died when, by whom and why. */
import type { ReactNode } from 'react'
import type { ExploredGame } from '../../electron/desk/contract.ts'
import { Said } from '../parts/rich-text.tsx'
import { say } from '../words/say.ts'
import { Lives } from './lives.tsx'
import { addressOf } from './address.ts'
import css from './explore.module.css'

/** The overview. */
export function Overview({ game }: { game: ExploredGame }): ReactNode {
  const { early, turned = [], players, phases, index } = game
  const alive = players.filter(({ fate }) => !fate)
  return (
    <>
      <p className={css.lead}>
        {say(early ? 'explore.soFar' : 'explore.ended', {
          phase: phases.at(-1)?.name ?? '',
          alive: alive.length,
          count: players.length,
        })}
      </p>
      {turned.length > 0 && (
        <section aria-label={say('explore.turned')}>
          <h2>{say('explore.turned')}</h2>
          <ol className={css.points}>
            {turned.map(({ phase, row, said }, at) => (
              <li key={at}>
                <a className={css.point} href={addressOf({ phase, ...(row !== undefined && { row }) })}>
                  <span className={css.nth} aria-hidden="true">
                    {at + 1}
                  </span>
                  <span>
                    <Said spans={said} />
                  </span>
                  <span className={css.seeWhy} aria-hidden="true">
                    {say('explore.seeWhy')}
                  </span>
                </a>
              </li>
            ))}
          </ol>
        </section>
      )}
      <section aria-label={say('explore.players')}>
        <h2>{say('explore.players')}</h2>
        <Lives game={game} />
      </section>
      {index && (
        <details className={css.index}>
          <summary>{say('explore.index')}</summary>
          {index.map((spans, at) => (
            <p key={at} className={css.posted}>
              <Said spans={spans} />
            </p>
          ))}
        </details>
      )}
    </>
  )
}
