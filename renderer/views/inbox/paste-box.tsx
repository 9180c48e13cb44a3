/** Where messages come in: one, or a whole page of them. */
import { useState, type ReactNode, type RefObject } from 'react'
import type { GameView } from '../../../electron/desk/contract.ts'
import { PasteForm } from '../../parts/paste-form.tsx'
import { Picker } from '../../parts/picker.tsx'
import { focusNamed } from '../../parts/moment-field.tsx'
import { act } from '../../state/act.ts'
import { zoneName } from '../../state/clock.ts'
import { useCommands } from '../../state/commands.ts'
import { useReadingPlace } from '../../state/reading.ts'
import { toast } from '../../state/toasts.ts'
import { useUnsent } from '../../state/unsent.ts'
import { say } from '../../words/say.ts'
import { InstantField } from '../setup/instant-field.tsx'
import css from './paste-box.module.css'

interface PasteBoxProps {
  game: GameView
  field: RefObject<HTMLTextAreaElement | null>
  /** Nothing else is there yet. */
  roomy: boolean
  onTakenIn: (messages: readonly string[]) => void
}

const timeField = 'message-time'

/** A field for pasting, and what a header may have lacked. */
export function PasteBox({ game, field, roomy, onTakenIn }: PasteBoxProps): ReactNode {
  const [page, setPage] = useUnsent(`page:${game.id}`, '')
  const reading = useReadingPlace()
  const [sender, setSender] = useState<string>()
  const [at, setAt] = useState<string>()
  const [unread, setUnread] = useState(false)

  const takeIn = async (): Promise<void> => {
    if (page.trim() === '') return field.current?.focus()
    if (unread) return focusNamed(timeField)
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
    setAt(undefined)
    const { messages: read, proposals, doubts, known } = brought
    toast({
      title: read.length ? say('inbox.takenIn', { count: read.length }) : say('inbox.nothingNew'),
      text: say('inbox.brought', { actions: proposals, questions: doubts, known }),
    })
    // The keys of the screen are heard again, and the focus is somewhere.
    field.current?.closest('main')?.focus({ preventScroll: true })
    onTakenIn(read)
  }
  useCommands([
    {
      id: 'inbox.takeIn',
      title: say('inbox.takeInPasted'),
      keys: 'Ctrl+Enter',
      group: say('inbox.title'),
      run: () => void takeIn(),
    },
  ])

  return (
    <PasteForm
      game={game.id}
      kind="message"
      field={field}
      page={page}
      setPage={setPage}
      roomy={roomy}
      reading={reading}
      label={say('inbox.pasteLabel')}
      placeholder={say('inbox.pastePlaceholder')}
      things={say('inbox.thingsRead')}
      take={say('inbox.takeIn')}
      onTake={() => void takeIn()}
    >
      {page !== '' && (
        <details className={css.more}>
          <summary>{say('inbox.noNameOrTime')}</summary>
          <div className={css.fields}>
            <Picker
              label={say('inbox.sentBy')}
              choices={game.seats.map(({ slot, name }) => ({ value: slot, label: name }))}
              value={sender}
              onPick={setSender}
              placeholder={say('inbox.asHeaderSays')}
            />
            <InstantField
              label={say('inbox.receivedAt', { zone: zoneName(game.settings.zone) })}
              zone={game.settings.zone}
              value={at}
              onChange={setAt}
              id={timeField}
              onUnread={setUnread}
            />
            <p className={css.note}>{say('inbox.singleOnly')}</p>
          </div>
        </details>
      )}
    </PasteForm>
  )
}
