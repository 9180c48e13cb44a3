/** Reading pasted messages, as plain data from what to what: nothing is kept here. */
import { say } from '../words/say.ts'
import { envelopesOf, type Envelope } from '../../../engine/reading/envelopes.ts'
import { fold } from '../../../engine/reading/fold.ts'
import { heldBack } from '../../../engine/inbox/held-back.ts'
import { bookOf as nameBookOf, readMessage, senderOf, type Context } from '../../../engine/inbox/read.ts'
import type { Asking } from '../../../engine/inbox/score.ts'
import type { Doubt, Reading } from '../../../engine/journal/reading.ts'
import { questionOf, seenTo } from '../../../engine/inbox/questions.ts'
import { speaksRu } from '../../../engine/inbox/read-ru.ts'
import { inWords } from '../../../engine/text/in-each.ts'
import { wantsReader } from '../../../engine/vote/for-host.ts'
import { runsOf } from '../../../engine/vote/marks.ts'
import { safely } from '../../../engine/vote/safely.ts'
import { otherNames } from '../../../engine/journal/hydra.ts'
import { entries } from '../../../engine/game/entry.ts'
import type { Game, MessageKept } from '../../../engine/journal/state.ts'
import { withOwnRoles } from '../../../engine/ruleset/own-roles.ts'
import { systemById } from '../../../engine/systems/index.ts'
import type { Book } from '../library/book.ts'
import { timeSent, type TimeSent } from '../moments.ts'
import type { Tell } from '../reading/job.ts'
import { Refused } from '../refusal.ts'

/** All that a reading of messages goes by. */
interface Against {
  /** As it stands, without what came in: what others wrote changes nothing in how a message is read. */
  game: Game
  hosts: readonly string[]
  zone: string
  asking?: Asking | undefined
}

export const againstOf = ({ game, settings: { hosts, zone, asking } }: Book): Against => ({
  game: { ...game, phases: game.phases.map(({ messages: _, posts: __, ...phase }) => phase) },
  hosts,
  zone,
  ...(asking && { asking }),
})

/** A message that was read and has no id yet. */
export type Keepable = Omit<MessageKept, 'taken' | 'answered' | 'dismissed'>

interface Pasted extends Against {
  page: string
  /** When: times that a header tells from now are told from then. */
  pasted: string
  /** Of a message without a header. */
  sender?: string | undefined
  at?: string | undefined
}

/** Reads one message or a whole page of them. @throws Refused where there is none */
export function readPage({ page, pasted, sender, at, ...against }: Pasted, tell: Tell): Keepable[] {
  const context = contextOf(against)
  const envelopes = envelopesOf(page.replaceAll('\0', ''), knownNames(context)).filter(
    ({ body, subject }) => body.trim() !== '' || subject !== undefined,
  )
  if (!envelopes.length) throw new Refused('badInput', say('inbox.noMessage'), say('inbox.pasteMessage'))
  const isHeadless = envelopes[0]?.from === undefined
  // What looks like a header within a message that has none may be its own words, and then another did not write this.
  const isForgeable = isHeadless && (sender !== undefined || speaksOf(knownNames(context), envelopes[0]?.body ?? ''))
  return envelopes.map((envelope, index) => {
    tell(index, envelopes.length)
    const given = index === 0 && (isHeadless || envelopes.length === 1) ? { sender, at } : {}
    return keepable(context, timeSent(envelope.at, against.zone, pasted), envelope, given, isForgeable && index > 0)
  })
}

/** Whether a text names any of these: what a forum writes above its messages does not. */
function speaksOf(names: readonly string[], text: string): boolean {
  const words = ` ${fold(text).replace(/[^\p{L}\p{N}]+/gu, ' ')} `
  return names.some(name =>
    words.includes(
      ` ${fold(name)
        .replace(/[^\p{L}\p{N}]+/gu, ' ')
        .trim()} `,
    ),
  )
}

/** Reads a message that was kept once more, now that its sender is known. */
export function readAgain({
  body,
  subject,
  sender,
  at,
  ...against
}: Against & { body: string; subject?: string | undefined; sender: string; at?: string | undefined }): Reading {
  const envelope = envelopesOf(body)[0]
  const asides = envelope && envelope.body === body ? envelope : envelopeOf(body)
  const context = { ...contextOf(against), sender }
  return readWhole(context, { ...asides, body, ...(subject !== undefined && { subject }) }, at)
}

/** A body alone as an envelope, though lines of it may look like headers. */
function envelopeOf(body: string): Envelope {
  const [whole] = envelopesOf(`From: -\n\n${body}`)
  return { ...whole!, body, span: { start: 0, end: body.length }, bodyAt: 0 }
}

function contextOf({ game, hosts, asking }: Against): Context {
  const system = withOwnRoles(systemById(game.system)!, game)
  const phase = game.phases.at(-1)!
  const before = game.phases.slice(0, -1).findLast(({ kind }) => kind === phase.kind)
  return {
    system,
    game,
    phase,
    hosts,
    ...(asking && { asking }),
    aliases: Object.fromEntries(
      game.seats.map(({ slot, ...seat }) => {
        const { today, before: earlier } = otherNames(seat)
        return [slot, [...today, ...earlier]]
      }),
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

function keepable(
  context: Context,
  inHeader: TimeSent,
  envelope: Envelope,
  given: { sender?: string | undefined; at?: string | undefined },
  isUnsure: boolean,
): Keepable {
  const sender = given.sender ?? (isUnsure ? undefined : senderOf(envelope, nameBookOf(context.game, context.aliases)))
  const { at, written } = given.at === undefined ? inHeader : { at: given.at }
  const { from, subject, body } = envelope
  return {
    id: '',
    ...(from !== undefined && { from }),
    ...(sender !== undefined && { sender }),
    ...(at !== undefined && { at }),
    ...(written !== undefined && { written }),
    ...(subject !== undefined && { subject }),
    body,
    reading: readWhole({ ...context, ...(sender !== undefined && { sender }) }, envelope, at),
  }
}

/** A message as it is read: what it orders, and what is no order and a matter for the host. */
function readWhole(context: Context, envelope: Envelope, at: string | undefined): Reading {
  const { body } = envelope
  return withMatter(context, body, heldBack(context, body, at, readMessage(envelope, context)))
}

/** A player who wants to be replaced or will be away asks for no action, and is not to be overlooked. */
function withMatter(context: Context, body: string, reading: Reading): Reading {
  const found = context.sender === undefined ? undefined : safely(() => wantsReader([])(runsOf({ text: body })))
  if (!found || found.want === 'asks') return reading
  const start = body.indexOf(found.said)
  const language = speaksRu(context, body) ? 'ru' : 'en'
  const matter: Doubt = {
    why: 'forHost',
    ...(start >= 0 && { span: { start, end: start + found.said.length } }),
    question: questionOf('forHost', language)({ text: found.said.slice(0, 200), use: '', names: '' }),
    choices: [{ says: inWords(seenTo, language) }],
  }
  return { ...reading, doubts: [...reading.doubts, matter] }
}
