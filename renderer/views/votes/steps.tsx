/** How the tally came about: what each rule found and what it changed. A step's tree opens beside it. */
import { useState, type ReactNode } from 'react'
import type { RulingView, StepView } from '../../../electron/desk/contract.ts'
import { useFollow } from '../../parts/follow.ts'
import { Mark } from '../../parts/mark.tsx'
import { RuleChip } from '../../parts/rule-chip.tsx'
import { Said } from '../../parts/rich-text.tsx'
import { Words } from '../../parts/words.tsx'
import { cls } from '../../state/words.ts'
import { say } from '../../words/say.ts'
import { rulingWord, standsBy } from '../night/night-item.tsx'
import { capital } from '../rules/words.ts'
import css from './steps.module.css'

interface StepsProps {
  steps: readonly StepView[]
  current: string | undefined /** It was chosen, and so comes into sight. */
  chosen: boolean
  nameOf: (slot: string) => string
  families: readonly string[]
  onPick: (id: string) => void
}

/** Longer lists fold away what did not come about and changed nothing. */
const long = 8

/** The steps in their order. */
export function Steps({ steps, current, chosen, nameOf, families, onPick }: StepsProps): ReactNode {
  const [all, setAll] = useState(false)
  const idle = steps.filter(({ holds, changes }) => !holds && !changes.length)
  const folds = steps.length > long && idle.length > 1
  const shown = folds && !all ? steps.filter(step => !idle.includes(step) || step.id === current) : steps
  return (
    <section aria-label={say('votes.howItCame')}>
      <h2 className="eyebrow">{say('votes.howItCame')}</h2>
      <ol className={css.steps}>
        {shown.map(step => (
          <Step
            key={step.id}
            step={step}
            current={step.id === current}
            follow={chosen && step.id === current}
            nameOf={nameOf}
            families={families}
            onPick={() => onPick(step.id)}
          />
        ))}
      </ol>
      {folds && (
        <button type="button" className={css.fold} aria-expanded={all} onClick={() => setAll(!all)}>
          <span aria-hidden="true">{all ? '▾' : '▸'}</span>{' '}
          {all ? say('votes.foldIdle') : say('votes.unfoldIdle', { count: idle.length })}
        </button>
      )}
    </section>
  )
}

function Step({
  step: { said, rule, holds, changes },
  current,
  follow,
  nameOf,
  families,
  onPick,
}: {
  step: StepView
  current: boolean
  follow: boolean
  nameOf: (slot: string) => string
  families: readonly string[]
  onPick: () => void
}): ReactNode {
  const row = useFollow<HTMLButtonElement>(follow)
  const named = (of: string): string => (families.includes(of) ? capital(of) : nameOf(of))
  return (
    <li className={cls(css.step, current && css.on, !holds && css.fails)}>
      <Mark kind={holds ? 'yes' : 'none'} word="" {...(holds ? {} : { sign: '–' })} />
      <div className={css.words}>
        <button ref={row} type="button" className={css.said} aria-pressed={current} onClick={onPick}>
          <Said spans={said} flat />
        </button>
        {changes.length > 0 && (
          <ul className={css.changes}>
            {changes.map(({ of, before, after }) => (
              <li key={of}>
                <bdi>{named(of)}</bdi> <span className={css.before}>{before}</span> <span aria-hidden="true">→</span>
                <span className="sr">{say('votes.becomes')}</span> <b>{after}</b>
              </li>
            ))}
          </ul>
        )}
      </div>
      {rule !== '' && <RuleChip id={rule} />}
    </li>
  )
}

/** Points that the rules leave to the host: each opens its answers beside it. */
export function Rulings({
  rulings,
  current,
  onPick,
}: {
  rulings: readonly RulingView[]
  current: string | undefined
  onPick: (id: string) => void
}): ReactNode {
  if (!rulings.length) return null
  const title = say(rulings.some(({ answered, over }) => !answered && !over) ? 'night.forYouToRule' : 'night.rulings')
  return (
    <section aria-label={title}>
      <h2 className="eyebrow">{title}</h2>
      <ol className={css.steps}>
        {rulings.map(ruling => (
          <li key={ruling.row} className={cls(css.step, current === ruling.row && css.on)}>
            <Mark kind="none" sign="!" word={rulingWord(ruling)} />
            <div className={css.words}>
              <button
                type="button"
                className={css.said}
                aria-pressed={current === ruling.row}
                onClick={() => onPick(ruling.row)}
              >
                {ruling.says}
              </button>
              {ruling.choices
                .filter(one => one.id === ruling.chosen)
                .map(one => (
                  <p key={one.id} className={css.stands}>
                    <Words of={standsBy(ruling)} values={{ ruling: <Said spans={one.gives} flat /> }} />
                  </p>
                ))}
            </div>
            <RuleChip id={ruling.rule} />
          </li>
        ))}
      </ol>
    </section>
  )
}
