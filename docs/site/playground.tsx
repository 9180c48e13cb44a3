/** The playground: a night is written on the left, and what it comes to stands beside it at once. */
import { useDeferredValue, useEffect, useMemo, useState, type ReactNode } from 'react'
import { rules as ruleCalls } from '../../electron/desk/rules/calls.ts'
import { speaking } from '../../electron/desk/words/say.ts'
import { capital } from '../../engine/text/humanize.ts'
import { systemById } from '../../engine/systems/index.ts'
import { Field } from '../../renderer/parts/field.tsx'
import type { SiteData } from './data.ts'
import { example } from './example.ts'
import { linkOf, nightIn } from './link.ts'
import { Night, played } from './night.tsx'
import { say } from './words.ts'
import { Steps } from './steps.tsx'
import { writtenIn } from './write.ts'
import css from './site.module.css'

/** The page. What is written stands in its address. */
export function Playground({ data: { language } }: { data: SiteData }): ReactNode {
  const [text, setText] = useState<string>()
  useEffect(() => {
    const read = (): void => {
      const { hash } = window.location
      void nightIn(hash).then(night => setText(before => night ?? before ?? example))
    }
    read()
    window.addEventListener('hashchange', read)
    return () => window.removeEventListener('hashchange', read)
  }, [])
  return text === undefined ? null : <Written text={text} setText={setText} language={language} />
}

function Written({
  text,
  setText,
  language,
}: {
  text: string
  setText: (text: string) => void
  language: SiteData['language']
}): ReactNode {
  const night = useDeferredValue(text)
  const [shared, setShared] = useState(false)
  const { game, problems } = useMemo(() => played(night, language), [night, language])
  const [last, setLast] = useState(game)
  if (game && game !== last) setLast(game)
  const catalogue = useMemo(() => {
    const id = writtenIn(night, undefined)?.system ?? ''
    const system = systemById(id)
    return system && { system, roles: speaking(language, () => ruleCalls['rules.roles']({ system: id })) }
  }, [night, language])
  const shown = game ?? last
  const share = async (): Promise<void> => {
    const address = new URL(window.location.href)
    address.hash = await linkOf(text)
    window.history.replaceState(null, '', address)
    await navigator.clipboard.writeText(address.href).catch(() => undefined)
    setShared(true)
  }
  return (
    <div className={css.playground}>
      <section aria-label={say('site.yourNight')}>
        <h1>{say('site.playground')}</h1>
        <p>{say('site.playgroundText')}</p>
        <Field label={say('site.yourNight')} className={css.editor!}>
          <textarea
            value={text}
            rows={14}
            spellCheck={false}
            onChange={event => {
              setShared(false)
              setText(event.target.value)
            }}
          />
        </Field>
        <ul className={css.problems} aria-live="polite" aria-label={say('site.problems')}>
          {problems.map(({ line, message, remedy }, index) => (
            <li key={index}>
              {say('site.problem', { line, message })}
              {remedy !== undefined && ` ${capital(remedy)}`}
            </li>
          ))}
        </ul>
        {catalogue && <Steps key={catalogue.system.id} text={text} setText={setText} {...catalogue} />}
        <p>
          <button type="button" className={css.share} onClick={() => void share()}>
            {say('site.share')}
          </button>{' '}
          <span role="status">{shared && say('site.shared')}</span>
        </p>
      </section>
      <section aria-label={say('site.result')}>
        {shown && shown.phases.length > 0 ? <Night game={shown} /> : <p className={css.quiet}>{say('site.nothing')}</p>}
      </section>
    </div>
  )
}
