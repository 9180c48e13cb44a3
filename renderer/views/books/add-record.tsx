/** Something that the host records: a form of the system, filled in. */
import { say } from '../../words/say.ts'
import { useState, type ReactNode } from 'react'
import type { GameView, RecordsView } from '../../../electron/desk/contract.ts'
import { Button } from '../../parts/button.tsx'
import { Dialog } from '../../parts/dialog.tsx'
import { SelectField } from '../../parts/field.tsx'
import { RuleChip } from '../../parts/rule-chip.tsx'
import { Skeleton } from '../../parts/skeleton.tsx'
import { useUnread } from '../../parts/use-unread.ts'
import { act } from '../../state/act.ts'
import { useAnswer } from '../../state/answers.ts'
import { toast } from '../../state/toasts.ts'
import { asked, RecordField, wanting } from './record-fields.tsx'
import css from './records.module.css'

/** The dialog. @param form which one; else it is asked */
export function AddRecord({ game, form, onClose }: { game: GameView; form: string; onClose: () => void }): ReactNode {
  const { value } = useAnswer('records.view', { game: game.id })
  return value ? (
    <Asking game={game} forms={value.forms} first={form} onClose={onClose} />
  ) : (
    <Dialog open onClose={onClose} title={say('books.aRecord')}>
      <Skeleton label={say('books.theForm')} />
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
  const { unread, told, reset } = useUnread()
  const form = forms.find(one => one.id === id)
  if (!form) return null
  const field = wanting(form, values)
  const why = field !== undefined ? say('common.fillIn', { field }) : unread.size ? say('common.mendTime') : undefined
  const add = async (): Promise<void> => {
    if (why !== undefined) return
    const told = Object.fromEntries(
      Object.entries(values)
        .map(([field, value]) => [field, value.trim()])
        .filter(([field, value]) => value !== '' && field !== undefined && field in form.fields),
    )
    if (!(await act('records.add', { game: game.id, form: id, values: told }))) return
    toast({ title: say('books.recorded', { title: form.title }) })
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
          <Button onClick={onClose}>{say('common.cancel')}</Button>
          <Button kind="lamp" why={why} onClick={() => void add()}>
            {say('books.record')}
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
            label={say('books.what')}
            value={id}
            onChange={event => {
              setId(event.target.value)
              setValues({})
              reset()
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
            onUnread={told(name)}
          />
        ))}
        <p className={css.soft}>{phase ? say('books.keptWith', { phase: phase.name }) : say('books.keptWithSetup')}</p>
        <button type="submit" className="sr" tabIndex={-1} aria-hidden="true">
          {say('books.record')}
        </button>
      </form>
    </Dialog>
  )
}
