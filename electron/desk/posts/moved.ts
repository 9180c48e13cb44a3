/** What everybody is told when a deadline is moved that they have read of. */
import type { PhaseState } from '../../../engine/journal/state.ts'
import { publicNote, publicProjection, type PublicNote } from '../../../engine/text/audience.ts'
import { say } from '../../../engine/text/message.ts'
import { momentParts } from '../../../engine/text/moment-said.ts'
import type { Span } from '../../../engine/text/span.ts'
import type { Locale } from '../../../engine/text/wording.ts'
import { phrasesOf } from '../../../engine/why/sentences.ts'
import type { Post } from '../../store/posts.ts'
import { phaseCalled } from '../deadline-said.ts'
import { lockedAt, type Book } from '../library/book.ts'
import { deadlineAt, movesIn } from '../library/deadline-moves.ts'

/** The id of the post, among those to everybody. */
const moved = 'moved'
export const movedPost = `public:${moved}`

interface Asked {
  book: Book
  /** Its place among the phases of the game. */
  index: number
  phase: PhaseState
  sent: readonly Post[]
  locale: Locale
}

interface Facts {
  locale: Locale
  phase: string
  closes: string
  later: boolean
  zone: string
}

/** @returns the post, and when the deadline was last moved, before which it says nothing of it; nothing where nobody has read another one */
export function movedOf(asked: Asked): { note: PublicNote; until?: string } | undefined {
  const { book, index, sent, locale } = asked
  const last = movesIn(book, index).at(-1)
  if (!last) return undefined
  const own = sentBefore(asked)
  const isRead = sent.some(
    post =>
      (post.phase === index || post.phase === index - 1)
      && post.recipient.startsWith('public:')
      && post.sent !== ''
      && post.sent <= last.at,
  )
  const over = lockedAt(book, index) !== undefined
  if (over ? !own : !own && !isRead) return undefined
  const note = publicNote(moved, publicProjection(asked, facts), said, locale)
  return over ? { note } : { note, until: last.at }
}

const sentBefore = ({ index, sent }: Pick<Asked, 'index' | 'sent'>): Post | undefined =>
  sent.findLast(post => post.phase === index && post.recipient === movedPost && post.sent !== '')

function facts({ book, index, phase, sent, locale }: Asked): Facts {
  // Once the phase is over, what was posted last is all that there is to say.
  const at = lockedAt(book, index) === undefined ? undefined : sentBefore({ index, sent })?.sent
  const closes = deadlineAt(book, index, at) ?? ''
  const before = movesIn(book, index).findLast(({ to }) => to === closes)?.from
  return {
    locale,
    phase: phaseCalled(phase, book.system, locale),
    closes,
    later: before !== undefined && Date.parse(closes) > Date.parse(before),
    zone: book.settings.zone,
  }
}

function said({ locale, phase, closes, later, zone }: Facts): Span[][] {
  const { parts, moment } = phrasesOf({ locale })
  const time = momentParts(closes, zone, moment)
  if (!time) return []
  const at = say(locale, moment.said, { ...time, day: String(time.day), year: String(time.year) })
  return [say(locale, parts.moved, { phase, time: at, later: later ? 'yes' : 'no' })]
}
