/** Where pages of the thread come in: pasted, or as files. Names of authors that nobody bears are asked for, once. */
import { useEffect, useRef, useState, type ChangeEvent, type ReactNode, type RefObject } from 'react'
import type { CountTaken, GameView, ThreadTaken } from '../../../../electron/desk/contract.ts'
import { Button } from '../../../parts/button.tsx'
import { Menu } from '../../../parts/menu.tsx'
import { PasteForm } from '../../../parts/paste-form.tsx'
import { act } from '../../../state/act.ts'
import { useReadingPlace } from '../../../state/reading.ts'
import { toast } from '../../../state/toasts.ts'
import { useUnsent } from '../../../state/unsent.ts'
import { say } from '../../../words/say.ts'
import { AheadOfNow } from './ahead-of-now.tsx'
import { askImport, useImportAsked } from './asked.ts'
import { bringFiles, mostAtOnce, type Brought } from './bring-files.ts'
import { DescribePages } from './describe-pages.tsx'
import { CopyThread } from './copy-thread.tsx'
import css from './import.module.css'
import { NotRead } from './not-read.tsx'
import { TakeCount } from './take-count.tsx'
import { filesOf, type ThreadFile } from './thread-files.ts'
import { UnknownAuthors } from './unknown-authors.tsx'
import { useWatching } from './use-clipboard.ts'

