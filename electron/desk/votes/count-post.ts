/**
 * The count as a host posts it: the rows in the words of the rules, with how far each wagon is and links; below, who joined
 * and left since the last count, the hammer, who does not vote, until when there is time, what everybody cast and wrote. Each
 * part is there or not, as of any post.
 */
import { absenceAt } from '../../../engine/game/absence.ts'
import { languageAt } from '../../../engine/game/language.ts'
import type { Outcome } from '../../../engine/journal/outcome.ts'
import type { Ballot, CountPosted, PhaseState, Posted } from '../../../engine/journal/state.ts'
import type { WordingEdits } from '../../../engine/messages/edits.ts'
import { replacedIn, replacedSaid } from '../../../engine/messages/replaced.ts'
import { nobody, type SeatId } from '../../../engine/reason/claim.ts'
import { howLong } from '../../../engine/text/duration.ts'
import { inWords } from '../../../engine/text/in-each.ts'
import { say } from '../../../engine/text/message.ts'
import { momentParts } from '../../../engine/text/moment-said.ts'
import { joinSpans, link, text, type Span } from '../../../engine/text/span.ts'
import { readPart } from '../../../engine/vote/cast.ts'
import { lastBefore } from '../../../engine/vote/last-before.ts'
import { inTime } from '../../../engine/vote/tally.ts'
import { onWhom } from '../../../engine/vote/wagons.ts'
import { phrasesOf } from '../../../engine/why/sentences.ts'
import { knowingNoAction, speakerOf } from '../../../engine/why/speaker.ts'
import { deadlineSaid, phaseCalled } from '../deadline-said.ts'
import type { CountPart, CountShown } from '../library/answers.ts'
import type { Book } from '../library/book.ts'
import type { ResolvedPhase } from '../library/resolved.ts'
import { countHead } from './count-head.ts'
import { countAsOf, upTo } from './day.ts'
import { isOver, isSecret, standing, votesOf, type Votes } from './judged.ts'

type Asked = CountShown & { post?: string }

/** A count of the phase that the host marked as sent: when, and where it stands. */
export interface CountSent {
  sent: string
  link: string
}

/** What a count tells until the host chooses otherwise. */
export const usualCount: CountShown = {
  parts: ['distance', 'links', 'changes', 'hammer', 'silent', 'living', 'deadline', 'away', 'review'],
  order: 'size',
}

/**
 * The paragraphs.
 * @param now ISO instant: until the deadline there is time from then on; where there is none, nothing is told by the clock
 * @param edits what the host says otherwise than the system does
 * @param sent counts that were sent before this one, in order
 */
