/** One phase of a past that is mended: what comes out otherwise, and who is told something else. */
import type { ReactNode } from 'react'
import type { MendedPhase, MendedPost } from '../../../electron/desk/contract.ts'
import { LinesChanged } from '../../parts/lines-changed.tsx'
import { Tag } from '../../parts/pill.tsx'
import { Said } from '../../parts/rich-text.tsx'
import { Time } from '../../parts/time.tsx'
import { say } from '../../words/say.ts'
import { Diff } from '../posts/diff.tsx'
import css from './mend.module.css'

/** The phase against itself as it was. */
export function PhaseCompared({ phase, zone }: { phase: MendedPhase; zone: string }): ReactNode {
  const { name, locked, again, lines, posts, back } = phase
  const state = !again
    ? say('mend.asBefore')
    : !locked
      ? say('mend.soFar')
      : lines.length || posts.length
        ? say('mend.otherwise')
        : say('mend.sameResult')
  return (
    <section className={css.phase} aria-label={name}>
      <h2 className={css.name}>
        {name} <Tag tone={again && (lines.length > 0 || posts.length > 0) ? 'lamp' : 'plain'}>{state}</Tag>
      </h2>
      {back.map(({ slot, says }) => (
        <p key={slot} className={css.back}>
          {says}
        </p>
      ))}
      {lines.length > 0 && (
        <>
          <h3 className="eyebrow">{say('mend.results')}</h3>
          <LinesChanged lines={lines} className={css.lines ?? ''} />
        </>
      )}
      {posts.length > 0 && (
        <>
          <h3 className="eyebrow">{say('mend.messages')}</h3>
          <ul className={css.posts}>
            {posts.map(post => (
              <PostCompared key={post.id} post={post} zone={zone} />
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

function PostCompared({
  post: { to, was, now, sentAt, correction, edited },
  zone,
}: {
  post: MendedPost
  zone: string
}): ReactNode {
  return (
    <li className={css.post}>
      <p>
        <b>
          <bdi>{to.name}</bdi>
        </b>{' '}
        <Tag tone={sentAt === undefined ? 'plain' : 'lamp'}>
          {say(sentAt === undefined ? 'mend.notSent' : 'mend.wasSent')}
        </Tag>{' '}
        {sentAt !== undefined && (
          <span className={css.soft}>
            <Time at={sentAt} zone={zone} />
          </span>
        )}
      </p>
      {edited !== undefined && <p className={css.wanted}>{edited}</p>}
      {now === '' || was === '' ? (
        <p className={css.text}>
          {was !== '' && <del>{was}</del>}
          {now !== '' && <ins>{now}</ins>}
        </p>
      ) : (
        <Diff was={was} now={now} />
      )}
      {correction && (
        <details>
          <summary>{say('mend.correction')}</summary>
          <div className={css.sheet}>
            {correction.paragraphs.map((spans, index) => (
              <p key={index}>
                <Said spans={spans} />
              </p>
            ))}
          </div>
        </details>
      )}
    </li>
  )
}
