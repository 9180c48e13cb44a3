/** The way out where the workspace file was taken away: a copy of all that was saved, and how to open it. */
import { useState, type ReactNode } from 'react'
import type { WorkspaceInfo } from '../../electron/desk/contract.ts'
import { Button } from '../parts/button.tsx'
import { copy } from '../state/copy.ts'
import { call, CallError } from '../state/desk.ts'
import { toast } from '../state/toasts.ts'
import { transport } from '../state/transport.ts'
import { say } from '../words/say.ts'

/** What can be done, in words. */
export const movedRemedy = ({ moved, copy: path }: WorkspaceInfo): string | undefined =>
  path === undefined
    ? moved?.remedy
    : say(transport.host === 'window' ? 'shell.copyInMenu' : 'shell.copyByCommand', { path })

/** Saves the copy; then hands out its path. */
export function SaveCopy({ workspace }: { workspace: WorkspaceInfo }): ReactNode {
  const [busy, setBusy] = useState(false)
  const { copy: path } = workspace
  const save = async (): Promise<void> => {
    setBusy(true)
    try {
      const saved = await call('workspace.saveCopy', {})
      toast({ title: say('shell.copySaved'), text: saved.path })
    } catch (error) {
      const { message, remedy } = error instanceof CallError ? error : new CallError('internal', String(error))
      toast({ kind: 'error', title: message, ...(remedy === undefined ? {} : { text: remedy }) })
    } finally {
      setBusy(false)
    }
  }
  return path === undefined ? (
    <Button small disabled={busy} onClick={() => void save()}>
      {say('shell.saveCopy')}
    </Button>
  ) : (
    <Button small onClick={() => void copy(path, say('common.thePath'))}>
      {say('common.copyPath')}
    </Button>
  )
}
