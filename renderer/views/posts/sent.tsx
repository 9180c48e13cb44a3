/** A post that is out: when, and where it stands. */
import { useState, type ReactNode } from 'react'
import type { PostView } from '../../../electron/desk/contract.ts'
import { Button } from '../../parts/button.tsx'
import { TextField } from '../../parts/field.tsx'
import { Time } from '../../parts/time.tsx'
import { act } from '../../state/act.ts'
import { webAddress } from './link.ts'
import css from './sent.module.css'

/** The line above a sent post. */
export function Sent({
  at,
  post: { link = '', sentAt },
  zone,
}: {
  at: { game: string; phase: number; post: string }
  post: PostView
  zone: string
}): ReactNode {
  const [text, setText] = useState(link)
  const address = webAddress(text)
  const wrong = text.trim() !== '' && address === undefined
  const keep = (): void => {
    if (!wrong && text.trim() !== link) void act('posts.sent', { ...at, sent: true, link: text.trim() })
  }
  return (
    <div className={css.sent}>
      <span className={css.when}>✓ Sent {sentAt !== undefined && <Time at={sentAt} zone={zone} both />}</span>
      <TextField
        label="Where it stands"
        bare
        className={css.link}
        value={text}
        placeholder="Link to where it was posted"
        onChange={event => setText(event.target.value)}
        onBlur={keep}
        onKeyDown={event => {
          if (event.key === 'Enter') event.currentTarget.blur()
        }}
        {...(wrong && { error: 'An address begins with https:// or http://.' })}
      />
      {address !== undefined && (
        <a className={css.open} href={address} target="_blank" rel="noreferrer noopener">
          Open
        </a>
      )}
      <Button kind="quiet" onClick={() => void act('posts.sent', { ...at, sent: false })}>
        Not sent after all
      </Button>
    </div>
  )
}
