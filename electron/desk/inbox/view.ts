/** The inbox of a phase as it is shown: messages with what was read in them, and everything that was sent in. */
import { heard, language, say, wordsOf } from '../words/say.ts'
import { entries, type Entry } from '../../../engine/game/entry.ts'
import { seatOf, type Game, type MessageKept, type PhaseState, type Submission } from '../../../engine/journal/state.ts'
import type { Doubt, Reading } from '../../../engine/journal/reading.ts'
import type { System } from '../../../engine/ruleset/system.ts'
import { catalogueOf, getOwn } from '../../../engine/ruleset/catalogue.ts'
import { refuse } from '../../../engine/game/entry.ts'
import { plainOf, joinSpans } from '../../../engine/text/span.ts'
import { spaced, speakerOf, type Speaker } from '../../../engine/why/speaker.ts'
import type {
  ActionView,
  DoubtView,
  InboxView,
  MessageState,
  MessageView,
  PhaseView,
  ProposalView,
} from '../contract.ts'
import { deedOf, sendingSaid } from '../night/deeds.ts'
import { voidSaid } from '../night/void-said.ts'
import { says, turnout, unasked } from './turnout.ts'

/** What a message asks for, in the order in which `orderTaken` numbers it: what was read, then what it takes back. */
type Order = { is: 'action'; proposal: Reading['proposals'][number] } | { is: 'withdrawal'; ids: string[]; by: string }

export function ordersOf(phase: PhaseState, message: MessageKept): Order[] {
  const { proposals, notes } = message.reading
  const orders = proposals.map((proposal): Order => ({ is: 'action', proposal }))
  const number = orders.length
  const earlier = notes.some(({ kind }) => kind === 'cancel')
    ? earlierOf(phase, message, message.taken.includes(number))
    : []
  return message.sender !== undefined && earlier.length
    ? [...orders, { is: 'withdrawal', ids: earlier.map(({ id }) => id), by: message.sender }]
    : orders
}

/** What is doubtful, in the order in which `doubtAnswered` numbers it: what was read, then whether an earlier order still stands. */
export function doubtsOf(
  system: System,
  game: Game,
  phase: PhaseState,
  message: MessageKept,
): (Doubt & { withdraws?: string[] })[] {
  const { reading } = message
  const silent = !reading.proposals.length && !reading.doubts.length && says(reading, 'declined')
  const earlier = silent
    ? earlierOf(phase, message, getOwn(message.answered, String(reading.doubts.length)) !== undefined)
    : []
  if (!earlier.length) return reading.doubts
  const speaker = speakerOf(system, game, phase, language())
  const name = seatOf(game, message.sender!)?.name ?? ''
  return [
    ...reading.doubts,
    {
      why: 'contradiction',
      question: say('inbox.takenBack', {
        name,
        said: plainOf(
          joinSpans(
            earlier.map(({ id }) => deedOf(id, speaker)),
            '; ',
          ),
        ),
      }),
      choices: [{ says: say('inbox.takeBack') }, { says: say('inbox.letStand') }],
      withdraws: earlier.map(({ id }) => id),
    },
  ]
}

/** What the sender had sent in before this message: by time, else in the order pasted. */
function earlierOf(
  { submissions, messages = [] }: PhaseState,
  { id, sender, at }: MessageKept,
  withdrawnToo: boolean,
): Submission[] {
  const { by, first } = placesIn(submissions)
  const places = messagePlaces(messages)
  const own = first.get(id) ?? -1
  const place = (message: string): number => places.get(message) ?? -1
  const isEarlier = (submission: Submission, index: number): boolean => {
    const [time, mine] = [Date.parse(submission.at ?? ''), Date.parse(at ?? '')]
    if (time < mine || time > mine) return time < mine
    return submission.message === undefined ? own < 0 || index < own : place(submission.message) < place(id)
  }
  return (by.get(sender) ?? []).flatMap(index => {
    const submission = submissions[index]!
    const counts = submission.message !== id && (withdrawnToo || !submission.withdrawn)
    return counts && isEarlier(submission, index) ? [submission] : []
  })
}

