import { useEffect } from 'react'
import type { Theme } from './view.ts'

const dark = window.matchMedia('(prefers-color-scheme: dark)')

/** Draws the page light or dark: as chosen, or as the system has it and while it changes. */
export function useDrawnTheme(theme: Theme): void {
  useEffect(() => {
    const draw = (): void => {
      document.documentElement.dataset.theme = theme === 'system' ? (dark.matches ? 'dark' : 'light') : theme
    }
    draw()
    dark.addEventListener('change', draw)
    return () => dark.removeEventListener('change', draw)
  }, [theme])
}
