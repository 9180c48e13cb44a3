/** Where a finished game turned: a line each, which leads to its place on the map, and all of it to be copied as a post. */
import { useRef, useState, type ReactNode } from 'react'
import { Button } from '../../parts/button.tsx'
import { Dialog } from '../../parts/dialog.tsx'
import { Problem } from '../../parts/problem.tsx'
import { Said } from '../../parts/rich-text.tsx'
import { Waiting } from '../../parts/waiting.tsx'
import { copy } from '../../state/copy.ts'
import { useLongAnswer } from '../../state/reading.ts'
import { go, select } from '../../state/view.ts'
import { say } from '../../words/say.ts'
import css from './turned.module.css'

/** The dialog. */
export function Turned({ game, onClose }: { game: string; onClose: () => void }): ReactNode {
  const { value, error, reading } = useLongAnswer('posts.turned', { game }, 'turned')
  const [part, setPart] = useState(0)
  const button = useRef<HTMLButtonElement>(null)
  const parts = value?.parts ?? []
  const copyPart = async (): Promise<void> => {
    await copy(parts[part] ?? '', say('posts.turned'))
    if (part < parts.length - 1) setPart(part + 1)
  }
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={say('posts.turned')}
      text={say('posts.turnedHint')}
      first={button}
      actions={
        <Button ref={button} kind="lamp" idle={!value} onClick={() => void copyPart()}>
          {parts.length > 1 ? say('posts.copyPart', { part: part + 1, parts: parts.length }) : say('posts.copy')}
        </Button>
      }
    >
      {error && !value ? (
        <Problem error={error} />
      ) : !value ? (
        <Waiting label={say('posts.turned')} lines={5} reading={reading} />
      ) : value.lines.length ? (
        <ol className={css.lines}>
          {value.lines.map(({ phase, row, said }, index) => (
            <li key={index}>
              <button
                type="button"
                className={css.line}
                onClick={() => {
                  onClose()
                  go({ screen: 'night', game, phase })
                  if (row !== undefined) select(row)
                }}
              >
                <Said spans={said} />
              </button>
            </li>
          ))}
        </ol>
      ) : (
        <p>{say('posts.turnedNone')}</p>
      )}
      {value && value.deaths.length > 0 && (
        <p className={css.deaths}>
          <Said spans={value.deaths} />
        </p>
      )}
    </Dialog>
  )
}
