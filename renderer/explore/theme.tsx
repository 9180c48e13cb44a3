/** Light or dark: as the system has it, until somebody chooses. */
import { useEffect, useState, type ReactNode } from 'react'
import { say } from '../words/say.ts'
import css from './explore.module.css'

const themes = { system: 'explore.asSystem', light: 'explore.light', dark: 'explore.dark' } as const
type Theme = keyof typeof themes
const all = Object.keys(themes) as Theme[]
const dark = window.matchMedia('(prefers-color-scheme: dark)')

/** The switch. */
export function ThemeSwitch(): ReactNode {
  const [theme, setTheme] = useState<Theme>('system')
  useEffect(() => {
    const draw = (): void => {
      document.documentElement.dataset.theme = theme === 'system' ? (dark.matches ? 'dark' : 'light') : theme
    }
    draw()
    dark.addEventListener('change', draw)
    return () => dark.removeEventListener('change', draw)
  }, [theme])
  return (
    <div className={css.themes} role="group" aria-label={say('explore.theme')}>
      {all.map(one => (
        <button key={one} type="button" aria-pressed={theme === one} onClick={() => setTheme(one)}>
          {say(themes[one])}
        </button>
      ))}
    </div>
  )
}
