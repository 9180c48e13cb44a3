/** In which language it is explained: a setting of the app, for every game whose rules have words in it. */
import type { ReactNode } from 'react'
import type { GameView } from '../../../electron/desk/contract.ts'
import { languageNames } from '../../state/language-names.ts'
import { explainIn, useExplained } from '../../state/language.ts'
import type { Command } from '../../state/commands.ts'
import { cls } from '../../state/words.ts'
import { say } from '../../words/say.ts'
import type { Night } from './use-night.ts'
import css from './tree-bar.module.css'

const offered = ['en', 'ru'] as const

const speaksBoth = ({ system }: GameView): boolean => offered.every(one => system.languages.includes(one))

/** EN, RU, where the rules have words in both. */
export function LanguageSwitch({ night: { game, shown } }: { night: Pick<Night, 'game' | 'shown'> }): ReactNode {
  const spoken = shown?.language
  if (!game || spoken === undefined || !speaksBoth(game)) return null
  return (
    <div className={cls(css.forms, css.languages)} role="group" aria-label={say('nightTree.language')}>
      {offered.map(one => (
        <button
          key={one}
          type="button"
          lang={one}
          aria-pressed={spoken === one}
          className={cls(css.form, 'eases')}
          title={say('nightTree.explainedIn', { language: languageNames[one] })}
          aria-label={languageNames[one]}
          onClick={() => explainIn(one)}
        >
          {one.toUpperCase()}
        </button>
      ))}
    </div>
  )
}

/** The same for the palette: into the other language. */
export function useLanguageCommand(game: GameView | undefined): Command[] {
  const other = useExplained().language === 'ru' ? 'en' : 'ru'
  if (game && !speaksBoth(game)) return []
  return [
    {
      id: 'explained-in',
      title: say('nightTree.explain', { language: other }),
      group: say('night.title'),
      run: () => explainIn(other),
    },
  ]
}
