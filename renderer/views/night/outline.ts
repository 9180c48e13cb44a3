import { call, CallError } from '../../state/desk.ts'
import { copy } from '../../state/copy.ts'
import { toast } from '../../state/toasts.ts'
import { say } from '../../words/say.ts'
import type { Night } from './use-night.ts'

/** Copies a tree as a nested list, in the dialect of the forum where the game is played. @param of the row */
export async function copyOutline({ asked, game }: Pick<Night, 'asked' | 'game'>, of: string): Promise<void> {
  try {
    const { text } = await call('night.outline', { ...asked, of, dialect: game?.settings.dialect ?? 'plain' })
    await copy(text, say('nightTree.theTree'))
  } catch (error) {
    if (error instanceof CallError)
      toast({ kind: 'error', title: error.message, ...(error.remedy === undefined ? {} : { text: error.remedy }) })
  }
}
