/**
 * Orders that a message only quotes. A quote is nobody's order; but where the message says nothing else, says yes to it, or
 * quotes its own sender, the order in it is asked about: it may be what he sent before.
 */
import type { Doubt, Reading } from '../journal/reading.ts'
import type { Range } from '../text/range.ts'
import { fold } from '../reading/fold.ts'
import type { Envelope } from '../reading/envelopes.ts'
import type { Aside } from '../reading/quotes.ts'
import { blanked } from './ru/blanked.ts'
import type { Ambiguity } from './draft-state.ts'

/** What stands above or before quoted words, and names who wrote them. */
const opening =
  /^\s*(?:\[quote(?:="?(?<tagged>[^"\],;]{1,60}))?[^\]\n]{0,160}\]|(?<named>\S.{0,60}?)\s(?:wrote|said|writes|(?:на)?писал\(а\)|сказал\(а\)):?\s*(?:↑.{0,60})?\n)/iu
const affirming =
  /(?<![\p{L}\p{N}])(?:stands?|still|confirm\p{L}*|same|again|yes|yep|yeah|this|that|above|go(?:es)? ahead|correct|unchanged|force|в силе|подтвержда\p{L}*|да|верно|оста[её]тся|по-прежнему|все так|вс[её] т[ао] же|то же|повторяю|так и есть|это)(?![\p{L}\p{N}])/iu
const mostAffirming = 60

interface Quote {
  by?: string
  /** Without what names its author. */
  words: Range
}

const quoteAt = (body: string, { span }: Aside): Quote => {
  const found = opening.exec(body.slice(span.start, span.end))
  const by = found?.groups?.tagged ?? found?.groups?.named
  return { words: { start: span.start + (found?.[0].length ?? 0), end: span.end }, ...(by !== undefined && { by }) }
}

/**
 * The message as if what it quotes were its sender's own words, where that may be asked about.
 * @param names under which the sender writes
 */
export function quotedOf({ body, asides, ...rest }: Envelope, names: readonly string[]): Envelope | undefined {
  const quotes = asides.filter(({ kind }) => kind === 'quoted')
  if (!quotes.length) return undefined
  const said = blanked(
    body,
    asides.map(({ span }) => span),
  ).trim()
  const isAsked = said === '' || (said.length <= mostAffirming && affirming.test(said))
  const sender = names.map(fold)
  // `On Tuesday, Ann wrote:`
  const isBySender = (by: string): boolean => sender.some(name => ` ${fold(by)}`.endsWith(` ${name}`))
  const meant = quotes
    .map(quote => quoteAt(body, quote))
    .filter(({ by }) => isAsked || (by !== undefined && isBySender(by)))
  if (!meant.length) return undefined
  const { unsureFrom: _, ...envelope } = rest
  const own = meant.map(({ words }) => words)
  const others = own.map(({ start }, at): Range => ({ start: own[at - 1]?.end ?? 0, end: start }))
  const marks = [...body.matchAll(/\[\/?quote[^\]\n]{0,200}\]|^\s{0,3}(?:>|&gt;)+/gim)].map(
    ({ 0: mark, index }): Range => ({ start: index, end: index + mark.length }),
  )
  return {
    ...envelope,
    asides: [],
    body: blanked(body, [...others, ...marks, { start: own.at(-1)!.end, end: body.length }]),
  }
}

/** Whether nothing at all came of a message. */
export const isSilent = ({ proposals, doubts, notes }: Reading): boolean =>
  !proposals.length
  && !doubts.length
  && notes.every(({ kind }) => kind === 'nothing' || kind === 'quoted' || kind === 'struck' || kind === 'question')

/** @returns what was read, with the order asked about that the quote holds @param quoted what came of the quote as of his own words */
export function withQuoted(read: Reading, { proposals, doubts }: Reading, ask: (query: Ambiguity) => Doubt): Reading {
  const acting = doubts.flatMap(({ choices }) => choices.filter(({ does }) => does !== undefined))
  const spans = [...proposals.flatMap(({ spans: said }) => said), ...doubts.flatMap(({ span }) => span ?? [])]
  if (!spans.length || !(proposals.length + acting.length)) return read
  const span = {
    start: Math.min(...spans.map(({ start }) => start)),
    end: Math.max(...spans.map(({ end }) => end)),
  }
  const options = [...proposals, ...acting].map(({ does, to = [], with: keys = {} }) => ({
    does: does!,
    targets: to.map(slot => ({ slot, span })),
    ...(Object.keys(keys).length && { with: keys }),
  }))
  return {
    ...read,
    doubts: [
      ask({
        why: 'quotedOrder',
        span,
        abilities: 'all',
        options: proposals.length ? options.slice(0, proposals.length) : options,
      }),
    ],
    notes: read.notes.filter(({ kind }) => kind !== 'nothing'),
  }
}
