/** What concerns the whole workspace: it cannot be written to, or the desk is gone. */
import type { ReactNode } from 'react'
import { useAnswer } from '../state/answers.ts'
import { useSaved } from '../state/saved.ts'
import css from './banner.module.css'

/** A strip above everything, where there is something to say. */
export function Banner(): ReactNode {
  const { value: workspace } = useAnswer('workspace.info', {})
  const saved = useSaved(({ state }) => state)
  if (saved.is === 'lost')
    return (
      <Strip
        title="Nightdesk cannot be reached."
        text="Nothing can be changed until it answers again; what was saved is safe. If it was closed, start it again."
      />
    )
  if (saved.is === 'failed') return <Strip title={`NOT SAVED: ${saved.reason}`} text={saved.remedy} />
  if (workspace?.readOnly) return <Strip title={workspace.readOnly.message} text={workspace.readOnly.remedy} />
  return null
}

const Strip = ({ title, text }: { title: string; text?: string | undefined }): ReactNode => (
  <div className={css.strip} role="alert">
    <b>{title}</b>
    {text !== undefined && <span>{text}</span>}
  </div>
)
