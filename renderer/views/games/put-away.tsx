/** Games that are put away: archived, deleted with a way back, or sandboxes, which were never listed. */
import { useState, type ReactNode } from 'react'
import type { GameListed } from '../../../electron/desk/contract.ts'
import { Button } from '../../parts/button.tsx'
import { Confirm } from '../../parts/dialog.tsx'
import { Time } from '../../parts/time.tsx'
import { act } from '../../state/act.ts'
import { followed, placeNamed } from '../../state/reading.ts'
import { toast } from '../../state/toasts.ts'
import { say } from '../../words/say.ts'
import { openGame } from './open-game.ts'
import css from './games.module.css'

type Away = NonNullable<GameListed['away']>['as']

/** Puts a game away, and offers the way back. */
export async function putAway(
  { id, name }: Pick<GameListed, 'id' | 'name'>,
  as: Exclude<Away, 'sandbox'> | null,
): Promise<void> {
  if (!(await act('games.putAway', { game: id, away: as }))) return
  toast({
    title: say(as === null ? 'games.isBack' : as === 'archived' ? 'games.isArchived' : 'games.isDeleted', { name }),
    about: 'away',
    ...(as !== null && { action: { label: say('games.bringBack'), run: () => void putAway({ id, name }, null) } }),
  })
}

/** Makes a second game of one, and opens it. */
export async function copyGame({ id, name }: Pick<GameListed, 'id' | 'name'>): Promise<void> {
  const reading = placeNamed('games')
  const copy = { game: id, name: say('games.copyOf', { name }).slice(0, 200), reading }
  const made = await followed(reading, act('games.copy', copy))
  if (!made) return
  toast({ title: say('games.isCopied', { name }) })
  await openGame(made.game)
}

/** Asks before a game is deleted. */
export function AskDelete({
  game,
  onClose,
  onDelete,
}: {
  game: Pick<GameListed, 'id' | 'name'> | undefined
  onClose: () => void
  /** Before it is gone. */
  onDelete?: () => void
}): ReactNode {
  return (
    <Confirm
      open={game !== undefined}
      onClose={onClose}
      danger
      title={say('games.deleteTitle', { name: game?.name ?? '' })}
      text={say('games.deleteText')}
      does={say('games.doDelete')}
      onConfirm={() => {
        onDelete?.()
        if (game) void putAway(game, 'deleted')
      }}
    />
  )
}

const headings = {
  archived: 'games.archived',
  deleted: 'games.deleted',
  sandbox: 'games.sandboxes',
} as const satisfies Record<Away, unknown>

/** Those of one kind, folded away below the list. */
export function PutAway({ as, games }: { as: Away; games: readonly GameListed[] }): ReactNode {
  const [deleting, setDeleting] = useState<GameListed>()
  const mine = games.filter(({ away }) => away?.as === as)
  if (!mine.length) return null
  return (
    <details className={css.away}>
      <summary>{say(headings[as], { count: mine.length })}</summary>
      <ul>
        {mine.map(game => (
          <li key={game.id} className={css.put}>
            <span className={css.what}>
              <bdi>{game.name}</bdi> <small className={css.soft}>{game.systemName}</small>
            </span>
            {game.away?.until !== undefined && (
              <small className={css.soft}>
                {say('games.until')} <Time at={game.away.until} />
              </small>
            )}
            {as !== 'deleted' && (
              <>
                <Button small kind="quiet" onClick={() => void openGame(game.id)}>
                  {say('games.openIt')}
                </Button>
                <Button small kind="quiet" onClick={() => setDeleting(game)}>
                  {say('games.delete')}
                </Button>
              </>
            )}
            <Button
              small
              aria-label={say(as === 'sandbox' ? 'games.keepNamed' : 'games.bringBackNamed', { name: game.name })}
              onClick={() => void putAway(game, null)}
            >
              {say(as === 'sandbox' ? 'games.keep' : 'games.bringBack')}
            </Button>
          </li>
        ))}
      </ul>
      <AskDelete game={deleting} onClose={() => setDeleting(undefined)} />
    </details>
  )
}
