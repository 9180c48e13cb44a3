/**
 * The count as a host posts it: how far each wagon is, who joined and left it since the last count, links, the hammer, who
 * does not vote, until when there is time, what everybody cast and wrote. Each part is there or not, as of any post.
 */
import { absenceAt } from '../../../engine/game/absence.ts'
import { languageAt } from '../../../engine/game/language.ts'
import type { Ballot, CountPosted, PhaseState, Posted } from '../../../engine/journal/state.ts'
import { nobody, type SeatId } from '../../../engine/reason/claim.ts'
import { dialects } from '../../../engine/text/dialects/index.ts'
import { howLong } from '../../../engine/text/duration.ts'
import { inWords } from '../../../engine/text/in-each.ts'
import { say } from '../../../engine/text/message.ts'
import { momentParts } from '../../../engine/text/moment-said.ts'
import { joinSpans, link, text, type Span } from '../../../engine/text/span.ts'
import { written } from '../../../engine/text/split.ts'
import { lastBefore } from '../../../engine/vote/last-before.ts'
import { inTime } from '../../../engine/vote/tally.ts'
import { onWhom } from '../../../engine/vote/wagons.ts'
import { phrasesOf } from '../../../engine/why/sentences.ts'
import { knowingNoAction, speakerOf } from '../../../engine/why/speaker.ts'
import type { CallInput } from '../contract.ts'
import { deadlineSaid, phaseCalled } from '../deadline-said.ts'
import { dialectOf } from '../dialects.ts'
import type { Book } from '../library/book.ts'
import type { ResolvedPhase } from '../library/resolved.ts'
import { countAsOf, upTo } from './day.ts'
import { isSecret, standing, votesOf, type Votes } from './judged.ts'

type Asked = Pick<CallInput<'votes.countPost'>, 'post' | 'parts' | 'order'>

