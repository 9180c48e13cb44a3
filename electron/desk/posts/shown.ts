/** Whether it goes out at all: what would tell somebody who is dead stays with the host. */
export const goesOut = ({ state, kept }: Pick<PostView, 'state' | 'kept'>): boolean => !kept || state !== 'toSend'

/** A post as the desk tells of it: its text in a dialect, edited or not, whether it was sent, and what sets it right. */
import { correctionOf } from '../../../engine/messages/correction.ts'
import { asSeen } from '../../../engine/text/as-seen.ts'
import type { Dialect } from '../../../engine/text/dialect.ts'
import { dialects } from '../../../engine/text/dialects/index.ts'
import { zonesRenamed } from '../../../engine/text/moment-said.ts'
import { text, type Span } from '../../../engine/text/span.ts'
import { splitParagraphs, written } from '../../../engine/text/split.ts'
import { phrasesOf } from '../../../engine/why/sentences.ts'
import type { Locale } from '../../../engine/text/wording.ts'
import type { Post } from '../../store/posts.ts'
import type { PostView } from '../contract.ts'
import { dialectOf } from '../dialects.ts'
import { postPrefix, type PostDraft } from '../library/drafts.ts'

export const draftKey = (phase: number, post: string): string => `${postPrefix}${phase}:${post}`
/** The id of a sent post within its game. */
export const sentId = (phase: number, post: string): string => `${phase}:${post}`

/** What goes to one reader, before it is written for a forum. */
export interface Addressed {
  id: string
  to: PostView['to']
  kind: string
  paragraphs: Span[][]
  secret: boolean
  kept?: true
}

/** Whether it still has to go out: never sent, or saying something else now. */
export const isUnsent = ({ state, kept }: Pick<PostView, 'state' | 'kept'>): boolean =>
  kept ? state === 'stale' : state !== 'sent'

/** A post as the desk tells of it: in the forum's source, with the host's edits, and what was sent of it. */
export function postView(
  { id, to, kind, paragraphs, secret, kept, language }: Addressed & { language: Locale },
  phase: number,
  title: string,
  dialectId: string,
  {
    sent,
    draft,
    early,
    until,
    closing,
    others,
    called,
  }: {
    sent: Post | undefined
    draft: PostDraft | undefined
    early: boolean
    /** A count, of which another one may be posted until then (`''`: still): what was sent before is no mistake. */
    until?: string
    closing: boolean
    others: readonly Span[][][]
    /** What its phase is called, where what was sent is set right by a post that names it. */
    called?: string
  },
): PostView {
  const dialect = dialects[dialectOf(dialectId)]
  const made = written(dialect, paragraphs)
  const text = draft?.text ?? made
  const wasSent = sent !== undefined && sent.sent !== ''
  // Told apart in one dialect: another one of the same words is no other post.
  const alike = [paragraphs, ...others].map(one => plainly(one, undefined))
  const asSent = draft ? [draft.text] : alike
  // What was sent by a Nightdesk that named zones by their ids says the same.
  const renamed = (of: string): string => zonesRenamed(of, phrasesOf({ locale: language }).moment)
  const isSame = wasSent && [sent.text, renamed(sent.text)].some(one => one === text || asSent.includes(one))
  const isEarlier = wasSent && until !== undefined && (until === '' || sent.sent < until)
  const state = !wasSent ? 'toSend' : isSame ? 'sent' : isEarlier ? 'toSend' : 'stale'
  return {
    id,
    to,
    kind,
    title,
    language,
    text,
    parts: draft ? [text] : splitParagraphs(dialect, paragraphs).posts,
    paragraphs: draft ? [] : paragraphs,
    ...(draft && { seen: asSeen(dialect, draft.text) ?? [] }),
    edited: draft !== undefined,
    outdated: draft !== undefined && ![draft.base, renamed(draft.base)].some(base => alike.includes(base)),
    state,
    secret,
    ...(kept && { kept }),
    ...(wasSent && { sentAt: sent.sent }),
    ...(sent?.link && { link: sent.link }),
    ...(wasSent && state !== 'sent' && { was: sent.text }),
    ...(state === 'stale' && { now: plainly(paragraphs, draft) }),
    ...(state === 'stale'
      && sent
      && !draft
      && called !== undefined
      && correction(sent.text, { to, paragraphs, language, called }, dialect)),
    ...(closing && { closes: true as const }),
    ...(early && { early }),
  }
}

/** What sets right a post that was sent. */
function correction(
  was: string,
  {
    to,
    paragraphs,
    language: locale,
    called: phase,
  }: Pick<PostView, 'to' | 'paragraphs' | 'language'> & { called: string },
  dialect: Dialect,
): Pick<PostView, 'correction'> {
  const corrected = correctionOf({ was, now: paragraphs, phase, toAll: to.kind === 'public', locale })
  if (!corrected.length) return {}
  return {
    correction: {
      paragraphs: corrected,
      text: written(dialect, corrected),
      parts: splitParagraphs(dialect, corrected).posts,
    },
  }
}

/** What a post says, whatever the dialect: what was sent is remembered in these words. */
export const plainly = (paragraphs: readonly Span[][], draft: PostDraft | undefined): string =>
  draft?.text ?? written(dialects.plain, paragraphs)

/** A post as it was sent, whatever it would say now; what the host wrote as its readers see it. @param dialect of the forum */
export function asSent({ edited, was, text: words, paragraphs }: PostView, dialect: string): Span[][] {
  if (was === undefined && !edited) return paragraphs
  return edited ? asRead(was ?? words, dialect) : linesOf(was!)
}

/** A text that the host wrote in a dialect, as its readers see it. */
export const asRead = (words: string, dialect: string): Span[][] =>
  asSeen(dialects[dialectOf(dialect)], words) ?? linesOf(words)

/** A text of the host's, as it stands. */
export const linesOf = (words: string): Span[][] => words.split(/\n{2,}/).map(paragraph => [text(paragraph)])
