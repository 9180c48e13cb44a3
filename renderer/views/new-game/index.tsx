/** A new game on one page: its name, its rules, and where and how it is played. */
import { useEffect, useState, type ReactNode } from 'react'
import type { Answers, Rhythm, SystemOffered } from '../../../electron/desk/contract.ts'
import { Button } from '../../parts/button.tsx'
import { SelectField, TextField } from '../../parts/field.tsx'
import { Link } from '../../parts/link.tsx'
import { Picker } from '../../parts/picker.tsx'
import { Problem } from '../../parts/problem.tsx'
import { Segmented } from '../../parts/segmented.tsx'
import { Skeleton } from '../../parts/skeleton.tsx'
import { act } from '../../state/act.ts'
import { useAnswer } from '../../state/answers.ts'
import { clockOnly, myZone, sameClock, useNow, zoneName } from '../../state/clock.ts'
import { useCommands } from '../../state/commands.ts'
import { call } from '../../state/desk.ts'
import { go } from '../../state/view.ts'
import { say } from '../../words/say.ts'
import { zones } from '../games/zones.ts'
import { RhythmFields, rhythmSaid } from './rhythm-fields.tsx'
import { SystemCards } from './system-cards.tsx'
import { WhichOne } from './which-one.tsx'
import css from './new-game.module.css'

/** The page; it leads to the roster. */
export function NewGameScreen(): ReactNode {
  const { value: workspace, error } = useAnswer('workspace.info', {})
  // Asked anew each time, and once: what changes elsewhere takes nothing away that is typed here.
  const [latest, setLatest] = useState<Answers['games.latest']>()
  useEffect(() => {
    void call('games.latest', {}).then(setLatest, () => setLatest({}))
  }, [])
  if (error && !workspace) return <Problem error={error} />
  if (!workspace || !latest) return <Skeleton label={say('games.new')} lines={8} />
  return <Form systems={workspace.systems} dialects={workspace.dialects} latest={latest} />
}

function Form({
  systems,
  dialects,
  latest,
}: {
  systems: readonly SystemOffered[]
  dialects: readonly { id: string; name: string }[]
  /** What the host chose for the last game, with which this one begins. */
  latest: Answers['games.latest']
}): ReactNode {
  const [name, setName] = useState('')
  const [id, setId] = useState(() => (systems.find(one => one.id === latest.system) ?? systems[0])?.id)
  const [dialect, setDialect] = useState(latest.dialect)
  const [zone, setZone] = useState(latest.zone ?? myZone)
  const [begins, setBegins] = useState<string>()
  const [rhythm, setRhythm] = useState(
    latest.rhythm && Object.keys(latest.rhythm.hours).length ? latest.rhythm : undefined,
  )
  const [wrong, setWrong] = useState(false)
  const system = systems.find(one => one.id === id)
  const starts = system?.starts ?? []
  const start = starts.find(({ kind }) => kind === begins) ?? starts[0]
  const lasts = system?.lasts ?? []
  const chosen = rhythm && ofKinds(rhythm, lasts)
  const unread = wrong && lasts.length > 0
  const why = name.trim() === '' ? say('games.nameFirst') : unread ? say('games.deadlineFirst') : undefined
  const ready = why === undefined && system !== undefined
  const create = async (): Promise<void> => {
    if (!ready) return
    const made = await act('games.create', {
      name: name.trim(),
      system: system.id,
      zone,
      ...(dialect !== undefined && { dialect }),
      ...(start && starts.length > 1 && { begins: start.kind }),
      ...(chosen && { rhythm: chosen }),
    })
    if (made) go({ screen: 'setup', game: made.game })
  }
  useCommands([
    {
      id: 'new.create',
      title: say('games.create'),
      keys: 'Ctrl+Enter',
      group: say('games.title'),
      run: () => void create(),
    },
  ])
  return (
    <form
      className={css.screen}
      aria-label={say('games.new')}
      onKeyDown={event => {
        if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
        event.preventDefault()
        void create()
      }}
      onSubmit={event => {
        event.preventDefault()
        void create()
      }}
    >
      <div className={css.page}>
        <header className={css.head}>
          <h1 className={css.title}>{say('games.new')}</h1>
          <span className={css.soft}>{say('games.changedLater')}</span>
          <span className={css.grow} />
          <Link to={{ screen: 'games' }}>{say('shell.allGames')}</Link>
        </header>
        <div className={css.columns}>
          <div className={css.fields}>
            <TextField
              label={say('games.name')}
              value={name}
              maxLength={200}
              dir="auto"
              autoFocus
              onChange={event => setName(event.target.value)}
              placeholder={say('games.example')}
            />
            <SelectField
              label={say('games.forum')}
              value={dialect ?? dialects[0]?.id}
              onChange={event => setDialect(event.target.value)}
              options={dialects.map(one => ({ value: one.id, label: one.name }))}
              hint={say('games.forumHint')}
            />
            <ZoneField zone={zone} onPick={setZone} />
            {starts.length > 1 && start && (
              <div className={css.field}>
                <span className={css.label}>{say('games.startsWith')}</span>
                <Segmented
                  label={say('games.startsWith')}
                  value={start.kind}
                  onChoose={setBegins}
                  segments={starts.map(({ kind, name: called }) => ({ value: kind, label: capital(called) }))}
                />
              </div>
            )}
            {lasts.length > 0 ? (
              <RhythmFields lasts={lasts} rhythm={rhythm} onChange={setRhythm} onWrong={setWrong} />
            ) : (
              <p className={css.soft}>{say('games.ownClock')}</p>
            )}
          </div>
          <div className={css.fields}>
            <SystemCards systems={systems} chosen={id} onChoose={setId} />
            <WhichOne systems={systems} onChoose={setId} />
          </div>
        </div>
      </div>
      <footer className={css.foot}>
        <p className={css.sum} aria-live="polite">
          {why
            ?? [
              start && say('games.sumStart', { name: name.trim(), phase: start.name }),
              lasts.length > 0 && (chosen ? rhythmSaid(chosen, lasts, zone) : say('games.sumNoDeadline')),
            ]
              .filter(Boolean)
              .join(' ')}
        </p>
        <Button onClick={() => go({ screen: 'games' })}>{say('common.cancel')}</Button>
        <Button kind="lamp" keys="Ctrl+Enter" type="submit" why={why} told>
          {say('games.create')}
        </Button>
      </footer>
    </form>
  )
}

/** The zone, with what both clocks show now. */
function ZoneField({ zone, onPick }: { zone: string; onPick: (zone: string) => void }): ReactNode {
  const now = useNow().toISOString()
  return (
    <div className={css.field}>
      <Picker label={say('games.zone')} choices={zones(zone)} value={zone} onPick={onPick} />
      <p className={css.soft}>
        {sameClock(now, zone, myZone())
          ? say('games.zoneMine', { time: clockOnly(now, zone) })
          : say('state.bothClocks', {
              there: clockOnly(now, zone),
              zone: zoneName(zone),
              here: clockOnly(now, myZone()),
            })}
      </p>
    </div>
  )
}

/** Of kinds that these rules have; nothing where there is none of them. */
function ofKinds({ hours, ...rest }: Rhythm, lasts: SystemOffered['lasts']): Rhythm | undefined {
  const known = Object.entries(hours).filter(([kind]) => lasts.some(one => one.kind === kind))
  return known.length ? { ...rest, hours: Object.fromEntries(known) } : undefined
}

/** `night` as `Night`. */
const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)
