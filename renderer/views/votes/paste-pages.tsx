/** Where pages of the thread come in. Names of authors that nobody bears are asked for, once. */
import { useState, type ReactNode, type RefObject } from 'react'
import type { GameView, ThreadTaken } from '../../../electron/desk/contract.ts'
import { Button } from '../../parts/button.tsx'
import { PasteForm } from '../../parts/paste-form.tsx'
import { Picker } from '../../parts/picker.tsx'
import { Words } from '../../parts/words.tsx'
import { act } from '../../state/act.ts'
import { useReadingPlace } from '../../state/reading.ts'
import { toast } from '../../state/toasts.ts'
import { useUnsent } from '../../state/unsent.ts'
import { say } from '../../words/say.ts'
import { DescribePages } from './describe-pages.tsx'
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
  const [page, setPage] = useUnsent(`thread:${game.id}`, '')
  const reading = useReadingPlace()
  const [unknown, setUnknown] = useState<readonly string[]>([])
  const [likely, setLikely] = useState<ThreadTaken['likely']>([])
  const [named, setNamed] = useState(false)
  const [describing, describe] = useState(false)

  const takeIn = async (): Promise<void> => {
    if (page.trim() === '') return field.current?.focus()
    const brought = await reading.follow(act('votes.paste', { game: game.id, page, reading: reading.id }))
    if (!brought) return
    const { added, known, earlier, unknownAuthors, likely: like } = brought
    toast({
      title: added ? say('votes.postsAdded', { count: added }) : say('votes.nothingNew'),
      ...(known || earlier || unknownAuthors.length
        ? {
            text: [
              known ? say('votes.postsKnown', { count: known }) : '',
              earlier ? say('votes.postsEarlier', { count: earlier }) : '',
              unknownAuthors.length ? say('votes.authorsUnknown', { count: unknownAuthors.length }) : '',
            ]
              .filter(Boolean)
              .join(' '),
          }
        : {}),
    })
    setUnknown(unknownAuthors)
    setLikely(like)
    setNamed(false)
    // What is known is passed over: the same page is taken in again once its authors are known.
    if (unknownAuthors.length) return
    // What was typed meanwhile was not read.
    if ((field.current?.value ?? page) === page) setPage('')
    field.current?.closest('main')?.focus({ preventScroll: true })
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
    <>
      {describing && <DescribePages game={game} page={page} onClose={() => describe(false)} />}
      <PasteForm
        game={game.id}
        kind="thread"
        field={field}
        page={page}
        setPage={setPage}
        roomy={roomy}
        reading={reading}
        label={say('votes.pastePages')}
        placeholder={say('votes.pagesPlaceholder')}
        things={say('votes.pages')}
        take={say(unknown.length ? 'votes.takeInAgain' : 'votes.takeIn')}
        onTake={() => void takeIn()}
      >
        {unknown.length > 0 && (
          <section className={css.unknown} aria-label={say('votes.unknownAuthors')}>
            <p>
              <Words of="votes.whoIsThis" tags={{ b: inside => <b>{inside}</b> }} />
            </p>
            {unknown.map(author => (
              <div key={author} className={css.author}>
                <bdi>{author}</bdi>
                <Picker
                  label={say('votes.whoIs', { author })}
                  bare
                  placeholder={say('votes.choosePlayer')}
                  choices={choicesFor(game, likely.find(one => one.author === author)?.slots ?? [])}
                  onPick={slot => void settle(author, slot)}
                />
                <Button
                  kind="quiet"
                  small
                  aria-label={say('votes.doesNotPlay', { author })}
                  onClick={() => leave(author)}
                >
                  {say('common.nobody')}
                </Button>
              </div>
            ))}
          </section>
        )}
        {(roomy || page !== '') && (
          <Button kind="quiet" small onClick={() => describe(true)}>
            {say('votes.describe')}
          </Button>
        )}
      </PasteForm>
    </>
  )
}

/** Everybody who may be an author: those with a name like it first, the dead last. */
function choicesFor(game: GameView, likely: readonly string[]): { value: string; label: string }[] {
  const place = ({ slot, alive }: GameView['seats'][number]): number =>
    likely.includes(slot) ? likely.indexOf(slot) : likely.length + Number(!alive)
  return [...game.seats].sort((a, b) => place(a) - place(b)).map(({ slot, name }) => ({ value: slot, label: name }))
}
