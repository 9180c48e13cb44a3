/** A role as it is filled in: name, side, what it can do, what it is, and what its player is told. */
import type { ReactNode } from 'react'
import type { OwnRolesView, RoleDraft } from '../../../electron/desk/contract.ts'
import { Field, TextField } from '../../parts/field.tsx'
import { Picker } from '../../parts/picker.tsx'
import { say } from '../../words/say.ts'
import { capital } from '../rules/words.ts'
import { AbilityCard } from './ability-card.tsx'
import { ModifierChips } from './modifier-chips.tsx'
import css from './own-roles.module.css'

interface FormProps {
  view: OwnRolesView
  draft: RoleDraft
  /** A role that is not kept yet may begin as a copy. */
  fresh: boolean
  onChange: (draft: RoleDraft) => void
}

export function RoleForm({ view, draft, fresh, onChange }: FormProps): ReactNode {
  const { name, faction, abilities, modifiers, told = '', base } = draft
  const copied = view.copies.find(({ id }) => id === base)
  const copy = (id: string): void => {
    const from = view.copies.find(one => one.id === id)?.draft
    // What the host called it stays.
    if (from) onChange({ ...from, name: name === '' || name === copied?.draft.name ? '' : name })
  }
  return (
    <>
      {fresh && (
        <Picker
          label={say('ownRoles.copy')}
          value={base}
          choices={view.copies.map(one => ({ value: one.id, label: one.draft.name }))}
          placeholder={say('ownRoles.copyHint')}
          onPick={copy}
        />
      )}
      <div className={css.fields}>
        <TextField
          label={say('ownRoles.name')}
          value={name}
          maxLength={100}
          dir="auto"
          onChange={event => onChange({ ...draft, name: event.target.value })}
        />
        <Field label={say('ownRoles.side')}>
          <select value={faction} onChange={({ target }) => onChange({ ...draft, faction: target.value })}>
            {view.factions.map(one => (
              <option key={one.id} value={one.id}>
                {capital(one.name)}
              </option>
            ))}
          </select>
        </Field>
      </div>
      <h2 className="eyebrow">{say('ownRoles.can')}</h2>
      {abilities.length > 0 && (
        <ul className={css.cards}>
          {abilities.map((ability, at) => (
            <AbilityCard
              key={ability.ability}
              view={view}
              ability={ability}
              onChange={changed => onChange({ ...draft, abilities: abilities.with(at, changed) })}
              onRemove={() => onChange({ ...draft, abilities: abilities.toSpliced(at, 1) })}
            />
          ))}
        </ul>
      )}
      <Picker
        label={say('ownRoles.addAbility')}
        adds
        choices={view.abilities
          .filter(({ id }) => !abilities.some(({ ability }) => ability === id))
          .map(one => ({ value: one.id, label: capital(one.name), detail: one.does }))}
        placeholder={say('ownRoles.abilityHint')}
        onPick={id => onChange({ ...draft, abilities: [...abilities, { ability: id, modifiers: [] }] })}
      />
      <h2 className="eyebrow">{say('ownRoles.whole')}</h2>
      <ModifierChips
        label={say('ownRoles.addTrait')}
        rows={view.modifiers.filter(({ group }) => group !== 'perNight')}
        written={modifiers}
        onChange={changed => onChange({ ...draft, modifiers: changed })}
      />
      <Field label={say('ownRoles.told')} hint={say('ownRoles.toldHint')}>
        <textarea
          rows={3}
          dir="auto"
          value={told}
          onChange={({ target }) => {
            const { told: _, ...rest } = draft
            onChange(target.value === '' ? rest : { ...rest, told: target.value })
          }}
        />
      </Field>
    </>
  )
}
