/** Where everything is kept: the workspace file, since when it is saved, its backups, and the way back from one. */
import type { ReactNode } from 'react'
import { Button } from '../parts/button.tsx'
import { Damages } from '../parts/damages.tsx'
import { Dialog } from '../parts/dialog.tsx'
import { Time } from '../parts/time.tsx'
import { act } from '../state/act.ts'
import { useAnswer } from '../state/answers.ts'
import { copy } from '../state/copy.ts'
import type { SavedState } from '../state/saved.ts'
import { transport } from '../state/transport.ts'
import { movedRemedy, SaveCopy } from './save-copy.tsx'
import css from './saved-dialog.module.css'

const reasons: Record<string, string> = {
  upgrade: 'before the file was brought up to date',
  lock: 'after a lock',
  daily: 'once a day',
  asked: 'you asked for it',
}

/** @param since when the last change was kept */
export function SavedDialog({
  state,
  since,
  onClose,
}: {
  state: SavedState
  since: string | undefined
  onClose: () => void
}): ReactNode {
  const { value: workspace } = useAnswer('workspace.info', {})
  const backups = [...(workspace?.backups ?? [])].sort((one, other) => (one.at < other.at ? 1 : -1))
  return (
    <Dialog
      open
      onClose={onClose}
      title="Where everything is kept"
      text={workspace?.moved ? <>Not saved: see below.</> : <Standing state={state} since={since} />}
      actions={
        <>
          <Button
            disabled={!workspace || workspace.readOnly !== undefined}
            onClick={() => void act('workspace.backUp', {})}
          >
            Back up now
          </Button>
          <Button kind="lamp" onClick={onClose}>
            Done
          </Button>
        </>
      }
    >
      {workspace && (
        <>
          <section>
            <h3 className="eyebrow">The workspace</h3>
            <p className={css.file}>
              <code className={css.path}>{workspace.file}</code>
              <Button small onClick={() => void copy(workspace.file, 'The path')}>
                Copy
              </Button>
            </p>
            {workspace.synced !== undefined && (
              <p className={css.warning}>
                <b>It lies in a folder of {workspace.synced}.</b> A file that is copied while it is written to can be
                damaged: keep the workspace in a folder of this machine alone, and let {workspace.synced} have the
                backups.
              </p>
            )}
            {workspace.narrowed && (
              <p className={css.soft}>
                Others on this machine could read this file and its backups. From now on only you can.
              </p>
            )}
            {workspace.moved && (
              <p className={css.warning}>
                <b>{workspace.moved.message}</b> {movedRemedy(workspace)} <SaveCopy workspace={workspace} />
              </p>
            )}
            <Damages damaged={workspace.damaged} />
            {workspace.readOnly && (
              <p className={css.warning}>
                <b>{workspace.readOnly.message}</b> {workspace.readOnly.remedy}
              </p>
            )}
          </section>
          <section aria-label="Backups">
            <h3 className="eyebrow">Backups</h3>
            {backups.length ? (
              <ul className={css.backups}>
                {backups.map(({ path, at, reason }) => (
                  <li key={path} title={path}>
                    <Time at={at} />
                    <span className={css.reason}>{reasons[reason] ?? reason}</span>
                    <Button
                      kind="quiet"
                      small
                      aria-label={`Copy the path of the backup of ${at}`}
                      onClick={() => void copy(path, 'The path')}
                    >
                      Copy the path
                    </Button>
                  </li>
                ))}
              </ul>
            ) : (
              <p className={css.soft}>
                None yet. One is made after each lock, and once a day when Nightdesk is started.
              </p>
            )}
          </section>
          <section>
            <h3 className="eyebrow">Back to an earlier state</h3>
            {transport.host === 'window' ? (
              <p className={css.soft}>
                Copy the backup to a place of its own, and open the copy from the menu: Workspace, Open another.
              </p>
            ) : (
              <>
                <p className={css.soft}>Close Nightdesk, copy the backup to a place of its own, and open the copy:</p>
                <code className={css.path}>npm start -- --workspace FILE</code>
              </>
            )}
          </section>
        </>
      )}
    </Dialog>
  )
}

function Standing({ state, since }: { state: SavedState; since: string | undefined }): ReactNode {
  switch (state.is) {
    case 'failed':
      return (
        <>
          Not saved: {state.reason} {state.remedy}
        </>
      )
    case 'lost':
      return <>Nightdesk cannot be reached. What was saved is safe.</>
    case 'saving':
      return <>The last change is being saved.</>
    default:
      return since === undefined ? (
        <>Every change is saved at once.</>
      ) : (
        <>
          Every change is saved at once, the last one at <Time at={since} />.
        </>
      )
  }
}
