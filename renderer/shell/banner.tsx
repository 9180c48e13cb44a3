/** What concerns the whole workspace: it cannot be written to, or the desk is gone. */
import type { ReactNode } from 'react'
import { Button } from '../parts/button.tsx'
import { useAnswer } from '../state/answers.ts'
import { useSaved } from '../state/saved.ts'
import { say } from '../words/say.ts'
import { backUpNow } from './back-up-now.ts'
import { movedRemedy, SaveCopy } from './save-copy.tsx'
import css from './banner.module.css'

/** A strip above everything, where there is something to say. */
export function Banner(): ReactNode {
  const { value: workspace } = useAnswer('workspace.info', {})
  const saved = useSaved(({ state }) => state)
  if (saved.is === 'lost') return <Strip title={say('state.unreachable')} text={say('shell.whileUnreachable')} />
  if (workspace?.moved)
    return (
      <Strip
        title={say('shell.notSavedWhy', { reason: workspace.moved.message })}
        text={movedRemedy(workspace)}
        action={<SaveCopy workspace={workspace} />}
      />
    )
  if (saved.is === 'failed')
    return <Strip title={say('shell.notSavedWhy', { reason: saved.reason })} text={saved.remedy} />
  if (workspace?.readOnly) return <Strip title={workspace.readOnly.message} text={workspace.readOnly.remedy} />
  if (workspace?.unbacked)
    return (
      <Strip
        title={workspace.unbacked.message}
        text={`${workspace.unbacked.remedy} ${say('shell.triedAgain')}`}
        action={
          <Button small onClick={() => void backUpNow()}>
            {say('shell.backUpNow')}
          </Button>
        }
      />
    )
  if (workspace?.takenBack) return <Strip title={workspace.takenBack.message} text={workspace.takenBack.remedy} />
  const [damage] = workspace?.damaged ?? []
  if (damage) return <Strip title={damage.message} text={damage.remedy} />
  return null
}

const Strip = ({
  title,
  text,
  action,
}: {
  title: string
  text?: string | undefined
  action?: ReactNode
}): ReactNode => (
  <div className={css.strip} role="alert">
    <b>{title}</b>
    {text !== undefined && <span className={css.text}>{text}</span>}
    {action}
  </div>
)
