/** The foot of the rail: how the app looks, and its keys. */
import type { ReactNode } from 'react'
import { Keys } from '../parts/keys.tsx'
import { Menu } from '../parts/menu.tsx'
import { openSheet, useView, type Theme } from '../state/view.ts'
import { cls } from '../state/words.ts'
import { chooseTheme } from './theme.ts'
import css from './rail-foot.module.css'

const themes: { theme: Theme; name: string }[] = [
  { theme: 'system', name: 'As the system' },
  { theme: 'light', name: 'Light' },
  { theme: 'dark', name: 'Dark' },
]

/** Theme and shortcuts. */
export function RailFoot(): ReactNode {
  const theme = useView(view => view.theme)
  return (
    <div className={css.foot}>
      <Menu
        label="Theme"
        trigger={
          <button type="button" className={cls(css.item, 'eases')}>
            <span aria-hidden="true" className={css.half} />
            {theme === 'system' ? 'Theme' : theme === 'dark' ? 'Dark' : 'Light'}
          </button>
        }
        items={themes.map(one => ({
          label: one.name,
          checked: one.theme === theme,
          run: () => chooseTheme(one.theme),
        }))}
      />
      <button
        type="button"
        className={cls(css.item, 'eases')}
        onClick={() => openSheet(true)}
        aria-label="Keyboard shortcuts"
      >
        <Keys keys="?" />
        Keys
      </button>
    </div>
  )
}
