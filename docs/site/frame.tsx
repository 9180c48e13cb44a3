/** What every page of the site has: where to go, the other language, light or dark. */
import type { ReactNode } from 'react'
import { ThemeSwitch } from '../../renderer/explore/theme.tsx'
import type { Written } from '../../engine/text/locale.ts'
import type { SiteData } from './data.ts'
import { languageNames, say } from './words.ts'
import css from './site.module.css'

/** The page around what it shows. */
export function Frame({ data, children }: { data: SiteData; children: ReactNode }): ReactNode {
  const file = data.page === 'system' ? data.system : data.page
  const link = (to: string, name: string): ReactNode => (
    <a key={to} href={`${to}.html`} {...(to === file && { 'aria-current': 'page' as const })}>
      {name}
    </a>
  )
  return (
    <>
      <header className={css.head}>
        <b>{say('site.name')}</b>
        <nav aria-label={say('site.pages')}>
          {link('index', say('site.how'))}
          {data.systems.map(({ id, name }) => link(id, name))}
          {link('playground', say('site.playground'))}
        </nav>
        <span className={css.languages}>
          {(Object.keys(languageNames) as Written[])
            .filter(one => one !== data.language)
            .map(one => (
              <a key={one} lang={one} hrefLang={one} href={`../${one}/${file}.html`}>
                {languageNames[one]}
              </a>
            ))}
        </span>
        <ThemeSwitch />
      </header>
      <main className={css.main}>{children}</main>
    </>
  )
}
