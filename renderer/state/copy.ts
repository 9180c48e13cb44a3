/** Copying, on a click only. */
import { say } from '../words/say.ts'
import { toast } from './toasts.ts'

/** What was copied before lies on the clipboard no more: its notice goes. */
export const copied = 'copied'

/** Puts words on the clipboard and says so. @param what is copied: `The tree` @returns whether it is there */
export async function copy(words: string, what: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(words)
    toast({ title: say('state.copied', { what }), about: copied })
    return true
  } catch {
    toast({
      kind: 'error',
      title: say('state.notCopied', { what }),
      text: say('state.notCopiedHint'),
    })
    return false
  }
}
