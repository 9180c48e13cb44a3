/** The rules of a system, each explained by one of its own cases: our sentence, a small night, and what it came to. */
import { useDeferredValue, useEffect, useMemo, useState, type ReactNode } from 'react'
import type { Locale } from '../../engine/text/locale.ts'
import { TextField } from '../../renderer/parts/field.tsx'
import { RuleId } from '../../renderer/parts/rule-id.tsx'
import { finder } from '../../renderer/state/finder.ts'
import type { RuleShown, SiteData } from './data.ts'
import { linkOf } from './link.ts'
import { Night, played } from './night.tsx'
import { say } from './words.ts'
import css from './site.module.css'

const atOnce = 60

/** The page of a system. The address names the rule that is open. */
export function SystemPage({ data }: { data: SiteData & { page: 'system' } }): ReactNode {
  const { system, systems, rules, language } = data
  const [typed, setTyped] = useState('')
  const [more, setMore] = useState(1)
  const search = useDeferredValue(typed)
  const [asked] = useState(() => decodeURIComponent(window.location.hash.slice(1)))
  const found = useMemo(() => {
    const matches = finder(search)
    return rules.filter(({ id, says, night = '' }) => matches(`${id} ${says} ${night}`))
  }, [rules, search])
  const first = found.findIndex(({ id }) => id === asked)
  const shown = found.slice(0, Math.max(atOnce * more, first + 1))
  return (
    <>
      <h1>{systems.find(({ id }) => id === system)?.name}</h1>
      <p>{say('site.systemText', { count: rules.length })}</p>
      <TextField label={say('site.search')} value={typed} onChange={event => setTyped(event.target.value)} />
      <p role="status" className={css.quiet}>
        {say('site.found', { count: found.length })}
      </p>
      <div>
        {shown.map(rule => (
          <Rule key={rule.id} rule={rule} language={language} open={rule.id === asked} />
        ))}
      </div>
      {shown.length < found.length && (
        <button type="button" className={css.more} onClick={() => setMore(now => now + 1)}>
          {say('site.more', { count: found.length - shown.length })}
        </button>
      )}
    </>
  )
}

function Rule({ rule, language, open }: { rule: RuleShown; language: Locale; open: boolean }): ReactNode {
  const [isOpen, setOpen] = useState(open)
  const { id, says, night, uncheckable } = rule
  return (
    <details
      id={id}
      className={css.rule}
      open={isOpen}
      ref={element => {
        if (open && element && !element.dataset.seen) element.scrollIntoView()
        if (element) element.dataset.seen = 'yes'
      }}
      onToggle={event => {
        const now = event.currentTarget.open
        setOpen(now)
        if (now && !isOpen) window.history.replaceState(null, '', `#${encodeURIComponent(id)}`)
      }}
    >
      <summary>
        <RuleId id={id} /> <span>{says}</span>
      </summary>
      {isOpen
        && (night === undefined ? (
          <p className={css.quiet}>{uncheckable ?? say('site.noNight')}</p>
        ) : (
          <Shown night={night} rule={id} language={language} />
        ))}
    </details>
  )
}

/** A night as it is written, and what it comes to. */
export function Shown({ night, rule, language }: { night: string; rule?: string; language: Locale }): ReactNode {
  const { game, problems } = useMemo(() => played(night, language), [night, language])
  const [link, setLink] = useState('')
  useEffect(() => void linkOf(night).then(setLink), [night])
  return (
    <>
      <pre className={css.text}>{night}</pre>
      <p>
        <a href={`playground.html#${link}`}>{say('site.tryIt')}</a>
      </p>
      {game ? (
        <Night game={game} {...(rule !== undefined && { rule })} />
      ) : (
        <p className={css.quiet}>{problems[0]?.message ?? say('site.notPlayed')}</p>
      )}
    </>
  )
}
