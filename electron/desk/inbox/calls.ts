/** Calls about messages: pasting, taking what was read, answering doubts. Nothing counts before the host has taken it. */
import { say } from '../words/say.ts'
import type { Choice, Reading } from '../../../engine/journal/reading.ts'
import { slackOf } from '../../../engine/reading/since.ts'
import { seatOf, type Game, type MessageKept } from '../../../engine/journal/state.ts'
import type { Answers, CallInput, Changed, Pasted } from '../contract.ts'
import { gameAt, phaseName, revisionOf, type Book } from '../library/book.ts'
import type { Changing, Library } from '../library/library.ts'
import { stateOf as gameStateOf } from '../library/summary.ts'
import { openPhase } from '../library/open-phase.ts'
import { inPieces } from '../give-way.ts'
import { nextId, nextIds } from '../next-id.ts'
import { readFirst } from '../reading/read-first.ts'
import type { Readings } from '../reading/readings.ts'
import { notFound } from '../refusal.ts'
import { againstOf, type Keepable } from './message-read.ts'
import { answerAlike, chosenIn, messageIn, noSuchQuestion, questionsIn } from './questions.ts'
import { inboxInSteps, inOrderReceived, ordersOf } from './view.ts'

export const inboxCalls = (library: Library, readings: Readings, now: () => Date) => ({
  'inbox.view': async ({ game, phase }: CallInput<'inbox.view'>): Promise<Answers['inbox.view']> => {
    const book = await library.book(game)
    const at = gameAt(book, phase)
    const state = at.phases[phase]!
    const locked = book.game.phases[phase]!.result !== undefined
    const about = {
      revision: revisionOf(book),
      ...(locked && {
        closed: {
          message: say('library.locked', { phase: phaseName(book.system, state) }),
          remedy: say(gameStateOf(book) === 'finished' ? 'inbox.gameOver' : 'inbox.nextPhase'),
        },
      }),
    }
    return await inPieces(inboxInSteps(book.system, at, state, about))
  },

  'inbox.paste': async ({
    game,
    page,
    sender,
    at,
    reading: place,
  }: CallInput<'inbox.paste'>): Promise<Answers['inbox.paste']> => {
    const pasted = now().toISOString()
    const { book, given } = await readings.at(place, under =>
      readFirst(library, under, game, {
        read: 'inbox.page',
        against: book => {
          openPhase(book.system, book.game)
          if (sender !== undefined) seated(book.game, sender)
          return { ...againstOf(book), page, pasted, sender, at }
        },
        keep: receive,
      }),
    )
    return { revision: revisionOf(book), ...given }
  },

  'inbox.take': async ({ game, messages }: CallInput<'inbox.take'>): Promise<Answers['inbox.take']> => {
    const { book, given } = await library.change(game, changing => {
      const phase = openPhase(changing.book.system, changing.game())
      const named =
        messages?.map(id => messageIn(phase, id)) ?? (phase.messages ?? []).filter(({ dismissed }) => !dismissed)
      const actions: string[] = []
      for (const { id } of inOrderReceived(named)) {
        // What a message cancels may have been taken a moment ago.
        const now = openPhase(changing.book.system, changing.game())
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
    const chosenOf = (book: Book): Choice | undefined => chosenIn(book, id, number, choice)
    if (isSender(chosenOf(await library.book(game))))
      return await readAs(library, readings, { game, id, sender: book => chosenOf(book)?.by ?? '' })
    const { book } = await library.change(game, changing => {
      const chosen = chosenOf(changing.book)
      if (!chosen) return changing.run({ do: 'answerDoubt', message: id, doubt: number, answer: 'none' })
      if (isSender(chosen)) throw noSuchQuestion()
      const message = messageIn(openPhase(changing.book.system, changing.game()), id)
      const questions = questionsIn(changing.book, id)
      const { span, withdraws = [] } = questions[number]!
      if (chosen.does !== undefined)
        submit(changing, message, {
          by: chosen.by ?? message.sender ?? '',
          does: chosen.does,
          to: chosen.to ?? [],
          with: chosen.with ?? {},
          spans: span ? [span] : [],
        })
      else if (choice === 0) for (const action of withdraws) changing.run({ do: 'withdraw', id: action })
      answerAlike(changing, message, questions, number, chosen)
    })
    return { revision: revisionOf(book) }
  },

  'inbox.sender': ({ game, message, sender }: CallInput<'inbox.sender'>): Promise<Answers['inbox.sender']> =>
    readAs(library, readings, { game, id: message, sender: () => sender }),

  'inbox.dismiss': async ({
    game,
    message,
    dismissed,
  }: CallInput<'inbox.dismiss'>): Promise<Answers['inbox.dismiss']> => {
    const { book } = await library.change(game, changing => changing.run({ do: 'dismiss', id: message, dismissed }))
    return { revision: revisionOf(book) }
  },
})

function submit(
  changing: Changing,
  { id: message, at }: MessageKept,
  { by, does, to, with: chosen, spans }: Pick<Reading['proposals'][number], 'by' | 'does' | 'to' | 'with' | 'spans'>,
): string {
  const id = nextId('a', openPhase(changing.book.system, changing.game()).submissions)
  changing.run({
    do: 'submit',
    submission: { id, by, does, to, with: chosen, ...(at !== undefined && { at }), message, read: spans },
  })
  return id
}

/** Takes in the messages that are not here yet. */
function receive(changing: Changing, messages: readonly Keepable[]): Pasted {
  const phase = openPhase(changing.book.system, changing.game())
  const earlier = changing
    .game()
    .phases.slice(0, -1)
    .flatMap(({ messages: old = [] }) => old.filter(({ at: time }) => time !== undefined))
  const fresh = messages.filter(
    (message, index) =>
      ![...earlier, ...(phase.messages ?? []), ...messages.slice(0, index)].some(known => sameMessage(known, message)),
  )
  const idOf = nextIds('m', phase.messages ?? [])
  const ids = fresh.map(message => ({ ...message, id: idOf() }))
  for (const message of ids) changing.run({ do: 'receive', message })
  return {
    messages: ids.map(({ id }) => id),
    known: messages.length - fresh.length,
    doubts: ids.reduce((sum, message) => sum + message.reading.doubts.length, 0),
    proposals: ids.reduce((sum, message) => sum + message.reading.proposals.length, 0),
  }
}

interface ReadAs {
  game: string
  /** Of the message. */
  id: string
  /** Who wrote it, as things stand. @throws Refused */
  sender: (book: Book) => string
}

/** A message read again, now that its sender is known. What it brought before is taken back. */
async function readAs(library: Library, readings: Readings, { game, id, sender }: ReadAs): Promise<Changed> {
  const { book } = await readings.at(undefined, under =>
    readFirst(library, under, game, {
      read: 'inbox.message',
      against: book => {
        const { body, subject, at } = messageIn(openPhase(book.system, book.game), id)
        seated(book.game, sender(book))
        return { ...againstOf(book), body, subject, at, sender: sender(book) }
      },
      keep: ({ book, game: now, run }, reading) => {
        for (const one of openPhase(book.system, now()).submissions.filter(({ message }) => message === id))
          if (!one.withdrawn) run({ do: 'withdraw', id: one.id })
        run({ do: 'reread', id, sender: sender(book), reading })
      },
    }),
  )
  return { revision: revisionOf(book) }
}

/** @throws Refused where nobody of this slot plays */
function seated(game: Game, slot: string): void {
  if (!seatOf(game, slot))
    throw notFound(
      'player',
      slot,
      game.seats.map(one => one.slot),
    )
}

/** Whether it says who wrote the message: then that is read again. */
const isSender = (chosen: Choice | undefined): boolean => chosen?.by !== undefined && chosen.does === undefined

/** The same words at the same time from the same hand: by the name in the header, else by the sender whom the host named. */
function sameMessage(one: Keepable | MessageKept, other: Keepable): boolean {
  if (one.body !== other.body || one.subject !== other.subject || !sameTime(one, other)) return false
  if (one.from !== undefined || other.from !== undefined) return one.from === other.from
  return one.sender === other.sender && (one.at !== undefined || one.sender !== undefined)
}

/** `Two minutes ago` is another minute each time it is read; and what has no time may have been pasted before such times were read. */
function sameTime(one: Keepable | MessageKept, other: Keepable): boolean {
  if (one.at === other.at) return true
  if (one.at === undefined || other.at === undefined) return one.at === undefined && other.written !== undefined
  const apart = Math.abs(Date.parse(one.at) - Date.parse(other.at))
  return apart <= slackOf(one.written ?? '') + slackOf(other.written ?? '')
}