/** @param now ISO instant: until the deadline there is time from then on */
export function countPost(book: Book, here: ResolvedPhase, index: number, asked: Asked, now: string): string {
  const { system, game, locked } = here
  const { zone, dialect } = book.settings
  const locale = languageAt(book.game, system, index)
  const speaker = knowingNoAction(speakerOf(system, game, here.phase, locale))
  const { count: words, parts } = phrasesOf(speaker)
  // What nobody may know is told of no vote.
  const hidden = isSecret(here)
  const has = new Set(asked.parts.filter(part => !hidden || toldAnyway.has(part)))
  const phase = asked.post === undefined ? here.phase : upTo(here, asked.post)
  const { totals, silent, needed, lynched, ended } = countAsOf(here, phase)
  const over = locked || ended === true
  const judged = judgedIn(here, phase)
  const ballots = standing(judged)
  const posts = new Map((phase.posts ?? []).map(post => [post.id, post]))
  const called = phaseCalled(phase, system, locale)

  const named = (slot: SeatId): Span[] => (slot === nobody ? [text(words.nobody)] : [speaker.name(slot)])
  const list = (items: readonly Span[][]): Span[] => joinSpans([...items], ', ')
  const linked = (spans: Span[], post: Pick<Posted, 'link'> | undefined): Span[] =>
    has.has('links') && post?.link !== undefined ? [link(post.link, ...spans)] : spans
  const voter = (of: SeatId, by: SeatId): Span[] => {
    const cast = ballots.find(ballot => ballot.by === by && onWhom(ballot) === of)
    return [...linked(named(by), posts.get(cast?.post ?? '')), ...(cast?.likely === undefined ? [] : [text('?')])]
  }
  const rows = (hidden ? [] : totals).toSorted(
    (a, b) => (asked.order === 'size' ? b.votes - a.votes : 0) || begun(ballots, a.of) - begun(ballots, b.of),
  )
  const last = has.has('changes') ? lastCount(here, phase) : undefined
  const number = posts.get(asked.post ?? '')?.number

  const paragraphs: Span[][] = [
    say(locale, words.title, { phase: capital(called), post: number === undefined ? 'none' : String(number) }),
    rows.length
      ? joinSpans(
          rows.map(({ of, votes, voters }) =>
            say(locale, words.wagon, {
              who: named(of),
              count: votes,
              left: has.has('distance') && needed !== undefined && of !== nobody ? String(needed - votes) : 'none',
              voters: list(voters.map(by => voter(of, by))),
            }),
          ),
          '\n',
        )
      : say(locale, hidden ? words.secret : words.noVotes),
    ...(last ? since(last) : []),
    ...(has.has('hammer') ? lynched.flatMap(who => hammerOn(who)) : []),
    ...(has.has('silent') && silent.length
      ? [say(locale, parts.notVoting, { count: silent.length, who: list(silent.map(named)) })]
      : []),
    ...(needed === undefined ? [] : [say(locale, parts.needed, { living: living().length, needed })]),
    ...(has.has('deadline') && !over ? until() : []),
    ...(has.has('cast') ? [say(locale, words.cast, { list: list(living().map(castBy)) })] : []),
    ...(has.has('seen') ? [say(locale, words.seen, { list: list(living().map(seenLast)) })] : []),
    ...(has.has('away') ? whoIsAway() : []),
    ...(has.has('review') ? inReview() : []),
  ]
  return written(dialects[dialectOf(dialect)], paragraphs)

  function living(): SeatId[] {
    const gone = new Set(phase.removed.map(({ who }) => who))
    return game.seats.flatMap(({ slot, alive, bystander }) => (alive && !bystander && !gone.has(slot) ? slot : []))
  }

  function since({ count, votes }: { count: CountPosted; votes: readonly Ballot[] }): Span[][] {
    const on = (all: readonly Ballot[], of: SeatId): Set<SeatId> =>
      new Set(all.flatMap(ballot => (onWhom(ballot) === of ? ballot.by : [])))
    const targets = [...new Set([...rows.map(({ of }) => of), ...votes.flatMap(one => onWhom(one) ?? [])])]
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
    const row = totals.find(({ of }) => of === who)
    const by = ballots.findLast(ballot => onWhom(ballot) === who)
    return row && by && needed !== undefined && row.votes >= needed
      ? [say(locale, words.hammer, { by: voter(who, by.by), who: named(who) })]
      : []
  }

  function until(): Span[][] {
    const { closes } = phase
    if (closes === undefined || Date.parse(closes) <= Date.parse(now)) return []
    const zones = zone === 'UTC' ? [zone] : [zone, 'UTC']
    return [
      ...zones.flatMap(one => deadlineSaid(called, closes, one, locale)),
      say(locale, words.timeLeft, { time: inWords(howLong(now, closes), locale) }),
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
      ago: at === undefined ? 'none' : inWords(howLong(at, now), locale),
    })
  }

  function whoIsAway(): Span[][] {
    const alive = new Set(living())
    const away = game.seats.flatMap(seat => {
      const absence = alive.has(seat.slot) && !over ? absenceAt(seat, Date.parse(now)) : undefined
      const until = absence && momentParts(absence.until, zone, phrasesOf(speaker).moment)
      return until ? [say(locale, words.awayOne, { ...until, who: named(seat.slot), day: String(until.day) })] : []
    })
    return away.length ? [say(locale, words.away, { list: list(away) })] : []
  }

  function inReview(): Span[][] {
    const count = judged.read.unresolved.length
    return count ? [say(locale, words.inReview, { count })] : []
  }
}

/** What is told of a secret vote too: it is of no vote. */
const toldAnyway: ReadonlySet<Asked['parts'][number]> = new Set(['deadline', 'seen', 'away'])

const capital = (words: string): string => words.slice(0, 1).toUpperCase() + words.slice(1)

/** With which of the ballots somebody's wagon begins. */
const begun = (ballots: readonly Ballot[], of: SeatId): number => ballots.findIndex(one => onWhom(one) === of)

/** The ballots of a phase as it stood then. */
function judgedIn(here: ResolvedPhase, phase: PhaseState): Votes {
  const outcome = here.system.resolve(here.game, phase, { trees: false })
  return votesOf({ ...here, phase, outcome })
}

/** The last count that a host posted before, and the ballots that stood then. */
function lastCount(
  here: ResolvedPhase,
  phase: PhaseState,
): { count: CountPosted; votes: readonly Ballot[] } | undefined {
  const shown = new Set(phase.posts?.map(({ id }) => id))
  const all = inTime(here.phase.counts ?? []).map(count => ({ count, before: lastBefore(here.phase, count) }))
  const found = all.findLast(({ before }) => before === undefined || shown.has(before))
  if (!found) return undefined
  return { count: found.count, votes: standing(judgedIn(here, upTo(here, found.before, found.count.at))) }
}
