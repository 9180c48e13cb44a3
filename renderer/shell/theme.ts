import { useEffect } from 'react'
import { useAnswer } from '../state/answers.ts'
import { useDrawnTheme } from '../state/drawn-theme.ts'
import { keepSetting } from '../state/setting.ts'
import { showTheme, useView, type Theme } from '../state/view.ts'

const remembered = 'nightdesk.theme'

/** The theme as the settings have it, on the page. What it was is remembered here, so that a start does not flash. */
export function useTheme(): void {
  const { value: settings } = useAnswer('settings.get', {})
  const theme = useView(view => view.theme)
  useEffect(() => {
    const known = settings?.theme ?? window.localStorage.getItem(remembered)
    if (known === 'light' || known === 'dark' || known === 'system') showTheme(known)
  }, [settings?.theme])
  useDrawnTheme(theme)
}

/** Shows a theme and keeps it. */
export function chooseTheme(theme: Theme): void {
  showTheme(theme)
  window.localStorage.setItem(remembered, theme)
  keepSetting({ key: 'theme', value: theme })
}
