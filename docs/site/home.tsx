/** How nights are resolved: a night that shows it, where to look a rule up, and what the words mean. */
import { useDeferredValue, useMemo, useState, type ReactNode } from 'react'
import { TextField } from '../../renderer/parts/field.tsx'
import { RuleId } from '../../renderer/parts/rule-id.tsx'
import { finder } from '../../renderer/state/finder.ts'
import { terms } from '../../renderer/state/terms.ts'
import { say as sayInApp } from '../../renderer/words/say.ts'
import type { SiteData } from './data.ts'
import { example } from './example.ts'
import { Shown } from './system.tsx'
import { say } from './words.ts'
import css from './site.module.css'

const mostShown = 40
const steps = ['site.asks', 'site.reasons', 'site.order', 'site.host', 'site.days'] as const

/** The first page. */
export function HomePage({ data }: { data: SiteData & { page: 'index' } }): ReactNode {
  const { rules, language } = data
  const [typed, setTyped] = useState('')
  const search = useDeferredValue(typed)
  const found = useMemo(() => {
    const matches = finder(search)
    return search.trim() ? rules.filter(({ id, says }) => matches(`${id} ${says}`)) : []
  }, [rules, search])
  return (
    <>
      <h1>{say('site.how')}</h1>
      <TextField
        label={say('site.searchAll', { count: rules.length })}
        value={typed}
        onChange={event => setTyped(event.target.value)}
      />
      {search.trim() !== '' && (
        <>
          <p role="status" className={css.quiet}>
            {say('site.found', { count: found.length })}
          </p>
          <ul className={css.found}>
            {found.slice(0, mostShown).map(({ system, id, says }) => (
              <li key={`${system} ${id}`}>
                <a href={`${system}.html#${encodeURIComponent(id)}`}>
                  <RuleId id={id} />
                </a>{' '}
                {says}
              </li>
            ))}
          </ul>
        </>
      )}
      {steps.map(step => (
        <p key={step}>{say(step)}</p>
      ))}
      <h2>{say('site.exampleTitle')}</h2>
      <Shown night={example} language={language} />
      <h2>{say('site.terms')}</h2>
      <dl className={css.terms}>
        {Object.entries(terms)
          .filter(([, { of }]) => of !== 'glossary.game')
          .map(([id, { name, says }]) => (
            <div key={id}>
              <dt>{sayInApp(name)}</dt>
              <dd>{sayInApp(says)}</dd>
            </div>
          ))}
      </dl>
    </>
  )
}
