/** What can be done with a game as a whole: in the menu of the list of games, and told to the app wherever one is. */
import { useState, type ReactNode } from 'react'
import type { GameListed } from '../../../electron/desk/contract.ts'
import { say } from '../../words/say.ts'
import { exportGame, saveCase, saveExchanged } from './export-game.ts'
import { AskEarly, makePage, type Paged } from './make-page.tsx'
import { AskDelete, copyGame, putAway } from './put-away.tsx'

const exchangeForms = [
  ['wiki', 'explore.wiki'],
  ['archive', 'explore.archive'],
  ['lines', 'explore.lines'],
] as const

export interface GameAction {
  /** That of its command. */
  id: string
  label: string
  run: () => void
  disabled?: boolean
}

/**
 * The actions, with what they ask.
 * @param merge asks for the file that it is merged with
 * @param leave leaves its screens, before it is put away
 */
export function useGameActions(
  game: Pick<GameListed, 'id' | 'name' | 'state'>,
  { merge, leave }: { merge: (game: string) => void; leave?: () => void },
): { actions: GameAction[]; dialogs: ReactNode } {
  const { id, name, state } = game
  const [asks, setAsks] = useState<Paged>()
  const [deletes, setDeletes] = useState(false)
  const page = (): void => {
    const paged = { id, name, over: state === 'finished' }
    if (paged.over) void makePage(paged)
    else setAsks(paged)
  }
  return {
    actions: [
      { id: 'game.export', label: say('games.export'), run: () => void exportGame(id, false) },
      { id: 'game.exportNotes', label: say('games.exportWithNotes'), run: () => void exportGame(id, true) },
      {
        id: 'game.case',
        label: say('games.exportCase'),
        disabled: state === 'setup',
        run: () => void saveCase(id),
      },
      { id: 'game.merge', label: say('merge.into'), run: () => merge(id) },
      { id: 'game.copy', label: say('games.copy'), run: () => void copyGame(game) },
      {
        id: 'game.archive',
        label: say('games.archive'),
        run: () => {
          leave?.()
          void putAway(game, 'archived')
        },
      },
      { id: 'game.delete', label: say('games.deleteMore'), run: () => setDeletes(true) },
      { id: 'game.page', label: say('explore.make'), disabled: state === 'setup', run: page },
      ...exchangeForms.map(([form, words]) => ({
        id: `game.${form}`,
        label: say(words),
        disabled: state !== 'finished',
        run: () => void saveExchanged(id, form),
      })),
    ],
    dialogs: (
      <>
        <AskEarly asks={asks} onClose={() => setAsks(undefined)} />
        <AskDelete
          game={deletes ? game : undefined}
          onClose={() => setDeletes(false)}
          {...(leave && { onDelete: leave })}
        />
      </>
    ),
  }
}
