/** Calls about messages: pasting, taking what was read, answering doubts. Nothing counts before the host has taken it. */
import { envelopesOf, type Envelope } from '../../engine/inbox/envelopes.ts'
import { bookOf as nameBookOf, readMessage, senderOf, type Context } from '../../engine/inbox/read.ts'
import type { Reading } from '../../engine/inbox/reading.ts'
import { entries } from '../../engine/game/entry.ts'
import { currentPhase, seatOf, type Game, type MessageKept, type PhaseState } from '../../engine/game/state.ts'
import { own } from '../../engine/rules/catalogue.ts'
import { gameAt, phaseName, revisionOf, type Book } from './book.ts'
import type { Answers, CallInput } from './contract.ts'
import { doubtsOf, inboxView, inOrderReceived, ordersOf } from './inbox-view.ts'
import type { Changing, Library } from './library.ts'
import { instantOf } from './moments.ts'
import { notFound, Refused } from './refusal.ts'

export const inboxCalls = (library: Library) => ({
  'inbox.view': async ({ game, phase }: CallInput<'inbox.view'>): Promise<Answers['inbox.view']> => {
    const book = await library.book(game)
    const at = gameAt(book, phase)
    const state = at.phases[phase]!
    const locked = book.game.phases[phase]!.result !== undefined
    return inboxView(book.system, at, state, {
      revision: revisionOf(book),
      ...(locked && {
        closed: {
          message: `${phaseName(state)} is locked.`,
          remedy: 'What comes in now belongs to the next phase; to change this one, undo its lock in the log.',
        },
      }),
    })
  },

  'inbox.paste': async ({ game, page, sender, at }: CallInput<'inbox.paste'>): Promise<Answers['inbox.paste']> => {
    const { book, given } = await library.change(game, changing => {
      const phase = openPhase(changing.game())
      if (sender !== undefined && !seatOf(changing.game(), sender))
        throw notFound(
          'player',
          sender,
          changing.game().seats.map(({ slot }) => slot),
        )
      const context = contextOf(changing.book, changing.game(), phase)
      const clean = page.replaceAll('\0', '')
      const envelopes = envelopesOf(clean, knownNames(context)).filter(
        ({ body, subject }) => body.trim() !== '' || subject !== undefined,
      )
      if (!envelopes.length)
        throw new Refused(
          'badInput',
          'There is no message in this.',
          'Paste a private message, with its header where the forum shows one.',
        )
      const messages = envelopes.map(envelope =>
        keepable(context, changing.book.settings.zone, envelope, envelopes.length === 1 ? { sender, at } : {}),
      )
      const earlier = changing
        .game()
        .phases.slice(0, -1)
        .flatMap(({ messages: old = [] }) => old.filter(({ at: time }) => time !== undefined))
      const fresh = messages.filter(
        (message, index) =>
          ![...earlier, ...(phase.messages ?? []), ...messages.slice(0, index)].some(known =>
            sameMessage(known, message),
          ),
      )
      const ids = fresh.map((message, index) => ({ ...message, id: `m${(phase.messages?.length ?? 0) + index + 1}` }))
      for (const message of ids) changing.run({ do: 'receive', message })
      return {
        messages: ids.map(({ id }) => id),
        known: messages.length - fresh.length,
        doubts: ids.reduce((sum, message) => sum + message.reading.doubts.length, 0),
        proposals: ids.reduce((sum, message) => sum + message.reading.proposals.length, 0),
      }
    })
    return { revision: revisionOf(book), ...given }
  },

  'inbox.take': async ({ game, messages }: CallInput<'inbox.take'>): Promise<Answers['inbox.take']> => {
    const { book, given } = await library.change(game, changing => {
      const phase = openPhase(changing.game())
      const named =
        messages?.map(id => messageIn(phase, id)) ?? (phase.messages ?? []).filter(({ dismissed }) => !dismissed)
      const actions: string[] = []
      for (const { id } of inOrderReceived(named)) {
        // What a message cancels may have been taken a moment ago.
        const now = openPhase(changing.game())
        const message = messageIn(now, id)
        ordersOf(now, message).forEach((order, index) => {
          if (message.taken.includes(index)) return
          if (order.is === 'action') actions.push(submit(changing, message, order.proposal))
          else for (const action of order.ids) changing.run({ do: 'withdraw', id: action })
          changing.run({ do: 'takeOrder', message: id, proposal: index })
        })
      }
      return { actions }
    })
    return { revision: revisionOf(book), ...given }
  },

  'inbox.answer': async ({
    game,
    message: id,
    doubt: number,
    choice,
  }: CallInput<'inbox.answer'>): Promise<Answers['inbox.answer']> => {
    const { book } = await library.change(game, changing => {
      const phase = openPhase(changing.game())
      const message = messageIn(phase, id)
      const doubts = doubtsOf(changing.book.system, changing.game(), phase, message)
      const doubt = doubts[number]
      if (!doubt)
        throw new Refused(
          'notFound',
          'This message has no such question.',
          'It may have been read again since: look at it anew.',
        )
      if (own(message.answered, String(number)) !== undefined)
        throw new Refused('declined', 'This question is answered already.', 'Undo the answer to give another.')
      if (choice === null) return changing.run({ do: 'answerDoubt', message: id, doubt: number, answer: 'none' })
      const chosen = doubt.choices[choice]
      if (!chosen) throw new Refused('notFound', 'This question has no such answer.', 'Choose one of those offered.')
      if (chosen.does === undefined && chosen.by !== undefined) return reread(changing, message, chosen.by)
      if (chosen.does !== undefined)
        submit(changing, message, {
          by: chosen.by ?? message.sender ?? '',
          does: chosen.does,
          to: chosen.to ?? [],
          with: chosen.with ?? {},
          spans: doubt.span ? [doubt.span] : [],
        })
      else if (choice === 0) for (const action of doubt.withdraws ?? []) changing.run({ do: 'withdraw', id: action })
      changing.run({ do: 'answerDoubt', message: id, doubt: number, answer: chosen.says })
      // Several questions about the same ability are one to the host: its answer answers them all.
      doubts.forEach(({ choices, why }, other) => {
        const same =
          chosen.does !== undefined
          && (choices.length ? choices.every(({ does }) => does === chosen.does) : why === 'question')
        if (other !== number && same && own(message.answered, String(other)) === undefined)
          changing.run({ do: 'answerDoubt', message: id, doubt: other, answer: chosen.says })
      })
    })
    return { revision: revisionOf(book) }
  },

  'inbox.sender': async ({ game, message, sender }: CallInput<'inbox.sender'>): Promise<Answers['inbox.sender']> => {
    const { book } = await library.change(game, changing =>
      reread(changing, messageIn(openPhase(changing.game()), message), sender),
    )
    return { revision: revisionOf(book) }
  },

  'inbox.dismiss': async ({
    game,
    message,
    dismissed,
  }: CallInput<'inbox.dismiss'>): Promise<Answers['inbox.dismiss']> => {
    const { book } = await library.change(game, changing => changing.run({ do: 'dismiss', id: message, dismissed }))
    return { revision: revisionOf(book) }
  },
})

