/** Light or dark: as the system has it, until somebody chooses. */
import { useState, type ReactNode } from 'react'
import { useDrawnTheme } from '../state/drawn-theme.ts'
import type { Theme } from '../state/view.ts'
import { say } from '../words/say.ts'
import css from './explore.module.css'

const themes = { system: 'explore.asSystem', light: 'explore.light', dark: 'explore.dark' } as const satisfies Record<
  Theme,
  string
>
const all = Object.keys(themes) as Theme[]

/** The switch. */
export function ThemeSwitch(): ReactNode {
  const [theme, setTheme] = useState<Theme>('system')
  useDrawnTheme(theme)
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
