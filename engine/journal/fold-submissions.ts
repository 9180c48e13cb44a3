/**
 * What is sent in, folded: messages and actions. A phase may have thousands of them, so that those that follow on each other
 * are put into its lists by the lot.
 */
import type { GameEvent } from './event.ts'
import { seatedOnly } from './seated-only.ts'
import type { Game, MessageKept, PhaseState, Submission } from './state.ts'

const received = ['actionReceived', 'messageReceived'] as const
const aboutActions = ['actionAdmitted', 'actionWithdrawn', 'actionOverruled', 'overruleLifted'] as const
const aboutMessages = ['messageReread', 'orderTaken', 'doubtAnswered', 'messageDismissed'] as const

type Of<Types extends readonly GameEvent['type'][]> = Extract<GameEvent, { type: Types[number] }>
type AboutAction = Of<typeof aboutActions>
type AboutMessage = Of<typeof aboutMessages>

/** An event of what is sent in. */
type Sent = Of<typeof received> | AboutAction | AboutMessage

const sent: ReadonlySet<string> = new Set([...received, ...aboutActions, ...aboutMessages])
const ofMessages: ReadonlySet<string> = new Set(['messageReceived', ...aboutMessages])

/** Whether it is an event of what is sent in. */
export const isSent = (event: GameEvent): event is Sent => sent.has(event.type)

const longest = 2000

/** Events in lots, each of which is folded in one go: those of what is sent in that follow on each other, any other one alone. */
export function lotsOf<Item>(items: readonly Item[], eventOf: (item: Item) => GameEvent): Item[][] {
  const lots: Item[][] = []
  for (const item of items) {
    const last = lots.at(-1)
    const joins = last && last.length < longest && isSent(eventOf(last[0]!)) && isSent(eventOf(item))
    if (joins) last.push(item)
    else lots.push([item])
  }
  return lots
}

/** The game after some events of what is sent in. @throws Error where one speaks of what is not there */
export function withSent(game: Game, events: readonly Sent[]): Game {
  const phase = game.phases.at(-1)
  if (!phase) throw new Error('No phase is open.')
  const messages = events.some(({ type }) => ofMessages.has(type)) && new Listed(phase.messages ?? [], events.length)
  const actions = events.some(({ type }) => !ofMessages.has(type)) && new Listed(phase.submissions, events.length)
  for (const event of events) {
    if (event.type === 'messageReceived') {
      const { type: _, ...message } = event
      if (messages) messages.add({ ...message, taken: [], answered: {} } as MessageKept)
    } else if (event.type === 'actionReceived') {
      const { type: _, ...submission } = seatedOnly(game, event, [event.by])
      if (actions) actions.add(submission as Submission)
    } else if (isAboutMessage(event)) {
      const id = 'message' in event ? event.message : event.id
      if (messages) messages.change(id, message => messageAfter(message, event))
    } else if (actions) actions.change(event.id, submission => submissionAfter(submission, event))
  }
  const after: PhaseState = {
    ...phase,
    ...(actions && { submissions: actions.items }),
    ...(messages && { messages: messages.items }),
  }
  return { ...game, phases: [...game.phases.slice(0, -1), after] }
}

const isAboutMessage = (event: Sent): event is AboutMessage => ofMessages.has(event.type)

function messageAfter(before: MessageKept, event: AboutMessage): MessageKept {
  switch (event.type) {
    case 'messageReread': {
      const { sender: _, ...message } = before
      return {
        ...message,
        ...(event.sender !== undefined && { sender: event.sender }),
        reading: event.reading,
        taken: [],
        answered: {},
      }
    }
    case 'orderTaken':
      return { ...before, taken: [...before.taken, event.proposal] }
    case 'doubtAnswered':
      return { ...before, answered: { ...before.answered, [event.doubt]: event.answer } }
    case 'messageDismissed': {
      const { dismissed: _, ...message } = before
      return event.dismissed ? { ...message, dismissed: true } : message
    }
  }
}

function submissionAfter(before: Submission, event: AboutAction): Submission {
  switch (event.type) {
    case 'actionAdmitted': {
      const { admitted: _, ...submission } = before
      return event.admitted ? { ...submission, admitted: true } : submission
    }
    case 'actionWithdrawn':
      return { ...before, withdrawn: true }
    case 'actionOverruled':
      return {
        ...before,
        ruled: { holds: event.holds, note: event.reason, ...(event.spends !== undefined && { spends: event.spends }) },
      }
    case 'overruleLifted': {
      const { ruled: _, ...submission } = before
      return submission
    }
  }
}

/** A list of a phase while a lot is put into it. */
class Listed<Item extends { id: string }> {
  readonly items: Item[]
  readonly #isLong: boolean
  #places: Map<string, number[]> | undefined

  constructor(items: readonly Item[], changes: number) {
    this.items = [...items]
    this.#isLong = changes > 1
  }

  add(item: Item): void {
    if (this.#places) addPlace(this.#places, item.id, this.items.length)
    this.items.push(item)
  }

  change(id: string, change: (item: Item) => Item): void {
    for (const place of this.#placesOf(id)) this.items[place] = change(this.items[place]!)
  }

  #placesOf(id: string): readonly number[] {
    if (!this.#isLong) return this.items.flatMap((item, place) => (item.id === id ? [place] : []))
    if (!this.#places) {
      this.#places = new Map()
      for (const [place, item] of this.items.entries()) addPlace(this.#places, item.id, place)
    }
    return this.#places.get(id) ?? []
  }
}

function addPlace(places: Map<string, number[]>, id: string, place: number): void {
  const known = places.get(id)
  if (known) known.push(place)
  else places.set(id, [place])
}
