/** A phase or a game with everything behind it, to be copied after the game: part by part where the forum asks for it. */
import { useRef, useState, type ReactNode } from 'react'
import { Button } from '../../parts/button.tsx'
import { Dialog } from '../../parts/dialog.tsx'
import { Problem } from '../../parts/problem.tsx'
import { Waiting } from '../../parts/waiting.tsx'
import { useLongAnswer } from '../../state/reading.ts'
import { toast } from '../../state/toasts.ts'
import { say } from '../../words/say.ts'
import { copyFrom } from './clipboard.ts'
import css from './with-reasons.module.css'

/** What is to be copied: a phase by its place, or the whole game where none is named. */
export interface WithReasonsOf {
  phase?: number
}

/** The dialog. */
export function WithReasons({
  game,
  of,
  title,
  onClose,
}: {
  game: string
  of: WithReasonsOf
  title: string
  onClose: () => void
}): ReactNode {
  const { value, error, reading } = useLongAnswer('posts.reasons', { game, ...of }, 'reasons')
  const [part, setPart] = useState(0)
  const field = useRef<HTMLTextAreaElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const parts = value?.parts ?? []
  const last = part >= parts.length - 1
  const words = parts[part] ?? ''
  const copyPart = async (): Promise<void> => {
    if (!(await copyFrom(words, field.current))) return
    toast({
      title:
        parts.length > 1
          ? say('posts.reasonsCopiedPart', { part: part + 1, parts: parts.length })
          : say('posts.reasonsCopied'),
    })
    if (last) onClose()
    else setPart(part + 1)
  }
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={title}
      text={say('posts.reasonsHold')}
      first={button}
      actions={
        <>
          {parts.length > 1 && (
            <Button disabled={part === 0} onClick={() => setPart(part - 1)}>
              {say('posts.partBefore')}
            </Button>
          )}
          <Button ref={button} kind="lamp" idle={!value} onClick={() => void copyPart()}>
            {parts.length > 1 ? say('posts.copyPart', { part: part + 1, parts: parts.length }) : say('posts.copy')}
          </Button>
        </>
      }
    >
      {error && !value ? (
        <Problem error={error} />
      ) : value ? (
        <textarea
          ref={field}
          className={css.text}
          readOnly
          data-passed
          dir="auto"
          value={words}
          aria-label={
            parts.length > 1 ? say('posts.partOf', { part: part + 1, parts: parts.length }) : say('posts.source')
          }
        />
      ) : (
        <Waiting label={title} lines={6} reading={reading} />
      )}
    </Dialog>
  )
}
