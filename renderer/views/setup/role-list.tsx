/** The roles of a system with what each does. */
import { listSaid } from '../../words/lists.ts'
import { say } from '../../words/say.ts'
import { useState, type ReactNode } from 'react'
import type { RolesAnswer, SeatView, WordsAnswer } from '../../../electron/desk/contract.ts'
import { finder } from '../../state/finder.ts'
import { TextField } from '../../parts/field.tsx'
import { FactionOf, Side } from '../../parts/side.tsx'
import { cls } from '../../state/words.ts'
import { modifierNamed } from '../roster/words.ts'
import { capital, spaced } from '../rules/words.ts'
import { doingsOf, doingsOfFaction, doingsOfSeveral, rolesFound, settingsOfSeveral } from './role-words.ts'
import css from './role-list.module.css'

interface RoleListProps {
  roles: RolesAnswer
  seats: readonly SeatView[]
  modifiers?: WordsAnswer['modifiers']
  /** Given room of its own: in columns. */
  open?: boolean
}

/** The list, searched by every word of it; roles that are in play say how often. */
export function RoleList({ roles, seats, modifiers = [], open }: RoleListProps): ReactNode {
  const [search, setSearch] = useState('')
  const found = rolesFound(roles, search)
  const inPlay = ({ id, name }: Pick<RolesAnswer['roles'][number], 'id' | 'name'>): number =>
    seats.filter(({ role, over = [] }) => role === id || over.includes(name)).length
  const shown =
    open || search.trim() === '' ? [...found].sort((a, b) => Number(inPlay(b) > 0) - Number(inPlay(a) > 0)) : found
  const several = settingsOfSeveral(roles)
  const finds = finder(search)
  const foundModifiers = modifiers.filter(({ id, says }) => finds(`${spaced(id)} ${says}`))
  return (
    <section aria-label={say('setup.rolesOf')} className={css.roles}>
      <div className={css.search}>
        <TextField
          label={open ? say('setup.searchRoles') : say('setup.rolesOfSystem', { system: roles.name })}
          bare={open ?? false}
          type="search"
          value={search}
          onChange={event => setSearch(event.target.value)}
          placeholder={say('setup.searchHint')}
        />
      </div>
      <ul className={cls(css.list, open && css.columns)}>
        {search.trim() === ''
          && doingsOfSeveral(roles).map(({ factions, all, lines }) => (
            <li key={factions.map(({ id }) => id).join()} className={css.role}>
              <p className={css.head}>
                <b>
                  {all
                    ? say('setup.everybody')
                    : say('setup.allOfFactions', { factions: listSaid(factions.map(({ name }) => name)) })}
                </b>
              </p>
              {lines.map(line => (
                <p key={line} className={css.does}>
                  {line}
                </p>
              ))}
            </li>
          ))}
        {roles.factions.map(faction => {
          const lines = doingsOfFaction(faction, roles)
          return lines.length > 0 && shown.some(role => role.faction === faction.id) ? (
            <li key={`faction:${faction.id}`} className={css.role}>
              <p className={css.head}>
                <Side of={faction.side} /> <b>{say('setup.allOf', { faction: faction.name })}</b>
              </p>
              {lines.map(line => (
                <p key={line} className={css.does}>
                  {line}
                </p>
              ))}
            </li>
          ) : null
        })}
        {Object.keys(several).length > 0 && search.trim() === '' && (
          <li className={css.role}>
            <p className={css.head}>
              <b>{say('setup.ofSeveral')}</b>
            </p>
            <Settings of={Object.entries(several)} />
          </li>
        )}
        {shown.map(role => (
          <li key={role.id} className={css.role}>
            <p className={css.head}>
              <b>{capital(role.name)}</b>{' '}
              <span className={css.soft}>
                <FactionOf id={role.faction} among={roles.factions} />
              </span>
              {inPlay(role) > 0 && <span className={css.inPlay}>{say('setup.inPlay', { count: inPlay(role) })}</span>}
            </p>
            {doingsOf(role, roles).map(line => (
              <p key={line} className={css.does}>
                {line}
              </p>
            ))}
            <Settings of={Object.entries(role.settings).filter(([id]) => !(id in several))} />
            <BuiltIn role={role} />
          </li>
        ))}
      </ul>
      {foundModifiers.length > 0 && (
        <>
          <h3 className="eyebrow">{say('setup.modifiers')}</h3>
          <ul className={css.list}>
            {foundModifiers.map(({ id, says }) => (
              <li key={id} className={css.role}>
                <p className={css.head}>
                  <b>{capital(modifierNamed(id))}</b>
                </p>
                <p className={css.does}>{says}</p>
              </li>
            ))}
          </ul>
        </>
      )}
      {!found.length && !foundModifiers.length && <p className={css.none}>{say('setup.nothingDoes')}</p>}
    </section>
  )
}

/** What can be set, with what it takes. */
function Settings({ of }: { of: [id: string, values: readonly (string | boolean)[]][] }): ReactNode {
  return of.map(([id, values]) => (
    <p key={id} className={css.extra}>
      {say('setup.setting', {
        setting: capital(spaced(id)),
        values: values
          .map(value =>
            typeof value === 'boolean' ? say(value ? 'setup.settingYes' : 'setup.settingNo') : spaced(value),
          )
          .join(', '),
      })}
    </p>
  ))
}

/** Modifiers that a role always has, but for one that is called as the role is. */
function BuiltIn({ role: { name, modifiers } }: { role: RolesAnswer['roles'][number] }): ReactNode {
  const said = modifiers.map(modifierNamed).filter(one => one.toLowerCase() !== name.toLowerCase())
  return said.length > 0 && <p className={css.extra}>{say('setup.always', { modifiers: said.join(', ') })}</p>
}
