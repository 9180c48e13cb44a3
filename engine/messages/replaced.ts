/** Who plays in whose place, as posts tell it: players who took over a seat, and heads of a hydra who came in for others. */
import { headsReplaced } from '../journal/hydra.ts'
import type { Seat } from '../journal/state.ts'
import type { SeatId } from '../reason/claim.ts'
import { say } from '../text/message.ts'
import { joinSpans, player, type Span } from '../text/span.ts'
import { phrasesOf } from '../why/sentences.ts'
import type { Speaker } from '../why/speaker.ts'

/** Somebody who came in for others. */
export interface Replaced {
  /** Of a head: the seat that it plays with others. */
  who: SeatId
  head?: string
  former: string
}

/** @returns in the order of the roster, of each seat first the whole of it; bystanders play in nobody's place */
export const replacedIn = (seats: readonly Seat[]): Replaced[] =>
  seats
    .filter(({ bystander }) => !bystander)
    .flatMap(seat => [
      ...(seat.former?.length ? [{ who: seat.slot, former: seat.former.join(', ') }] : []),
      ...headsReplaced(seat).map(({ head, before }) => ({ who: seat.slot, head, former: before.join(', ') })),
    ])

/** A line; none where nobody was replaced. */
export function replacedSaid(replaced: readonly Replaced[], speaker: Speaker): Span[][] {
  if (!replaced.length) return []
  const { locale } = speaker
  const { parts } = phrasesOf(speaker)
  const each = replaced.map(({ who, head, former }) =>
    head === undefined
      ? say(locale, parts.replacement, { who: speaker.name(who), former })
      : say(locale, parts.headReplaced, { who: speaker.name(who), head: [player(head)], former }),
  )
  return [say(locale, parts.replaced, { list: joinSpans(each, ', ') })]
}