/** Where in a list stands what each player sent in, and the first thing of each message. */
interface Places {
  by: ReadonlyMap<string | undefined, readonly number[]>
  first: ReadonlyMap<string | undefined, number>
}

/** Looked for once: each message of an inbox asks. */
const placesIn = remembered((submissions: readonly Submission[]): Places => {
  const by = new Map<string | undefined, number[]>()
  const first = new Map<string | undefined, number>()
  for (const [index, { by: who, message }] of submissions.entries()) {
    const known = by.get(who)
    if (known) known.push(index)
    else by.set(who, [index])
    if (!first.has(message)) first.set(message, index)
  }
  return { by, first }
})

const messagePlaces = remembered((messages: readonly MessageKept[]): ReadonlyMap<string, number> => {
  const places = new Map<string, number>()
  for (const [index, { id }] of messages.entries()) if (!places.has(id)) places.set(id, index)
  return places
})

/** What is found in a list, which never changes, once. */
function remembered<List extends object, Found>(find: (list: List) => Found): (list: List) => Found {
  const known = new WeakMap<List, Found>()
  return list => {
    const found = known.get(list) ?? find(list)
    known.set(list, found)
    return found
  }
}

/** A message without a time came when the one pasted before it did. */
export function inOrderReceived(messages: readonly MessageKept[]): MessageKept[] {
  let latest = -Infinity
  const timed = messages.map(message => ({
    message,
    at: (latest = message.at === undefined ? latest : Date.parse(message.at)),
  }))
  return timed.sort((a, b) => (a.at === b.at ? 0 : a.at - b.at)).map(({ message }) => message)
}

function stateOf(system: System, game: Game, phase: PhaseState, message: MessageKept): MessageState {
  if (message.dismissed) return 'dismissed'
  if (doubtsOf(system, game, phase, message).some((_, index) => getOwn(message.answered, String(index)) === undefined))
    return 'doubt'
  const orders = ordersOf(phase, message)
  if (orders.some((_, index) => !message.taken.includes(index))) return 'new'
  // A question that none of its answers fits leaves nothing to accept.
  const isAnswered = Object.values(message.answered).some(answer => answer !== 'none')
  return orders.length || isAnswered || says(message.reading, 'declined') ? 'taken' : 'nothing'
}

/** How many messages of a phase still want the host, and how many of them are in doubt. */
export function untaken(system: System, game: Game, phase: PhaseState): Untaken {
  const waiting = (phase.messages ?? [])
    .map(message => ({ message, state: stateOf(system, game, phase, message) }))
    .filter(({ state }) => state === 'new' || state === 'doubt')
  return {
    messages: waiting.length,
    doubts: waiting.filter(({ state }) => state === 'doubt').length,
    sure: waiting
      .map(({ message }) => ordersOf(phase, message).filter((_, order) => !message.taken.includes(order)).length)
      .reduce((sum, orders) => sum + orders, 0),
  }
}

/** Messages that wait, those of them that ask, and what can be taken without a question. */
type Untaken = Pick<PhaseView['wants'], 'messages' | 'doubts' | 'sure'>

/** The inbox, a message a step. */
export function* inboxInSteps(
  system: System,
  game: Game,
  phase: PhaseState,
  about: Pick<InboxView, 'revision' | 'closed'>,
): Generator<undefined, InboxView, undefined> {
  const speaker = speakerOf(system, game, phase, language())
  const awaited = turnout(system, game, phase)
  yield
  const messages: MessageView[] = []
  for (const message of inOrderReceived(phase.messages ?? [])) {
    messages.push(messageView(system, game, phase, message, speaker))
    yield
  }
  const actions: ActionView[] = []
  for (const entry of entries(system, game, phase)) {
    actions.push(actionView(game, entry, phase.closes, speaker))
    yield
  }
  return {
    ...about,
    messages,
    actions,
    missing: awaited
      .filter(({ answered }) => !answered)
      .map(({ id, name, abilities }) => ({
        slot: id,
        name,
        abilities: abilities.map(ability => getOwn(wordsOf(system).uses, ability) ?? spaced(ability)),
      })),
    received: awaited.filter(({ answered }) => answered).length,
    expected: awaited.length,
    besides: unasked(system, game, phase, awaited).length,
  }
}

