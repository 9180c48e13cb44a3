/** What can be told to the app wherever one is. */
import type { ReactNode } from 'react'
import { useAnswer } from '../state/answers.ts'
import { useCommands, type Command } from '../state/commands.ts'
import { remindDialog, reopenDialog } from '../state/dialogs.ts'
import { booksName, hasBooks, hasVotes, sameIn, waitsFor } from '../state/holds.ts'
import { markSaid, useLastMark } from '../state/last-mark.ts'
import { gameOfRoute, phaseOfRoute, type PhaseScreen } from '../state/route.ts'
import { redo, undo } from '../state/undo.ts'
import { openHelp } from '../state/help.ts'
import { go, openPalette, useView } from '../state/view.ts'
import { openVotePost } from '../views/votes/vote-post.ts'
import { say } from '../words/say.ts'
import { backUpNow } from './back-up-now.ts'
import { chooseTheme } from './theme.ts'
import { searchField } from '../state/searched.ts'
import { tabsOf } from './tabs.tsx'

/** Registers them. */
export function ShellCommands(): ReactNode {
  const route = useView(view => view.route)
  const game = gameOfRoute(route)
  const at = phaseOfRoute(route)
  const { value } = useAnswer('games.get', game === undefined ? undefined : { game })
  const phase = value?.phases[at ?? value.phases.length - 1]
  const [goTo, ofGame, ofApp] = [say('shell.goTo'), say('shell.game'), say('shell.app')]

  const screens: Command[] =
    game === undefined
      ? []
      : [
          ...(value && phase
            ? tabsOf(value, phase).map(tab => ({
                id: `to-${tab.screen}`,
                title: say('shell.screenOf', { screen: tab.name, phase: phase.name }),
                keys: keysTo[tab.screen],
                group: goTo,
                run: () => go({ screen: tab.screen, game, phase: phase.index }),
              }))
            : []),
          // Of the phase that is looked at, also where its votes are not; on their own screen it has its key.
          ...(value && phase && hasVotes(value, phase)
            ? [
                {
                  id: 'votes.post',
                  title: say('votes.theVotePost'),
                  group: goTo,
                  run: () => void openVotePost(game, phase.index),
                },
              ]
            : []),
          {
            id: 'to-public',
            title: say('posts.publicShow'),
            group: goTo,
            run: () => go({ screen: 'public', game }),
          },
          {
            id: 'to-roster',
            title: say('shell.roster'),
            keys: 'Shift+R',
            group: goTo,
            run: () => go({ screen: 'roster', game }),
          },
          {
            id: 'to-setup',
            title: say('shell.setup'),
            keys: 'Shift+S',
            group: goTo,
            run: () => go({ screen: 'setup', game }),
          },
          ...(value?.seats.some(({ bystander }) => !bystander)
            ? [
                {
                  id: 'role-messages',
                  title: say('setup.messages'),
                  group: goTo,
                  run: () => go({ screen: 'messages', game }),
                },
              ]
            : []),
          {
            id: 'to-own-roles',
            title: say('ownRoles.title'),
            group: goTo,
            run: () => go({ screen: 'ownRoles', game }),
          },
          {
            id: 'to-rules',
            title: say('shell.rules'),
            keys: 'Shift+U',
            group: goTo,
            run: () => go({ screen: 'rules', game }),
          },
          {
            id: 'to-wording',
            title: say('shell.wording'),
            keys: 'Shift+W',
            group: goTo,
            run: () => go({ screen: 'wording', game }),
          },
          ...(value && hasBooks(value)
            ? [
                {
                  id: 'to-books',
                  title: booksName(value),
                  keys: 'Shift+B',
                  group: goTo,
                  run: () => go({ screen: 'books', game }),
                },
              ]
            : []),
          {
            id: 'to-log',
            title: say('shell.log'),
            keys: 'Shift+L',
            group: goTo,
            run: () => go({ screen: 'log', game }),
          },
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
                  title: say('shell.backTo', { phase: earlier.name }),
                  keys: '[',
                  group: goTo,
                  run: () => go({ screen: sameIn(value, earlier, route), game: route.game, phase: earlier.index }),
                },
              ]
            : []),
          ...(value && later
            ? [
                {
                  id: 'later',
                  title: say('shell.onTo', { phase: later.name }),
                  keys: ']',
                  group: goTo,
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
            title: undoes === undefined ? say('state.undo') : say('shell.undo', { what: undoes }),
            keys: 'Ctrl+Z',
            group: ofGame,
            run: () => {
              void undo(game)
            },
          },
          {
            id: 'redo',
            title: redoes === undefined ? say('state.redo') : say('shell.redo', { what: redoes }),
            keys: 'Ctrl+Shift+Z',
            group: ofGame,
            run: () => {
              void redo(game)
            },
          },
          {
            id: 'redo-too',
            title: say('state.redo'),
            keys: 'Ctrl+Y',
            group: ofGame,
            keysOnly: true,
            run: () => {
              void redo(game)
            },
          },
        ]
  const past: Command[] =
    value && phase && phase.state !== 'open' && value.mending === undefined
      ? [
          {
            id: 'reopen',
            title: say('mend.reopenPhase', { phase: phase.name }),
            group: ofGame,
            run: () => reopenDialog(phase.index),
          },
        ]
      : []
  const missing: Command[] =
    value && waitsFor(value)
      ? [{ id: 'remind', title: say('reminders.remind'), group: ofGame, run: () => remindDialog(true) }]
      : []
  useCommands(
    [
      ...screens,
      ...missing,
      ...past,
      ...along,
      ...back,
      {
        id: 'search',
        title: say(game === undefined ? 'search.allGames' : 'search.thisGame'),
        keys: 'Ctrl+F',
        group: goTo,
        run: () => toSearch(game),
      },
      {
        id: 'search-too',
        title: say('search.title'),
        keys: '/',
        group: goTo,
        keysOnly: true,
        run: () => toSearch(game),
      },
      ...(game === undefined
        ? []
        : [{ id: 'search-all', title: say('search.allGames'), group: goTo, run: () => toSearch(undefined) }]),
      {
        id: 'to-statistics',
        title: say('statistics.title'),
        keys: 'Shift+T',
        group: goTo,
        run: () => go({ screen: 'statistics' }),
      },
      {
        id: 'to-games',
        title: say('shell.allGames'),
        keys: 'Shift+G',
        group: goTo,
        run: () => go({ screen: 'games' }),
      },
      {
        id: 'palette',
        title: say('shell.doAnything'),
        keys: 'Ctrl+K',
        group: ofApp,
        keysOnly: true,
        run: () => openPalette(!useView.getState().paletteOpen),
      },
      { id: 'sheet', title: say('app.shortcuts'), keys: '?', group: ofApp, run: () => openHelp('keys') },
      { id: 'glossary', title: say('glossary.title'), group: ofApp, run: () => openHelp('glossary') },
      { id: 'works', title: say('glossary.works'), group: ofApp, run: () => openHelp('works') },
      { id: 'report', title: say('report.title'), group: ofApp, run: () => openHelp('report') },
      { id: 'theme-system', title: say('shell.themeSystem'), group: ofApp, run: () => chooseTheme('system') },
      { id: 'theme-light', title: say('shell.themeLight'), group: ofApp, run: () => chooseTheme('light') },
      { id: 'theme-dark', title: say('shell.themeDark'), group: ofApp, run: () => chooseTheme('dark') },
      {
        id: 'back-up',
        title: say('shell.backUp'),
        group: ofApp,
        run: () => {
          void backUpNow()
        },
      },
      { id: 'print', title: say('shell.print'), keys: 'Ctrl+P', group: ofApp, run: () => window.print() },
    ],
    'shell',
  )
  return null
}

/** Goes to the search, or to its field where one is there. */
function toSearch(game: string | undefined): void {
  go(game === undefined ? { screen: 'searchAll' } : { screen: 'search', game })
  document.getElementById(searchField)?.querySelector('input')?.focus()
}

const keysTo: Record<PhaseScreen, string> = { inbox: 'Shift+I', night: 'Shift+N', votes: 'Shift+V', posts: 'Shift+P' }
