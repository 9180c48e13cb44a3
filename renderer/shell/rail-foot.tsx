/** The foot of the rail: how the app looks, and its keys. */
import type { ReactNode } from 'react'
import { useStore } from 'zustand'
import { Keys } from '../parts/keys.tsx'
import { Menu } from '../parts/menu.tsx'
import { languagesSpoken } from '../state/added-languages.ts'
import { useAnswer } from '../state/answers.ts'
import { chooseLanguage, type InterfaceLanguage } from '../state/interface-language.ts'
import { languageName } from '../state/language-names.ts'
import { openHelp } from '../state/help.ts'
import { useView, type Theme } from '../state/view.ts'
import { cls } from '../state/words.ts'
import { say, spoken } from '../words/say.ts'
import { chooseTheme } from './theme.ts'
import css from './rail-foot.module.css'

const themes: readonly Theme[] = ['system', 'light', 'dark']

/** A language is called as it calls itself; the machine's, as what it is. */
const languageSaid = (language: InterfaceLanguage): string =>
  language === 'system' ? say('app.asSystem') : languageName(language)

const themeSaid = (theme: Theme): string =>
  say(theme === 'system' ? 'app.asSystem' : theme === 'light' ? 'app.light' : 'app.dark')

/** Theme, language and shortcuts. */
export function RailFoot(): ReactNode {
  const theme = useView(view => view.theme)
  const { value: settings } = useAnswer('settings.get', {})
  const language = settings?.language ?? 'system'
  const { all } = useStore(languagesSpoken)
  const languages: readonly InterfaceLanguage[] = ['system', ...all]
  return (
    <div className={css.foot}>
      <Menu
        commands={null}
        label={say('app.theme')}
        trigger={
          <button type="button" className={cls(css.item, 'eases')}>
            <span aria-hidden="true" className={css.half} />
            {theme === 'system' ? say('app.theme') : themeSaid(theme)}
          </button>
        }
        items={themes.map(one => ({
          label: themeSaid(one),
          checked: one === theme,
          run: () => chooseTheme(one),
        }))}
      />
      <Menu
        commands={say('app.language')}
        label={say('app.language')}
        trigger={
          <button type="button" className={cls(css.item, 'eases')} aria-label={say('app.language')}>
            <span aria-hidden="true">{spoken.getState().language.toUpperCase()}</span>
          </button>
        }
        items={languages.map(one => ({
          id: `language.${one}`,
          label: languageSaid(one),
          ...(one !== 'system' && { lang: one }),
          checked: one === language,
          run: () => chooseLanguage(one),
        }))}
      />
      <button
        type="button"
        className={cls(css.item, 'eases')}
        onClick={() => openHelp('keys')}
        aria-label={say('app.shortcuts')}
      >
        <Keys keys="?" />
        {say('app.keys')}
      </button>
    </div>
  )
}
