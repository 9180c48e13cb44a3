/**
 * Sets of messages and what must be read in them: `test/fixtures/inbox/*.yaml`, one document each.
 *
 * ```yaml
 * setup:                        # as in a case file, without phases
 *   system: …               # default: the first there is
 *   night: 2                    # default 1; or `evening: 2`, `day: 2`
 *   players:                    # a role; or {role, faction, dead: true, modifiers: [...], uses: {...}}
 *     Vic: vigilante
 *     Ann: {role: doctor, dead: true}
 *   aliases: {Vic: [Vicky, "The V"]}
 *   options: {selfTarget: true} # of the system
 *   hosts: [Mod]                # who is no player; their messages are passed over (Mod, Host and the like are always hosts)
 *   previous: [Vic shoot Bob]   # what was sent in last night: ACTOR ABILITY [TARGET,TARGET]; names with spaces in quotes
 * contact: {read: 20, asked: 9, wrong: 1, lost: 0, silent: 0}   # of a set written without a look at the reader: how it came out first
 * messages:
 *   - page: |                   # what the host pastes: one message or several, with headers as the forum has them
 *       From: Vic
 *       Sent: 3 Mar 2026 21:14
 *       Subject: tonight
 *
 *       I shoot Bob.
 *     sender: Vic               # only where the page has no header
 *     expect: [{from: Vic, does: shoot, to: [Bob]}]   # all that may be proposed; `to: []` where the ability names nobody, `with: {…}` what it is sent with
 *     mayAsk: true              # with `expect`: a host would take it, and asking is no fault either
 *     miss: wrong               # a known miss, which has no two neighbours: it comes out so, and is no news
 *   - page: ...
 *     doubt: true               # the host must be asked; with `expect`, besides what is proposed
 *   - page: ...
 *     nothing: true             # no order and no question: talk, a cancelled or declined action
 * ```
 *
 * Abilities are ids of the system's `abilities.ts`. An order that the rules refuse (a dead target) is proposed, with its
 * refusal. What a later message of the same page replaces need not be expected; while a later message of the same sender is a
 * question, what an earlier one asked for stands until the host answers, and the page counts as *asked*. *Read wrongly*: something is proposed that is not expected. *Lost*: something expected is neither proposed nor asked.
 */
import { parseAllDocuments } from 'yaml'
import { z } from 'zod'
import { entries } from '../game/entry.ts'
import type { Aliases } from '../inbox/names.ts'
import { bookOf, readMessage, senderOf } from '../inbox/read.ts'
import { ReadingShape } from '../journal/reading-shape.ts'
import type { Choice, Reading } from '../journal/reading.ts'
import type { Game, PhaseState, Submission } from '../journal/state.ts'
import { envelopesOf } from '../reading/envelopes.ts'
import type { System } from '../ruleset/system.ts'
import { readCases } from './read.ts'
import { isRead, tokensOf } from './tokens.ts'

/** A reading as it is kept with its message. @throws ZodError where it could not be */
export const kept = (reading: Reading): Reading => ReadingShape.parse(reading)

const Order = z.strictObject({
  from: z.string(),
  does: z.string(),
  to: z.array(z.string()),
  with: z.record(z.string(), z.string()).optional(),
})
const Message = z
  .strictObject({
    page: z.string(),
    sender: z.string().optional(),
    expect: z.array(Order).optional(),
    mayAsk: z.literal(true).optional(),
    doubt: z.literal(true).optional(),
    nothing: z.literal(true).optional(),
    miss: z.enum(['wrong', 'lost', 'silent']).optional(),
  })
  .refine(
    ({ expect, doubt, nothing }) => (nothing ? !expect && !doubt : expect !== undefined || doubt !== undefined),
    'a message has expect, doubt or both, or nothing',
  )
  .refine(
    ({ expect, doubt, mayAsk }) => !mayAsk || (expect && !doubt),
    'only an order that is expected may be asked about',
  )
const Player = z.union([z.string(), z.record(z.string(), z.unknown())])
const count = z.number().int().min(0)
const Contact = z.strictObject({ read: count, asked: count, wrong: count, lost: count, silent: count })
const Document = z.strictObject({
  setup: z.strictObject({
    system: z.string().optional(),
    night: z.number().optional(),
    evening: z.number().optional(),
    day: z.number().optional(),
    players: z.record(z.string(), Player),
    aliases: z.record(z.string(), z.array(z.string())).optional(),
    options: z.record(z.string(), z.unknown()).optional(),
    hosts: z.array(z.string()).optional(),
    previous: z.array(z.string()).optional(),
  }),
  contact: Contact.optional(),
  messages: z.array(Message),
})
type Document = z.infer<typeof Document>
export type Message = z.infer<typeof Message>
/** Figures of a set, of clear orders what was `read` and what was `asked`. */
export type Contact = z.infer<typeof Contact>

