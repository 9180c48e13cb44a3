/** In which language it is explained: a setting of the app, for every game whose rules have words in it. */
import type { ReactNode } from 'react'
import { spokenLocales, type Locale } from '../../../engine/text/locale.ts'
import type { GameView } from '../../../electron/desk/contract.ts'
import { languageName } from '../../state/language-names.ts'
import { explainIn, useExplained } from '../../state/language.ts'
import type { Command } from '../../state/commands.ts'
import { cls } from '../../state/words.ts'
import { say } from '../../words/say.ts'
import type { Night } from './use-night.ts'
import css from './tree-bar.module.css'

/** EN, RU, where the rules have words in both. */
export function LanguageSwitch({ night: { game, shown } }: { night: Pick<Night, 'game' | 'shown'> }): ReactNode {
  const spoken = shown?.language
  if (!game || spoken === undefined || game.system.languages.length < 2) return null
  return (
    <div className={cls(css.forms, css.languages)} role="group" aria-label={say('nightTree.language')}>
      {game.system.languages.map(one => (
        <button
          key={one}
          type="button"
          lang={one}
          aria-pressed={spoken === one}
          className={cls(css.form, 'eases')}
          title={say('nightTree.explainedIn', { language: languageName(one) })}
          aria-label={languageName(one)}
          onClick={() => explainIn(one)}
        >
          {one.toUpperCase()}
        </button>
      ))}
    </div>
  )
}

/** The same for the palette: into each other language. */
export function useLanguageCommand(game: GameView | undefined): Command[] {
  const { language = 'en' } = useExplained()
  const offered: readonly Locale[] = game?.system.languages ?? spokenLocales()
  if (offered.length < 2) return []
  return offered
    .filter(one => one !== language)
    .map(other => ({
      id: `explained-in-${other}`,
      title: say('nightTree.explain', { language: other }),
      group: say('night.title'),
      run: () => explainIn(other),
    }))
}
