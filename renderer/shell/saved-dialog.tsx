/** Where everything is kept: the workspace file, since when it is saved, its backups, and the way back from one. */
import type { ReactNode } from 'react'
import { Button } from '../parts/button.tsx'
import { Damages } from '../parts/damages.tsx'
import { Dialog } from '../parts/dialog.tsx'
import { Time } from '../parts/time.tsx'
import { Words } from '../parts/words.tsx'
import { useAnswer } from '../state/answers.ts'
import { copy } from '../state/copy.ts'
import type { SavedState } from '../state/saved.ts'
import { transport } from '../state/transport.ts'
import { say } from '../words/say.ts'
import { backUpNow } from './back-up-now.ts'
import { BackupRow } from './backup-row.tsx'
import { LanguageFiles } from './language-files.tsx'
import { movedRemedy, SaveCopy } from './save-copy.tsx'
import css from './saved-dialog.module.css'

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
      title={say('shell.whereKept')}
      text={workspace?.moved ? say('shell.notSavedSeeBelow') : <Standing state={state} since={since} />}
      actions={
        <>
          <Button disabled={!workspace || workspace.readOnly !== undefined} onClick={() => void backUpNow()}>
            {say('shell.backUpNow')}
          </Button>
          <Button kind="lamp" onClick={onClose}>
            {say('common.done')}
          </Button>
        </>
      }
    >
      {workspace && (
        <>
          <section>
            <h3 className="eyebrow">{say('shell.workspace')}</h3>
            <p className={css.file}>
              <code className={css.path}>{workspace.file}</code>
              <Button small onClick={() => void copy(workspace.file, say('common.thePath'))}>
                {say('common.copy')}
              </Button>
            </p>
            {workspace.synced !== undefined && (
              <p className={css.warning}>
                <Words
                  of="shell.synced"
                  values={{ service: workspace.synced }}
                  tags={{ b: inside => <b>{inside}</b> }}
                />
              </p>
            )}
            {workspace.narrowed && <p className={css.soft}>{say('shell.narrowed')}</p>}
            {workspace.moved && (
              <p className={css.warning}>
                <b>{workspace.moved.message}</b> {movedRemedy(workspace)} <SaveCopy workspace={workspace} />
              </p>
            )}
            {workspace.takenBack && (
              <p className={css.warning}>
                <b>{workspace.takenBack.message}</b> {workspace.takenBack.remedy}
              </p>
            )}
            <Damages damaged={workspace.damaged} />
            {workspace.readOnly && (
              <p className={css.warning}>
                <b>{workspace.readOnly.message}</b> {workspace.readOnly.remedy}
              </p>
            )}
          </section>
          <LanguageFiles />
          <section aria-label={say('shell.backups')}>
            <h3 className="eyebrow">{say('shell.backups')}</h3>
            {workspace.unbacked && (
              <p className={css.warning}>
                <b>{workspace.unbacked.message}</b> {workspace.unbacked.remedy} {say('shell.triedAgain')}{' '}
                <Words of="shell.unbackedSince" values={{ time: <Time at={workspace.unbacked.since} /> }} />
              </p>
            )}
            {backups.length ? (
              <ul className={css.backups}>
                {backups.map(backup => (
                  <BackupRow key={backup.path} backup={backup} onDone={onClose} />
                ))}
              </ul>
            ) : (
              <p className={css.soft}>{say('shell.noBackups')}</p>
            )}
          </section>
          <section>
            <h3 className="eyebrow">{say('shell.earlierState')}</h3>
            {transport.host === 'window' ? (
              <p className={css.soft}>{say('shell.openBackupInMenu')}</p>
            ) : (
              <>
                <p className={css.soft}>{say('shell.openBackup')}</p>
                <code className={css.path}>{say('shell.openCommand')}</code>
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
      return say('shell.notSavedRemedy', { reason: state.reason, remedy: state.remedy ?? '' })
    case 'lost':
      return say('shell.unreachableSafe')
    case 'saving':
      return say('shell.beingSaved')
    default:
      return since === undefined ? (
        say('shell.allSaved')
      ) : (
        <Words of="shell.allSavedLast" values={{ time: <Time at={since} /> }} />
      )
  }
}
