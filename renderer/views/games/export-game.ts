/** A game as a file of its own, with everything secret in it. */
import { say } from '../../words/say.ts'
import { download } from '../../state/download.ts'
import { call, CallError } from '../../state/desk.ts'
import { toast } from '../../state/toasts.ts'

/** Asks the desk for the game and hands it to the browser as a download. */
export async function exportGame(game: string): Promise<void> {
  try {
    const { text, name } = await call('games.export', { game })
    download(text, name, 'application/json')
    toast({
      title: say('games.exported'),
      text: say('games.exportedText', { name }),
    })
  } catch (error) {
    const { message, remedy } = error instanceof CallError ? error : new CallError('internal', String(error))
    toast({ kind: 'error', title: message, ...(remedy !== undefined && { text: remedy }) })
  }
}
