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
    <Made
      title={say('steps.replacementTitle')}
      about={say('steps.replacementText')}
      does={say('steps.copyPost')}
      made={say('steps.thePost')}
      language={game.language}
      {...{ text, error }}
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
    </Made>
  )
}

function Briefing({ game }: { game: GameView }): ReactNode {
  const { value, error } = useAnswer('steps.briefing', { game: game.id })
  const text = useKept(value, game.id)?.text
  return (
    <Made
      title={say('steps.briefingTitle')}
      about={
        <>
          <Tag tone="fails">{say('steps.secret')}</Tag> {say('steps.briefingText')}
        </>
      }
      does={say('steps.copyBriefing')}
      made={say('steps.theBriefing')}
      {...{ text, error }}
    />
  )
}

/** A text as it was made, and the button that copies it. */
function Made({
  title,
  about,
  does,
  made,
  text,
  error,
  language,
  children,
}: {
  title: string
  about: ReactNode
  /** What the button says, and what it copies. */
  does: string
  made: string
  text: string | undefined
  error: Parameters<typeof Problem>[0]['error'] | undefined
  /** Of the text; that of the interface where none is given. */
  language?: GameView['language']
  children?: ReactNode
}): ReactNode {
  return (
    <Dialog
      open
      wide
      onClose={close}
      title={title}
      text={about}
      actions={
        <>
          <Button onClick={close}>{say('common.close')}</Button>
          <Button kind="lamp" idle={text === undefined} onClick={() => text !== undefined && void copy(text, made)}>
            {does}
          </Button>
        </>
      }
    >
      {children}
      {text !== undefined ? (
        <pre className={css.source} tabIndex={0} aria-label={title} {...(language && langOf(language))}>
          {text}
        </pre>
      ) : error ? (
        <Problem error={error} />
      ) : (
        <Skeleton label={title} lines={6} />
      )}
    </Dialog>
  )
}
