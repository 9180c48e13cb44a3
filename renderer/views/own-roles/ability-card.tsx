/** One ability of a role: what it does, when, how often, on how many, and what else. */
import type { ReactNode } from 'react'
import type { OwnRolesView, RoleDraft } from '../../../electron/desk/contract.ts'
import { Button } from '../../parts/button.tsx'
import { Field } from '../../parts/field.tsx'
import { say } from '../../words/say.ts'
import { capital } from '../rules/words.ts'
import { chosenOf, withChosen, writtenAs, type ModifierRow } from './draft.ts'
import { ModifierChips } from './modifier-chips.tsx'
import css from './own-roles.module.css'

type Ability = RoleDraft['abilities'][number]

interface AbilityCardProps {
  view: OwnRolesView
  ability: Ability
  onChange: (ability: Ability) => void
  onRemove: () => void
}

const few = [1, 2, 3, 4, 5]

export function AbilityCard({ view, ability, onChange, onRemove }: AbilityCardProps): ReactNode {
  const known = view.abilities.find(({ id }) => id === ability.ability)
  const name = known?.name ?? ability.ability
  const fits = view.modifiers.filter(({ id }) => known?.fits.includes(id) !== false)
  const of = (group: ModifierRow['group']): ModifierRow[] => fits.filter(one => one.group === group)
  const { modifiers } = ability
  const change = (rows: readonly ModifierRow[], instead: string | undefined): void =>
    onChange({ ...ability, modifiers: withChosen(modifiers, rows, instead) })
  const when = chosenOf(modifiers, of('when'))
  const whenRow = of('when').find(({ id }) => id === when?.id)
  const often = of('often').slice(0, 1)
  const perNight = of('perNight').slice(0, 1)
  return (
    <li className={css.card} aria-label={capital(name)}>
      <p className={css.cardHead}>
        <b>{capital(name)}</b>
        <Button small kind="quiet" aria-label={say('ownRoles.remove', { name })} onClick={onRemove}>
          ×
        </Button>
      </p>
      {known?.does !== undefined && <p className={css.soft}>{known.does}</p>}
      <div className={css.fields}>
        <Field label={say('ownRoles.when')} className={css.whole}>
          <select
            value={when?.id ?? ''}
            onChange={({ target: { value } }) => {
              const row = of('when').find(({ id }) => id === value)
              change(of('when'), row && writtenAs(row.id, row.numbered ? 2 : undefined))
            }}
          >
            <option value="">{say('ownRoles.anyNight')}</option>
            {of('when').map(({ id, says }) => (
              <option key={id} value={id}>
                {says}
              </option>
            ))}
          </select>
        </Field>
        {whenRow?.numbered === true && (
          <Field label={say('ownRoles.number')}>
            <input
              type="number"
              min={1}
              max={99}
              value={when?.count ?? 2}
              onChange={({ target: { value } }) =>
                change(of('when'), writtenAs(whenRow.id, Math.min(99, Math.max(1, Number(value) || 1))))
              }
            />
          </Field>
        )}
        {often[0] && (
          <FewOf
            label={say('ownRoles.often')}
            none={say('ownRoles.noLimit')}
            value={chosenOf(modifiers, often)?.count}
            onChange={count => change(often, count === undefined ? undefined : writtenAs(often[0]!.id, count))}
          />
        )}
        {perNight[0] && known?.passive !== true && (
          <FewOf
            label={say('ownRoles.aNight')}
            value={chosenOf(modifiers, perNight)?.count ?? 1}
            onChange={count =>
              change(perNight, count === undefined || count === 1 ? undefined : writtenAs(perNight[0]!.id, count))
            }
          />
        )}
      </div>
      <ModifierChips
        label={say('ownRoles.addModifier', { name })}
        rows={of('more')}
        written={modifiers}
        onChange={changed => onChange({ ...ability, modifiers: changed })}
      />
    </li>
  )
}

/** One of a few numbers, or none. */
function FewOf({
  label,
  none,
  value,
  onChange,
}: {
  label: string
  none?: string
  value: number | undefined
  onChange: (count: number | undefined) => void
}): ReactNode {
  const offered = value === undefined || few.includes(value) ? few : [...few, value]
  return (
    <Field label={label}>
      <select
        value={value ?? ''}
        onChange={({ target }) => onChange(target.value === '' ? undefined : Number(target.value))}
      >
        {none !== undefined && <option value="">{none}</option>}
        {offered.map(count => (
          <option key={count} value={count}>
            {count}
          </option>
        ))}
      </select>
    </Field>
  )
}
