/** A backup: when and why it was made, the games in it, and the way back of each. */
import { useRef, useState, type ReactNode } from 'react'
import type { Answers } from '../../electron/desk/contract.ts'
import { Button } from '../parts/button.tsx'
import { Time } from '../parts/time.tsx'
import { ReadingLine } from '../parts/reading-line.tsx'
import { act } from '../state/act.ts'
import { useAnswer } from '../state/answers.ts'
import { copy } from '../state/copy.ts'
import { useReadingPlace } from '../state/reading.ts'
import { toast } from '../state/toasts.ts'
import { openGame } from '../views/games/open-game.ts'
import type { PlainKey } from '../words/catalogue.ts'
import { say } from '../words/say.ts'
import css from './saved-dialog.module.css'

type Backup = Answers['workspace.info']['backups'][number]
type Inside = Answers['workspace.backup']['games'][number]

const reasons: Readonly<Record<string, PlainKey>> = {
  upgrade: 'shell.beforeUpgrade',
  lock: 'shell.afterLock',
  daily: 'shell.daily',
  asked: 'shell.asked',
  takenBack: 'shell.takenBack',
}

function reasonSaid(reason: string): string {
  const known = reasons[reason]
  return known ? say(known) : reason
}

const standings: Readonly<Record<Inside['here'], PlainKey>> = {
  same: 'shell.asItIsNow',
  changed: 'shell.hasChanged',
  gone: 'shell.isGone',
}

/** @param onDone when a game was brought back and is open */
export function BackupRow({ backup, onDone }: { backup: Backup; onDone: () => void }): ReactNode {
  const { path, at, reason } = backup
  const [open, setOpen] = useState(false)
  return (
    <li title={path}>
      <div className={css.backup}>
        <Time at={at} />
        <span className={css.reason}>{reasonSaid(reason)}</span>
        <Button
          kind="quiet"
          small
          aria-expanded={open}
          aria-label={say('shell.lookInsideOf', { at })}
          onClick={() => setOpen(!open)}
        >
          {say('shell.lookInside')}
        </Button>
        <Button
          kind="quiet"
          small
          aria-label={say('shell.backupPath', { at })}
          onClick={() => void copy(path, say('common.thePath'))}
        >
          {say('common.copyPath')}
        </Button>
      </div>
      {open && <Games path={path} onDone={onDone} />}
    </li>
  )
}

function Games({ path, onDone }: { path: string; onDone: () => void }): ReactNode {
  const { value, error } = useAnswer('workspace.backup', { path })
  const [bringing, setBringing] = useState<string>()
  const reading = useReadingPlace()
  const list = useRef<HTMLDivElement>(null)
  const bringBack = async ({ id, name }: Inside): Promise<void> => {
    setBringing(id)
    const back = await reading.follow(act('workspace.bringBack', { path, of: id, reading: reading.id }))
    setBringing(undefined)
    if (!back) return
    toast({ title: say('shell.broughtBack', { name }), ...(back.twin && { text: say('shell.besideTheOther') }) })
    onDone()
    await openGame(back.game)
  }
  if (error)
    return (
      <p className={css.warning} role="alert">
        <b>{error.message}</b> {error.remedy}
      </p>
    )
  if (!value)
    return (
      <p className={css.soft} role="status">
        {say('shell.lookingInside')}
      </p>
    )
  if (!value.games.length) return <p className={css.soft}>{say('shell.nothingInside')}</p>
  return (
    <div ref={list} tabIndex={-1}>
      <ReadingLine reading={reading} onStop={() => list.current?.focus()} />
      <ul className={css.inside}>
        {value.games.map(game => (
          <li key={game.id}>
            <span className={css.name}>
              {game.name}{' '}
              <small>{[game.systemName, game.phase, say(standings[game.here])].filter(Boolean).join(' · ')}</small>
            </span>
            <Button
              small
              disabled={game.damaged === true || bringing !== undefined}
              aria-label={say('shell.bringBackGame', { name: game.name })}
              onClick={() => void bringBack(game)}
            >
              {say('shell.bringBack')}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}
