/** A field that pages are pasted into, with what is asked about them, how far they are read, and the button that takes them in. */
import type { ClipboardEvent, ReactNode, RefObject } from 'react'
import { act } from '../state/act.ts'
import type { useReadingPlace } from '../state/reading.ts'
import { cls } from '../state/words.ts'
import { Button } from './button.tsx'
import { ReadingLine } from './reading-line.tsx'
import css from './paste-form.module.css'

interface PasteFormProps {
  game: string
  /** What it holds: of a message and of a thread other marks are kept. */
  kind: 'message' | 'thread'
  field: RefObject<HTMLTextAreaElement | null>
  page: string
  setPage: (page: string) => void
  /** Nothing else is there yet. */
  roomy: boolean
  reading: ReturnType<typeof useReadingPlace>
  label: string
  placeholder: string
  /** What is counted while it is read. */
  things: string
  /** What the button says. */
  take: string
  onTake: () => void
  children?: ReactNode
}

/** Ctrl+Enter takes in, too. */
export function PasteForm({
  game,
  kind,
  field,
  page,
  setPage,
  roomy,
  reading,
  label,
  placeholder,
  things,
  take,
  onTake,
  children,
}: PasteFormProps): ReactNode {
  return (
    <form
      className={css.box}
      onKeyDown={event => {
        if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
        event.preventDefault()
        onTake()
      }}
      onSubmit={event => {
        event.preventDefault()
        onTake()
      }}
    >
      <textarea
        ref={field}
        data-unsent=""
        className={cls(css.page, (roomy || page !== '') && css.roomy)}
        value={page}
        onChange={event => setPage(event.target.value)}
        onPaste={event => void pasteMarked(event, game, kind, setPage)}
        spellCheck={false}
        aria-label={label}
        placeholder={placeholder}
      />
      {children}
      <ReadingLine reading={reading} things={things} onStop={() => field.current?.focus()} />
      {page !== '' && (
        <Button type="submit" kind="lamp" keys="Ctrl+Enter">
          {take}
        </Button>
      )}
    </form>
  )
}

/** As it stands in the HTML of a clipboard that marks anything. */
const marks = /<(?:b|strong|s|del|strike|blockquote|details)\b|font-weight|line-through|class="[^"]*(?:quote|spoiler)/i

/** Whether what was copied has marks that decide how it is read. */
export const isMarked = (html: string): boolean => marks.test(html)

/**
 * What is pasted out of a browser keeps the marks that decide how it is read: lets the text be pasted as ever, and puts its marks in as soon as they are known, unless something was typed meanwhile.
 * @param source what is pasted
 */
async function pasteMarked(
  event: ClipboardEvent<HTMLTextAreaElement>,
  game: string,
  source: 'thread' | 'message',
  set: (text: string) => void,
): Promise<void> {
  const html = event.clipboardData.getData('text/html')
  const text = event.clipboardData.getData('text/plain').replace(/\r\n?/g, '\n')
  if (text === '' || !isMarked(html)) return
  const field = event.currentTarget
  const [before, after] = [field.value.slice(0, field.selectionStart), field.value.slice(field.selectionEnd)]
  const marked = await act('votes.marked', { game, text, html, source })
  if (marked && marked.text !== text && field.value === before + text + after) set(before + marked.text + after)
}