export function countPost(
  book: Book,
  here: ResolvedPhase,
  index: number,
  asked: Asked,
  { now, edits, sent = [] }: { now: string | null; edits: WordingEdits; sent?: readonly CountSent[] },
): Span[][] {
  const { system, game } = here
  const { zone } = book.settings
  const locale = languageAt(book.game, system, index)
  const speaker = knowingNoAction(speakerOf(system, game, here.phase, locale))
  const { count: words, parts } = phrasesOf(speaker)
  const phase = asked.post === undefined ? here.phase : upTo(here, asked.post)
  const outcome = asked.post === undefined ? here.outcome : system.resolve(game, phase, { trees: false })
  const then = { ...here, phase, outcome }
  const over = isOver(then)
  // What nobody may know is told of no vote.
  const hidden = isSecret(then)
  const has = new Set(asked.parts.filter(part => !hidden || toldAnyway.has(part)))
  const { totals, silent, lynched } = countAsOf(then, phase, outcome)
  const judged = votesOf(then)
  const ballots = standing(judged)
  const posts = new Map((phase.posts ?? []).map(post => [post.id, post]))
  const called = phaseCalled(phase, system, locale)

  const named = (slot: SeatId): Span[] => (slot === nobody ? [text(words.nobody)] : [speaker.name(slot)])
  const list = (items: readonly Span[][]): Span[] => joinSpans([...items], ', ')
  const linked = (spans: Span[], post: Pick<Posted, 'link'> | undefined): Span[] =>
    has.has('links') && post?.link !== undefined ? [link(post.link, ...spans)] : spans
  const last = has.has('changes') ? (sentLast() ?? lastCount(then, here.phase)) : undefined
  const number = posts.get(asked.post ?? '')?.number

  return [
    ...countHead(then, {
      locale,
      edits,
      order: asked.order,
      distance: has.has('distance') && !over,
      links: has.has('links'),
    }),
    ...(number === undefined ? [] : [say(locale, words.asOf, { post: String(number) })]),
    ...(last ? since(last) : []),
    ...(has.has('hammer') ? lynched.flatMap(who => hammerOn(who)) : []),
    ...(has.has('silent')
      ? [
          silent.length
            ? say(locale, parts.notVoting, { count: silent.length, who: list(silent.map(named)) })
            : say(locale, parts.everybodyVotes),
        ]
      : []),
    ...(has.has('living') && !over
      ? [say(locale, parts.living, { count: living().length, who: list(living().map(named)) })]
      : []),
    ...(has.has('deadline') && !over ? until() : []),
    ...replacedSaid(replacedIn(game.seats), speaker),
    ...(has.has('cast') ? [say(locale, words.cast, { list: list(living().map(castBy)) })] : []),
    ...(has.has('seen') ? [say(locale, words.seen, { list: list(living().map(seenLast)) })] : []),
    ...(has.has('away') ? whoIsAway() : []),
    ...(has.has('review') && !over ? inReview() : []),
  ]

  function living(): SeatId[] {
    const gone = new Set(phase.removed.map(({ who }) => who))
    return game.seats.flatMap(({ slot, alive, bystander }) => (alive && !bystander && !gone.has(slot) ? slot : []))
  }

  /** The count that was sent last, where none of the thread is later: with what was known then. */
  function sentLast(): Last | undefined {
    const one = asked.post === undefined ? sent.at(-1) : undefined
    if (!one) return undefined
    const posted = inTime(here.phase.counts ?? []).at(-1)?.at
    if (posted !== undefined && Date.parse(posted) > Date.parse(one.sent)) return undefined
    const before = knownBy(book, here, one.sent)
    return { count: one.link === '' ? {} : { link: one.link }, votes: standing(judgedIn(then, before)) }
  }

  function since({ count, votes }: Last): Span[][] {
    const on = (all: readonly Ballot[], of: SeatId): Set<SeatId> =>
      new Set(all.flatMap(ballot => (onWhom(ballot) === of ? ballot.by : [])))
    const targets = [...new Set([...totals.map(({ of }) => of), ...votes.flatMap(one => onWhom(one) ?? [])])]
    const changes = targets.flatMap(of => {
      const [before, after] = [on(votes, of), on(ballots, of)]
      const moved = [
        ...[...after].filter(by => !before.has(by)).map(by => [text('+'), ...named(by)]),
        ...[...before].filter(by => !after.has(by)).map(by => [text('−'), ...named(by)]),
      ]
      return moved.length ? [say(locale, words.changed, { who: named(of), list: list(moved) })] : []
    })
    const where = linked(
      say(locale, words.lastCount, { post: count.number === undefined ? 'none' : String(count.number) }),
      count,
    )
    return [
      changes.length
        ? say(locale, words.since, { where, list: joinSpans(changes, '; ') })
        : say(locale, words.unchanged, { where }),
    ]
  }

  function hammerOn(who: SeatId): Span[][] {
    const last = outcome.tally?.ended ? ballots.findLast(ballot => onWhom(ballot) === who) : undefined
    if (!last) return []
    const count = here.phase.counts?.find(({ id }) => id === last.count)
    if (!count)
      return [say(locale, words.hammer, { by: linked(named(last.by), posts.get(last.post ?? '')), who: named(who) })]
    const where = say(locale, words.postedCount, { post: count.number === undefined ? 'none' : String(count.number) })
    return [say(locale, words.hammerCounted, { who: named(who), where: linked(where, count) })]
  }

  function until(): Span[][] {
    const { closes } = phase
    if (closes === undefined || (now !== null && Date.parse(closes) <= Date.parse(now))) return []
    return [
      ...deadlineSaid(called, closes, [...new Set([zone, 'UTC'])], locale),
      ...(now === null ? [] : [say(locale, words.timeLeft, { time: inWords(howLong(now, closes), locale) })]),
    ]
  }

  function castBy(slot: SeatId): Span[] {
    const own = judged.ballots.filter(({ ballot }) => ballot.by === slot && onWhom(ballot) !== undefined)
    return [...named(slot), text(` ${own.length}`)]
  }

  function seenLast(slot: SeatId): Span[] {
    const own = inTime(phase.posts ?? []).filter(({ by }) => by === slot)
    const at = own.findLast(post => post.at !== undefined)?.at
    return say(locale, words.seenOne, {
      who: linked(named(slot), own.at(-1)),
      count: own.length,
      ago: at === undefined || over || now === null ? 'none' : inWords(howLong(at, now), locale),
    })
  }

  function whoIsAway(): Span[][] {
    const alive = new Set(living())
    const away = game.seats.flatMap(seat => {
      const absence = alive.has(seat.slot) && now !== null && !over ? absenceAt(seat, Date.parse(now)) : undefined
      const until = absence && momentParts(absence.until, zone, phrasesOf(speaker).moment)
      return until ? [say(locale, words.awayOne, { ...until, who: named(seat.slot), day: String(until.day) })] : []
    })
    return away.length ? [say(locale, words.away, { list: list(away) })] : []
  }

  function inReview(): Span[][] {
    const count = judged.doubts.length
    return count ? [say(locale, words.inReview, { count })] : []
  }
}

