/**
 * The post with which a game starts, where the rules have none of their own: by which rules it is played, who plays,
 * until when the first phase lasts, and where roles were dealt by lot, the digest that fixes the deal. It tells the
 * game as it began: what becomes of players and deadlines afterwards makes nothing in it wrong.
 */
import type { PhaseState } from '../../../engine/journal/state.ts'
import { spokenIn } from '../../../engine/ruleset/spoken-in.ts'
import { publicNote, publicProjection, type PublicNote } from '../../../engine/text/audience.ts'
import { say } from '../../../engine/text/message.ts'
import { joinSpans, text, type Span } from '../../../engine/text/span.ts'
import type { Locale } from '../../../engine/text/wording.ts'
import { phrasesOf } from '../../../engine/why/sentences.ts'
import { speakerOf } from '../../../engine/why/speaker.ts'
import { deadlineSaid, phaseCalled } from '../deadline-said.ts'
import { gameAtStart, type Book } from '../library/book.ts'
import { proofOf } from '../library/deal-proof.ts'
import { everybodyAt } from './who-was.ts'

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

/** @returns the post; nothing with another phase than the first */
export function startingOf(book: Book, phase: PhaseState, locale: Locale): PublicNote | undefined {
  const [first] = book.game.phases
  if (first?.kind !== phase.kind || first.number !== phase.number) return undefined
  return publicNote(starting, publicProjection({ book, phase, locale }, facts), said, locale)
}

function facts({ book, phase, locale }: { book: Book; phase: PhaseState; locale: Locale }): Starts {
  const { system, settings, name, kept, game } = book
  const speaker = speakerOf(system, gameAtStart(book), phase, locale)
  const opened = kept.find(({ event }) => event.type === 'phaseOpened')?.event
  const closes = opened?.type === 'phaseOpened' ? opened.closes : undefined
  return {
    locale,
    name,
    system: spokenIn(system, locale).name,
    players: gameAtStart(book)
      .seats.filter(({ bystander }) => !bystander)
      .map(seat => everybodyAt(seat, speaker)),
    until: deadlineSaid(phaseCalled(phase, system, locale), closes, settings.zone, locale),
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
