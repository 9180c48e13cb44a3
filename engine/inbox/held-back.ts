/** A message from before the phase opened is perhaps for another phase: what it asks for waits for the host. */
import type { Reading } from '../journal/reading.ts'
import { seatOf } from '../journal/state.ts'
import type { SeatId } from '../reason/claim.ts'
import type { Played } from './knowledge.ts'
import { doubtOf } from './proposed.ts'
import { speaksRu } from './read-ru.ts'

/** @param at when the message was sent, as far as that is known */
export function heldBack(
  played: Played & { sender?: SeatId },
  body: string,
  at: string | undefined,
  reading: Reading,
): Reading {
  const { opens } = played.phase
  const seat = played.sender === undefined ? undefined : seatOf(played.game, played.sender)
  if (!seat || !reading.proposals.length || at === undefined || opens === undefined) return reading
  if (!(Date.parse(at) < minuteOf(opens))) return reading
  const asked = reading.proposals.map(({ by, does, to, with: keys, spans, targets }) => {
    const span = { start: Math.min(...spans.map(one => one.start)), end: Math.max(...spans.map(one => one.end)) }
    const option = { does, targets: to.map((slot, index) => ({ slot, span: targets[index] ?? span })), by, with: keys }
    const query = { why: 'early' as const, span, abilities: [does], options: [option] }
    return doubtOf(played, body, query, seat, speaksRu(played, body) ? 'ru' : 'en')
  })
  return { ...reading, proposals: [], doubts: [...asked, ...reading.doubts] }
}

/** Forums write the minute in which a message came: one of the minute in which the phase opened came after it. */
function minuteOf(instant: string): number {
  const at = Date.parse(instant)
  return at - (at % 60_000)
}
