/** What is pasted out of a browser keeps the marks that decide how it is read. */
import type { ClipboardEvent } from 'react'
import { act } from './act.ts'

/** As it stands in the HTML of a clipboard that marks anything. */
const marks = /<(?:b|strong|s|del|strike|blockquote|details)\b|font-weight|line-through|class="[^"]*(?:quote|spoiler)/i

/**
 * Lets the text be pasted as ever, and puts its marks in as soon as they are known, unless something was typed meanwhile.
 * @param source what is pasted
 */
export async function pasteMarked(
  event: ClipboardEvent<HTMLTextAreaElement>,
  game: string,
  source: 'thread' | 'message',
  set: (text: string) => void,
): Promise<void> {
  const html = event.clipboardData.getData('text/html')
  const text = event.clipboardData.getData('text/plain').replace(/\r\n?/g, '\n')
  if (text === '' || !marks.test(html)) return
  const field = event.currentTarget
  const [before, after] = [field.value.slice(0, field.selectionStart), field.value.slice(field.selectionEnd)]
  const marked = await act('votes.marked', { game, text, html, source })
  if (marked && marked.text !== text && field.value === before + text + after) set(before + marked.text + after)
}
