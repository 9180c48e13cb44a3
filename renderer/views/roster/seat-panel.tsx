/** One seat, with everything that can be changed about it. */
import { Words } from '../../parts/words.tsx'
import { say } from '../../words/say.ts'
import { standingSaid } from './words.ts'
import { useState, type ReactNode } from 'react'
import type { CallInput, GameView, SeatView } from '../../../electron/desk/contract.ts'
import { Button } from '../../parts/button.tsx'
import { SelectField, TextField } from '../../parts/field.tsx'
import { Picker } from '../../parts/picker.tsx'
import { Tag } from '../../parts/pill.tsx'
import { Time } from '../../parts/time.tsx'
import { act } from '../../state/act.ts'
import { textDialog } from '../../state/dialogs.ts'
import { useOwnWords } from '../../state/own-words.ts'
import { useAnswer } from '../../state/answers.ts'
import { AliasesField } from './aliases-field.tsx'
import { AwayField } from './away-field.tsx'
import { DetailsFields, offersOf } from './details-fields.tsx'
import { FormsField } from './forms-field.tsx'
import { KeptOf } from './kept-of.tsx'
import { Leaving } from './leaving.tsx'
import { ModifiersField } from './modifiers-field.tsx'
import { MeanwhileOf, Note } from './note.tsx'
import { Newcomer } from './newcomer.tsx'
import { SettingsFields } from './settings-fields.tsx'
import css from './seat-panel.module.css'

type Change = Omit<CallInput<'roster.change'>, 'game' | 'slot'>