/** @throws Refused where no phase is open */
export function openPhase(game: Game): PhaseState {
  const phase = currentPhase(game)
  if (!phase) throw new Refused('declined', 'No phase is open.', 'Open the first night under Setup.')
  if (phase.result)
    throw new Refused('declined', `${phaseName(phase)} is locked.`, 'Open the next phase, or undo the lock in the log.')
  return phase
}

function messageIn(phase: PhaseState, id: string): MessageKept {
  const message = phase.messages?.find(one => one.id === id)
  if (!message)
    throw notFound(
      'message',
      id,
      (phase.messages ?? []).map(one => one.id),
    )
  return message
}

/** The id that the next action of a phase gets. */
export const nextAction = ({ submissions }: PhaseState): string =>
  `a${Math.max(0, ...submissions.map(({ id }) => Number(/^a(\d+)$/.exec(id)?.[1] ?? 0))) + 1}`

function submit(
  changing: Changing,
  { id: message, at }: MessageKept,
  { by, does, to, with: chosen, spans }: Pick<Reading['proposals'][number], 'by' | 'does' | 'to' | 'with' | 'spans'>,
): string {
  const id = nextAction(openPhase(changing.game()))
  changing.run({
    do: 'submit',
    submission: { id, by, does, to, with: chosen, ...(at !== undefined && { at }), message, read: spans },
  })
  return id
}

