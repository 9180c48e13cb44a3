/** Set-ups that are kept for games to come: saved from the field, put into it, shared as a file and taken in from one. */
import { useRef, useState, type ChangeEvent, type ReactNode } from 'react'
import type { GameView, SavedSetup } from '../../../electron/desk/contract.ts'
import { Button } from '../../parts/button.tsx'
import { Dialog } from '../../parts/dialog.tsx'
import { Empty } from '../../parts/empty.tsx'
import { TextField } from '../../parts/field.tsx'
import { act } from '../../state/act.ts'
import { useAnswer } from '../../state/answers.ts'
import { useCommands } from '../../state/commands.ts'
import { call, CallError } from '../../state/desk.ts'
import { download } from '../../state/download.ts'
import { toast } from '../../state/toasts.ts'
import { say } from '../../words/say.ts'
import css from './saved-setups.module.css'

interface SavedSetupsProps {
  game: GameView
  text: string
  /** What the text is called, where it says so. */
  name: string | undefined
  /** Nothing is wrong with the text. */
  sound: boolean
  onUse: (text: string) => void
}

/** The bar above the field. */
export function SavedSetups({ game, text, name, sound, onUse }: SavedSetupsProps): ReactNode {
  const [asking, setAsking] = useState(false)
  const [listing, setListing] = useState(false)
  const save = (called?: string): void => void saveSetup(game, text, called)
  const begin = (): void => {
    if (name === undefined) setAsking(true)
    else save()
  }
  const group = say('setup.label')
  useCommands([
    ...(sound ? [{ id: 'setup-save', title: say('setup.saveSetup'), group, run: begin }] : []),
    { id: 'setup-saved', title: say('setup.savedTitle'), group, run: () => setListing(true) },
  ])
  return (
    <div className={css.bar}>
      <Button small onClick={() => setListing(true)}>
        {say('setup.savedSetups')}
      </Button>
      <Button small disabled={!sound} onClick={begin}>
        {say('setup.saveSetup')}
      </Button>
      {asking && <AskName onClose={() => setAsking(false)} onName={save} />}
      {listing && (
        <Saved
          game={game}
          onClose={() => setListing(false)}
          onUse={chosen => {
            onUse(chosen)
            setListing(false)
          }}
        />
      )}
    </div>
  )
}

async function saveSetup({ id: game, system: { id: system } }: GameView, text: string, name?: string): Promise<void> {
  const done = await act('dealing.save', { system, game, text, ...(name !== undefined && { name }) })
  if (!done) return
  const { was } = done
  toast({
    title: say('setup.setupSaved', { name: done.name }),
    about: 'setup',
    ...(was !== undefined && {
      text: say('setup.setupReplaced'),
      action: { label: say('setup.setupOldBack'), run: () => void act('dealing.save', { system, game, text: was }) },
    }),
  })
}

function AskName({ onClose, onName }: { onClose: () => void; onName: (name: string) => void }): ReactNode {
  const [name, setName] = useState('')
  const done = (): void => {
    if (name.trim() === '') return
    onName(name.trim())
    onClose()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={say('setup.saveSetupAs')}
      actions={
        <>
          <Button onClick={onClose}>{say('common.cancel')}</Button>
          <Button
            kind="lamp"
            why={name.trim() === '' ? say('common.fillIn', { field: say('setup.saveSetupName') }) : undefined}
            onClick={done}
          >
            {say('setup.saveIt')}
          </Button>
        </>
      }
    >
      <form
        onSubmit={event => {
          event.preventDefault()
          done()
        }}
      >
        <TextField
          label={say('setup.saveSetupName')}
          value={name}
          maxLength={200}
          dir="auto"
          autoFocus
          placeholder={say('setup.saveSetupExample')}
          onChange={event => setName(event.target.value)}
        />
      </form>
    </Dialog>
  )
}

