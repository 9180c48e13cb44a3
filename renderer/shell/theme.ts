import { useEffect } from 'react'
import { useAnswer } from '../state/answers.ts'
import { act } from '../state/act.ts'
import { showTheme, useView, type Theme } from '../state/view.ts'

const dark = window.matchMedia('(prefers-color-scheme: dark)')
const remembered = 'nightdesk.theme'

/** The theme as the settings have it, on the page. What it was is remembered here, so that a start does not flash. */
export function useTheme(): void {
  const { value: settings } = useAnswer('settings.get', {})
  const theme = useView(view => view.theme)
  useEffect(() => {
    const known = settings?.theme ?? window.localStorage.getItem(remembered)
    if (known === 'light' || known === 'dark' || known === 'system') showTheme(known)
  }, [settings?.theme])
  useEffect(() => {
    const draw = (): void => {
      document.documentElement.dataset.theme = theme === 'system' ? (dark.matches ? 'dark' : 'light') : theme
    }
    draw()
    dark.addEventListener('change', draw)
    return () => dark.removeEventListener('change', draw)
  }, [theme])
}

/** Shows a theme and keeps it. */
export function chooseTheme(theme: Theme): void {
  showTheme(theme)
  window.localStorage.setItem(remembered, theme)
  void act('settings.put', { key: 'theme', value: theme })
}
