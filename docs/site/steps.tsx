/** Help with writing: players, phases and actions chosen from what the rules have, each put into the text. */
import { useState, type ReactNode } from 'react'
import type { RolesAnswer } from '../../electron/desk/contract.ts'
import type { System } from '../../engine/ruleset/system.ts'
import { formsOf } from '../../engine/text/phase-forms.ts'
import { capital } from '../../engine/text/humanize.ts'
import { Field } from '../../renderer/parts/field.tsx'
import { spoken } from '../../renderer/words/say.ts'
import { withAction, withPhase, withPlayer, writtenIn, type Player } from './write.ts'
import { say } from './words.ts'
import css from './site.module.css'

interface StepsProps {
  text: string
  setText: (text: string) => void
  system: System
  roles: RolesAnswer
}

/** The three forms. */
export function Steps(props: StepsProps): ReactNode {
  const over = props.roles.overlays?.[0]?.field
  const written = writtenIn(props.text, over)
  if (!written) return <p className={css.quiet}>{say('site.mendFirst')}</p>
  return (
    <div className={css.steps}>
      <AddPlayer {...props} over={over} />
      <AddPhase {...props} />
      {written.phases > 0 && written.players.length > 0 && <AddAction {...props} players={written.players} />}
    </div>
  )
}

function AddPlayer({ text, setText, roles, over }: StepsProps & { over: string | undefined }): ReactNode {
  const [name, setName] = useState('')
  const [role, setRole] = useState(roles.roles[0]?.id ?? '')
  const [above, setAbove] = useState('')
  const overlays = (roles.overlays ?? []).filter(({ field }) => field === over)
  return (
    <form
      onSubmit={event => {
        event.preventDefault()
        if (!name.trim()) return
        setText(withPlayer(text, { name: name.trim(), role, ...(above && { over: above }) }, over))
        setName('')
      }}
    >
      <Field label={say('site.player')}>
        <input value={name} autoComplete="off" onChange={event => setName(event.target.value)} />
      </Field>
      <Choice label={say('site.role')} value={role} onChoose={setRole} among={roles.roles} />
      {overlays.length > 0 && (
        <Choice
          label={say('site.over')}
          value={above}
          onChoose={setAbove}
          among={[
            { id: '', name: say('site.none') },
            ...overlays.map(({ value, name: id }) => ({ id: value, name: id })),
          ]}
        />
      )}
      <button type="submit">{say('site.addPlayer')}</button>
    </form>
  )
}

function AddPhase({ text, setText, system }: StepsProps): ReactNode {
  const kinds = system.calendar.phases.map(id => ({
    id,
    name: capital(formsOf(system.calendar.called, id, spoken.getState().language).name),
  }))
  const [kind, setKind] = useState(kinds.find(({ id }) => id === 'night')?.id ?? kinds[0]?.id ?? '')
  return (
    <form
      onSubmit={event => {
        event.preventDefault()
        setText(withPhase(text, kind))
      }}
    >
      <Choice label={say('site.phase')} value={kind} onChoose={setKind} among={kinds} />
      <button type="submit">{say('site.addPhase')}</button>
    </form>
  )
}

function AddAction({ text, setText, roles, players }: StepsProps & { players: readonly Player[] }): ReactNode {
  const [by, setBy] = useState('')
  const [ability, setAbility] = useState('')
  const [targets, setTargets] = useState<readonly string[]>([])
  const actor = players.find(({ name }) => name === by) ?? players[0]!
  const own = abilitiesOf(roles, actor)
  const chosen = own.find(({ id }) => id === ability) ?? own[0]
  const among = players.map(({ name }) => ({ id: name, name }))
  const count = Math.max(chosen?.targets ?? 0, Math.min(chosen?.most ?? 0, 2))
  const aims = Array.from(
    { length: count },
    (_, at) => targets[at] ?? players[Math.min(at + 1, players.length - 1)]!.name,
  )
  return (
    <form
      onSubmit={event => {
        event.preventDefault()
        if (chosen) setText(withAction(text, actor.name, chosen.id, aims))
      }}
    >
      <Choice label={say('site.actor')} value={actor.name} onChoose={setBy} among={among} />
      <Choice label={say('site.ability')} value={chosen?.id ?? ''} onChoose={setAbility} among={own} />
      {aims.map((aim, at) => (
        <Choice
          key={at}
          label={say('site.target', { number: at + 1, of: count })}
          value={aim}
          onChoose={name => setTargets(aims.map((one, other) => (other === at ? name : one)))}
          among={among}
        />
      ))}
      <button type="submit">{say('site.addAction')}</button>
      {chosen && chosen.does.length > 0 && <p className={css.quiet}>{chosen.does.join(' ')}</p>}
    </form>
  )
}

/** What a player can send in: by his role, by what lies over it, and as one of his faction. */
function abilitiesOf({ roles, overlays = [], factions, abilities }: RolesAnswer, { role, over }: Player) {
  const [mine, above] = [roles.find(({ id }) => id === role), overlays.find(({ value }) => value === over)]
  const sides = [mine?.faction, above?.faction]
  const ids = new Set([
    ...(mine?.abilities ?? []),
    ...(above?.abilities ?? []),
    ...factions.flatMap(faction => (sides.includes(faction.id) ? faction.abilities : [])),
  ])
  const sent = abilities.filter(({ phases }) => phases.length)
  const own = sent.filter(({ id }) => ids.has(id))
  return own.length ? own : sent
}

function Choice({
  label,
  value,
  onChoose,
  among,
}: {
  label: string
  value: string
  onChoose: (id: string) => void
  among: readonly { id: string; name: string }[]
}): ReactNode {
  return (
    <Field label={label}>
      <select value={value} onChange={event => onChoose(event.target.value)}>
        {among.map(({ id, name }) => (
          <option key={id} value={id}>
            {name === id || id === '' ? name : say('site.named', { name, id })}
          </option>
        ))}
      </select>
    </Field>
  )
}
