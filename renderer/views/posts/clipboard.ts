/** Copying, with a way out where the browser does not let us. */
import { toast } from '../../state/toasts.ts'

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
      title: 'The text could not be copied.',
      text: 'It is selected: press Ctrl+C, paste it, then mark it as sent.',
    })
    return false
  }
}
