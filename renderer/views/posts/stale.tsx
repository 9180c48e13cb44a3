/** A post that was sent and would say something else now: what changed, word by word. */
import type { ReactNode } from 'react'
import type { PostView } from '../../../electron/desk/contract.ts'
import { Segmented } from '../../parts/segmented.tsx'
import { Time } from '../../parts/time.tsx'
import { Words } from '../../parts/words.tsx'
import { say } from '../../words/say.ts'
import { Diff } from './diff.tsx'
import { webAddress } from './link.ts'
import css from './stale.module.css'

interface StaleProps {
  post: PostView
  zone: string
  /** What is sent now: what sets it right, or the whole text. */
  corrects: boolean
  onChoose: (corrects: boolean) => void
}

/** What it said, and what it says now; and which of the two texts goes out. */
export function Stale({ post, zone, corrects, onChoose }: StaleProps): ReactNode {
  const { was = '', now = '', sentAt, link, correction, ofGame } = post
  const edited = post.edited && !post.outdated ? 'yes' : 'no'
  const address = link === undefined ? undefined : webAddress(link)
  const tags = { b: (inside: ReactNode) => <b>{inside}</b> }
  const when = sentAt !== undefined && (
    <>
      <Time at={sentAt} zone={zone} />
      {link !== undefined && <>, {link}</>}
    </>
  )
  return (
    <section className={css.stale} aria-label={say('posts.whatChanged')}>
      <div className={css.head}>
        <p>
          {ofGame ? (
            <Words of="posts.indexChanged" tags={tags} />
          ) : sentAt === undefined ? (
            <Words of="posts.changedSince" values={{ edited }} tags={tags} />
          ) : (
            <Words of="posts.changedSinceAt" values={{ when, edited }} tags={tags} />
          )}
        </p>
        {ofGame && address !== undefined && (
          <a href={address} target="_blank" rel="noreferrer noopener">
            {say('posts.open')}
          </a>
        )}
        {correction && (
          <Segmented
            label={say('posts.whatGoesOut')}
            segments={[
              { value: 'correction', label: say('posts.theCorrection') },
              { value: 'whole', label: say('posts.theWhole') },
            ]}
            value={corrects ? 'correction' : 'whole'}
            onChoose={value => onChoose(value === 'correction')}
          />
        )}
      </div>
      <Diff was={was} now={now} />
    </section>
  )
}
