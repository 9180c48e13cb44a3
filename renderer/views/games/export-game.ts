/** A game as a file of its own, with everything secret in it. */
import { say } from '../../words/say.ts'
import { download } from '../../state/download.ts'
import { call, CallError } from '../../state/desk.ts'
import { toast } from '../../state/toasts.ts'

/** Asks the desk for the game and hands it to the browser as a download. */
export const exportGame = (game: string): Promise<void> =>
  handed(() => call('games.export', { game }), 'application/json', say('games.exported'))

/** The same as a case file: what came in and what came of it, to be read and tried elsewhere. @param phase of it alone */
export const saveCase = (game: string, phase?: number): Promise<void> =>
  handed(
    () => call('games.asCase', { game, ...(phase !== undefined && { phase }) }),
    'application/yaml',
    say('games.caseSaved'),
  )

async function handed(ask: () => Promise<{ text: string; name: string }>, type: string, title: string): Promise<void> {
  try {
    const { text, name } = await ask()
    download(text, name, type)
    toast({ title, text: say('games.exportedText', { name }) })
  } catch (error) {
    const { message, remedy } = error instanceof CallError ? error : new CallError('internal', String(error))
    toast({ kind: 'error', title: message, ...(remedy !== undefined && { text: remedy }) })
  }
}
