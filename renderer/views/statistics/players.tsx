/** Every player over all games: sides, wins, how it ended for him, and how often his ballot was right. */
import { useState, type ReactNode } from 'react'
import type { PlayerCounted } from '../../../electron/desk/contract.ts'
import { Words } from '../../parts/words.tsx'
import { say } from '../../words/say.ts'
import type { PlainKey } from '../../words/catalogue.ts'
import { Heads } from './heads.tsx'
import { OtherNames } from './people.tsx'
import { sortedBy, type Figure } from './sorted.ts'
import css from './statistics.module.css'

const columns: readonly { figure: Figure; key: PlainKey }[] = [
  { figure: 'games', key: 'statistics.games' },
  { figure: 'wins', key: 'statistics.wins' },
  { figure: 'town', key: 'statistics.ofTown' },
  { figure: 'hostile', key: 'statistics.against' },
  { figure: 'other', key: 'statistics.neither' },
  { figure: 'lived', key: 'statistics.lived' },
  { figure: 'died', key: 'statistics.died' },
  { figure: 'lynched', key: 'statistics.lynched' },
  { figure: 'removed', key: 'statistics.removed' },
  { figure: 'replaced', key: 'statistics.replaced' },
  { figure: 'right', key: 'statistics.right' },
]

export function Players({ players }: { players: readonly PlayerCounted[] }): ReactNode {
  const [by, setBy] = useState<Figure>('games')
  return (
    <div className={css.scrolls} tabIndex={0} role="region" aria-label={say('statistics.players')}>
      <table className={css.table}>
        <Heads
          columns={[
            { key: 'player', head: say('statistics.player') },
            ...columns.map(({ figure, key }) => ({
              key: figure,
              figure: true,
              sorted: figure === by,
              head: (
                <button
                  type="button"
                  className={css.sort}
                  aria-pressed={figure === by}
                  title={say('statistics.sortBy', { what: say(key) })}
                  onClick={() => setBy(figure)}
                >
                  {say(key)}
                </button>
              ),
            })),
          ]}
        />
        <tbody>
          {sortedBy(players, by).map(player => (
            <tr key={player.name}>
              <th scope="row">
                <bdi>{player.name}</bdi>
                <OtherNames player={player} />
              </th>
              <td className={css.figure}>{player.games}</td>
              <td className={css.figure}>{player.wins}</td>
              {(['town', 'hostile', 'other'] as const).map(side => (
                <td key={side} className={css.figure}>
                  {player.sides[side]}
                </td>
              ))}
              <td className={css.figure}>{player.lived}</td>
              <td className={css.figure}>{player.died}</td>
              <td className={css.figure}>{player.lynched}</td>
              <td className={css.figure}>{player.removed}</td>
              <td className={css.figure}>{player.replaced}</td>
              <td className={css.figure}>
                {player.ballots > 0 && (
                  <Words
                    of="statistics.rightOf"
                    values={{
                      share: Math.round((100 * player.right) / player.ballots),
                      right: player.right,
                      ballots: player.ballots,
                    }}
                    tags={{ soft: inside => <span className={css.soft}>{inside}</span> }}
                  />
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
