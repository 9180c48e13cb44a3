/**
 * The post with which a game starts, where the rules have none of their own: by which rules it is played, who plays,
 * until when the first phase lasts, and where roles were dealt by lot, the digest that fixes the deal. It tells the
 * game as it began: what becomes of players and deadlines afterwards makes nothing in it wrong.
 */
import type { PhaseState } from '../../../engine/journal/state.ts'
import { boldInFull } from '../../../engine/rules/style.ts'
import { spokenIn } from '../../../engine/ruleset/spoken-in.ts'
import { publicNote, publicProjection, type PublicNote } from '../../../engine/text/audience.ts'
import { say } from '../../../engine/text/message.ts'
import { toldOf } from '../../../engine/text/phase-forms.ts'
import { joinSpans, text, type Span } from '../../../engine/text/span.ts'
import type { Locale } from '../../../engine/text/wording.ts'
import { phrasesOf } from '../../../engine/why/sentences.ts'
import { speakerOf } from '../../../engine/why/speaker.ts'
import { deadlineSaid, phaseCalled } from '../deadline-said.ts'
import { deadlineAt } from '../library/deadline-moves.ts'
import { gameAtStart, type Book } from '../library/book.ts'
import { rhythmOf } from '../library/rhythm.ts'
import { proofOf } from '../library/deal-proof.ts'
import { everybodyAt } from './who-was.ts'

/** What it says of days and nights and of votes: a post that was sent without is no other. */
export function lengthsAndVotes(book: Book, phase: PhaseState, locale: Locale): Span[][] {
  return publicNote(starting, publicProjection({ book, phase, locale }, ruledFacts), ruled, locale).paragraphs
}

interface Ruled {
  locale: Locale
  lasts: { phase: string; hours: number }[]
  votes?: { form: string; vote: string; unvote: string }
}

function ruledFacts({ book, locale }: { book: Book; phase: PhaseState; locale: Locale }): Ruled {
  const { system, settings } = book
  const game = gameAtStart(book)
  const { clock, timed, chosenBy, called } = system.calendar
  const ruledBy = clock && timed?.(game) !== false ? Object.keys(chosenBy?.hours ?? {}) : []
  const ruled = ruledBy.length ? { hours: Object.fromEntries(ruledBy.map(kind => [kind, 0])) } : undefined
  const rhythm = settings.rhythm ?? ruled
  const hours = rhythmOf({ settings: { ...(rhythm && { rhythm }) }, system, game })?.hours ?? {}
  const { votes } = system
  // How votes are written is the host's to change until some are locked, however long ago the game started.
  const style =
    votes && votes.form === 'single' && !votes.none?.(game) ? (votes.style?.(book.game) ?? boldInFull) : undefined
  const sign = style?.signs?.[0] ?? ''
  return {
    locale,
    lasts: Object.entries(hours).flatMap(([kind, count]) =>
      count ? [{ phase: sentence(toldOf(called, kind, locale)), hours: count }] : [],
    ),
    ...(style && {
      votes: {
        form: style.bold ? (style.names === 'whole' ? 'bold' : 'begun') : style.colon || sign ? 'plain' : 'any',
        vote: `${sign}${sentence(style.vote[0]!)}`,
        unvote: `${sign}${sentence(style.unvote[0]!)}`,
      },
    }),
  }
}

const sentence = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

function ruled({ locale, lasts, votes }: Ruled): Span[][] {
  const { starting: words } = phrasesOf({ locale })
  return [
    ...(lasts.length
      ? [
          joinSpans(
            lasts.map(one => say(locale, words.lasts, one)),
            '\n',
          ),
        ]
      : []),
    ...(votes ? [say(locale, words.votes, votes)] : []),
  ]
}

/** The id of the post, among those to everybody. */
export const starting = 'start'

interface Starts {
  locale: Locale
  name: string
  system: string
  players: Span[][]
  until: Span[][]
  digest?: string
}

/** @param sentAt its deadline is that of then @returns the post; nothing with another phase than the first */
export function startingOf(
  book: Book,
  phase: PhaseState,
  locale: Locale,
  sentAt: string | undefined,
): PublicNote | undefined {
  const [first] = book.game.phases
  if (first?.kind !== phase.kind || first.number !== phase.number) return undefined
  return publicNote(starting, publicProjection({ book, phase, locale, sentAt }, facts), said, locale)
}

interface Asked {
  book: Book
  phase: PhaseState
  locale: Locale
  sentAt: string | undefined
}

function facts({ book, phase, locale, sentAt }: Asked): Starts {
  const { system, settings, name, game } = book
  const speaker = speakerOf(system, gameAtStart(book), phase, locale)
  return {
    locale,
    name,
    system: spokenIn(system, locale).name,
    players: gameAtStart(book)
      .seats.filter(({ bystander }) => !bystander)
      .map(seat => everybodyAt(seat, speaker)),
    until: deadlineSaid(phaseCalled(phase, system, locale), deadlineAt(book, 0, sentAt), settings.zone, locale),
    ...(game.dealt && { digest: `SHA-256 ${proofOf(book, game.dealt).digest}` }),
  }
}

function said({ locale, name, system, players, until, digest }: Starts): Span[][] {
  const { starting: words } = phrasesOf({ locale })
  return [
    say(locale, words.begins, { name }),
    say(locale, words.rules, { system }),
    joinSpans(
      [
        say(locale, words.players, { count: players.length }),
        ...players.map((player, at) => [text(`${at + 1}. `), ...player]),
      ],
      '\n',
    ),
    ...until,
    ...(digest === undefined ? [] : [say(locale, words.dealt, { digest })]),
  ]
}
