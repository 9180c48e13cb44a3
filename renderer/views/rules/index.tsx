/** Rules and options: what the host may choose, and the whole rulebook. */
import { useDeferredValue, useEffect, useRef, useState, type ReactNode } from 'react'
import type { RulebookRow, RulesView } from '../../../electron/desk/contract.ts'
import { Guard } from '../../parts/guard.tsx'
import { Empty } from '../../parts/empty.tsx'
import { Button } from '../../parts/button.tsx'
import { TextField } from '../../parts/field.tsx'
import { Problem } from '../../parts/problem.tsx'
import { RuleId } from '../../parts/rule-id.tsx'
import { Words } from '../../parts/words.tsx'
import { Skeleton } from '../../parts/skeleton.tsx'
import { useAnswer } from '../../state/answers.ts'
import { originSaid } from '../../state/origins.ts'
import { useView } from '../../state/view.ts'
import { cls } from '../../state/words.ts'
import { say } from '../../words/say.ts'
import { rulesFound } from './find.ts'
import { optionGroups, optionsFound } from './groups.ts'
import { OptionRow } from './option-row.tsx'
import { RulesTabs } from './tabs.tsx'
import css from './rules.module.css'

/** The rules of a game. */
export function RulesScreen({ game }: { game: string }): ReactNode {
  const { value: rules, error } = useAnswer('options.view', { game })
  const [typed, setSearch] = useState('')
  const search = useDeferredValue(typed)
  if (error && !rules) return <Problem error={error} />
  if (!rules) return <Skeleton label={say('rules.theRules')} lines={8} />
  const [fixed, ...other] = [...new Set(rules.options.map(option => option.fixed))]
  const allFixed = other.length ? undefined : fixed
  const changed = rules.options.filter(option => option.value !== option.default).length
  const found = optionsFound(rules.options, search)
  const groups = optionGroups(found.filter(({ lent }) => !lent))
  const borrowed = found.filter(({ lent }) => lent)
  const one = groups.length === 1 && !rules.options.some(({ id }) => id.includes('.'))
  return (
    <div className={css.screen}>
      <section className={css.options} aria-label={say('rules.options')}>
        <header className={css.head}>
          <RulesTabs game={game} here="rules" />
          <div className={css.top}>
            <h1 className={css.title}>{say('rules.options')}</h1>
            {rules.options.length > few && (
              <TextField
                label={say('rules.search')}
                bare
                type="search"
                className={css.search ?? ''}
                placeholder={say('rules.searchMany', { count: rules.options.length })}
                value={typed}
                onChange={event => setSearch(event.target.value)}
              />
            )}
          </div>
          <p className={css.soft}>
            {allFixed !== undefined && <>{allFixed} </>}
            {changed ? say('rules.differ', { changed, all: rules.options.length }) : say('rules.asTheRules')}
          </p>
        </header>
        {groups.map(group => (
          <section key={group.id} aria-label={group.name}>
            {!one && <h2 className={cls('eyebrow', css.group)}>{group.name}</h2>}
            <ul>
              {group.options.map(option => (
                <OptionRow key={option.id} game={game} option={option} silent={allFixed !== undefined} />
              ))}
            </ul>
          </section>
        ))}
        {borrowed.length > 0 && (
          <section aria-label={say('rules.borrowedOptions')}>
            <Borrowed rules={rules} title={say('rules.borrowedOptions')} />
            <ul>
              {borrowed.map(option => (
                <OptionRow key={option.id} game={game} option={option} silent={allFixed !== undefined} />
              ))}
            </ul>
          </section>
        )}
        {!found.length && (
          <Empty
            title={say('rules.noOption')}
            text={say('rules.searched')}
            action={<Button onClick={() => setSearch('')}>{say('rules.showAll')}</Button>}
          />
        )}
      </section>
      <Guard what={say('rules.theRulebook')}>
        <Rulebook rules={rules} />
      </Guard>
    </div>
  )
}

/** So many options are seen at once. */
const few = 8

/** Whose rules they are that stand here besides a system's own, and why. */
function Borrowed({ rules: { borrowed }, title }: { rules: RulesView; title: string }): ReactNode {
  if (!borrowed) return null
  return (
    <>
      <h3 className={cls('eyebrow', css.group)}>{title}</h3>
      <p className={css.borrowed}>
        <Words of="rules.borrowedFrom" values={{ system: <b>{borrowed.from}</b> }} /> {borrowed.why}{' '}
        {say(borrowed.counts ? 'rules.borrowedCount' : 'rules.borrowedIdle')}
      </p>
    </>
  )
}

function Rulebook({ rules }: { rules: RulesView }): ReactNode {
  const rows = rules.rulebook
  const [search, setSearch] = useState('')
  const found = rulesFound(rows, useDeferredValue(search))
  const selected = useView(view => view.selected)
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (selected !== undefined)
      list.current?.querySelector(`[data-rule="${CSS.escape(selected)}"]`)?.scrollIntoView({ block: 'center' })
  }, [selected])
  return (
    <section className={css.book} aria-label={say('rules.rulebook')}>
      <header className={css.head}>
        <h2 className={css.title}>{say('rules.rulebook')}</h2>
        <TextField
          label={say('rules.searchBook')}
          bare
          type="search"
          className={css.search}
          placeholder={say('rules.searchRules', { count: rows.length })}
          value={search}
          onChange={event => setSearch(event.target.value)}
        />
      </header>
      {found.length ? (
        <div ref={list}>
          <RuleList rows={found.filter(({ lent }) => !lent)} selected={selected} />
          {found.some(({ lent }) => lent) && (
            <section aria-label={say('rules.borrowedRules')}>
              <Borrowed rules={rules} title={say('rules.borrowedRules')} />
              <RuleList rows={found.filter(({ lent }) => lent)} selected={selected} />
            </section>
          )}
        </div>
      ) : (
        <Empty
          title={say('rules.noRule')}
          text={say('rules.rulesSearched')}
          action={<Button onClick={() => setSearch('')}>{say('rules.showRules')}</Button>}
        />
      )}
    </section>
  )
}

function RuleList({ rows, selected }: { rows: readonly RulebookRow[]; selected: string | undefined }): ReactNode {
  if (!rows.length) return null
  return (
    <dl className={css.rules}>
      {rows.map(({ id, origin, says }) => (
        <div key={id} data-rule={id} className={cls(css.rule, id === selected && css.found)}>
          <dt>
            <RuleId id={id} />
          </dt>
          <dd>
            {says}
            {origin !== 'stated' && <small className={css.origin}>{originSaid(origin)}</small>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
