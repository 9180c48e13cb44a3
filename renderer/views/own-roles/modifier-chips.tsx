/** The modifiers of an ability or of a role: each with what it means, and a field that adds one. */
import type { ReactNode } from 'react'
import { Button } from '../../parts/button.tsx'
import { Picker } from '../../parts/picker.tsx'
import { say } from '../../words/say.ts'
import { capital } from '../rules/words.ts'
import { partsOf, writtenAs, type ModifierRow } from './draft.ts'
import css from './own-roles.module.css'

interface ModifierChipsProps {
  label: string
  rows: readonly ModifierRow[]
  written: readonly string[]
  onChange: (written: string[]) => void
}

export function ModifierChips({ label, rows, written, onChange }: ModifierChipsProps): ReactNode {
  const shown = written.filter(one => rows.some(({ id }) => id === partsOf(one).id))
  const rowOf = (one: string): ModifierRow | undefined => rows.find(({ id }) => id === partsOf(one).id)
  return (
    <>
      {shown.length > 0 && (
        <ul className={css.chips}>
          {shown.map(one => (
            <li key={one} className={css.chip}>
              <span>{rowOf(one)?.says}</span>
              <Button
                small
                kind="quiet"
                aria-label={say('ownRoles.remove', { name: rowOf(one)?.name ?? one })}
                onClick={() => onChange(written.filter(other => other !== one))}
              >
                ×
              </Button>
            </li>
          ))}
        </ul>
      )}
      <Picker
        label={label}
        adds
        choices={rows
          .filter(({ id }) => !shown.some(one => partsOf(one).id === id))
          .map(({ id, name, says }) => ({ value: id, label: capital(name), detail: says }))}
        placeholder={say('ownRoles.modifierHint')}
        onPick={id =>
          onChange([...written, writtenAs(id, rows.find(row => row.id === id)?.numbered === true ? 2 : undefined)])
        }
      />
    </>
  )
}
