/** Copying, on a click only. */
import { toast } from './toasts.ts'

/** Puts words on the clipboard and says so. @param what is copied: `The tree` @returns whether it is there */
export async function copy(words: string, what: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(words)
    toast({ title: `${what} is copied.` })
    return true
  } catch {
    toast({
      kind: 'error',
      title: `${what} could not be copied.`,
      text: 'Click into the window first, then copy again.',
    })
    return false
  }
}
