/** A backup because somebody asks for it. Where it fails, nothing that was saved is lost: it is no change that was not kept. */
import { call, CallError } from '../state/desk.ts'
import { toast } from '../state/toasts.ts'
import { say } from '../words/say.ts'

/** Makes it, and says where it is, or why there is none. */
export async function backUpNow(): Promise<void> {
  try {
    const { path } = await call('workspace.backUp', {})
    toast({ title: say('shell.backedUp'), text: path })
  } catch (error) {
    const { message, remedy } = error instanceof CallError ? error : new CallError('internal', String(error))
    toast({ kind: 'error', title: message, ...(remedy === undefined ? {} : { text: remedy }) })
  }
}