/** What came of a message. `asked`: an order that was expected became a question, or talk did. `silent`: no question where one was due. */
export type Verdict = 'right' | 'asked' | 'wrong' | 'lost' | 'silent'
export interface Result {
  file: string
  message: Message
  verdict: Verdict
  proposed: string[]
  questions: string[]
  /** For each order that was asked about, where it stands among the choices; -1 where it is none of them. */
  ranks: number[]
}

/** Messages that share a table. */
interface MessageSet {
  file: string
  contact?: Contact
  messages: Message[]
  judge(message: Message): Result
}

/** Reads the documents of a file. @param file what problems call it @throws Error naming what is wrong in it */
export function messageSetsIn(text: string, file: string, systems: readonly System[]): MessageSet[] {
  return parseAllDocuments(text).map(document => {
    if ('errors' in document && document.errors.length) throw new Error(`${file}: ${document.errors[0]!.message}`)
    const { setup, contact, messages } = Document.parse(document.toJS())
    const desk = deskOf(setup, file, systems)
    return {
      file,
      ...(contact && { contact }),
      messages,
      judge: message => ({ file, message, ...judged(desk, message) }),
    }
  })
}

/** A table at which messages are read. */
export interface Desk {
  system: System
  game: Game
  phase: PhaseState
  aliases: Aliases
  hosts: string[]
  previous: Submission[]
}

export function deskOf(setup: Document['setup'], file: string, systems: readonly System[]): Desk {
  const {
    system: id = systems[0]?.id ?? '',
    day,
    evening,
    night = 1,
    players,
    aliases = {},
    options = {},
    hosts = [],
    previous = [],
  } = setup
  const system = systems.find(one => one.id === id)
  if (!system) throw new Error(`${file}: there is no system ${id}`)
  const { cases, problems } = readCases(JSON.stringify({ case: 'messages', system: id, options, players }), file, [
    system,
  ])
  if (problems.length)
    throw new Error(`${file}: ${problems.map(({ message, remedy }) => [message.en, remedy?.en].join(' ')).join('; ')}`)
  const { seats, customRoles, customAbilities, ...written } = cases[0]!
  const phase: PhaseState = {
    kind: day !== undefined ? 'day' : evening !== undefined ? 'evening' : 'night',
    number: day ?? evening ?? night,
    submissions: [],
    answers: {},
    fixedDraws: [],
    removed: [],
  }
  const game: Game = {
    system: id,
    options: written.options,
    seed: 1,
    customRoles,
    customAbilities,
    seats: seats.map(seat => ({ ...seat, name: seat.slot })),
    phases: [phase],
  }
  return { system, game, phase, aliases, hosts, previous: previous.map(submissionOf) }
}

function submissionOf(line: string, index: number): Submission {
  const tokens = tokensOf(line)
  if (!isRead(tokens)) throw new Error(`${line}: ${tokens.en}`)
  const [by, does, ...to] = tokens.map(({ text }) => text)
  return { id: `p${index}`, by: by!, does: does!, to, with: {} }
}

/**
 * An order in one form: what may be aimed at one or at several is the same in one order for all of them as in one for each.
 */
const inOneForm = (system: System, order: z.infer<typeof Order>): string[] => {
  const { targets = 0, most = targets } = system.abilities[order.does] ?? {}
  const isSeveral = targets === 1 && most > 1 && order.to.length > 1 && !Object.keys(order.with ?? {}).length
  return isSeveral ? order.to.map(one => shown(system, { ...order, to: [one] })) : [shown(system, order)]
}

/** Of a swap, neither target is the first. */
function shown(system: System, { from, does, to, with: keys = {} }: z.infer<typeof Order>): string {
  const either = system.abilities[does]?.components.some(
    component => component.does === 'move' && component.how === 'swap',
  )
  const said = Object.entries(keys)
    .map(([key, value]) => ` ${key}: ${value}`)
    .sort()
    .join('')
  return `${from} ${does} ${(either ? [...to].sort() : to).join(',')}`.trim() + said
}

