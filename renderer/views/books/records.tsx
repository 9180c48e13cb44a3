/** What the host recorded, the last first, and the way to record more. */
import { phaseName } from '../../state/next-thing.ts'
import { say } from '../../words/say.ts'
import type { ReactNode } from 'react'
import type { GameView, RecordsView } from '../../../electron/desk/contract.ts'
import { Button } from '../../parts/button.tsx'
import { Empty } from '../../parts/empty.tsx'
import { Menu } from '../../parts/menu.tsx'
import { RuleChip } from '../../parts/rule-chip.tsx'
import { Time } from '../../parts/time.tsx'
import { act } from '../../state/act.ts'
import { recordDialog } from '../../state/dialogs.ts'
import { webAddress } from '../posts/link.ts'
import { capital, spaced, valueSaid } from '../rules/words.ts'
import { asked, type RecordForm } from './record-fields.tsx'
import css from './records.module.css'

/** The phase that a record is kept with, `night 2`, by its name. */
function phaseKept(phase: string, system: GameView['system']): string {
  const [kind = '', number] = phase.split(' ')
  return number === undefined ? capital(phase) : phaseName({ kind, number: Number(number) }, system)
}

interface RecordsProps {
  game: GameView
  view: RecordsView
  nameOf: (slot: string) => string
}

/** The list. */
export function Records({ game, view: { forms, records }, nameOf }: RecordsProps): ReactNode {
  if (!records.length)
    return (
      <Empty
        title={say('books.nothingYet')}
        text={
          <ul className={css.kinds} aria-label={say('books.canRecord')}>
            {forms.map(({ id, title, says }) => (
              <li key={id}>
                <b>{title}</b>: {says}
              </li>
            ))}
          </ul>
        }
      />
    )
  return (
    <ol className={css.records}>
      {[...records].reverse().map(record => {
        const form = forms.find(({ id }) => id === record.form)
        return (
          <li key={record.id} className={css.record}>
            <p className={css.head}>
              <span className={css.what}>
                <b>{form?.title ?? record.form}</b>
                {form && <RuleChip id={form.rule} />}
                {record.phase !== undefined && <span className={css.soft}>{phaseKept(record.phase, game.system)}</span>}
              </span>
              <Button
                kind="quiet"
                small
                className={css.drop}
                aria-label={say('books.dropRecord', { title: form?.title ?? record.form })}
                onClick={() => void act('records.drop', { game: game.id, id: record.id })}
              >
                {say('books.drop')}
              </Button>
            </p>
            <dl className={css.values}>
              {Object.entries(record.values).map(([id, value]) => {
                const field = form?.fields[id]
                return (
                  <div key={id}>
                    <dt>{field?.label ?? capital(spaced(id))}</dt>
                    <dd className={field?.kind === 'long' ? 'prose' : undefined}>
                      <Value kind={field?.kind ?? 'text'} value={value} zone={game.settings.zone} nameOf={nameOf} />
                    </dd>
                  </div>
                )
              })}
            </dl>
          </li>
        )
      })}
    </ol>
  )
}

function Value({
  kind,
  value,
  zone,
  nameOf,
}: {
  kind: RecordForm['fields'][string]['kind']
  value: string
  zone: string
  nameOf: (slot: string) => string
}): ReactNode {
  const address = kind === 'link' ? webAddress(value) : undefined
  if (address !== undefined)
    return (
      <a href={address} target="_blank" rel="noreferrer noopener">
        <bdi>{value}</bdi>
      </a>
    )
  switch (kind) {
    case 'player':
      return (
        <b>
          <bdi>{nameOf(value)}</bdi>
        </b>
      )
    case 'choice':
      return valueSaid(value)
    case 'moment':
      return <Time at={value} zone={zone} both />
    default:
      return <bdi>{value}</bdi>
  }
}

/** A button for each form, in a menu where there are several. */
export function AddMenu({ game, forms }: { game: GameView; forms: RecordsView['forms'] }): ReactNode {
  const [only] = forms
  if (forms.length === 1 && only) return <Button onClick={() => recordDialog(only.id)}>{only.title}…</Button>
  const ordered = [...forms].sort((one, other) => Number(asked(other, game)) - Number(asked(one, game)))
  return (
    <Menu
      commands={null}
      trigger={<Button>{say('books.add')}</Button>}
      items={ordered.map(form => ({ label: form.title, run: () => recordDialog(form.id) }))}
    />
  )
}
