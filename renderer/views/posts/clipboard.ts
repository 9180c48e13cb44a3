/** Copying, with a way out where the browser does not let us. */
import { toast } from '../../state/toasts.ts'
import { say } from '../../words/say.ts'

/** Puts the words on the clipboard; where that fails they are left selected. @returns whether they are there */
export async function copyFrom(words: string, field: HTMLTextAreaElement | null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(words)
    return true
  } catch {
    const start = field?.value.indexOf(words) ?? -1
    field?.focus()
    if (start >= 0) field?.setSelectionRange(start, start + words.length)
    else field?.select()
    toast({
      kind: 'error',
      title: say('posts.notCopied'),
      text: say('posts.notCopiedHint'),
    })
    return false
  }
}
