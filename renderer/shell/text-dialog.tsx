/** A text that is made from the game and sent by the host: the call for a replacement, or what a stand-in must know. */
import { useState, type ReactNode } from 'react'
import type { GameView } from '../../electron/desk/contract.ts'
import { Button } from '../parts/button.tsx'
import { Dialog } from '../parts/dialog.tsx'
import { SelectField } from '../parts/field.tsx'
import { Tag } from '../parts/pill.tsx'
import { Problem } from '../parts/problem.tsx'
import { Skeleton } from '../parts/skeleton.tsx'
import { useAnswer, useKept } from '../state/answers.ts'
import { copy } from '../state/copy.ts'
import { textDialog, useDialogs } from '../state/dialogs.ts'
import { isPast } from '../state/holds.ts'
import { langOf } from '../state/lang.ts'
import { say } from '../words/say.ts'
import css from './text-dialog.module.css'

/** The dialog that is asked for, over the game that is looked at. */
export function TextDialog({ game }: { game: GameView }): ReactNode {
  const asked = useDialogs(dialogs => dialogs.text)
  if (!asked || isPast(game)) return null
  return asked.is === 'briefing' ? <Briefing game={game} /> : <Replacement game={game} slot={asked.slot} />
}

const close = (): void => textDialog(undefined)

function Replacement({ game, slot }: { game: GameView; slot: string | undefined }): ReactNode {
  const phase = game.phases.length - 1
  const { value: conduct } = useAnswer('conduct.view', phase < 0 ? undefined : { game: game.id, phase })
  const due = conduct?.players.find(({ state }) => state === 'replace')?.slot
  const [chosen, choose] = useState<string>()
  const whom = chosen ?? slot ?? due ?? ''
  const { value, error } = useAnswer('steps.replacement', { game: game.id, slots: whom === '' ? [] : [whom] })
  const text = useKept(value, game.id)?.text
  return (
    <Dialog
      open
      wide
      onClose={close}
      title={say('steps.replacementTitle')}
      text={say('steps.replacementText')}
      actions={
        <>
          <Button onClick={close}>{say('common.close')}</Button>
          <Button
            kind="lamp"
            idle={text === undefined}
            onClick={() => text !== undefined && void copy(text, say('steps.thePost'))}
          >
            {say('steps.copyPost')}
          </Button>
        </>
      }
    >
      <SelectField
        label={say('steps.whom')}
        value={whom}
        onChange={event => choose(event.target.value)}
        options={[
          { value: '', label: say('steps.nobody') },
          ...game.seats
            .filter(({ alive, bystander }) => alive && !bystander)
            .map(({ slot: value, name }) => ({ value, label: name })),
        ]}
      />
      <Source {...{ game, text, error }} label={say('steps.replacementTitle')} />
    </Dialog>
  )
}

function Briefing({ game }: { game: GameView }): ReactNode {
  const { value, error } = useAnswer('steps.briefing', { game: game.id })
  const text = useKept(value, game.id)?.text
  return (
    <Dialog
      open
      wide
      onClose={close}
      title={say('steps.briefingTitle')}
      text={
        <>
          <Tag tone="fails">{say('steps.secret')}</Tag> {say('steps.briefingText')}
        </>
      }
      actions={
        <>
          <Button onClick={close}>{say('common.close')}</Button>
          <Button
            kind="lamp"
            idle={text === undefined}
            onClick={() => text !== undefined && void copy(text, say('steps.theBriefing'))}
          >
            {say('steps.copyBriefing')}
          </Button>
        </>
      }
    >
      <Source {...{ text, error }} label={say('steps.briefingTitle')} />
    </Dialog>
  )
}

function Source({
  game,
  text,
  error,
  label,
}: {
  /** Whose language the text has; that of the interface where none is given. */
  game?: GameView
  text: string | undefined
  error: Parameters<typeof Problem>[0]['error'] | undefined
  label: string
}): ReactNode {
  if (text === undefined) return error ? <Problem error={error} /> : <Skeleton label={label} lines={6} />
  return (
    <pre className={css.source} tabIndex={0} aria-label={label} {...(game && langOf(game.language))}>
      {text}
    </pre>
  )
}
