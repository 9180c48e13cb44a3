/** In which language it is explained: a setting of the app, for every game whose rules have words in it. */
import type { ReactNode } from 'react'
import type { GameView } from '../../../electron/desk/contract.ts'
import { explainIn, languageNames, useExplained } from '../../state/language.ts'
import type { Command } from '../../state/commands.ts'
import { cls } from '../../state/words.ts'
import { say } from '../../words/say.ts'
import type { Night } from './use-night.ts'
import css from './tree-bar.module.css'

const offered = ['en', 'ru'] as const

/** Why rules that have no words in a language are explained in English all the same; undefined where they have. */
const without = ({ system }: GameView, language: (typeof offered)[number]): string | undefined =>
  system.languages.includes(language) ? undefined : say('nightTree.noWords', { system: system.name, language })

/** EN, RU; what the rules have no words in cannot be chosen, and says so. */
export function LanguageSwitch({ night: { game, shown } }: { night: Pick<Night, 'game' | 'shown'> }): ReactNode {
  const spoken = shown?.language
  if (!game || spoken === undefined) return null
  return (
    <div className={cls(css.forms, css.languages)} role="group" aria-label={say('nightTree.language')}>
      {offered.map(one => {
        const why = without(game, one)
        return (
          <button
            key={one}
            type="button"
            {...(why === undefined ? { lang: one } : {})}
            aria-pressed={spoken === one}
            disabled={why !== undefined}
            className={cls(css.form, 'eases')}
            title={why ?? say('nightTree.explainedIn', { language: languageNames[one] })}
            aria-label={why === undefined ? languageNames[one] : `${languageNames[one]}: ${why}`}
            onClick={() => explainIn(one)}
          >
            {one.toUpperCase()}
          </button>
        )
      })}
    </div>
  )
}

/** The same for the palette: into the other language. Where the rules have only one, it says that nothing here changes. */
export function useLanguageCommand(game: GameView | undefined): Command[] {
  const other = useExplained().language === 'ru' ? 'en' : 'ru'
  const only = game && game.system.languages.length < 2 ? game.system.name : undefined
  return [
    {
      id: 'explained-in',
      title:
        only === undefined
          ? say('nightTree.explain', { language: other })
          : say('nightTree.explainOnly', { language: other, system: only }),
      group: say('night.title'),
      run: () => explainIn(other),
    },
  ]
}
