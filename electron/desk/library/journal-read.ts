/** Events as they come from a file: each is looked through before it is believed, and what was read in a message against its text. */
import { say } from '../words/say.ts'
import { GameEvent } from '../../../engine/journal/event.ts'
import { stretchesIn } from '../../../engine/journal/reading-shape.ts'
import { issueSaid } from '../issue-said.ts'

export interface Recorded {
  event: GameEvent
  at: string
}

type JournalRead = { events: Recorded[] } | { at: number; wrong: string }

/**
 * Looks through a journal, first to last, an event a step.
 * @returns its events, or the first thing that cannot be believed: which event, and a sentence naming its place
 */
export const journalInSteps = (
  journal: readonly { at: string; event: unknown }[],
): Generator<undefined, JournalRead, undefined> => lookedThrough(0, journal, textsHeard())

/** @param first the number of the first event @param known what was heard before it */
function* lookedThrough(
  first: number,
  journal: readonly { at: string; event: unknown }[],
  known: ReturnType<typeof textsHeard>,
): Generator<undefined, JournalRead, undefined> {
  const events: Recorded[] = []
  for (const [place, { at, event }] of journal.entries()) {
    const seq = first + place
    const wrong = (said: string) => ({ at: seq, wrong: said })
    const named = `journal[${seq}].event`
    const { data, error } = GameEvent.safeParse(event, { jitless: true })
    if (error) return wrong(issueSaid(error.issues, event, named))
    const beyond = known(data)
    if (beyond !== undefined) return wrong(say('library.beyondEnd', { place: `${named}.${beyond}` }))
    events.push({ at, event: data })
    yield
  }
  return { events }
}

/**
 * Looks through events that are to follow those of a game.
 * @returns the first thing that cannot be believed: a sentence naming its place
 */
export function wrongAfter(before: readonly Recorded[], events: readonly GameEvent[]): string | undefined {
  const known = textsHeard()
  for (const { event } of before) known(event)
  const steps = lookedThrough(
    before.length,
    events.map(event => ({ at: '', event })),
    known,
  )
  for (;;) {
    const step = steps.next()
    if (step.done) return 'wrong' in step.value ? step.value.wrong : undefined
  }
}

/**
 * Why events cannot be kept: what is kept has to be read back.
 * @returns a sentence naming the place, where there is such a thing
 */
export function unkeepable(events: readonly GameEvent[]): string | undefined {
  for (const event of events) {
    const { error } = GameEvent.safeParse(event, { jitless: true })
    if (error) return issueSaid(error.issues, event, event.type)
  }
  return undefined
}

/** Holds what was read in messages against their texts. @returns asks of one event after the other what lies beyond */
function textsHeard(): (event: GameEvent) => string | undefined {
  const lengths = new Map<string, number>()
  return event => {
    if (event.type === 'messageReceived') lengths.set(event.id, event.body.length)
    if (event.type === 'messageReceived' || event.type === 'messageReread') {
      const most = lengths.get(event.id) ?? 0
      for (const [place, end] of stretchesIn(event.reading)) if (end > most) return `reading.${place}`
    }
    if (event.type === 'actionReceived' && event.message !== undefined) {
      const most = lengths.get(event.message) ?? 0
      const beyond = event.read?.findIndex(({ end }) => end > most) ?? -1
      if (beyond >= 0) return `read[${beyond}]`
    }
    return undefined
  }
}
