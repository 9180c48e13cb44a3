/** Short notices at the edge of the window. Read out politely; those with an action stay longer, errors and deadlines until closed. */
import { Toast } from '@base-ui/react/toast'

export interface Notice {
  title: string
  text?: string
  /** `due`: a time that comes or has passed. */
  kind?: 'done' | 'error' | 'due'
  /** It takes the place of an older notice about the same. */
  about?: string
  /** One thing to do about it. */
  action?: { label: string; run: () => void }
}

/** What the notices are kept in; drawn by the shell. */
export const toastManager = Toast.createToastManager()

const brief = 4000
const withAction = 9000

/** The last notice about each subject. */
const latest = new Map<string, string>()

/** Shows a notice. @returns its id */
export function toast({ title, text, kind = 'done', about, action }: Notice): string {
  const older = about === undefined ? undefined : latest.get(about)
  if (older !== undefined) toastManager.close(older)
  const id = toastManager.add({
    title,
    ...(text === undefined ? {} : { description: text }),
    type: kind,
    timeout: kind !== 'done' ? 0 : action ? withAction : brief,
    ...(action ? { actionProps: { children: action.label, onClick: action.run } } : {}),
  })
  if (about !== undefined) latest.set(about, id)
  return id
}

/** Takes a notice back that is no longer so. @param about what it was about */
export function settled(about: string): void {
  const id = latest.get(about)
  if (id === undefined) return
  latest.delete(about)
  toastManager.close(id)
}
