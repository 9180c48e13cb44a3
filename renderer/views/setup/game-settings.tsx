/** How a game is shown and written; nothing of it changes what happens. */
import { Words } from '../../parts/words.tsx'
import { say } from '../../words/say.ts'
import { useEffect, useState, type ReactNode } from 'react'
import type { GameView } from '../../../electron/desk/contract.ts'
import { preferredLocale } from '../../../engine/text/locale.ts'
import { Button } from '../../parts/button.tsx'
import { SelectField, TextField } from '../../parts/field.tsx'
import { Picker } from '../../parts/picker.tsx'
import { act } from '../../state/act.ts'
import { useAnswer } from '../../state/answers.ts'
import { zoneName } from '../../state/clock.ts'
import { languageName } from '../../state/language-names.ts'
import { finishDialog } from '../../state/dialogs.ts'
import { AliasesField } from '../roster/aliases-field.tsx'
import { zones } from '../games/zones.ts'
import { GameRhythm } from './game-rhythm.tsx'
import css from './game-settings.module.css'

/** In which language its posts and messages are. */
function TextsLanguage({ game }: { game: GameView }): ReactNode {
  const { languages, name } = game.system
  const only = languages.length < 2
  return (
    <SelectField
      label={say('setup.language')}
      value={game.language}
      disabled={only}
      hint={only ? say('setup.englishAlone', { system: name }) : say('setup.staysSent')}
      onChange={event => void act('games.speak', { game: game.id, language: preferredLocale(event.target.value) })}
      options={languages.map(one => ({ value: one, label: languageName(one) }))}
    />
  )
}

const mostHours = 168

/** How long before a deadline the host wants to know who is missing; kept when the field is left. */
function Remind({ hours, onKeep }: { hours: number; onKeep: (hours: number) => void }): ReactNode {
  const [text, setText] = useState(String(hours))
  const wanted = /^\d{1,3}$/.test(text.trim()) ? Number(text) : undefined
  const wrong = wanted === undefined || wanted > mostHours
  return (
    <TextField
      label={say('reminders.hours')}
      inputMode="numeric"
      value={text}
      {...(wrong ? { error: say('reminders.aNumber', { most: mostHours }) } : { hint: say('reminders.hoursHint') })}
      onChange={event => setText(event.target.value)}
      onBlur={() => {
        if (wrong) setText(String(hours))
        else if (wanted !== hours) onKeep(wanted)
      }}
    />
  )
}

const askings = ['more', 'usual', 'less'] as const

/** Name, zone, forum and hosts, and the end of the game. */
export function GameSettings({ game, open }: { game: GameView; open?: boolean }): ReactNode {
  const { value: workspace } = useAnswer('workspace.info', {})
  const { zone, dialect, hosts, remind, titles = [], asking = 'usual' } = game.settings
  const [name, setName] = useState(game.name)
  useEffect(() => setName(game.name), [game.name])
  const dialects = workspace?.dialects ?? []
  const forum = dialects.find(({ id }) => id === dialect)?.name ?? dialect
  const put = (settings: {
    zone?: string
    dialect?: string
    hosts?: string[]
    titles?: string[]
    remind?: number
    asking?: (typeof askings)[number]
  }): void => void act('games.settings', { game: game.id, ...settings })
  return (
    <details className={css.settings} open={open}>
      <summary className={css.summary}>
        <span className="eyebrow">{say('setup.theGame')}</span>{' '}
        <span className={css.brief} data-excerpt>
          {game.system.languages.length > 1
            ? say('setup.briefTexts', { zone: zoneName(zone), forum, language: game.language })
            : say('setup.brief', { zone: zoneName(zone), forum })}
        </span>
      </summary>
      <div className={css.fields}>
        <TextField
          label={say('setup.name')}
          value={name}
          maxLength={200}
          dir="auto"
          onChange={event => setName(event.target.value)}
          onBlur={() => {
            if (name.trim() === '') setName(game.name)
            else if (name.trim() !== game.name) void act('games.rename', { game: game.id, name: name.trim() })
          }}
        />
        <Picker label={say('setup.zone')} choices={zones(zone)} value={zone} onPick={next => put({ zone: next })} />
        <GameRhythm game={game} />
        <SelectField
          label={say('setup.forum')}
          value={dialect}
          onChange={event => put({ dialect: event.target.value })}
          options={
            dialects.length
              ? dialects.map(({ id, name: said }) => ({ value: id, label: said }))
              : [{ value: dialect, label: dialect }]
          }
        />
        <TextsLanguage game={game} />
        <AliasesField
          label={say('setup.hosts')}
          hint={say('setup.hostsHint')}
          aliases={hosts}
          onChange={next => put({ hosts: next })}
        />
        <AliasesField
          label={say('setup.titles')}
          hint={say('setup.titlesHint')}
          aliases={titles}
          onChange={next => put({ titles: next })}
        />
        <SelectField
          label={say('setup.asking')}
          hint={say('setup.askingHint')}
          value={asking}
          onChange={event => put({ asking: askings.find(one => one === event.target.value) ?? 'usual' })}
          options={[
            { value: 'more', label: say('setup.askMore') },
            { value: 'usual', label: say('setup.askUsual') },
            { value: 'less', label: say('setup.askLess') },
          ]}
        />
        <Remind key={remind} hours={remind} onKeep={next => put({ remind: next })} />
        {game.state === 'running' && (
          <Button className={css.end} onClick={() => finishDialog(true)}>
            {say('setup.finish')}
          </Button>
        )}
        {game.state === 'finished' && (
          <p className={css.won}>
            <Words of="setup.won" values={{ winner: game.winner ?? '' }} tags={{ b: inside => <b>{inside}</b> }} />
          </p>
        )}
      </div>
    </details>
  )
}
