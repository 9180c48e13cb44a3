/** Something that the host records: a form of the system, filled in. */
import { useState, type ReactNode } from 'react'
import type { GameView, RecordsView } from '../../../electron/desk/contract.ts'
import { Button } from '../../parts/button.tsx'
import { Dialog } from '../../parts/dialog.tsx'
import { SelectField } from '../../parts/field.tsx'
import { RuleChip } from '../../parts/rule-chip.tsx'
import { Skeleton } from '../../parts/skeleton.tsx'
import { act } from '../../state/act.ts'
import { useAnswer } from '../../state/answers.ts'
import { toast } from '../../state/toasts.ts'
import { asked, filled, RecordField } from './record-fields.tsx'
import css from './records.module.css'

/** The dialog. @param form which one; else it is asked */
export function AddRecord({ game, form, onClose }: { game: GameView; form: string; onClose: () => void }): ReactNode {
  const { value } = useAnswer('records.view', { game: game.id })
  return value ? (
    <Asking game={game} forms={value.forms} first={form} onClose={onClose} />
  ) : (
    <Dialog open onClose={onClose} title="A record">
      <Skeleton label="The form" />
    </Dialog>
  )
}

function Asking({
  game,
  forms,
  first,
  onClose,
}: {
  game: GameView
  forms: RecordsView['forms']
  first: string
  onClose: () => void
}): ReactNode {
  const [id, setId] = useState(forms.some(one => one.id === first) ? first : (forms[0]?.id ?? ''))
  const [values, setValues] = useState<Readonly<Record<string, string>>>({})
  const form = forms.find(one => one.id === id)
  if (!form) return null
  const ready = filled(form, values)
  const add = async (): Promise<void> => {
    if (!ready) return
    const told = Object.fromEntries(
      Object.entries(values)
        .map(([field, value]) => [field, value.trim()])
        .filter(([field, value]) => value !== '' && field !== undefined && field in form.fields),
    )
    if (!(await act('records.add', { game: game.id, form: id, values: told }))) return
    toast({ title: `${form.title}: recorded.` })
    onClose()
  }
  const phase = game.phases.at(-1)
  return (
    <Dialog
      open
      onClose={onClose}
      title={form.title}
      text={
        <>
          {form.says} <RuleChip id={form.rule} />
        </>
      }
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button kind="lamp" disabled={!ready} onClick={() => void add()}>
            Record it
          </Button>
        </>
      }
    >
      <form
        className={css.form}
        onSubmit={event => {
          event.preventDefault()
          void add()
        }}
      >
        {forms.length > 1 && (
          <SelectField
            data-passed=""
            label="What is recorded"
            value={id}
            onChange={event => {
              setId(event.target.value)
              setValues({})
            }}
            options={[...forms]
              .sort((one, other) => Number(asked(other, game)) - Number(asked(one, game)))
              .map(one => ({ value: one.id, label: one.title }))}
          />
        )}
        {Object.entries(form.fields).map(([name, field]) => (
          <RecordField
            key={`${id} ${name}`}
            game={game}
            field={field}
            value={values[name] ?? ''}
            onChange={value => setValues({ ...values, [name]: value })}
          />
        ))}
        <p className={css.soft}>{phase ? `It is kept with ${phase.name}.` : 'It is kept with the set-up.'}</p>
        <button type="submit" className="sr" tabIndex={-1} aria-hidden="true">
          Record it
        </button>
      </form>
    </Dialog>
  )
}
