/** A game as a file of its own, with everything secret in it. */
import type { ExchangeForm } from '../../../electron/desk/contract.ts'
import { say } from '../../words/say.ts'
import { download } from '../../state/download.ts'
import { call, CallError } from '../../state/desk.ts'
import { toast } from '../../state/toasts.ts'

/** Asks the desk for the game and hands it to the browser as a download. @param notes with what the host noted for himself */
export const exportGame = (game: string, notes: boolean): Promise<void> =>
  handed(
    () => call('games.export', { game, notes }),
    'application/json',
    say('games.exported'),
    name => `${secret(name)}${notes ? '' : ` ${say('games.notesLeftOut')}`}`,
  )

/** The same as a case file: what came in and what came of it, to be read and tried elsewhere. @param phase of it alone */
export const saveCase = (game: string, phase?: number): Promise<void> =>
  handed(
    () => call('games.asCase', { game, ...(phase !== undefined && { phase }) }),
    'application/yaml',
    say('games.caseSaved'),
  )

/** A game that is over as others keep games. */
export const saveExchanged = (game: string, into: ExchangeForm): Promise<void> =>
  handed(
    () => call('explore.exchange', { game, into }),
    'text/plain',
    say('explore.exchanged'),
    name => name,
  )

/** What everybody may see of a game, as a page. */
export const savePublic = (game: string): Promise<void> =>
  handed(
    () => call('posts.publicPage', { game }),
    'text/html',
    say('posts.publicSaved'),
    name => name,
  )

/** Of a file in which everything stands. */
const secret = (name: string): string => say('games.exportedText', { name })

async function handed(
  ask: () => Promise<{ text: string; name: string }>,
  type: string,
  title: string,
  says: (name: string) => string = secret,
): Promise<void> {
  try {
    const { text, name } = await ask()
    download(text, name, type)
    toast({ title, text: says(name) })
  } catch (error) {
    const { message, remedy } = error instanceof CallError ? error : new CallError('internal', String(error))
    toast({ kind: 'error', title: message, ...(remedy !== undefined && { text: remedy }) })
  }
}