/** What is told of a secret vote too: it is of no vote. */
const toldAnyway: ReadonlySet<CountPart> = new Set(['living', 'deadline', 'seen', 'away'])

/** The ballots of a phase as it stood then. */
function judgedIn(here: ResolvedPhase, phase: PhaseState): Votes {
  const outcome = here.system.resolve(here.game, phase, { trees: false })
  return votesOf({ ...here, phase, outcome })
}

/** The last count that a host posted before, and the ballots that stood then. */
interface Last {
  count: Pick<CountPosted, 'link' | 'number'>
  votes: readonly Ballot[]
}

/** A phase as far as it was known at a time: without the posts and ballots that came in later. */
function knownBy(book: Book, { system, game, phase }: ResolvedPhase, at: string): PhaseState {
  const later = new Set<string>()
  for (const { event, seq } of book.kept.toReversed()) {
    if (Date.parse(book.events[seq]?.at ?? at) <= Date.parse(at)) break
    if (event.type === 'postReceived' || event.type === 'ballotCast') later.add(event.id)
  }
  const posts = (phase.posts ?? []).filter(({ id }) => !later.has(id))
  readPart(system, game, phase, posts)
  return { ...phase, posts, ...(phase.ballots && { ballots: phase.ballots.filter(({ id }) => !later.has(id)) }) }
}

/** @param whole the phase by now, in which its place is known */
function lastCount(then: ResolvedPhase, whole: PhaseState): Last | undefined {
  const known = last.get(then.outcome)
  if (known) return known.last
  const made = lastCountIn(then, whole)
  last.set(then.outcome, { last: made })
  return made
}

/** Long threads are counted once for it. */
const last = new WeakMap<Outcome, { last: Last | undefined }>()

function lastCountIn(then: ResolvedPhase, whole: PhaseState): Last | undefined {
  const shown = new Set(then.phase.posts?.map(({ id }) => id))
  const all = inTime(whole.counts ?? []).map(count => ({ count, before: lastBefore(whole, count) }))
  const found = all.findLast(({ before }) => before === undefined || shown.has(before))
  if (!found) return undefined
  return { count: found.count, votes: standing(judgedIn(then, upTo(then, found.before, found.count.at))) }
}