/** A field for pasting, and ways to files. @param roomy nothing else is there yet */
export function PastePages({
  game,
  field,
  roomy,
}: {
  game: GameView
  field: RefObject<HTMLTextAreaElement | null>
  roomy: boolean
}): ReactNode {
  const [typed, setPage] = useUnsent(`thread:${game.id}`, '')
  const reading = useReadingPlace()
  const [unknown, setUnknown] = useState<readonly string[]>([])
  const [likely, setLikely] = useState<ThreadTaken['likely']>([])
  const [ahead, setAhead] = useState<ThreadTaken['ahead']>()
  const [unread, setUnread] = useState<ThreadTaken['unread']>([])
  const [named, setNamed] = useState(false)
  const [describing, describe] = useState(false)
  const [copying, copy] = useState(false)
  const [goingOn, goOn] = useState(false)
  const [asks, setAsks] = useState<CountTaken['asks']>([])
  const { watches, turn } = useWatching()
  /** The files that were imported last, where it was no paste. */
  const [files, setFiles] = useState<readonly ThreadFile[]>()
  const stopping = useRef(new AbortController())
  const chosen = useRef<HTMLInputElement>(null)
  const folder = useRef<HTMLInputElement>(null)

  const takeIn = async (page = typed, instead?: string[], again = false): Promise<void> => {
    if (page.trim() === '') return field.current?.focus()
    if (page.length > mostAtOnce) {
      await bring([{ path: say('votes.pasted'), file: new File([page], 'page.html') }])
      return
    }
    const brought = await reading.follow(
      act('votes.paste', { game: game.id, page, ...(instead && { instead }), reading: reading.id }),
    )
    if (!brought) return
    setFiles(undefined)
    tell({ ...brought, files: 0 }, again)
    // What is known is passed over: the same page is taken in again once its authors are known.
    if (brought.unknownAuthors.length || brought.ahead) return
    // What was typed meanwhile was not read.
    if ((field.current?.value ?? page) === page || page !== typed) setPage('')
    field.current?.closest('main')?.focus({ preventScroll: true })
  }
  const bring = async (brings: readonly ThreadFile[], instead?: string[], again = false): Promise<void> => {
    if (!brings.length) return
    stopping.current.abort()
    stopping.current = new AbortController()
    const brought = await reading.follow(bringFiles(game.id, brings, reading.id, stopping.current.signal, instead))
    if (!brought) return
    setFiles(brings)
    tell(brought, again)
  }
  /** @param again after somebody was named, which may bring nothing more */
  const tell = (brought: Brought, again = false): void => {
    const { added, known, earlier, unknownAuthors, likely: like, unread: wrong, files: read } = brought
    const text = [
      read > 1 ? say('votes.filesRead', { count: read }) : '',
      known ? say('votes.postsKnown', { count: known }) : '',
      earlier ? say('votes.postsEarlier', { count: earlier }) : '',
      unknownAuthors.length ? say('votes.authorsUnknown', { count: unknownAuthors.length }) : '',
    ].filter(Boolean)
    toast({
      title: added ? say('votes.postsAdded', { count: added }) : say(again ? 'votes.authorsKept' : 'votes.nothingNew'),
      ...(text.length > 0 && (added || !again) && { text: text.join(' ') }),
    })
    setUnknown(unknownAuthors)
    setLikely(like)
    setAhead(brought.ahead)
    setUnread(wrong)
    setNamed(false)
  }
  /** The clock of the thread is another one: its posts are taken in anew, with the times of that. */
  const rezone = async (zone: string): Promise<void> => {
    if (!ahead || !(await act('games.settings', { game: game.id, zone }))) return
    void (files ? bring(files, ahead.posts) : takeIn(typed, ahead.posts))
  }
  const leaveAhead = (): void => {
    setAhead(undefined)
    if (!files && !unknown.length) setPage('')
  }
  const settle = async (author: string, slot: string): Promise<void> => {
    const seat = game.seats.find(one => one.slot === slot)
    if (!seat || !(await act('roster.change', { game: game.id, slot, aliases: [...seat.aliases, author] }))) return
    setNamed(true)
    leave(author, true)
  }
  /** Of a host's posts the counts are kept. */
  const host = async (author: string): Promise<void> => {
    if (!(await act('games.settings', { game: game.id, hosts: [...game.settings.hosts, author] }))) return
    setNamed(true)
    leave(author, true)
  }
  /** With the last one known the page is taken in again; with nobody known it has given what it had. */
  const leave = (author: string, known = named): void => {
    const rest = unknown.filter(one => one !== author)
    setUnknown(rest)
    if (rest.length) return
    if (known) void (files ? bring(files, undefined, true) : takeIn(typed, undefined, true))
    else if (!files) setPage('')
  }
  const take = (event: ChangeEvent<HTMLInputElement>): void => {
    const all = filesOf(event.target.files)
    event.target.value = ''
    void bring(all)
  }

  const asked = useImportAsked()
  useEffect(() => {
    if (!asked) return
    askImport(undefined)
    if (asked.is === 'dropped') void bring(asked.files)
    else if (asked.is === 'copied') {
      setPage(asked.text)
      void takeIn(asked.text)
    } else if (asked.is === 'thread') copy(true)
    else if (asked.is === 'count') goOn(true)
    else if (asked.is === 'files') chosen.current?.click()
    else if (asked.is === 'folder') folder.current?.click()
  }, [asked])

  const stoppable = {
    ...reading,
    stop: () => {
      stopping.current.abort()
      reading.stop()
    },
  }
  return (
    <>
      {describing && <DescribePages game={game} page={typed} onClose={() => describe(false)} />}
      {copying && <CopyThread game={game} onClose={() => copy(false)} />}
      {goingOn && (
        <TakeCount
          game={game}
          page={typed}
          onTaken={found => {
            setAsks(found)
            setPage('')
          }}
          onClose={() => goOn(false)}
        />
      )}
      <PasteForm
        game={game.id}
        kind="thread"
        field={field}
        page={typed}
        setPage={setPage}
        roomy={roomy}
        reading={stoppable}
        label={say('votes.pastePages')}
        placeholder={say('votes.pagesPlaceholder')}
        things={say('votes.pages')}
        take={say(unknown.length ? 'votes.takeInAgain' : 'votes.takeIn')}
        onTake={() => void takeIn()}
      >
        {unknown.length > 0 && (
          <UnknownAuthors
            game={game}
            authors={unknown}
            likely={likely}
            onSettle={(author, slot) => void settle(author, slot)}
            onHost={author => void host(author)}
            onLeave={leave}
          />
        )}
        {ahead && <AheadOfNow ahead={ahead} onZone={zone => void rezone(zone)} onClose={leaveAhead} />}
        {asks.length > 0 && <NotRead title={say('votes.checkCount')} unread={asks} onClose={() => setAsks([])} />}
        {unread.length > 0 && <NotRead title={say('votes.notRead')} unread={unread} onClose={() => setUnread([])} />}
        <div className={css.ways}>
          <Button kind="quiet" small onClick={() => chosen.current?.click()}>
            {say('votes.chooseFiles')}
          </Button>
          <Button kind="quiet" small onClick={() => folder.current?.click()}>
            {say('votes.chooseFolder')}
          </Button>
          <Menu
            commands={null}
            label={say('votes.moreWays')}
            trigger={
              <Button kind="quiet" small>
                {say('votes.moreWays')}
              </Button>
            }
            items={[
              { label: say('votes.copyWhole'), run: () => copy(true) },
              { label: say('votes.takeCount'), run: () => goOn(true) },
              { label: say('votes.watchClipboard'), checked: watches, run: () => void turn() },
            ]}
          />
          {(roomy || typed !== '') && (
            <Button kind="quiet" small onClick={() => describe(true)}>
              {say('votes.describe')}
            </Button>
          )}
        </div>
      </PasteForm>
      <input
        ref={chosen}
        type="file"
        multiple
        className="sr"
        tabIndex={-1}
        aria-label={say('votes.fileField')}
        onChange={take}
      />
      <input
        ref={list => {
          folder.current = list
          if (list) list.webkitdirectory = true
        }}
        type="file"
        className="sr"
        tabIndex={-1}
        aria-label={say('votes.folderField')}
        onChange={take}
      />
    </>
  )
}
