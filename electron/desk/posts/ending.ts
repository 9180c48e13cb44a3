/**
 * The post with which a game ends: who won, who was what and what became of each, and where the roles were dealt by lot,
 * the lines whose digest stood before the game. Nothing of it is a secret any more once the host has said that it is over.
 */
import { lastPlayed } from '../../../engine/game/after-end.ts'
import { fateOf } from '../../../engine/game/fate.ts'
import { seatOf, type PhaseState, type Seat } from '../../../engine/journal/state.ts'
import { leftAs } from '../../../engine/messages/parts.ts'
import { tellValues } from '../../../engine/messages/report.ts'
import { getOwn } from '../../../engine/ruleset/catalogue.ts'
import { publicNote, publicProjection, type PublicNote } from '../../../engine/text/audience.ts'
import { dialects } from '../../../engine/text/dialects/index.ts'
import { say } from '../../../engine/text/message.ts'
import { joinSpans, secret, sentenceCase, strong, text, type Span } from '../../../engine/text/span.ts'
import type { Locale } from '../../../engine/text/wording.ts'
import { phaseNamed, phrasesOf } from '../../../engine/why/sentences.ts'
import { sideName, speakerOf, type Speaker } from '../../../engine/why/speaker.ts'
import { dialectOf } from '../dialects.ts'
import { gameAtStart, type Book } from '../library/book.ts'
import { proofOf } from '../library/deal-proof.ts'
import { everybodyAt, rolesSaid } from './who-was.ts'

/** The id of the post, among those to everybody. */
export const ending = 'end'

/**
 * What proves the deal, below the post: the lines whose digest stood before the game. They name every role again, so they are
 * folded away where the forum has something that hides.
 * @param open as it was posted before they were
 */
export function dealBelow(book: Book, locale: Locale, open = false): Span[][] {
  const deal = book.game.dealt && proofOf(book, book.game.dealt)
  if (!deal) return []
  const lines = text(deal.proof)
  const digest = `SHA-256 ${deal.digest}`
  return [
    say(locale, phrasesOf({ locale }).ending.dealt, { digest }),
    [open || !dialects[dialectOf(book.settings.dialect)].hides ? lines : secret(lines)],
  ]
}

interface Ended {
  speaker: Speaker
  winner: string
  isFamily: boolean
  /** By side, in the order of the rules, players in the order of the roster. */
  sides: { name: string; lines: Span[][] }[]
  /** What the rules say of it beside who won, in words. */
  scores: Span[][]
}

/** @returns the post; nothing while the game goes on, nor with another phase than the one it ended with */
export function endingOf(book: Book, phase: PhaseState, locale: Locale): PublicNote | undefined {
  const { game, system } = book
  const last = lastPlayed(system, game)
  if (game.winner === undefined || last?.kind !== phase.kind || last.number !== phase.number) return undefined
  return publicNote(ending, publicProjection({ book, phase, locale, winner: game.winner }, facts), said, locale)
}

function facts({
  book,
  phase,
  locale,
  winner,
}: {
  book: Book
  phase: PhaseState
  locale: Locale
  winner: string
}): Ended {
  const { game, system } = book
  const speaker = speakerOf(system, game, phase, locale)
  const played = game.seats.filter(({ bystander, role }) => !bystander || role !== '')
  const start = gameAtStart(book)
  const there = new Set(played.map(({ faction }) => faction))
  const sides = [...new Set([...Object.keys(system.factions), ...there])].filter(faction => there.has(faction))
  return {
    speaker,
    winner: sideName(winner, speaker.words),
    isFamily: system.votes?.form === 'family' && played.some(({ details }) => details?.family === winner),
    sides: sides.map(faction => ({
      name: sideName(faction, speaker.words),
      lines: played
        .filter(seat => seat.faction === faction)
        .map(seat => becameSaid(book, seat, seatOf(start, seat.slot), speaker)),
    })),
    scores: (system.scores?.(game) ?? []).flatMap(({ kind, values }) =>
      tellValues({ to: { to: 'public' }, values }, speaker).map(each =>
        say(locale, getOwn(speaker.words.tells, kind) ?? kind, each),
      ),
    ),
  }
}

/** `Gus → Gil: Doctor → Undead. Died: night 2.` */
function becameSaid({ game, system }: Book, seat: Seat, dealt: Seat | undefined, speaker: Speaker): Span[] {
  const { ending: words } = phrasesOf(speaker)
  const roles = (of: Seat): Span[] => joinSpans(rolesSaid(system, of, speaker), ', ')
  const [first, now] = [dealt && roles(dealt), roles(seat)]
  const as = first && JSON.stringify(first) !== JSON.stringify(now) ? joinSpans([first, now], ' → ') : now
  const values = { who: everybodyAt(seat, speaker), as }
  if (seat.alive) return say(speaker.locale, words.living, values)
  const { kind, phase } = fateOf(game, seat.slot)
  const how = (kind === 'removed' && leftAs(system).leftAs) || words.how[kind]
  const at = phase === undefined ? undefined : game.phases[phase]
  return at
    ? say(speaker.locale, words.gone, { ...values, how, phase: phaseNamed(speaker, at.kind, at.number) })
    : say(speaker.locale, words.before, { ...values, how })
}

function said({ speaker, winner, isFamily, sides, scores }: Ended): Span[][] {
  const { ending: words } = phrasesOf(speaker)
  return [
    say(speaker.locale, isFamily ? words.wonFamily : words.won, { winner }),
    ...sides.map(({ name, lines }) => joinSpans([[strong(...sentenceCase([text(name)]))], ...lines], '\n')),
    ...(scores.length ? [joinSpans(scores, '\n')] : []),
  ]
}
