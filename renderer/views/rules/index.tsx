/** Rules and options: what the host may choose, and the whole rulebook. */
import { useDeferredValue, useEffect, useRef, useState, type ReactNode } from 'react'
import type { OptionView, RulebookRow, RulesView } from '../../../electron/desk/contract.ts'
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
import { isPast } from '../../state/holds.ts'
import { reopenDialog } from '../../state/dialogs.ts'
import { cls } from '../../state/words.ts'
import { say } from '../../words/say.ts'
import { rulesFound } from './find.ts'
import { isChanged, optionGroups, optionsFound } from './groups.ts'
import { OptionRow } from './option-row.tsx'
import { Presets } from './presets.tsx'
import { RulesTabs } from './tabs.tsx'
import css from './rules.module.css'

/** The rules of a game: its options, or the rulebook where a rule was asked for. */
export function RulesScreen({ game }: { game: string }): ReactNode {
  const { value: rules, error } = useAnswer('options.view', { game })
  const selected = useView(view => view.selected)
  const [here, setHere] = useState<'options' | 'rulebook'>('options')
  const isRule = selected !== undefined && rules?.rulebook.some(({ id }) => id === selected)
  useEffect(() => {
    if (isRule) setHere('rulebook')
    else if (selected?.startsWith('option ')) setHere('options')
  }, [selected, isRule])
  if (error && !rules) return <Problem error={error} />
  if (!rules) return <Skeleton label={say('rules.theRules')} lines={8} />
  return (
    <div className={css.screen}>
      <RulesTabs game={game} here={here} rules={rules.rulebook.length} onChoose={setHere} />
      {here === 'options' ? (
        <Options game={game} rules={rules} />
      ) : (
        <Guard what={say('rules.theRulebook')}>
          <Rulebook rules={rules} />
        </Guard>
      )}
    </div>
  )
}

function Options({ game, rules }: { game: string; rules: RulesView }): ReactNode {
  const [typed, setSearch] = useState('')
  const [only, setOnly] = useState<Only>()
  const search = useDeferredValue(typed)
  const list = useRef<HTMLDivElement>(null)
  const open = rules.options.filter(isOpen)
  const locked = open.length < rules.options.length
  const changed = rules.options.filter(isChanged).length
  const all = optionGroups(rules.options.filter(({ lent }) => !lent))
  const found = optionsFound(rules.options, search).filter(option => !only || kinds[only](option))
  const groups = optionGroups(found.filter(({ lent }) => !lent))
  const borrowed = found.filter(({ lent }) => lent)
  const showAll = (): void => {
    setSearch('')
    setOnly(undefined)
  }
  const show = (name: string): void => {
    showAll()
    requestAnimationFrame(() => {
      const section = list.current?.querySelector(`section[aria-label="${CSS.escape(name)}"]`)
      section?.scrollIntoView({ block: 'start' })
      section?.querySelector<HTMLElement>('h2')?.focus()
    })
  }
  return (
    <div className={css.options}>
      <nav className={css.groups} aria-label={say('rules.headings')}>
        {all.map(({ name, options }) => (
          <button key={name} type="button" className={css.heading} onClick={() => show(name)}>
            {name} <Count options={options} />
          </button>
        ))}
        <div className={css.only}>
          {changed > 0 && (
            <button
              type="button"
              className={css.heading}
              aria-pressed={only === 'changed'}
              onClick={() => setOnly(only === 'changed' ? undefined : 'changed')}
            >
              {say('rules.onlyChanged')} <b className={css.changed}>{changed}</b>
            </button>
          )}
          {locked && open.length > 0 && (
            <button
              type="button"
              className={css.heading}
              aria-pressed={only === 'open'}
              onClick={() => setOnly(only === 'open' ? undefined : 'open')}
            >
              {say('rules.onlyOpen')} <span className={css.count}>{open.length}</span>
            </button>
          )}
        </div>
      </nav>
      <section ref={list} className={css.list} aria-label={say('rules.options')}>
        <header className={css.head}>
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
            {open.length > 0 && <Presets game={game} rules={rules} />}
          </div>
          <p className={css.soft}>
            <Locks game={game} rules={rules} locked={locked} open={open.length} />{' '}
            {changed ? say('rules.differ', { changed, all: rules.options.length }) : say('rules.asTheRules')}
          </p>
        </header>
        {groups.map(({ name, options }) => (
          <section key={name} aria-label={name}>
            <h2 className={css.group} tabIndex={-1}>
              {name}
            </h2>
            <ul className={css.card}>
              {options.map(option => (
                <OptionRow key={option.id} game={game} option={option} open={locked && isOpen(option)} />
              ))}
            </ul>
          </section>
        ))}
        {borrowed.length > 0 && (
          <section aria-label={say('rules.borrowedOptions')}>
            <Borrowed rules={rules} title={say('rules.borrowedOptions')} />
            <ul className={css.card}>
              {borrowed.map(option => (
                <OptionRow key={option.id} game={game} option={option} open={locked && isOpen(option)} />
              ))}
            </ul>
          </section>
        )}
        {!found.length && (
          <Empty
            title={say('rules.noOption')}
            text={say('rules.searched')}
            action={<Button onClick={showAll}>{say('rules.showAll')}</Button>}
          />
        )}
      </section>
    </div>
  )
}

/** When options lock; once they have, what can be done all the same. */
function Locks({
  game,
  rules: { options, first },
  locked,
  open,
}: {
  game: string
  rules: RulesView
  locked: boolean
  open: number
}): ReactNode {
  const { value: about } = useAnswer('games.get', { game })
  const has = (by: OptionView['keptBy']): 'yes' | 'no' => (options.some(({ keptBy }) => keptBy === by) ? 'yes' : 'no')
  if (!locked || !first) return say('rules.locksLater', { votes: has('vote'), hours: has('nothing') })
  const reopens = about !== undefined && about.mending === undefined && !isPast(about)
  return (
    <>
      <Words
        of="rules.lockedSince"
        values={{ phase: first.name }}
        tags={{
          link: inside =>
            reopens ? (
              <button type="button" className={css.reopen} onClick={() => reopenDialog(first.phase)}>
                {inside}
              </button>
            ) : (
              inside
            ),
        }}
      />{' '}
      {open > 0 && say('rules.stillOpenCount', { count: open })}
    </>
  )
}

type Only = 'changed' | 'open'
const isOpen = ({ fixed }: OptionView): boolean => fixed === undefined
const kinds: Record<Only, (option: OptionView) => boolean> = { changed: isChanged, open: isOpen }

/** How many options there are, or of how many it is known that the host has changed them. */
function Count({ options }: { options: readonly OptionView[] }): ReactNode {
  const changed = options.filter(isChanged).length
  return changed ? (
    <b className={css.changed}>{say('rules.someChanged', { count: changed })}</b>
  ) : (
    <span className={css.count}>{options.length}</span>
  )
}

/** So many options are seen at once. */
const few = 8

/** Whose rules they are that stand here besides a system's own, and why. */
function Borrowed({ rules: { borrowed }, title }: { rules: RulesView; title: string }): ReactNode {
  if (!borrowed) return null
  return (
    <>
      <h2 className={css.group}>{title}</h2>
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