function messageView(
  system: System,
  game: Game,
  phase: PhaseState,
  message: MessageKept,
  speaker: Speaker,
): MessageView {
  const { id, from, sender, at, written, subject, body, taken, answered } = message
  const { proposals, notes } = message.reading
  const doubts = doubtsOf(system, game, phase, message)
  const seat = sender === undefined ? undefined : seatOf(game, sender)
  return {
    id,
    ...(from !== undefined && { from }),
    ...(seat && { sender: seat.slot, senderName: seat.name }),
    ...(at !== undefined && { at }),
    ...(written !== undefined && { written }),
    ...(subject !== undefined && { subject }),
    body,
    late: at !== undefined && phase.closes !== undefined && Date.parse(at) > Date.parse(phase.closes),
    state: stateOf(system, game, phase, message),
    marks: [
      ...proposals.flatMap(({ spans, targets }) => [
        ...spans.map(span => ({ ...span, kind: 'read' as const })),
        ...targets.map(span => ({ ...span, kind: 'target' as const })),
      ]),
      ...doubts.flatMap(({ span }) => (span ? [{ ...span, kind: 'doubt' as const }] : [])),
      ...notes.filter(({ kind }) => kind !== 'nothing').map(({ kind, span }) => ({ ...span, kind })),
    ],
    proposals: ordersOf(phase, message).map((order, index) =>
      orderView(system, game, phase, order, { taken: taken.includes(index), body, speaker }),
    ),
    doubts: doubts.map(({ why, question, span, choices }, index): DoubtView => {
      const answer = getOwn(answered, String(index))
      return { why, question, ...span, choices, ...(answer !== undefined && { answered: answer }) }
    }),
    actions: phase.submissions.filter(submission => submission.message === id).map(submission => submission.id),
  }
}

function orderView(
  system: System,
  game: Game,
  phase: PhaseState,
  order: Order,
  { taken, body, speaker }: { taken: boolean; body: string; speaker: Speaker },
): ProposalView {
  if (order.is === 'withdrawal')
    return {
      said: joinSpans(
        order.ids.map(id => deedOf(id, speaker)),
        '; ',
      ),
      by: order.by,
      does: '',
      to: [],
      withdraws: order.ids,
      taken,
    }
  const { by, does, to, with: chosen, repeats, confidence, spans } = order.proposal
  // What is refused changes with the game: it is asked again as things stand.
  const refusal =
    catalogueOf(system, game).ability(does) && seatOf(game, by)
      ? refuse(system, game, phase, { by, does, to, with: chosen })
      : undefined
  return {
    said: sendingSaid(by, does, to, speaker, chosen),
    by,
    does,
    to,
    ...(refusal && { refusal: { ...refusal, says: heard(refusal.says) } }),
    ...(repeats && { repeats }),
    ...(confidence === 'likely' && { restsOn: spans.map(({ start, end }) => body.slice(start, end)) }),
    taken,
  }
}

function actionView(game: Game, entry: Entry, closes: string | undefined, speaker: Speaker): ActionView {
  const {
    submission: { id, by, does, to, at, admitted, message, ruled },
    standing,
    refusal,
  } = entry
  return {
    id,
    by,
    byName: seatOf(game, by)?.name ?? by,
    does,
    to,
    said: deedOf(id, speaker),
    standing,
    admitted: admitted === true,
    ...(at !== undefined && { at }),
    ...(refusal && { refusal: { ...refusal, says: plainOf(voidSaid(entry, closes, speaker)) } }),
    ...(message !== undefined && { message }),
    ...(ruled && { ruled }),
  }
}
