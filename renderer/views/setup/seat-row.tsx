/** One player of the roster that is being written. */
import { Words } from '../../parts/words.tsx'
import { say } from '../../words/say.ts'
import { memo, useEffect, useState, type ReactNode } from 'react'
import type { GameView, RolesAnswer, WordsAnswer } from '../../../electron/desk/contract.ts'
import type { NameForms } from '../../../engine/text/name-forms.ts'
import { Button, IconButton } from '../../parts/button.tsx'
import { Dialog } from '../../parts/dialog.tsx'
import { Picker } from '../../parts/picker.tsx'
import { Side } from '../../parts/side.tsx'
import { cls } from '../../state/words.ts'
import { DetailsFields, withDetail } from '../roster/details-fields.tsx'
import { FormsField } from '../roster/forms-field.tsx'
import { AliasesField } from '../roster/aliases-field.tsx'
import { ModifiersField } from '../roster/modifiers-field.tsx'
import { SettingsFields, settledApart } from '../roster/settings-fields.tsx'
import { modifierSaid } from '../roster/words.ts'
import { spaced } from '../rules/words.ts'
import { DetailCell } from './detail-cell.tsx'
import { factionOf, renamed, withRole, type Draft } from './drafts.ts'
import css from './seat-table.module.css'

interface SeatRowProps {
  draft: Draft
  number: number
  /** The field that has a column of its own. */
  column: GameView['system']['fields'][number] | undefined
  trouble: string | undefined
  fields: GameView['system']['fields']
  offers: (field: string) => string[]
  roles: RolesAnswer
  words: WordsAnswer
  onChange: (draft: Draft) => void
  onRemove: () => void
}

