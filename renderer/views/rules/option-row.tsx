/** One option: a few values in sight, a number, or words in an order of one's own. */
import { say } from '../../words/say.ts'
import { useEffect, useRef, type ReactNode } from 'react'
import type { OptionView } from '../../../electron/desk/contract.ts'
import { IconButton } from '../../parts/button.tsx'
import { SelectField } from '../../parts/field.tsx'
import { Tag } from '../../parts/pill.tsx'
import { Link } from '../../parts/link.tsx'
import { RuleChip } from '../../parts/rule-chip.tsx'
import { Segmented } from '../../parts/segmented.tsx'
import { Time } from '../../parts/time.tsx'
import { Words } from '../../parts/words.tsx'
import { act } from '../../state/act.ts'
import { timeOnly } from '../../state/clock.ts'
import { useView } from '../../state/view.ts'
import { cls } from '../../state/words.ts'
import { isChanged, optionSaid, saysAgain } from './groups.ts'
import { ListOption } from './list-option.tsx'
import { NumberOption } from './number-option.tsx'
import { OwnOption } from './own-option.tsx'
import { valueOf } from './words.ts'
import css from './rules.module.css'

interface OptionRowProps {
  game: string
  option: OptionView
  /** It can still be changed, and others cannot. */
  open: boolean
}

/** The option with its rule and its sentence. */
export function OptionRow({ game, option, open }: OptionRowProps): ReactNode {
  const { id, values, default: standard, rule, says, fixed, changedAt } = option
  const here = useView(view => view.selected === `option ${id}`)
  const row = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (here) row.current?.scrollIntoView({ block: 'center' })
  }, [here])
  return (
    <li
      ref={row}
      className={cls(
        css.option,
        (option.list || option.own !== undefined || values.length > mostBeside) && css.wide,
        isChanged(option) && css.turned,
        here && css.found,
      )}
    >
      <div className={css.told}>
        <p className={css.name}>
          <b>{optionSaid(id)}</b>
          {isChanged(option) && (
            <Tag tone="lamp">
              {option.list || option.own !== undefined
                ? say('rules.changed')
                : say('rules.changedFrom', { value: valueOf(id, standard) })}
            </Tag>
          )}
          {open && <Tag tone="stands">{say('rules.stillOpen')}</Tag>}
          {changedAt !== undefined && (
            <small className={css.when}>
              <Words of="rules.changedAt" values={{ time: <Time at={changedAt} /> }} />
            </small>
          )}
        </p>
        {!saysAgain(id, says) && <p className={css.says}>{says}</p>}
        {option.deadlines && <Deadlines game={game} {...option.deadlines} />}
      </div>
      <div className={css.choice} title={fixed}>
        {isChanged(option) && fixed === undefined && (
          <IconButton
            label={say('rules.reset', { option: optionSaid(id) })}
            onClick={() => void act('options.choose', { game, option: id, value: standard })}
          >
            ↺
          </IconButton>
        )}
        <Control game={game} option={option} />
      </div>
      <RuleChip id={rule} own />
    </li>
  )
}

/** What is made of hours, and where the time of day is chosen. */
function Deadlines({ game, at, none }: { game: string } & NonNullable<OptionView['deadlines']>): ReactNode {
  const tags = { link: (inside: ReactNode) => <Link to={{ screen: 'setup', game }}>{inside}</Link> }
  return (
    <p className={css.says}>
      {at === undefined ? (
        <Words of={none ? 'rules.noDeadlines' : 'rules.deadlines'} tags={tags} />
      ) : (
        <Words of="rules.deadlinesAt" values={{ time: timeOnly(at) }} tags={tags} />
      )}
    </p>
  )
}

/** More than these do not stand beside what is said of them. */
const mostBeside = 4

/** More than these do not stand in a row. */
const mostInSight = 6

function Control({ game, option }: { game: string; option: OptionView }): ReactNode {
  const { id, values, value, default: standard, fixed, whole, list, own } = option
  if (list) return <ListOption game={game} option={option} list={list} />
  if (whole) return <NumberOption key={String(value)} game={game} option={option} whole={whole} />
  if (own !== undefined) return <OwnOption game={game} option={option} own={own} />
  const choose = (chosen: string): void => {
    const found = values.find(one => String(one) === chosen)
    if (found !== undefined) void act('options.choose', { game, option: id, value: found })
  }
  const said = values.map(one => ({
    value: String(one),
    label: valueOf(id, one),
    ...(one === standard && values.length > mostInSight && { note: say('rules.default') }),
  }))
  return values.length > mostInSight ? (
    <SelectField
      label={optionSaid(id)}
      bare
      value={String(value)}
      disabled={fixed !== undefined}
      onChange={event => choose(event.target.value)}
      options={said.map(({ value: one, label, note }) => ({
        value: one,
        label: note ? say('rules.withDefault', { label }) : label,
      }))}
    />
  ) : (
    <Segmented
      label={optionSaid(id)}
      value={String(value)}
      onChoose={choose}
      disabled={fixed !== undefined}
      segments={said}
    />
  )
}
