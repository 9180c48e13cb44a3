/** The languages that come from files in the folder of the workspace, and which of their texts stay in English. */
import type { ReactNode } from 'react'
import type { LanguageRow } from '../../electron/desk/contract.ts'
import { useAnswer } from '../state/answers.ts'
import { languageName } from '../state/language-names.ts'
import { say } from '../words/say.ts'
import css from './saved-dialog.module.css'

/** Nothing where there are none. */
export function LanguageFiles(): ReactNode {
  const { value } = useAnswer('languages.list', {})
  if (!value?.languages.length) return null
  return (
    <section aria-label={say('shell.languageFiles')}>
      <h3 className="eyebrow">{say('shell.languageFiles')}</h3>
      {value.languages.map(one => (
        <LanguageFile key={one.code} {...one} />
      ))}
    </section>
  )
}

const mostNamed = 50

function LanguageFile({ code, file, texts, wrongInAll, wrong, missing }: LanguageRow): ReactNode {
  const named = missing.slice(0, mostNamed)
  return (
    <>
      <p className={css.soft}>
        <span lang={code}>{languageName(code)}</span> <code>{file}</code>{' '}
        {say('shell.languageTexts', { texts, missing: missing.length, wrong: wrongInAll })}
      </p>
      {wrong.length + named.length > 0 && (
        <details>
          <summary>{say('shell.inEnglish')}</summary>
          <ul>
            {wrong.map(({ key, says }) => (
              <li key={key}>
                <code>{key}</code>: {says}
              </li>
            ))}
            {named.map(key => (
              <li key={key}>
                <code>{key}</code>
              </li>
            ))}
          </ul>
          {missing.length > named.length && (
            <p className={css.soft}>{say('shell.moreInEnglish', { count: missing.length - named.length })}</p>
          )}
        </details>
      )}
    </>
  )
}