/** A message read again, now that its sender is known. What it brought before is taken back. */
function reread(changing: Changing, message: MessageKept, sender: string): void {
  const phase = openPhase(changing.game())
  if (!seatOf(changing.game(), sender))
    throw notFound(
      'player',
      sender,
      changing.game().seats.map(({ slot }) => slot),
    )
  for (const { id, withdrawn } of phase.submissions.filter(one => one.message === message.id))
    if (!withdrawn) changing.run({ do: 'withdraw', id })
  const envelope = envelopesOf(message.body)[0]
  const asides = envelope && envelope.body === message.body ? envelope : envelopeOf(message.body)
  const reading = readMessage(
    { ...asides, ...(message.subject !== undefined && { subject: message.subject }) },
    { ...contextOf(changing.book, changing.game(), phase), sender },
  )
  changing.run({ do: 'reread', id: message.id, sender, reading })
}

/** A body alone as an envelope, though lines of it may look like headers. */
function envelopeOf(body: string): Envelope {
  const [whole] = envelopesOf(`From: -\n\n${body}`)
  return { ...whole!, body, span: { start: 0, end: body.length }, bodyAt: 0 }
}

function contextOf({ system, settings }: Book, game: Game, phase: PhaseState): Context {
  const before = game.phases.slice(0, -1).findLast(({ kind }) => kind === phase.kind)
  return {
    system,
    game,
    phase,
    hosts: settings.hosts,
    aliases: Object.fromEntries(
      game.seats.map(({ slot, aliases = [], former = [] }) => [slot, [...aliases, ...former]]),
    ),
    previous: before
      ? entries(system, { ...game, seats: game.seats.map(seat => ({ ...seat, alive: true })) }, before)
          .filter(({ standing }) => standing === 'counts')
          .map(({ submission }) => submission)
      : [],
  }
}

const knownNames = ({ game, aliases, hosts = [] }: Context): string[] => [
  ...game.seats.flatMap(({ slot, name }) => [name, ...(aliases[slot] ?? [])]),
  ...hosts,
]

type Keepable = Omit<MessageKept, 'taken' | 'answered' | 'dismissed' | 'reading'> & { reading: Reading }

function keepable(
  context: Context,
  zone: string,
  envelope: Envelope,
  given: { sender?: string | undefined; at?: string | undefined },
): Keepable {
  const sender = given.sender ?? senderOf(envelope, nameBookOf(context.game, context.aliases))
  const at = given.at ?? instantOf(envelope.at, zone)
  const { from, subject, body } = envelope
  return {
    id: '',
    ...(from !== undefined && { from }),
    ...(sender !== undefined && { sender }),
    ...(at !== undefined && { at }),
    ...(subject !== undefined && { subject }),
    body,
    reading: readMessage(envelope, { ...context, ...(sender !== undefined && { sender }) }),
  }
}

/** The same words at the same time from the same hand: by the name in the header, else by the sender whom the host named. */
function sameMessage(one: Keepable | MessageKept, other: Keepable): boolean {
  if (one.body !== other.body || one.subject !== other.subject || one.at !== other.at) return false
  if (one.from !== undefined || other.from !== undefined) return one.from === other.from
  return one.sender === other.sender && (one.at !== undefined || one.sender !== undefined)
}
