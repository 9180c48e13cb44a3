/** What a host may settle of a role for one player alone; the first value is what holds for the game. */
import type { ReactNode } from 'react'
import type { RolesAnswer, SeatView } from '../../../electron/desk/contract.ts'
import { SelectField } from '../../parts/field.tsx'
import { capital, spaced, valueSaid } from '../rules/words.ts'

type Settings = SeatView['settings']

interface SettingsFieldsProps {
  role: RolesAnswer['roles'][number] | undefined
  settings: Settings
  onChange: (settings: Settings) => void
}

/** A field for each setting that the role has. */
export const SettingsFields = ({ role, settings, onChange }: SettingsFieldsProps): ReactNode =>
  Object.entries(role?.settings ?? {}).map(([id, values]) => (
    <SelectField
      key={id}
      label={capital(spaced(id))}
      value={String(settings[id] ?? values[0])}
      options={values.map(value => ({ value: String(value), label: valueSaid(value) }))}
      onChange={event =>
        onChange({
          ...settings,
          [id]: values.find(value => String(value) === event.target.value) ?? event.target.value,
        })
      }
    />
  ))

/** The settings that are not as in the game, as `self target: Never`. */
export const settledApart = (role: RolesAnswer['roles'][number] | undefined, settings: Settings): string[] =>
  Object.entries(role?.settings ?? {}).flatMap(([id, [usual]]) => {
    const value = settings[id]
    return value === undefined || value === usual ? [] : [`${capital(spaced(id))}: ${valueSaid(value)}`]
  })
