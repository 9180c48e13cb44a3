/** Rules and options: what the host may choose, and the whole rulebook. */
import { useDeferredValue, useState, type ReactNode } from 'react'
import type { OptionView, RulebookRow } from '../../../electron/desk/contract.ts'
import { Empty } from '../../parts/empty.tsx'
import { Button } from '../../parts/button.tsx'
import { TextField } from '../../parts/field.tsx'
import { Problem } from '../../parts/problem.tsx'
import { RuleChip, RuleId } from '../../parts/rule-chip.tsx'
import { Segmented } from '../../parts/segmented.tsx'
import { Skeleton } from '../../parts/skeleton.tsx'
import { act } from '../../state/act.ts'
import { useAnswer } from '../../state/answers.ts'
import { count } from '../../state/words.ts'
import { rulesFound } from './find.ts'
import { capital, spaced, valueSaid } from './words.ts'
import css from './rules.module.css'

/** The rules of a game. */
export function RulesScreen({ game }: { game: string }): ReactNode {
  const { value: rules, error } = useAnswer('options.view', { game })
  if (error && !rules) return <Problem error={error} />
  if (!rules) return <Skeleton label="The rules" lines={8} />
  const [fixed, ...other] = [...new Set(rules.options.map(option => option.fixed))]
  const allFixed = other.length ? undefined : fixed
  const changed = rules.options.filter(option => option.value !== option.default).length
  return (
    <div className={css.screen}>
      <section className={css.options} aria-label="Options">
        <header className={css.head}><h1 className={css.title}>Options</h1><p className={css.soft}>{allFixed !== undefined && <>{allFixed} </>}{changed ? `${changed} of ${rules.options.length} differ from the default.` : 'All are as the rules have them.'}</p></header>
        <ul>{rules.options.map(option => <OptionRow key={option.id} game={game} option={option} silent={allFixed !== undefined} />)}</ul>
      </section>
      <Rulebook rows={rules.rulebook} />
    </div>
  )
}

function OptionRow({ game, option: { id, values, value, default: standard, rule, says, fixed }, silent }: { game: string; option: OptionView; /** Why it is fixed was said already. */ silent: boolean }): ReactNode {
  const choose = (chosen: string): void => {
    const found = values.find(one => String(one) === chosen)
    if (found !== undefined) void act('options.choose', { game, option: id, value: found })
  }
  return (
    <li className={css.option}>
      <p className={css.name}><b>{capital(spaced(id))}</b> <RuleChip id={rule} /></p>
      <p className={css.says}>{says}</p>
      <Segmented label={capital(spaced(id))} value={String(value)} onChoose={choose} disabled={fixed !== undefined}
        segments={values.map(one => ({ value: String(one), label: valueSaid(one), ...one === standard && { note: 'default' } }))} />
      {fixed !== undefined && !silent && <p className={css.fixed}>{fixed}</p>}
    </li>
  )
}

const origins: Record<string, string> = { stated: 'stated by the rules', implied: 'follows from the rules', default: 'our reading' }

function Rulebook({ rows }: { rows: readonly RulebookRow[] }): ReactNode {
  const [search, setSearch] = useState('')
  const found = rulesFound(rows, useDeferredValue(search))
  return (
    <section className={css.book} aria-label="Rulebook">
      <header className={css.head}>
        <h2 className={css.title}>Rulebook</h2>
        <TextField label="Search the rulebook" bare type="search" className={css.search} placeholder={`Search ${count(rows.length, 'rule')}`} value={search} onChange={event => setSearch(event.target.value)} />
      </header>
      {found.length
        ? (
          <dl className={css.rules}>
            {found.map(({ id, origin, says }) => (
              <div key={id} className={css.rule}><dt><RuleId id={id} /></dt><dd>{says}{origin !== 'stated' && <small className={css.origin}>{origins[origin] ?? origin}</small>}</dd></div>
            ))}
          </dl>
        )
        : <Empty title="No rule says that" text="Ids and sentences are searched." action={<Button onClick={() => setSearch('')}>Show all rules</Button>} />}
    </section>
  )
}
