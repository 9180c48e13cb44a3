/** How a post will look. */
import type { ReactNode } from 'react'
import type { PostView } from '../../../electron/desk/contract.ts'
import { langOf } from '../../state/lang.ts'
import { say } from '../../words/say.ts'
import { Said } from '../../parts/rich-text.tsx'
import css from './preview.module.css'

interface PreviewProps {
  post: PostView
  parts: readonly string[]
  /** The one that is copied next. */
  part: number
  /** Words typed and not kept yet. */
  typed: boolean
  /** What chooses what else it says, where that can be chosen. */
  choice?: ReactNode
}

/** The preview: of an edited text as far as its markup can be read back, a moment after the last key. */
export function Preview({ post, parts, part, typed, choice }: PreviewProps): ReactNode {
  const own = post.edited || typed
  const paragraphs = post.edited ? (post.seen ?? []) : post.paragraphs
  return (
    <section className={css.half} aria-label={say('posts.preview')}>
      <div className={css.bar}>
        <h2 className="eyebrow">
          {parts.length > 1 ? say('posts.partOf', { part: part + 1, parts: parts.length }) : say('posts.howItLooks')}
        </h2>
        <span className={css.grow} />
        {choice}
      </div>
      {/* A long post is scrolled from the keyboard as well. */}
      <div
        className={css.sheet}
        tabIndex={0}
        role="group"
        aria-label={say('posts.howItLooks')}
        {...(own ? {} : langOf(post.language))}
      >
        {parts.length > 1 ? (
          <pre className={css.part}>{parts[part]}</pre>
        ) : (
          paragraphs.map((spans, index) => (
            <p key={index}>
              <Said spans={spans} />
            </p>
          ))
        )}
        {own && !paragraphs.length && <p className={css.soft}>{say('posts.ownWords')}</p>}
      </div>
    </section>
  )
}
