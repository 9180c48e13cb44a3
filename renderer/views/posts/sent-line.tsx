/** A post that is out: when, and where it stands. */
import { useState, type ReactNode } from 'react'
import type { PostView } from '../../../electron/desk/contract.ts'
import { Button } from '../../parts/button.tsx'
import { TextField } from '../../parts/field.tsx'
import { Time } from '../../parts/time.tsx'
import { Words } from '../../parts/words.tsx'
import { act } from '../../state/act.ts'
import { say } from '../../words/say.ts'
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
      <span className={css.when}>
        ✓{' '}
        {sentAt === undefined ? (
          say('posts.isSent')
        ) : (
          <Words of="posts.sentAt" values={{ time: <Time at={sentAt} zone={zone} both /> }} />
        )}
      </span>
      <TextField
        label={say('posts.whereItStands')}
        bare
        className={css.link}
        value={text}
        placeholder={say('posts.linkHint')}
        onChange={event => setText(event.target.value)}
        onBlur={keep}
        onKeyDown={event => {
          if (event.key === 'Enter') event.currentTarget.blur()
        }}
        {...(wrong && { error: say('posts.addressBegins') })}
      />
      {address !== undefined && (
        <a className={css.open} href={address} target="_blank" rel="noreferrer noopener">
          <span className={css.word}>{say('posts.open')}</span>
          <span className={css.address}>{address}</span>
        </a>
      )}
      <Button kind="quiet" onClick={() => void act('posts.sent', { ...at, sent: false })}>
        {say('posts.notSent')}
      </Button>
    </div>
  )
}
