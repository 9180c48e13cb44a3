/** One game of the list. */
import { Words } from '../../parts/words.tsx'
import { say } from '../../words/say.ts'
import { memo, type ReactNode } from 'react'
import type { GameListed } from '../../../electron/desk/contract.ts'
import { IconButton } from '../../parts/button.tsx'
import { Menu } from '../../parts/menu.tsx'
import { Tag } from '../../parts/pill.tsx'
import { Time, Until } from '../../parts/time.tsx'
import { clockTime, myZone, useNow } from '../../state/clock.ts'
import { go } from '../../state/view.ts'
import { useGameActions } from './game-actions.tsx'
import { openGame } from './open-game.ts'
import css from './games.module.css'

/** What each sample is to be looked at for. */
const sampleAbout = {
  'sample-lanterns': 'games.sampleLanterns',
  'sample-harvest': 'games.sampleHarvest',
  'sample-gravel': 'games.sampleGravel',
  'sample-saltmarket': 'games.sampleSaltmarket',
  'sample-lighthouse': 'games.sampleLighthouse',
  'sample-sloboda': 'games.sampleSloboda',
} as const
const isKnown = (id: string): id is keyof typeof sampleAbout => Object.hasOwn(sampleAbout, id)

/** A row; the whole of it opens the game, its name for the keyboard. */
export const GameRow = memo(function GameRow({
  game,
  onMerge,
}: {
  game: GameListed
  /** Asks for the file that it is merged with. */
  onMerge: (game: string) => void
}): ReactNode {
  const { id, name, systemName, state, phase, players, living, closes, winner, changed } = game
  const now = useNow()
  const about = game.sample && isKnown(id) ? sampleAbout[id] : undefined
  const { actions, dialogs } = useGameActions(game, { merge: onMerge })
  const past = closes !== undefined && new Date(closes) < now
  return (
    <tr className={css.row} onClick={() => void openGame(id)}>
      <td>
        <div className={css.game}>
          <button
            type="button"
            className={css.name}
            onClick={event => {
              event.stopPropagation()
              void openGame(id)
            }}
          >
            <bdi>{name}</bdi>
          </button>
          {game.sample && <Tag>{say('games.sample')}</Tag>}
          <small className={css.soft}>{systemName}</small>
          {about && <small className={css.about}>{say(about)}</small>}
        </div>
      </td>
      <td>
        {game.damaged ? (
          <Tag>{say('games.damaged')}</Tag>
        ) : state === 'finished' ? (
          <span className={css.soft}>
            <Words of="games.won" values={{ winner: winner ?? '' }} tags={{ name: inside => <bdi>{inside}</bdi> }} />
          </span>
        ) : state === 'setup' ? (
          <Tag>{say('games.setup')}</Tag>
        ) : (
          phase
        )}
      </td>
      <td className={css.number}>
        {players > 0 && (
          <>
            {living}
            <span className={css.soft}> / {players}</span>
          </>
        )}
      </td>
      <td className={css.when}>
        {state === 'running' && closes !== undefined && (
          <span title={clockTime(closes, myZone(), now)}>
            {past ? (
              <span className={css.soft}>
                <Words of="games.passed" values={{ time: <Until at={closes} /> }} />
              </span>
            ) : (
              <Words of="games.in" values={{ time: <Until at={closes} /> }} />
            )}
          </span>
        )}
      </td>
      <td className={css.when}>
        <span className={css.soft}>
          <Time at={changed} />
        </span>
      </td>
      <td className={css.more} onClick={event => event.stopPropagation()}>
        <Menu
          commands={null}
          trigger={<IconButton label={say('games.moreAbout', { name })}>⋯</IconButton>}
          items={[
            { label: say('games.roster'), run: () => go({ screen: 'roster', game: id }) },
            { label: say('games.setupAndRoles'), run: () => go({ screen: 'setup', game: id }) },
            { label: say('posts.publicShow'), run: () => go({ screen: 'public', game: id }) },
            ...actions,
          ]}
        />
        {dialogs}
      </td>
    </tr>
  )
})
