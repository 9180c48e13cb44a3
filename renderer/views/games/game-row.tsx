/** One game of the list. */
import { Words } from '../../parts/words.tsx'
import { say } from '../../words/say.ts'
import { memo, useState, type ReactNode } from 'react'
import type { GameListed } from '../../../electron/desk/contract.ts'
import { IconButton } from '../../parts/button.tsx'
import { Menu } from '../../parts/menu.tsx'
import { Tag } from '../../parts/pill.tsx'
import { Time, Until } from '../../parts/time.tsx'
import { clockTime, myZone, useNow } from '../../state/clock.ts'
import { go } from '../../state/view.ts'
import { exportGame, saveCase, saveExchanged } from './export-game.ts'
import { AskEarly, makePage, type Paged } from './make-page.tsx'
import { openGame } from './open-game.ts'
import { AskDelete, copyGame, putAway } from './put-away.tsx'
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

const exchangeForms = [
  ['wiki', 'explore.wiki'],
  ['archive', 'explore.archive'],
  ['lines', 'explore.lines'],
] as const

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
  const [asks, setAsks] = useState<Paged>()
  const [deletes, setDeletes] = useState(false)
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
          trigger={<IconButton label={say('games.moreAbout', { name })}>⋯</IconButton>}
          items={[
            { label: say('games.roster'), run: () => go({ screen: 'roster', game: id }) },
            { label: say('games.setupAndRoles'), run: () => go({ screen: 'setup', game: id }) },
            { label: say('posts.publicShow'), run: () => go({ screen: 'public', game: id }) },
            { label: say('games.export'), run: () => void exportGame(id, false) },
            { label: say('games.exportWithNotes'), run: () => void exportGame(id, true) },
            { label: say('games.exportCase'), disabled: state === 'setup', run: () => void saveCase(id) },
            { label: say('merge.into'), run: () => onMerge(id) },
            { label: say('games.copy'), run: () => void copyGame(game) },
            { label: say('games.archive'), run: () => void putAway(game, 'archived') },
            { label: say('games.deleteMore'), run: () => setDeletes(true) },
            {
              label: say('explore.make'),
              disabled: state === 'setup',
              run: () => {
                const paged = { id, name, over: state === 'finished' }
                if (paged.over) void makePage(paged)
                else setAsks(paged)
              },
            },
            ...exchangeForms.map(([form, words]) => ({
              label: say(words),
              disabled: state !== 'finished',
              run: () => void saveExchanged(id, form),
            })),
          ]}
        />
        <AskEarly asks={asks} onClose={() => setAsks(undefined)} />
        <AskDelete game={deletes ? game : undefined} onClose={() => setDeletes(false)} />
      </td>
    </tr>
  )
})
