/** What is around every screen: top bar, phases, tabs, palette, notices. */
import { Toast } from '@base-ui/react/toast'
import { Fragment, useEffect, useRef, type ReactNode, type RefObject } from 'react'
import { Guard } from '../parts/guard.tsx'
import { callIds } from '../state/names-of-ids.ts'
import { useOwnKeys } from '../state/own-keys.ts'
import { addressOf, gameOfRoute } from '../state/route.ts'
import { toastManager } from '../state/toasts.ts'
import { useView } from '../state/view.ts'
import { say } from '../words/say.ts'
import { Banner } from './banner.tsx'
import { Proposal } from './proposal.tsx'
import { MendingStrip } from './mending-strip.tsx'
import { useDroppedWorkspace } from './dropped-workspace.ts'
import { GameCommands } from './game-commands.tsx'
import { GameDialogs } from './game-dialogs.tsx'
import { ReminderDialog } from './reminder-dialog.tsx'
import { Reminders } from './reminders.tsx'
import { ReopenDialog } from './reopen-dialog.tsx'
import { ShellCommands } from './shell-commands.tsx'
import { Palette } from './palette.tsx'
import { Rail } from './rail.tsx'
import { HelpSheet } from './help-sheet.tsx'
import { Tabs } from './tabs.tsx'
import { useTheme } from './theme.ts'
import { Toasts } from './toasts.tsx'
import { TopBar } from './top-bar.tsx'
import css from './shell.module.css'
import { cls } from '../state/words.ts'
import type { GameView } from '../../electron/desk/contract.ts'
import { useAnswer } from '../state/answers.ts'
import { useCommands } from '../state/commands.ts'
import { recordDialog, useDialogs } from '../state/dialogs.ts'
import { AddRecord } from '../views/books/add-record.tsx'

// The form of the system that is filled in, wherever it was opened, and the commands that open one.

/** The dialog of the game that is looked at, where its system has forms. */
function RecordDialog(): ReactNode {
  const game = useView(view => gameOfRoute(view.route))
  const { value } = useAnswer('games.get', game === undefined ? undefined : { game })
  return value?.system.records ? <Of game={value} /> : null
}

function Of({ game }: { game: GameView }): ReactNode {
  const form = useDialogs(dialogs => dialogs.record)
  const { value } = useAnswer('records.view', { game: game.id })
  useCommands(
    (value?.forms ?? []).map(({ id, title }) => ({
      id: `record ${id}`,
      title: say('shell.record', { form: title }),
      group: say('shell.records'),
      run: () => recordDialog(id),
    })),
    'shell',
  )
  return form === undefined ? null : <AddRecord game={game} form={form} onClose={() => recordDialog(undefined)} />
}

/** The frame around a screen. Around what players are shown there is none: no list, no notice and no command tells them more. */
export function Shell({ children }: { children: ReactNode }): ReactNode {
  const shown = useView(view => view.route.screen === 'public')
  return shown ? <Bare>{children}</Bare> : <Framed>{children}</Framed>
}

function Bare({ children }: { children: ReactNode }): ReactNode {
  useTheme()
  return (
    <main className={css.bare}>
      <Guard what={say('shell.thisScreen')}>{children}</Guard>
    </main>
  )
}

function Framed({ children }: { children: ReactNode }): ReactNode {
  useTheme()
  useDroppedWorkspace()
  useOwnKeys()
  const route = useView(view => view.route)
  const game = gameOfRoute(route)
  const inGame = game !== undefined
  const called = useNamesOf(game)
  const main = useFocusKept()
  return (
    <Toast.Provider toastManager={toastManager} limit={4}>
      <button type="button" className={cls(css.skip, 'no-print')} onClick={() => main.current?.focus()}>
        {say('shell.skip')}
      </button>
      <div className={cls(css.app, inGame && css.withRail)}>
        <Guard className={css.banner} what={say('shell.theNotice')} slim>
          <Banner />
        </Guard>
        <Guard className={css.top} what={say('shell.theTopBar')} of={addressOf(route)} slim>
          <TopBar />
        </Guard>
        {inGame && (
          <Guard className={css.rail} what={say('shell.thePhases')} of={addressOf(route)} slim>
            <Rail />
          </Guard>
        )}
        <main ref={main} className={css.main} tabIndex={-1}>
          {'phase' in route && (
            <Guard what={say('shell.theTabs')} of={addressOf(route)} slim>
              <Tabs game={route.game} phase={route.phase} />
            </Guard>
          )}
          <Guard what={say('shell.whatIsProposed')} of={addressOf(route)} slim>
            <Proposal />
            <MendingStrip />
          </Guard>
          <div className={css.screen}>
            <Guard what={say('shell.thisScreen')} of={addressOf(route)}>
              {called !== undefined && <Fragment key={called}>{children}</Fragment>}
            </Guard>
          </div>
        </main>
      </div>
      <Guard what={say('shell.whatKeysDo')} slim>
        <ShellCommands />
        <RecordDialog />
        <ReopenDialog />
        <ReminderDialog />
        <GameDialogs />
        <GameCommands />
        <Reminders />
        <Palette />
        <HelpSheet />
      </Guard>
      <Toasts beside={inGame} />
    </Toast.Provider>
  )
}

/**
 * Where what had the focus goes away, something near has it: what the screen calls its home, else the screen itself.
 * A keyboard never has to begin at the top of the page again.
 */
function useFocusKept(): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null)
  useEffect(() => {
    const screen = main.current
    if (!screen) return
    let last: Element | null = null
    const remember = (event: FocusEvent): void => {
      last = event.target instanceof Element ? event.target : null
    }
    const keep = (): void => {
      if (last?.isConnected || (document.activeElement !== null && document.activeElement !== document.body)) return
      if (!last) return
      const home = screen.querySelector<HTMLElement>('[data-home]')
      home?.focus()
      // A home in a pane that is folded away takes none.
      if (!home || document.activeElement !== home) screen.focus({ preventScroll: true })
    }
    const watcher = new MutationObserver(() => requestAnimationFrame(keep))
    watcher.observe(document.body, { childList: true, subtree: true })
    document.addEventListener('focusin', remember)
    return () => {
      watcher.disconnect()
      document.removeEventListener('focusin', remember)
    }
  }, [])
  return main
}

/**
 * Ids are called as this game calls them: used where everything of a game is drawn.
 * @returns the language they are called in, once it is known that or why not: before, nothing is to be drawn that names them
 */
function useNamesOf(game: string | undefined): string | undefined {
  const { value, error } = useAnswer('games.get', game === undefined ? undefined : { game })
  callIds(value?.system.names ?? {})
  return value?.system.namesIn ?? (game === undefined || error ? '' : undefined)
}
