/** A game that is taken over in the middle of a day: the last count that was posted becomes the votes of that time. */
import { useState, type ReactNode } from 'react'
import type { CountTaken, GameView } from '../../../../electron/desk/contract.ts'
import { Button } from '../../../parts/button.tsx'
import { Dialog } from '../../../parts/dialog.tsx'
import { AreaField } from '../../../parts/field.tsx'
import { act } from '../../../state/act.ts'
import { zoneName } from '../../../state/clock.ts'
import { useReadingPlace } from '../../../state/reading.ts'
import { toast } from '../../../state/toasts.ts'
import { say } from '../../../words/say.ts'
import { InstantField } from '../../setup/instant-field.tsx'

/** The dialog. @param page what is pasted already */
export function TakeCount({
  game,
  page,
  onTaken,
  onClose,
}: {
  game: GameView
  page: string
  onTaken: (asks: CountTaken['asks']) => void
  onClose: () => void
}): ReactNode {
  const [text, setText] = useState(page)
  const [at, setAt] = useState<string>()
  const [unread, setUnread] = useState(false)
  const reading = useReadingPlace()
  const take = async (): Promise<void> => {
    const taken = await reading.follow(
      act('votes.takeCount', { game: game.id, text, reading: reading.id, ...(at !== undefined && { at }) }),
    )
    if (!taken) return
    toast({ title: say('votes.countTaken', { count: taken.ballots }) })
    onTaken(taken.asks)
    onClose()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={say('votes.takeCountTitle')}
      text={say('votes.takeCountText')}
      actions={
        <>
          <Button onClick={onClose}>{say('common.cancel')}</Button>
          <Button
            kind="lamp"
            why={
              text.trim() === ''
                ? say('common.fillIn', { field: say('votes.postedCount') })
                : unread
                  ? say('common.mendTime')
                  : undefined
            }
            onClick={() => void take()}
          >
            {say('votes.takeItsVotes')}
          </Button>
        </>
      }
    >
      <AreaField
        label={say('votes.postedCount')}
        value={text}
        onChange={event => setText(event.target.value)}
        rows={8}
        spellCheck={false}
      />
      <InstantField
        label={say('votes.countPostedAt', { zone: zoneName(game.settings.zone) })}
        zone={game.settings.zone}
        value={at}
        onChange={setAt}
        onUnread={setUnread}
        hint={say('votes.countPostedAtHint')}
      />
    </Dialog>
  )
}