function Saved({
  game,
  onClose,
  onUse,
}: {
  game: GameView
  onClose: () => void
  onUse: (text: string) => void
}): ReactNode {
  const system = game.system.id
  const { value } = useAnswer('dealing.saved', { system })
  const file = useRef<HTMLInputElement>(null)
  const setups = value?.setups ?? []
  const take = async (event: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const [chosen] = event.target.files ?? []
    event.target.value = ''
    if (!chosen) return
    const called = chosen.name.slice(-200)
    const taken = await act('dealing.import', { file: called, text: await chosen.text(), system, game: game.id })
    if (taken) toast(takenSaid(taken, system))
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={say('setup.savedTitle')}
      actions={
        <>
          <Button onClick={() => file.current?.click()}>{say('setup.importSetups')}</Button>
          {setups.length > 1 && (
            <Button onClick={() => void share(setups.map(({ id }) => id))}>{say('setup.shareAll')}</Button>
          )}
        </>
      }
    >
      <input
        ref={file}
        type="file"
        accept=".yaml,.yml,.json,.txt,application/yaml,text/plain"
        className="sr"
        tabIndex={-1}
        aria-label={say('setup.setupFile')}
        onChange={event => void take(event)}
      />
      {value && !setups.length ? (
        <Empty title={say('setup.savedNone')} text={say('setup.savedNoneText')} />
      ) : (
        <ul className={css.list}>
          {setups.map(setup => (
            <Row key={setup.id} game={game.id} setup={setup} onUse={() => onUse(setup.text)} />
          ))}
        </ul>
      )}
    </Dialog>
  )
}

function Row({ game, setup, onUse }: { game: string; setup: SavedSetup; onUse: () => void }): ReactNode {
  const { id, name, players } = setup
  const drop = async (): Promise<void> => {
    const dropped = await act('dealing.drop', { setup: id })
    if (!dropped) return
    toast({
      title: say('setup.dropped', { name }),
      about: 'setup',
      action: {
        label: say('setup.bringBack'),
        run: () => {
          const { system, text, name: was } = dropped
          void act('dealing.save', { system, game, text, name: was })
        },
      },
    })
  }
  return (
    <li className={css.row}>
      <span className={css.what}>
        <b>
          <bdi>{name}</bdi>
        </b>{' '}
        <small className={css.soft}>{say('setup.savedFor', { players: numbersSaid(players) })}</small>
      </span>
      <Button small kind="quiet" aria-label={say('setup.dropSetupNamed', { name })} onClick={() => void drop()}>
        {say('setup.dropSetup')}
      </Button>
      <Button small kind="quiet" aria-label={say('setup.shareSetupNamed', { name })} onClick={() => void share([id])}>
        {say('setup.shareSetup')}
      </Button>
      <Button small aria-label={say('setup.useSetupNamed', { name })} onClick={onUse}>
        {say('setup.useSetup')}
      </Button>
    </li>
  )
}

/** `7–9, 13`. */
function numbersSaid(numbers: readonly number[]): string {
  const runs: [number, number][] = []
  for (const number of numbers) {
    const last = runs.at(-1)
    if (last && last[1] === number - 1) last[1] = number
    else runs.push([number, number])
  }
  return runs.map(([from, to]) => (from === to ? String(from) : `${from}–${to}`)).join(', ')
}

async function share(setups: string[]): Promise<void> {
  try {
    const { text, name } = await call('dealing.share', { setups })
    download(text, name, 'application/yaml')
    toast({ title: say('setup.shared', { name }), text: say('setup.sharedText') })
  } catch (error) {
    const { message, remedy } = error instanceof CallError ? error : new CallError('internal', String(error))
    toast({ kind: 'error', title: message, ...(remedy !== undefined && { text: remedy }) })
  }
}

function takenSaid(
  { added, same }: { added: { name: string; system: string; systemName: string }[]; same: string[] },
  system: string,
): { title: string; text?: string } {
  const others = added.filter(one => one.system !== system)
  const text = [
    ...(others.length
      ? [say('setup.importedOther', { names: others.map(one => `${one.name} (${one.systemName})`).join(', ') })]
      : []),
    ...(same.length ? [say('setup.importedSame', { names: same.join(', ') })] : []),
  ].join(' ')
  return { title: say('setup.imported', { count: added.length }), ...(text && { text }) }
}
