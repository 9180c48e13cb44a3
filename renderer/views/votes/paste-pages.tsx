/** Where pages of the thread come in. Names of authors that nobody bears are asked for, once. */
import { useState, type KeyboardEvent, type ReactNode, type RefObject } from 'react'
import type { GameView } from '../../../electron/desk/contract.ts'
import { Button } from '../../parts/button.tsx'
import { Picker } from '../../parts/picker.tsx'
import { ReadingLine } from '../../parts/reading-line.tsx'
import { act } from '../../state/act.ts'
import { useReadingPlace } from '../../state/reading.ts'
import { toast } from '../../state/toasts.ts'
import { useUnsent } from '../../state/unsent.ts'
import { cls, count } from '../../state/words.ts'
import css from './paste-pages.module.css'

/** A field for pasting. @param roomy nothing else is there yet */
export function PastePages({
  game,
  field,
  roomy,
}: {
  game: GameView
  field: RefObject<HTMLTextAreaElement | null>
  roomy: boolean
}): ReactNode {
  const [page, setPage] = useUnsent(`thread for ${game.id}`, '')
  const reading = useReadingPlace()
  const [unknown, setUnknown] = useState<readonly string[]>([])
  const [named, setNamed] = useState(false)

  const takeIn = async (): Promise<void> => {
    if (page.trim() === '') return field.current?.focus()
    const brought = await reading.follow(act('votes.paste', { game: game.id, page, reading: reading.id }))
    if (!brought) return
    const { added, known, earlier, unknownAuthors } = brought
    toast({
      title: added ? `${count(added, 'post')} taken in` : 'Nothing new in this',
      ...(known || earlier || unknownAuthors.length
        ? {
            text: [
              known ? `${known} ${known === 1 ? 'was' : 'were'} there already.` : '',
              earlier ? `${count(earlier, 'post')} of an earlier phase left out.` : '',
              unknownAuthors.length ? `${count(unknownAuthors.length, 'author')} in no roster.` : '',
            ]
              .filter(Boolean)
              .join(' '),
          }
        : {}),
    })
    setUnknown(unknownAuthors)
    setNamed(false)
    // What is known is passed over: the same page is taken in again once its authors are known.
    if (unknownAuthors.length) return
    // What was typed meanwhile was not read.
    if ((field.current?.value ?? page) === page) setPage('')
    field.current?.closest('main')?.focus({ preventScroll: true })
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    void takeIn()
  }
  const settle = async (author: string, slot: string): Promise<void> => {
    const seat = game.seats.find(one => one.slot === slot)
    if (!seat || !(await act('roster.change', { game: game.id, slot, aliases: [...seat.aliases, author] }))) return
    setNamed(true)
    leave(author, true)
  }
  /** With the last one known the page is taken in again; with nobody known it has given what it had. */
  const leave = (author: string, known = named): void => {
    const rest = unknown.filter(one => one !== author)
    setUnknown(rest)
    if (rest.length) return
    if (known) void takeIn()
    else setPage('')
  }
  return (
    <form
      className={css.box}
      onKeyDown={onKeyDown}
      onSubmit={event => {
        event.preventDefault()
        void takeIn()
      }}
    >
      <textarea
        ref={field}
        className={cls(css.page, (roomy || page !== '') && css.roomy)}
        value={page}
        onChange={event => setPage(event.target.value)}
        spellCheck={false}
        aria-label="Paste pages of the thread"
        placeholder={'Paste pages of the thread.\nThey may overlap.'}
      />
      {unknown.length > 0 && (
        <section className={css.unknown} aria-label="Authors in no roster">
          <p>
            <b>Who is this?</b> Their posts were left out.
          </p>
          {unknown.map(author => (
            <div key={author} className={css.author}>
              <bdi>{author}</bdi>
              <Picker
                label={`Who ${author} is`}
                bare
                placeholder="Choose a player"
                choices={game.seats.map(({ slot, name }) => ({ value: slot, label: name }))}
                onPick={slot => void settle(author, slot)}
              />
              <Button kind="quiet" small aria-label={`${author} does not play`} onClick={() => leave(author)}>
                Nobody
              </Button>
            </div>
          ))}
        </section>
      )}
      <ReadingLine reading={reading} things="pages" onStop={() => field.current?.focus()} />
      {page !== '' && (
        <Button type="submit" kind="lamp" keys="Ctrl+Enter">
          {unknown.length ? 'Take in again' : 'Take in'}
        </Button>
      )}
    </form>
  )
}
