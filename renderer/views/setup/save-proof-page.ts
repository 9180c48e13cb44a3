/** The page that checks a deal without the app, as a file for the players. */
import { call, CallError } from '../../state/desk.ts'
import { download } from '../../state/download.ts'
import { toast } from '../../state/toasts.ts'
import { say } from '../../words/say.ts'

/** Makes the page, in the language of the interface, and hands it to the browser as a download. */
export async function saveProofPage(): Promise<void> {
  try {
    const { text, name } = await call('dealing.page', {})
    download(text, name, 'text/html')
    toast({ title: say('proof.made'), text: say('proof.madeText', { name }) })
  } catch (error) {
    const { message, remedy } = error instanceof CallError ? error : new CallError('internal', String(error))
    toast({ kind: 'error', title: message, ...(remedy !== undefined && { text: remedy }) })
  }
}
