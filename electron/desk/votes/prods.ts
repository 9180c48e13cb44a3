/** What is sent to whoever has been silent, in the code of the forum and the language of the game's posts. */
import { languageAt } from '../../../engine/game/language.ts'
import type { SeatId } from '../../../engine/reason/claim.ts'
import { say } from '../../../engine/text/message.ts'
import { joinSpans, type Span } from '../../../engine/text/span.ts'
import { dialects } from '../../../engine/text/dialects/index.ts'
import { written } from '../../../engine/text/split.ts'
import { phrasesOf } from '../../../engine/why/sentences.ts'
import { deadlineSaid, phaseCalled } from '../deadline-said.ts'
import { dialectOf } from '../dialects.ts'
import type { Book } from '../library/book.ts'
import type { ResolvedPhase } from '../library/resolved.ts'
import type { Prods } from './day-answers.ts'

/** @param silent players, each with the whole hours since the last post, where there was one */
export function prodsOf(
  { game: now, system, settings: { zone, dialect } }: Book,
  { game, phase }: ResolvedPhase,
  index: number,
  silent: readonly { slot: SeatId; hours?: number | undefined }[],
): Prods {
  const locale = languageAt(now, system, index)
  const { parts } = phrasesOf({ locale })
  const name = (slot: SeatId): string => game.seats.find(seat => seat.slot === slot)?.name ?? slot
  const until = deadlineSaid(phaseCalled(phase, system, locale), phase.closes, zone, locale)
  const text = (paragraphs: Span[][]): string => written(dialects[dialectOf(dialect)], paragraphs)
  const quiet = ({ slot, hours }: (typeof silent)[number]): Span[] =>
    hours === undefined
      ? say(locale, parts.neverPosted, { who: name(slot) })
      : say(locale, parts.lastPosted, { who: name(slot), hours })
  return {
    post: text([say(locale, parts.prod), joinSpans(silent.map(quiet), '\n'), ...until]),
    each: silent.map(one => ({ slot: one.slot, text: text([quiet(one), say(locale, parts.prod), ...until]) })),
  }
}
