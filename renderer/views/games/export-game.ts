/** A game as a file of its own, with everything secret in it. */
import { say } from '../../words/say.ts'
import { call, CallError } from '../../state/desk.ts'
import { toast } from '../../state/toasts.ts'

/** Asks the desk for the game and hands it to the browser as a download. */
export async function exportGame(game: string): Promise<void> {
  try {
    const { text, name } = await call('games.export', { game })
    const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
    const link = document.createElement('a')
    link.href = address
    link.download = name
    link.click()
    setTimeout(() => URL.revokeObjectURL(address), 10_000)
    toast({
      title: say('games.exported'),
      text: say('games.exportedText', { name }),
    })
  } catch (error) {
    const { message, remedy } = error instanceof CallError ? error : new CallError('internal', String(error))
    toast({ kind: 'error', title: message, ...(remedy !== undefined && { text: remedy }) })
  }
}