/** A row; what is typed is kept when the field is left. */
export const SeatRow = memo(function SeatRow({
  draft,
  number,
  column,
  trouble,
  fields,
  offers,
  roles,
  words,
  onChange,
  onRemove,
}: SeatRowProps): ReactNode {
  const [name, setName] = useState(draft.name)
  const [more, setMore] = useState(false)
  useEffect(() => setName(draft.name), [draft.name])
  const role = roles.roles.find(({ id }) => id === draft.role)
  const faction = factionOf(draft, roles.roles, roles.overlays)
  const sideMark = roles.factions.find(({ id }) => id === faction)?.side
  const called = draft.name || say('setup.player', { number })
  const { key, name: _name, role: _role, ...extras } = draft
  const {
    modifiers = [],
    settings = {},
    aliases = [],
    heads = [],
    forms = {},
    details = {},
    status = [],
    dead,
    fate,
  } = extras
  const withDead = (next: boolean): Draft => {
    const { dead: _, fate: __, ...rest } = draft
    return next ? { ...rest, dead: true } : rest
  }
  const withStatus = (next: string[]): Draft => {
    const { status: _, ...rest } = draft
    return next.length ? { ...rest, status: next } : rest
  }
  const others = fields.filter(field => field !== column)
  const apart = settledApart(role, settings)
  const adds =
    dead
    || modifiers.length + status.length + aliases.length + heads.length + apart.length > 0
    || others.some(({ id }) => details[id])
  const withDetails = (next: Record<string, string>): Draft => {
    const { details: _, faction: chosen, ...unsided } = draft
    // What lies over a role says the faction; taken away, the role does again.
    const turned = fields.some(({ id, over }) => over && (next[id] ?? '') !== (details[id] ?? ''))
    const rest: Draft = turned || chosen === undefined ? unsided : { ...unsided, faction: chosen }
    return Object.values(next).some(value => value !== '') ? { ...rest, details: next } : rest
  }
  const withModifiers = (next: typeof modifiers): Draft => {
    const { modifiers: _, ...rest } = draft
    return next.length ? { ...rest, modifiers: next } : rest
  }
  const withForms = (next: NameForms): Draft => {
    const { forms: _, ...rest } = draft
    return Object.values(next).some(Boolean) ? { ...rest, forms: next } : rest
  }
  const withHeads = (next: string[]): Draft => {
    const { heads: _, ...rest } = draft
    return next.length ? { ...rest, heads: next } : rest
  }
  const withAliases = (next: string[]): Draft => {
    const { aliases: _, ...rest } = draft
    return next.length ? { ...rest, aliases: next } : rest
  }
  return (
    <tr className={css.row} data-row={key}>
      <td className={css.number}>{number}</td>
      <td>
        <input
          className={css.name}
          data-name=""
          value={name}
          aria-label={say('setup.nameOf', { number })}
          {...(trouble === undefined ? {} : { 'aria-invalid': true, 'aria-describedby': `${key}-trouble` })}
          placeholder={say('setup.aName')}
          spellCheck={false}
          autoComplete="off"
          maxLength={200}
          dir="auto"
          onChange={event => setName(event.target.value)}
          onBlur={() => {
            if (name.trim() !== draft.name) onChange(renamed(draft, name.trim()))
          }}
        />
        {trouble !== undefined && (
          <p id={`${key}-trouble`} className={css.trouble}>
            {trouble}
          </p>
        )}
      </td>
      <td>
        <Picker
          label={say('setup.roleOf', { name: called })}
          bare
          quiet
          placeholder={say('setup.aRole')}
          value={draft.role}
          onPick={next => {
            if (next !== draft.role) onChange(withRole(draft, next))
          }}
          choices={roles.roles.map(one => ({
            value: one.id,
            label: one.name,
            detail: roles.factions.find(({ id }) => id === one.faction)?.name ?? one.faction,
          }))}
        />
        {adds && (
          <div className={css.extras}>
            {others.map(field =>
              !field.long && details[field.id] ? (
                <DetailCell
                  key={field.id}
                  inExtras
                  field={field}
                  called={called}
                  value={details[field.id] ?? ''}
                  offers={offers(field.id)}
                  onKeep={value => onChange(withDetails(withDetail(details, field.id, value)))}
                />
              ) : details[field.id] ? (
                <span key={field.id} className={css.chip}>
                  {field.label}
                </span>
              ) : null,
            )}
            {apart.map(said => (
              <span key={said} className={css.chip}>
                {said}
              </span>
            ))}
            {modifiers.map(use => (
              <span key={JSON.stringify(use)} className={css.chip}>
                {modifierSaid(use)}
              </span>
            ))}
            {dead && <span className={css.chip}>{fate ?? say('setup.isDead')}</span>}
            {status.map(mark => (
              <span key={mark} className={css.chip}>
                <bdi>{spaced(mark)}</bdi>
              </span>
            ))}
            {heads.length > 0 && (
              <span className={css.also}>
                <Words of="roster.playedBy" values={{ names: <bdi>{heads.join(', ')}</bdi> }} />
              </span>
            )}
            {aliases.length > 0 && (
              <span className={css.also}>
                <Words of="setup.also" values={{ names: <bdi>{aliases.join(', ')}</bdi> }} />
              </span>
            )}
          </div>
        )}
      </td>
      <td>
        {role && (
          <span className={css.sided}>
            {sideMark && <Side of={sideMark} />}
            <select
              className={cls(
                css.select,
                draft.faction !== undefined
                  && draft.faction !== factionOf({ ...draft, faction: undefined }, roles.roles, roles.overlays)
                  && css.changed,
              )}
              aria-label={say('setup.factionOf', { name: called })}
              value={faction}
              onChange={event => onChange({ ...draft, faction: event.target.value })}
            >
              {roles.factions.map(({ id, name: said }) => (
                <option key={id} value={id}>
                  {said}
                </option>
              ))}
            </select>
          </span>
        )}
      </td>
      {column && (
        <td>
          <DetailCell
            field={column}
            called={called}
            value={details[column.id] ?? ''}
            offers={offers(column.id)}
            onKeep={value => onChange(withDetails(withDetail(details, column.id, value)))}
          />
        </td>
      )}
      <td className={css.tools}>
        <IconButton
          disabled={!role}
          label={say(fields.length ? 'setup.detailsOf' : 'setup.modifiersOf', { name: called })}
          onClick={() => setMore(true)}
        >
          ⋯
        </IconButton>
        <IconButton label={say('setup.remove', { name: called })} onClick={onRemove}>
          ✕
        </IconButton>
        {more && role && (
          <Dialog
            open
            onClose={() => setMore(false)}
            title={called}
            actions={
              <Button kind="lamp" onClick={() => setMore(false)}>
                {say('common.done')}
              </Button>
            }
          >
            <ModifiersField
              uses={modifiers}
              words={words.modifiers}
              abilities={roles.abilities.filter(({ id }) => role.abilities.includes(id))}
              onChange={next => onChange(withModifiers(next))}
            />
            <SettingsFields role={role} settings={settings} onChange={next => onChange({ ...draft, settings: next })} />
            {fields.length > 0 && (
              <DetailsFields
                fields={fields}
                about={`draft ${key}`}
                details={details}
                offers={offers}
                onKeep={next => {
                  onChange(withDetails({ ...details, ...next }))
                  return Promise.resolve(true)
                }}
              />
            )}
            <FormsField name={called} forms={forms} onChange={next => onChange(withForms(next))} />
            <AliasesField aliases={aliases} onChange={next => onChange(withAliases(next))} />
            <AliasesField
              label={say('roster.heads')}
              hint={say('roster.headsHint')}
              aliases={heads}
              onChange={next => onChange(withHeads(next))}
            />
            <AliasesField
              label={say('setup.marks')}
              aliases={status}
              onChange={next => onChange(withStatus(next))}
              hint={say('setup.marksHint')}
            />
            <label className={css.setting}>
              <input
                type="checkbox"
                checked={dead === true}
                onChange={event => onChange(withDead(event.target.checked))}
              />
              {say('setup.beginsDead')}
            </label>
          </Dialog>
        )}
      </td>
    </tr>
  )
})
