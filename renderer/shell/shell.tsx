/** What is around every screen: top bar, phases, tabs, palette, notices. */
import { Toast } from '@base-ui/react/toast'
import { useEffect, useRef, type ReactNode } from 'react'
import { gameOfRoute } from '../state/route.ts'
import { toastManager } from '../state/toasts.ts'
import { useView } from '../state/view.ts'
import { Banner } from './banner.tsx'
import { ShellCommands } from './shell-commands.tsx'
import { Palette } from './palette.tsx'
import { Rail } from './rail.tsx'
import { ShortcutSheet } from './shortcut-sheet.tsx'
import { Tabs } from './tabs.tsx'
import { useTheme } from './theme.ts'
import { Toasts } from './toasts.tsx'
import { TopBar } from './top-bar.tsx'
import css from './shell.module.css'
import { cls } from '../state/words.ts'

/** The frame around a screen. */
export function Shell({ children }: { children: ReactNode }): ReactNode {
  useTheme()
  const route = useView(view => view.route)
  const inGame = gameOfRoute(route) !== undefined
  const main = useFocusKept()
  return (
    <Toast.Provider toastManager={toastManager} limit={4}>
      <button type="button" className={css.skip} onClick={() => main.current?.focus()}>Skip to the screen</button>
      <div className={cls(css.app, inGame && css.withRail)}>
        <Banner />
        <TopBar />
        {inGame && <Rail />}
        <main ref={main} className={css.main} tabIndex={-1}>
          {'phase' in route && <Tabs game={route.game} phase={route.phase} />}
          <div className={css.screen}>{children}</div>
        </main>
      </div>
      <ShellCommands />
      <Palette />
      <ShortcutSheet />
      <Toasts />
    </Toast.Provider>
  )
}

/** Where a screen goes away with the focus in it, the next one has it. */
function useFocusKept(): React.RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null)
  const route = useView(view => view.route)
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      if (document.activeElement === null || document.activeElement === document.body) main.current?.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(frame)
  }, [route])
  return main
}
