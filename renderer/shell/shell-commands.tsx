/** What can be told to the app wherever one is. */
import type { ReactNode } from 'react'
import { act } from '../state/act.ts'
import { useAnswer } from '../state/answers.ts'
import { useCommands, type Command } from '../state/commands.ts'
import { booksName, hasBooks, sameIn } from '../state/holds.ts'
import { markSaid, useLastMark } from '../state/last-mark.ts'
import { gameOfRoute, phaseOfRoute, type PhaseScreen } from '../state/route.ts'
import { toast } from '../state/toasts.ts'
import { redo, undo } from '../state/undo.ts'
import { go, openPalette, openSheet, useView } from '../state/view.ts'
import { chooseTheme } from './theme.ts'
import { tabsOf } from './tabs.tsx'

/** Registers them. */
export function ShellCommands(): ReactNode {
  const route = useView(view => view.route)
  const game = gameOfRoute(route)
  const at = phaseOfRoute(route)
  const { value } = useAnswer('games.get', game === undefined ? undefined : { game })
  const phase = value?.phases[at ?? value.phases.length - 1]

  const screens: Command[] =
    game === undefined
      ? []
      : [
          ...(value && phase
            ? tabsOf(value, phase).map(tab => ({
                id: `to-${tab.screen}`,
                title: `${tab.name} · ${phase.name}`,
                keys: keysTo[tab.screen],
                group: 'Go to',
                run: () => go({ screen: tab.screen, game, phase: phase.index }),
              }))
            : []),
          {
            id: 'to-roster',
            title: 'Roster',
            keys: 'Shift+R',
            group: 'Go to',
            run: () => go({ screen: 'roster', game }),
          },
          {
            id: 'to-setup',
            title: 'Setup and roles',
            keys: 'Shift+S',
            group: 'Go to',
            run: () => go({ screen: 'setup', game }),
          },
          {
            id: 'to-rules',
            title: 'Rules and options',
            keys: 'Shift+U',
            group: 'Go to',
            run: () => go({ screen: 'rules', game }),
          },
          {
            id: 'to-wording',
            title: 'Wording',
            keys: 'Shift+W',
            group: 'Go to',
            run: () => go({ screen: 'wording', game }),
          },
          ...(value && hasBooks(value)
            ? [
                {
                  id: 'to-books',
                  title: booksName(value),
                  keys: 'Shift+B',
                  group: 'Go to',
                  run: () => go({ screen: 'books', game }),
                },
              ]
            : []),
          { id: 'to-log', title: 'Log', keys: 'Shift+L', group: 'Go to', run: () => go({ screen: 'log', game }) },
        ]
  const earlier = value?.phases[(at ?? 0) - 1]
  const later = at === undefined ? undefined : value?.phases[at + 1]
  const along: Command[] =
    'phase' in route
      ? [
          ...(value && earlier
            ? [
                {
                  id: 'earlier',
                  title: `Back to ${earlier.name}`,
                  keys: '[',
                  group: 'Go to',
                  run: () => go({ screen: sameIn(value, earlier, route), game: route.game, phase: earlier.index }),
                },
              ]
            : []),
          ...(value && later
            ? [
                {
                  id: 'later',
                  title: `On to ${later.name}`,
                  keys: ']',
                  group: 'Go to',
                  run: () => go({ screen: sameIn(value, later, route), game: route.game, phase: later.index }),
                },
              ]
            : []),
        ]
      : []
  const mark = useLastMark(game)
  const [undoes, redoes] = [mark ? markSaid(mark) : value?.undo, value?.redo]
  const back: Command[] =
    game === undefined
      ? []
      : [
          {
            id: 'undo',
            title: undoes === undefined ? 'Undo' : `Undo: ${undoes}`,
            keys: 'Ctrl+Z',
            group: 'Game',
            run: () => {
              void undo(game)
            },
          },
          {
            id: 'redo',
            title: redoes === undefined ? 'Redo' : `Redo: ${redoes}`,
            keys: 'Ctrl+Shift+Z',
            group: 'Game',
            run: () => {
              void redo(game)
            },
          },
          {
            id: 'redo-too',
            title: 'Redo',
            keys: 'Ctrl+Y',
            group: 'Game',
            keysOnly: true,
            run: () => {
              void redo(game)
            },
          },
        ]
  useCommands(
    [
      ...screens,
      ...along,
      ...back,
      { id: 'to-games', title: 'All games', keys: 'Shift+G', group: 'Go to', run: () => go({ screen: 'games' }) },
      {
        id: 'palette',
        title: 'Do anything',
        keys: 'Ctrl+K',
        group: 'App',
        keysOnly: true,
        run: () => openPalette(!useView.getState().paletteOpen),
      },
      { id: 'sheet', title: 'Keyboard shortcuts', keys: '?', group: 'App', run: () => openSheet(true) },
      { id: 'theme-system', title: 'Theme: as the system', group: 'App', run: () => chooseTheme('system') },
      { id: 'theme-light', title: 'Theme: light', group: 'App', run: () => chooseTheme('light') },
      { id: 'theme-dark', title: 'Theme: dark', group: 'App', run: () => chooseTheme('dark') },
      {
        id: 'back-up',
        title: 'Back up the workspace now',
        group: 'App',
        run: () => {
          void backUp()
        },
      },
      { id: 'print', title: 'Print this screen', keys: 'Ctrl+P', group: 'App', run: () => window.print() },
    ],
    'shell',
  )
  return null
}

const keysTo: Record<PhaseScreen, string> = { inbox: 'Shift+I', night: 'Shift+N', votes: 'Shift+V', posts: 'Shift+P' }

async function backUp(): Promise<void> {
  const done = await act('workspace.backUp', {})
  if (done) toast({ title: 'The workspace is backed up.', text: done.path })
}