function judged(
  { system, game, phase, aliases, hosts, previous }: Desk,
  message: Message,
): Omit<Result, 'file' | 'message'> {
  const book = bookOf(game, aliases)
  const known = [...game.seats.map(({ name }) => name), ...Object.values(aliases).flat(), ...hosts]
  const envelopes = envelopesOf(message.page, known)
  const senders = envelopes.map(
    envelope => senderOf(envelope, book) ?? (envelope.from === undefined ? message.sender : undefined),
  )
  const readings = envelopes.map((envelope, index) =>
    kept(readMessage(envelope, { system, game, phase, aliases, hosts, previous, ...sent(senders[index]) })),
  )
  /** A later message of the same sender asks the host first. */
  const isOpen = ({ message: index }: Submission): boolean =>
    readings.some(
      ({ doubts }, later) => later > Number(index) && senders[later] === senders[Number(index)] && doubts.length > 0,
    )
  const submissions = readings.flatMap(({ proposals }, message) =>
    proposals.map(({ by, does, to, with: keys }, index): Submission => ({
      id: `${message}.${index}`,
      by,
      does,
      to,
      with: keys,
      message: `${message}`,
    })),
  )
  /** A later message of the same sender takes it back, as the inbox does with what came before. */
  const isCancelled = ({ message: index }: Submission): boolean =>
    readings.some(
      ({ notes }, later) =>
        later > Number(index)
        && senders[later] === senders[Number(index)]
        && notes.some(({ kind }) => kind === 'cancel'),
    )
  const stand = standing(system, game, phase, submissions).filter(submission => !isCancelled(submission))
  const shownAs = ({ by, does, to, with: keys }: Submission): string[] =>
    inOneForm(system, { from: by, does, to, with: keys as Record<string, string> })
  const proposed = stand.flatMap(shownAs)
  const questions = readings.flatMap(({ doubts }) => doubts.map(({ question }) => question))
  const expected = (message.expect ?? []).flatMap(order => inOneForm(system, order))
  const missing = expected.filter(order => !proposed.includes(order))
  const choices = readings.map(({ doubts }) => doubts.map(({ choices }) => choices))
  const isMeant =
    (order: string) =>
    (choice: Choice): boolean =>
      choice.does !== undefined
      && shownAs({ id: '', by: choice.by!, does: choice.does, to: choice.to ?? [], with: choice.with ?? {} }).includes(
        order,
      )
  const rankOf = (order: string): number => {
    const ranks = choices.flat().map(offered => offered.findIndex(isMeant(order)))
    return Math.min(...ranks.filter(rank => rank >= 0), Infinity)
  }
  return {
    verdict: verdictOf(
      message,
      stand.some(order => shownAs(order).some(one => !expected.includes(one)) && !isOpen(order)),
      missing.length > 0,
      questions.length > 0,
    ),
    proposed,
    questions,
    ranks: questions.length ? missing.map(rankOf).map(rank => (rank === Infinity ? -1 : rank)) : [],
  }
}

/** What a later message of the same page does not replace, by the game's own rule; within a message nothing is replaced. */
function standing(system: System, game: Game, phase: PhaseState, submissions: Submission[]): Submission[] {
  const replaced = new Set(
    entries(system, game, { ...phase, submissions }).flatMap(({ submission, standing: is }) =>
      is === 'replaced' ? [submission.id] : [],
    ),
  )
  const last = submissions.at(-1)?.message
  return submissions.filter(({ id, message }) => message === last || !replaced.has(id))
}

const sent = (sender: string | undefined): { sender?: string } => (sender === undefined ? {} : { sender })

function verdictOf({ doubt, nothing, mayAsk }: Message, wrong: boolean, missing: boolean, asked: boolean): Verdict {
  if (wrong) return 'wrong'
  if (missing) return asked ? (mayAsk ? 'right' : 'asked') : 'lost'
  if (doubt) return asked ? 'right' : 'silent'
  return nothing && asked ? 'asked' : 'right'
}

/** What came of messages, in figures; of orders that are clear, how many were read and how many of them without a question. */
export interface Figures extends Contact {
  messages: number
  orders: number
  /** Orders asked about, and how many of them stand first among the choices, and among the first three. */
  questions: number
  first: number
  amongThree: number
}

/** The results of sets in figures. */
export function figuresOf(results: readonly Result[]): Figures {
  const count = (verdict: Verdict): number => results.filter(result => result.verdict === verdict).length
  const orders = results.filter(({ message: { expect, doubt, mayAsk } }) => expect?.length && !doubt && !mayAsk)
  const ranks = results.flatMap(({ ranks }) => ranks)
  const [wrong, lost, silent] = [count('wrong'), count('lost'), count('silent')]
  return {
    messages: results.length,
    orders: orders.length,
    read: orders.filter(({ verdict, questions }) => verdict === 'right' && !questions.length).length,
    asked: orders.filter(({ verdict, questions }) => verdict === 'asked' || (verdict === 'right' && questions.length))
      .length,
    wrong,
    lost,
    silent,
    questions: ranks.length,
    first: ranks.filter(rank => rank === 0).length,
    amongThree: ranks.filter(rank => rank >= 0 && rank < 3).length,
  }
}
