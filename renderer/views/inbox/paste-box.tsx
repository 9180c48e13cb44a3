/** Where messages come in: one, or a whole page of them. */
import { useState, type KeyboardEvent, type ReactNode, type RefObject } from 'react'
import type { GameView } from '../../../electron/desk/contract.ts'
import { Button } from '../../parts/button.tsx'
import { TextField } from '../../parts/field.tsx'
import { Picker } from '../../parts/picker.tsx'
import { ReadingLine } from '../../parts/reading-line.tsx'
import { act } from '../../state/act.ts'
import { zoneName } from '../../state/clock.ts'
import { useCommands } from '../../state/commands.ts'
import { useReadingPlace } from '../../state/reading.ts'
import { toast } from '../../state/toasts.ts'
import { useUnsent } from '../../state/unsent.ts'
import { cls, count } from '../../state/words.ts'
import { instantOf } from '../setup/wall-time.ts'
import css from './paste-box.module.css'

interface PasteBoxProps {
  game: GameView
  field: RefObject<HTMLTextAreaElement | null>
  /** Nothing else is there yet. */
  roomy: boolean
  onTakenIn: (messages: readonly string[]) => void
}

/** A field for pasting, and what a header may have lacked. */
export function PasteBox({ game, field, roomy, onTakenIn }: PasteBoxProps): ReactNode {
  const [page, setPage] = useUnsent(`page for ${game.id}`, '')
  const reading = useReadingPlace()
  const [sender, setSender] = useState<string>()
  const [wall, setWall] = useState('')
  const time = wall === '' ? undefined : instantOf(wall, game.settings.zone)
  const at = time?.kind === 'once' ? time.instant : time && time.kind !== 'unread' ? time.earlier.instant : undefined

  const takeIn = async (): Promise<void> => {
    if (page.trim() === '') return field.current?.focus()
    const brought = await reading.follow(
      act('inbox.paste', {
        game: game.id,
        page,
        reading: reading.id,
        ...(sender !== undefined && { sender }),
        ...(at !== undefined && { at }),
      }),
    )
    if (!brought) return
    // What was typed meanwhile was not read.
    if ((field.current?.value ?? page) === page) setPage('')
    setSender(undefined)
    setWall('')
    const { known } = brought
    toast({
      title: brought.messages.length ? `${count(brought.messages.length, 'message')} taken in` : 'Nothing new in this',
      text:
        [
          `${count(brought.proposals, 'action')} read`,
          brought.doubts ? count(brought.doubts, 'question') : '',
          known ? `${known} ${known === 1 ? 'was' : 'were'} there already` : '',
        ]
          .filter(Boolean)
          .join(', ')
          .replace(/^./, first => first.toUpperCase()) + '.',
    })
    // The keys of the screen are heard again, and the focus is somewhere.
    field.current?.closest('main')?.focus({ preventScroll: true })
    onTakenIn(brought.messages)
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    void takeIn()
  }
  useCommands([
    {
      id: 'inbox.takeIn',
      title: 'Take in what is pasted',
      keys: 'Ctrl+Enter',
      group: 'Inbox',
      run: () => void takeIn(),
    },
  ])

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
        aria-label="Paste a message, or a page of messages"
        placeholder={'Paste a PM, or a page of them.\nHeaders of the forum may stay in.'}
      />
      {page !== '' && (
        <details className={css.more}>
          <summary>No name or time in it?</summary>
          <div className={css.fields}>
            <Picker
              label="Sent by"
              choices={game.seats.map(({ slot, name }) => ({ value: slot, label: name }))}
              value={sender}
              onPick={setSender}
              placeholder="As the header says"
            />
            <TextField
              label={`Received, ${zoneName(game.settings.zone)} time`}
              type="datetime-local"
              value={wall}
              onChange={event => setWall(event.target.value)}
              {...hintOf(time?.kind)}
            />
            <p className={css.note}>Only for a single message.</p>
          </div>
        </details>
      )}
      <ReadingLine reading={reading} things="messages" onStop={() => field.current?.focus()} />
      {page !== '' && (
        <Button type="submit" kind="lamp" keys="Ctrl+Enter" className={css.take}>
          Take in
        </Button>
      )}
    </form>
  )
}

function hintOf(kind: ReturnType<typeof instantOf>['kind'] | undefined): { hint?: string; error?: string } {
  if (kind === 'twice') return { hint: 'Clocks go back then, and this time comes twice: the first one is meant.' }
  return kind === 'never'
    ? { error: 'Clocks go forward then, and this time does not come: an hour earlier is meant.' }
    : {}
}
