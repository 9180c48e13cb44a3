/** One player of the roster that is being written. */
import { memo, useEffect, useState, type ReactNode } from 'react'
import type { RolesAnswer, WordsAnswer } from '../../../electron/desk/contract.ts'
import { Button, IconButton } from '../../parts/button.tsx'
import { Dialog } from '../../parts/dialog.tsx'
import { Picker } from '../../parts/picker.tsx'
import { cls } from '../../state/words.ts'
import { AliasesField } from '../roster/aliases-field.tsx'
import { ModifiersField } from '../roster/modifiers-field.tsx'
import { modifierSaid } from '../roster/words.ts'
import { spaced, valueSaid } from '../rules/words.ts'
import { factionOf, withRole, type Draft } from './drafts.ts'
import css from './seat-table.module.css'

interface SeatRowProps {
  draft: Draft
  number: number
  trouble: string | undefined
  roles: RolesAnswer
  words: WordsAnswer
  onChange: (draft: Draft) => void
  onRemove: () => void
}

/** A row; what is typed is kept when the field is left. */
export const SeatRow = memo(function SeatRow({ draft, number, trouble, roles, words, onChange, onRemove }: SeatRowProps): ReactNode {
  const [name, setName] = useState(draft.name)
  const [more, setMore] = useState(false)
  useEffect(() => setName(draft.name), [draft.name])
  const role = roles.roles.find(({ id }) => id === draft.role)
  const faction = factionOf(draft, roles.roles)
  const called = draft.name || `player ${number}`
  const { key, name: _name, role: _role, ...extras } = draft
  const { modifiers = [], settings = {}, aliases = [] } = extras
  const withModifiers = (next: typeof modifiers): Draft => {
    const { modifiers: _, ...rest } = draft
    return next.length ? { ...rest, modifiers: next } : rest
  }
  const withAliases = (next: string[]): Draft => {
    const { aliases: _, ...rest } = draft
    return next.length ? { ...rest, aliases: next } : rest
  }
  return (
    <tr className={css.row} data-row={key}>
      <td className={css.number}>{number}</td>
      <td>
        <input className={css.name} data-name="" value={name} aria-label={`Name of player ${number}`} {...trouble === undefined ? {} : { 'aria-invalid': true, 'aria-describedby': `${key}-trouble` }} placeholder="Name" spellCheck={false} autoComplete="off"
          maxLength={200} dir="auto" onChange={event => setName(event.target.value)} onBlur={() => { if (name.trim() !== draft.name) onChange({ ...draft, name: name.trim() }) }} />
        {trouble !== undefined && <p id={`${key}-trouble`} className={css.trouble}>{trouble}</p>}
      </td>
      <td><Picker label={`Role of ${called}`} bare quiet placeholder="Role" value={draft.role} onPick={next => { if (next !== draft.role) onChange(withRole(draft, next)) }}
        choices={roles.roles.map(one => ({ value: one.id, label: one.name, detail: roles.factions.find(({ id }) => id === one.faction)?.name ?? one.faction }))} /></td>
      <td>{role && (
        <select className={cls(css.select, draft.faction !== undefined && draft.faction !== role.faction && css.changed)} aria-label={`Faction of ${called}`} value={faction} onChange={event => onChange({ ...draft, faction: event.target.value })}>
          {roles.factions.map(({ id, name: said }) => <option key={id} value={id}>{said}</option>)}
        </select>
      )}</td>
      <td>
        <div className={css.extras}>
          {Object.entries(role?.settings ?? {}).map(([id, values]) => (
            <select key={id} className={cls(css.select, settings[id] !== undefined && settings[id] !== values[0] && css.changed)} aria-label={`${spaced(id)} of ${called}`} title={spaced(id)} value={String(settings[id] ?? values[0])}
              onChange={event => onChange({ ...draft, settings: { ...settings, [id]: values.find(value => String(value) === event.target.value) ?? event.target.value } })}>
              {values.map(value => <option key={String(value)} value={String(value)}>{valueSaid(value)}</option>)}
            </select>
          ))}
          {modifiers.map(use => <span key={JSON.stringify(use)} className={css.chip}>{modifierSaid(use)}</span>)}
          {aliases.length > 0 && <span className={css.also}>also <bdi>{aliases.join(', ')}</bdi></span>}
        </div>
      </td>
      <td className={css.tools}>
        <Button kind="quiet" small disabled={!role} aria-label={`Modifiers and aliases of ${called}`} onClick={() => setMore(true)}>More</Button>
        <IconButton label={`Remove ${called}`} onClick={onRemove}>✕</IconButton>
        {more && role && (
          <Dialog open onClose={() => setMore(false)} title={called} actions={<Button kind="lamp" onClick={() => setMore(false)}>Done</Button>}>
            <ModifiersField uses={modifiers} words={words.modifiers} abilities={roles.abilities.filter(({ id }) => role.abilities.includes(id))} onChange={next => onChange(withModifiers(next))} />
            <AliasesField aliases={aliases} onChange={next => onChange(withAliases(next))} />
          </Dialog>
        )}
      </td>
    </tr>
  )
})
