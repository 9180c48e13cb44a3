/** A workspace dropped anywhere on the window is opened where the host can, and nothing else that is dropped leads away from the app. */
import { useEffect } from 'react'
import { toast } from '../state/toasts.ts'
import { transport } from '../state/transport.ts'
import { useView } from '../state/view.ts'
import { say } from '../words/say.ts'

const isWorkspace = ({ name }: File): boolean => name.toLowerCase().endsWith('.nightdesk')

function over(event: DragEvent): void {
  if ([...(event.dataTransfer?.items ?? [])].some(({ kind }) => kind === 'file')) event.preventDefault()
}

function drop(event: DragEvent): void {
  const files = [...(event.dataTransfer?.files ?? [])]
  if (!files.length) return
  event.preventDefault()
  const workspace = files.find(isWorkspace)
  if (!workspace) {
    // Votes take pages and say what they could not read.
    if (useView.getState().route.screen !== 'votes')
      toast({
        kind: 'error',
        title: say('shell.notDropped', { name: files[0]!.name }),
        text: say('shell.whereDropped'),
        about: 'dropped',
      })
    return
  }
  event.stopImmediatePropagation()
  if (transport.open) void transport.open(workspace)
  else
    toast({
      kind: 'error',
      title: say('shell.workspaceDropped', { name: workspace.name }),
      text: say('shell.startWithIt', { name: workspace.name }),
      about: 'dropped',
    })
}

/** Listens as long as the window is open, before any screen does. */
export function useDroppedWorkspace(): void {
  useEffect(() => {
    window.addEventListener('dragover', over, { capture: true })
    window.addEventListener('drop', drop, { capture: true })
    return () => {
      window.removeEventListener('dragover', over, { capture: true })
      window.removeEventListener('drop', drop, { capture: true })
    }
  }, [])
}