/** The right-hand side of the roster. Each field is kept when it is left. */
export function SeatPanel({ game, seat }: { game: GameView; seat: SeatView }): ReactNode {
  const { value: roles } = useAnswer('rules.roles', { system: game.system.id, game: game.id })
  const { value: words } = useAnswer('rules.words', { system: game.system.id })
  const [leaving, setLeaving] = useState<'replace' | 'remove' | 'newcomer'>()
  const [head, setHead] = useState<string>()
  const role = roles?.roles.find(({ id }) => id === seat.role)
  const of = { game: game.id, slot: seat.slot }
  const change = (what: Change): void => void act('roster.change', { ...of, ...what })
  const last = game.phases.at(-1)
  return (
    <aside className={css.panel} aria-label={say('roster.seatOf', { name: seat.name })}>
      <header className={css.head}>
        <h2 className={css.name}>
          <bdi>{seat.name}</bdi>
        </h2>
        <Tag>{standingSaid(seat)}</Tag>
      </header>
      <KeptOf game={game} seat={seat} />
      {seat.former.length > 0 && (
        <p className={css.soft}>
          <Words of="roster.before" values={{ names: <bdi>{seat.former.join(say('roster.then'))}</bdi> }} />
        </p>
      )}
      <Asked game={game} prods={seat.prods.filter(({ reminder }) => !reminder)} said="roster.prodded" />
      <Asked game={game} prods={seat.prods.filter(({ reminder }) => reminder)} said="roster.reminded" />
      <Name
        about={`${game.id} ${seat.slot}`}
        value={seat.name}
        onKeep={(name, over) => act('roster.change', { ...of, name, over: { name: over } })}
      />
      {roles && (
        <>
          <Picker
            label={say('roster.role')}
            value={seat.role}
            onPick={next => {
              if (next !== seat.role)
                change({ role: next, faction: roles.roles.find(({ id }) => id === next)?.faction ?? seat.faction })
            }}
            choices={roles.roles.map(one => ({
              value: one.id,
              label: one.name,
              detail: roles.factions.find(({ id }) => id === one.faction)?.name ?? one.faction,
            }))}
          />
          <SelectField
            label={say('roster.faction')}
            value={seat.faction}
            onChange={event => change({ faction: event.target.value })}
            options={roles.factions.map(({ id, name }) => ({ value: id, label: name }))}
          />
        </>
      )}
      <DetailsFields
        fields={game.system.fields}
        about={`${game.id} ${seat.slot}`}
        details={seat.details}
        offers={offersOf(game.seats, game.system.families)}
        onKeep={(details, over) => act('roster.change', { ...of, details, over: { details: over } })}
      />
      <SettingsFields role={role} settings={seat.settings} onChange={settings => change({ settings })} />
      {roles && words && (
        <ModifiersField
          uses={seat.modifiers}
          words={words.modifiers}
          abilities={roles.abilities.filter(({ id }) => role?.abilities.includes(id))}
          onChange={modifiers => change({ modifiers })}
        />
      )}
      <FormsField name={seat.name} forms={seat.forms} onChange={forms => change({ forms })} />
      <AliasesField aliases={seat.aliases} onChange={aliases => change({ aliases })} />
      <AliasesField
        label={say('roster.heads')}
        hint={say('roster.headsHint')}
        aliases={seat.heads}
        onChange={heads => change({ heads })}
      />
      <AliasesField
        label={say('roster.marks')}
        aliases={seat.status}
        onChange={status => change({ status })}
        hint={say('roster.marksHint')}
      />
      {seat.alive && !seat.bystander && (
        <AwayField away={seat.away} zone={game.settings.zone} onChange={absences => change({ absences })} />
      )}
      <Note
        about={`${game.id} ${seat.slot}`}
        label={say('roster.note')}
        most={2000}
        value={seat.note}
        onKeep={(note, over) => act('roster.change', { ...of, note, over: { note: over } })}
      />
      <p className={css.actions}>
        {(seat.former.length > 0 || seat.formerHeads.length > 0) && !seat.bystander && (
          <Button onClick={() => setLeaving('newcomer')}>{say('roster.messageMore')}</Button>
        )}
        <Button onClick={() => setLeaving('replace')}>{say('roster.replaceMore')}</Button>
        {seat.alive && !seat.bystander && game.state === 'running' && (
          <Button onClick={() => textDialog({ is: 'replacement', slot: seat.slot })}>{say('steps.replacement')}</Button>
        )}
        {seat.alive && seat.leaves === undefined && last?.state === 'open' && (
          <Button kind="danger" onClick={() => setLeaving('remove')}>
            {say('roster.removeMore')}
          </Button>
        )}
      </p>
      {leaving === 'newcomer' ? (
        <Newcomer
          game={game.id}
          seat={seat}
          head={head !== undefined && seat.heads.includes(head) ? head : undefined}
          onClose={() => setLeaving(undefined)}
        />
      ) : (
        leaving && (
          <Leaving
            game={game}
            seat={seat}
            how={leaving}
            onClose={() => setLeaving(undefined)}
            onReplaced={now => {
              setHead(now)
              setLeaving(seat.bystander ? undefined : 'newcomer')
            }}
          />
        )
      )}
    </aside>
  )
}

/** When this player was asked for a sign of life, or reminded; nothing where never. */
function Asked({
  game,
  prods,
  said,
}: {
  game: GameView
  prods: SeatView['prods']
  said: 'roster.prodded' | 'roster.reminded'
}): ReactNode {
  if (!prods.length) return null
  return (
    <details className={css.soft}>
      <summary>{say(said, { count: prods.length })}</summary>
      <ul className={css.prods}>
        {prods.map(({ name, at }, index) => (
          <li key={index}>
            {name}, <Time at={at} zone={game.settings.zone} />
          </li>
        ))}
      </ul>
    </details>
  )
}

/** What the player is called; nobody is called nothing. */
function Name({
  about,
  value,
  onKeep,
}: {
  about: string
  value: string
  onKeep: (value: string, over: string) => Promise<unknown>
}): ReactNode {
  const words = useOwnWords(`name ${about}`, value, onKeep)
  return (
    <>
      <TextField
        label={say('roster.name')}
        value={words.text}
        maxLength={200}
        dir="auto"
        onChange={event => words.type(event.target.value)}
        onBlur={() => (words.text.trim() === '' ? words.drop() : void words.keep())}
        onKeyDown={event => {
          if (event.key === 'Enter') event.currentTarget.blur()
        }}
      />
      <MeanwhileOf words={words} value={value} />
    </>
  )
}
