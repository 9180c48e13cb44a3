/** What two hosts said differently, in words. */
import type { Difference, Way } from '../../../engine/game/merge/merge.ts'
import type { GameEvent } from '../../../engine/journal/event.ts'
import { phaseName, type Book } from '../library/book.ts'
import { changeSaid, talker, type Talker } from '../log/words.ts'
import { listed, momentSaid, say } from '../words/say.ts'
import type { MergeDifference } from './answers.ts'

/** @param merged the game as it would be, whose ids are spoken of @param first the place of the phase in which they parted, -1 before the first one */
export function differenceSaid(
  { key, part, ours, theirs, ways }: Difference,
  { merged, first, chosen }: { merged: Book; first: number; chosen: ReadonlyMap<string, Way> },
): MergeDifference {
  const phase = merged.game.phases[first + part]
  const speak = talker(merged)
  // Orders and ballots are spoken of by what they are, wherever in the phase they were taken.
  for (const { event } of merged.events) if (event.type !== 'phaseOpened') speak.heard(event)
  const side = (events: readonly GameEvent[]): string => {
    events.forEach(speak.heard)
    return events.map(event => saysOf(event, speak, merged)).join('; ')
  }
  const as = chosen.get(key)
  return {
    key,
    ...(phase && { phase: phaseName(merged.system, phase) }),
    ours: side(ours),
    theirs: side(theirs),
    ways,
    ...(as !== undefined && ways.includes(as) && { chosen: as }),
  }
}

/** How much of a text is quoted, and how much of it before the place where it differs from another one. */
const longest = 200
const before = 40

/** Two texts, each from a little before the place where they begin to differ. */
export function apartAt(one: string, other: string): [string, string] {
  let same = 0
  while (same < one.length && one[same] === other[same]) same++
  const from = Math.max(0, same - before)
  const cut = (text: string): string => `${from ? '…' : ''}${quoted(text.slice(from))}`
  return [cut(one), cut(other)]
}

const quoted = (text: string): string => (text.length > longest ? `${text.slice(0, longest - 1)}…` : text)

/** A change as the log says it, and where that leaves out what was said, with that. */
function saysOf(event: GameEvent, speak: Talker, { settings }: Book): string {
  const says = changeSaid([event], speak)
  const detail = detailOf(event, settings.zone, speak)
  return detail === undefined ? says : say('merge.detail', { says, detail })
}

function detailOf(event: GameEvent, zone: string, speak: Talker): string | undefined {
  switch (event.type) {
    case 'gameNoted':
      return quoted(event.note)
    // The text is the same on both sides: what differs is what was read in it, and who is taken for its sender.
    case 'messageReceived':
      return say('merge.read', {
        from: event.sender === undefined ? (event.from ?? '') : speak.name(event.sender),
        body: quoted(event.body),
        orders: event.reading.proposals
          .map(({ does, to }) => [speak.use(does), ...to.map(speak.name)].join(' · '))
          .join('; '),
        doubts: event.reading.doubts.length,
      })
    case 'postReceived':
      return quoted(event.text)
    case 'deadlineMoved':
      return momentSaid(event.closes, zone)
    case 'phaseOpened':
      return event.closes === undefined ? undefined : momentSaid(event.closes, zone)
    case 'nobodyCalled':
    case 'substitutesListed':
      return event.names.length ? listed(event.names) : undefined
    case 'doubtAnswered':
      return quoted(event.answer)
    case 'seatChanged': {
      const values = Object.values(event.change).map(value =>
        typeof value === 'string' ? value : JSON.stringify(value),
      )
      return quoted(values.join(', '))
    }
    default:
      return undefined
  }
}
