/** A new game: a name, a system, and how the forum writes. */
import { say } from '../../words/say.ts'
import { useState, type ReactNode } from 'react'
import { Button } from '../../parts/button.tsx'
import { Dialog } from '../../parts/dialog.tsx'
import { SelectField, TextField } from '../../parts/field.tsx'
import { Picker } from '../../parts/picker.tsx'
import { act } from '../../state/act.ts'
import { useAnswer } from '../../state/answers.ts'
import { myZone } from '../../state/clock.ts'
import { go } from '../../state/view.ts'
import { zones } from './zones.ts'

/** The dialog; it leads to the roster. */
export function NewGame({ onClose }: { onClose: () => void }): ReactNode {
  const { value: workspace } = useAnswer('workspace.info', {})
  const [name, setName] = useState('')
  const [system, setSystem] = useState<string>()
  const [zone, setZone] = useState(myZone)
  const [dialect, setDialect] = useState<string>()
  const systems = workspace?.systems ?? []
  const chosen = system ?? systems[0]?.id
  const create = async (): Promise<void> => {
    if (name.trim() === '' || chosen === undefined) return
    const made = await act('games.create', {
      name: name.trim(),
      system: chosen,
      zone,
      ...(dialect !== undefined && { dialect }),
    })
    if (!made) return
    onClose()
    go({ screen: 'setup', game: made.game })
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={say('games.new')}
      actions={
        <>
          <Button onClick={onClose}>{say('common.cancel')}</Button>
          <Button kind="lamp" disabled={name.trim() === '' || chosen === undefined} onClick={() => void create()}>
            {say('games.makeThen')}
          </Button>
        </>
      }
    >
      <form
        onSubmit={event => {
          event.preventDefault()
          void create()
        }}
      >
        <TextField
          label={say('games.name')}
          value={name}
          maxLength={200}
          dir="auto"
          autoFocus
          onChange={event => setName(event.target.value)}
          placeholder={say('games.example')}
        />
        <button type="submit" className="sr" tabIndex={-1} aria-hidden="true">
          {say('games.makeIt')}
        </button>
      </form>
      <SelectField
        label={say('games.system')}
        value={chosen}
        onChange={event => setSystem(event.target.value)}
        options={systems.map(one => ({ value: one.id, label: one.name }))}
        hint={say('games.systemHint')}
      />
      <SelectField
        label={say('games.forum')}
        value={dialect ?? workspace?.dialects[0]?.id}
        onChange={event => setDialect(event.target.value)}
        options={(workspace?.dialects ?? []).map(one => ({ value: one.id, label: one.name }))}
        hint={say('games.forumHint')}
      />
      <Picker label={say('games.zone')} choices={zones(zone)} value={zone} onPick={setZone} />
    </Dialog>
  )
}
