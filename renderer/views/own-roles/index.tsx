/** Roles of the host's own: made out of what the rules have, tried at once, kept for this game and the next ones. */
import { useRef, useState, type ChangeEvent, type KeyboardEvent, type ReactNode } from 'react'
import type { OwnRolesView, RoleDraft } from '../../../electron/desk/contract.ts'
import { Button } from '../../parts/button.tsx'
import { Problem } from '../../parts/problem.tsx'
import { Skeleton } from '../../parts/skeleton.tsx'
import { act } from '../../state/act.ts'
import { useAnswer } from '../../state/answers.ts'
import { useCommands } from '../../state/commands.ts'
import { call, CallError } from '../../state/desk.ts'
import { download } from '../../state/download.ts'
import { toast } from '../../state/toasts.ts'
import { go } from '../../state/view.ts'
import { listSaid } from '../../words/lists.ts'
import { say } from '../../words/say.ts'
import { emptyDraft } from './draft.ts'
import { RoleForm } from './form.tsx'
import { Tried } from './tried.tsx'
import css from './own-roles.module.css'

export function OwnRolesScreen({ game }: { game: string }): ReactNode {
  const { value, error } = useAnswer('ownRoles.view', { game })
  if (error && !value) return <Problem error={error} />
  return value ? <Roles game={game} view={value} /> : <Skeleton label={say('ownRoles.title')} lines={6} />
}

function Roles({ game, view }: { game: string; view: OwnRolesView }): ReactNode {
  const [id, setId] = useState<string>()
  const [draft, setDraft] = useState<RoleDraft>(() => emptyDraft(view))
  const choose = (role: OwnRolesView['roles'][number] | undefined): void => {
    setId(role?.id)
    setDraft(role?.draft ?? emptyDraft(view))
  }
  const save = async (): Promise<void> => {
    if (draft.name.trim() === '') return
    const kept = await act('ownRoles.keep', { game, draft, ...(id !== undefined && { id }) })
    if (!kept) return
    setId(kept.id)
    toast({ title: say('ownRoles.kept', { name: draft.name.trim() }), about: 'ownRole' })
  }
  const drop = async (): Promise<void> => {
    if (id === undefined || !(await act('ownRoles.drop', { game, role: id }))) return
    toast({ title: say('ownRoles.dropped', { name: draft.name }), about: 'ownRole' })
    choose(undefined)
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    void save()
  }
  const group = say('ownRoles.title')
  useCommands([
    { id: 'own-role-save', title: say('ownRoles.save'), group, run: () => void save() },
    { id: 'own-role-new', title: say('ownRoles.fresh'), group, run: () => choose(undefined) },
  ])
  const holders = view.roles.find(role => role.id === id)?.holders ?? []
  return (
    <div className={css.screen}>
      <RoleLists game={game} view={view} id={id} onChoose={choose} />
      <section className={css.form} aria-label={say('ownRoles.title')} onKeyDown={onKeyDown}>
        <h1 className={css.title}>{say('ownRoles.title')}</h1>
        <p className={css.soft}>{say('ownRoles.lead')}</p>
        <RoleForm view={view} draft={draft} fresh={id === undefined} onChange={setDraft} />
        {holders.length > 0 && <p className={css.soft}>{say('ownRoles.playedBy', { names: listSaid(holders) })}</p>}
        <p className={css.tools}>
          <Button
            kind="lamp"
            why={draft.name.trim() === '' ? say('common.fillIn', { field: say('ownRoles.name') }) : undefined}
            onClick={() => void save()}
          >
            {say('ownRoles.save')}
          </Button>
          {id !== undefined && (
            <>
              <Button onClick={() => void share(game, [id])}>{say('ownRoles.exportIt')}</Button>
              <Button kind="quiet" onClick={() => void drop()}>
                {say('ownRoles.drop')}
              </Button>
            </>
          )}
          <Button kind="quiet" onClick={() => go({ screen: 'setup', game })}>
            {say('ownRoles.back')}
          </Button>
        </p>
      </section>
      <aside className={css.side} aria-label={say('ownRoles.tried')} tabIndex={0}>
        <Tried game={game} draft={draft} id={id} />
      </aside>
    </div>
  )
}

interface RoleListsProps {
  game: string
  view: OwnRolesView
  id: string | undefined
  onChoose: (role: OwnRolesView['roles'][number] | undefined) => void
}

/** The roles of this game, those kept from others, and files. */
function RoleLists({ game, view, id, onChoose }: RoleListsProps): ReactNode {
  const file = useRef<HTMLInputElement>(null)
  const takeFile = async (event: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const [chosen] = event.target.files ?? []
    event.target.value = ''
    if (!chosen) return
    const taken = await act('ownRoles.import', { game, file: chosen.name.slice(-200), text: await chosen.text() })
    if (taken) toast({ title: say('ownRoles.taken', { names: listSaid(taken.added) }), about: 'ownRole' })
  }
  const take = async (saved: string): Promise<void> => {
    const taken = await act('ownRoles.take', { game, saved })
    if (taken) toast({ title: say('ownRoles.taken', { names: listSaid(taken.added) }), about: 'ownRole' })
  }
  return (
    <nav className={css.list} aria-label={say('ownRoles.list')}>
      <h2 className="eyebrow">{say('ownRoles.list')}</h2>
      <ul className={css.roles}>
        {view.roles.map(role => (
          <li key={role.id}>
            <button
              type="button"
              className={css.role}
              aria-current={role.id === id ? 'true' : undefined}
              onClick={() => onChoose(role)}
            >
              {role.draft.name}
            </button>
          </li>
        ))}
      </ul>
      {!view.roles.length && <p className={css.soft}>{say('ownRoles.none')}</p>}
      <p className={css.tools}>
        <Button small onClick={() => onChoose(undefined)}>
          {say('ownRoles.fresh')}
        </Button>
        <Button small kind="quiet" onClick={() => file.current?.click()}>
          {say('ownRoles.importFile')}
        </Button>
        {view.roles.length > 1 && (
          <Button
            small
            kind="quiet"
            onClick={() =>
              void share(
                game,
                view.roles.map(role => role.id),
              )
            }
          >
            {say('ownRoles.exportAll')}
          </Button>
        )}
      </p>
      <input
        ref={file}
        type="file"
        accept=".json,.yaml,.yml,application/json"
        className="sr"
        tabIndex={-1}
        aria-label={say('ownRoles.file')}
        onChange={event => void takeFile(event)}
      />
      {view.saved.length > 0 && (
        <>
          <h2 className="eyebrow">{say('ownRoles.saved')}</h2>
          <ul className={css.roles}>
            {view.saved.map(({ id: saved, name }) => (
              <li key={saved} className={css.row}>
                <Button small aria-label={say('ownRoles.take', { name })} onClick={() => void take(saved)}>
                  {name}
                </Button>
                <Button
                  small
                  kind="quiet"
                  aria-label={say('ownRoles.forget', { name })}
                  onClick={() => void act('ownRoles.forget', { saved })}
                >
                  {say('ownRoles.forgetIt')}
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
    </nav>
  )
}

async function share(game: string, roles: string[]): Promise<void> {
  try {
    const { text, name } = await call('ownRoles.share', { game, roles })
    download(text, name, 'application/json')
  } catch (error) {
    const { message, remedy } = error instanceof CallError ? error : new CallError('internal', String(error))
    toast({ kind: 'error', title: message, ...(remedy !== undefined && { text: remedy }) })
  }
}
