/**
 * What in a message is not its sender's word of now: quoted text, struck text, signatures. Where the end of a quote
 * cannot be seen, everything behind it is unsure.
 */
import { united, type Range } from '../text/range.ts'
import { attributionIn, endOfCopied, type Attribution, type Written } from './copied-quotes.ts'

type AsideKind = 'quoted' | 'struck' | 'signature'
export interface Aside {
  kind: AsideKind
  span: Range
}
export interface Asides {
  asides: Aside[]
  /** From here on nobody can tell the sender's words from quoted ones. */
  unsureFrom?: number
}

interface Line {
  text: string
  start: number
  end: number
}

/** The lines of a text, without their ends. */
export function linesOf(text: string): Line[] {
  const lines: Line[] = []
  for (let start = 0; start <= text.length;) {
    const next = text.indexOf('\n', start)
    const end = next < 0 ? text.length : next
    lines.push({ text: text.slice(start, end).replace(/\r$/, ''), start, end })
    start = end + 1
  }
  return lines
}

/** A line below which a mail program keeps the message that is answered. */
export const startsHistory = (line: string): boolean =>
  /^\s*(?:-{2,}\s?(?:original message|forwarded message|reply above this line|исходное сообщение|пересланное сообщение).{0,20}|begin forwarded message:?|previous replies|in reply to:?)\s*$/i.test(
    line.slice(0, 120),
  )
/** `On Tuesday … wrote:` */
export const startsAnswered = (line: string): boolean => line.length < 300 && /^\s*On\s.{4,250}\swrote:\s*$/i.test(line)
export const isQuotedLine = (line: string): boolean => /^\s{0,3}(?:>|&gt;)(?![:;]?[()])/.test(line)

/** Whether `asidesOf` could find anything: it says yes too often rather than once too seldom. */
export const mayHaveAsides = (body: string): boolean =>
  /[[<>~]|&gt;|(?:said|wrote|writes|писал\(а\)|сказал\(а\)):?\s*(?:↑|$)| wrote:|posted by|quote from|message|сообщение|repl(?:y|ies)|sent from|sent via|get outlook|^--/im.test(
    body,
  )

/** Takes a message; returns what in it is not said by its sender now. @param written what is known that others wrote */
export function asidesOf(body: string, written?: Written): Asides {
  const struck = [
    ...paired(body, /\[(\/?)(?:s|strike|del)\]/gi, false),
    ...paired(body, /<(\/?)(?:s|strike|del)>/gi, false),
    ...between(body, '~~'),
  ]
  const blocks = [
    ...paired(body, /\[(\/?)quote\b[^\]\n]{0,200}\]/gi, true),
    ...paired(body, /<(\/?)blockquote\b[^>\n]{0,200}>/gi, true),
  ]
  const { quoted, unsureFrom } = linesQuoted(body, united(blocks), written)
  const asides = [
    ...united([...quoted, ...blocks]).map((span): Aside => ({ kind: 'quoted', span })),
    ...united(struck).map((span): Aside => ({ kind: 'struck', span })),
    ...signature(body).map((span): Aside => ({ kind: 'signature', span })),
  ]
  return unsureFrom === undefined ? { asides } : { asides, unsureFrom }
}

/** @param blocks what tags enclose, in their order: a line in there that says who wrote it begins no other quote */
function linesQuoted(
  body: string,
  blocks: readonly Range[],
  written?: Written,
): { quoted: Range[]; unsureFrom?: number } {
  const lines = linesOf(body)
  const expands = lines.flatMap(({ text }, index) => (/^\s*click to expand/i.test(text) ? [index] : []))
  const quoted: Range[] = []
  let unsureFrom: number | undefined
  let block = 0
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index]!
    while (block < blocks.length && blocks[block]!.end <= line.start) block++
    if (block < blocks.length && blocks[block]!.start <= line.start) continue
    if (isQuotedLine(line.text)) quoted.push({ start: line.start, end: line.end })
    else if (startsHistory(line.text))
      return {
        quoted: [...quoted, { start: line.start, end: body.length }],
        ...(unsureFrom !== undefined && { unsureFrom }),
      }
    else if (startsAnswered(line.text) || startsAnswered(`${line.text} ${lines[index + 1]?.text ?? ''}`)) {
      const after = lines.slice(index + 1, index + 5).find(({ text }) => text.trim() !== '' && !/wrote:\s*$/.test(text))
      if (!after || !isQuotedLine(after.text))
        return {
          quoted: [...quoted, { start: line.start, end: body.length }],
          ...(unsureFrom !== undefined && { unsureFrom }),
        }
      quoted.push({ start: line.start, end: after.start })
    } else {
      const found = attributionIn(line.text)
      if (!found || /\[\/?quote/i.test(lines[index + 1]?.text ?? '')) continue
      const expand = expands.find(at => at > index)
      const last = expand ?? copiedEnd(lines, index, found, written)
      const surely = last ?? (found.rest === '' ? nextWritten(lines, index + 1) : index)
      quoted.push({ start: line.start, end: lines[surely]!.end })
      if (last === undefined && !isQuotedLine(lines[index + 1]?.text ?? '')) unsureFrom ??= lines[surely]!.end
      index = surely
    }
  }
  return { quoted, ...(unsureFrom !== undefined && { unsureFrom }) }
}

/** The last line of a quote that begins below one, or in it, where what it quotes is known. */
function copiedEnd(
  lines: readonly Line[],
  index: number,
  { who, post, rest }: Attribution,
  written: Written | undefined,
): number | undefined {
  const posts = written?.(who, post) ?? []
  if (!posts.length) return undefined
  const end = endOfCopied(textsFrom(lines, index, rest), posts)
  return end === undefined ? undefined : index + end
}

function* textsFrom(lines: readonly Line[], index: number, first: string): Generator<string> {
  yield first
  for (let at = index + 1; at < lines.length; at++) yield lines[at]!.text
}

/** The next line with something in it, or the last one. */
function nextWritten(lines: readonly Line[], from: number): number {
  let at = Math.min(from, lines.length - 1)
  while (at + 1 < lines.length && lines[at]!.text.trim() === '') at++
  return at
}

/** What tags enclose. @param toTheEnd an opened one that is not closed encloses the rest, a closing one alone what is before it */
function paired(body: string, tag: RegExp, toTheEnd: boolean): Range[] {
  const ranges: Range[] = []
  let depth = 0
  let start = 0
  for (const found of body.matchAll(tag)) {
    const end = found.index + found[0].length
    if (found[1] === '') {
      if (depth++ === 0) start = found.index
    } else if (depth > 0) {
      if (--depth === 0) ranges.push({ start, end })
    } else if (toTheEnd) ranges.push({ start: 0, end })
  }
  if (depth > 0) ranges.push({ start, end: toTheEnd ? body.length : Math.min(body.length, start + 500) })
  return ranges
}

function between(body: string, mark: string): Range[] {
  const ranges: Range[] = []
  for (let start = body.indexOf(mark); start >= 0;) {
    const end = body.indexOf(mark, start + mark.length)
    if (end < 0) break
    ranges.push({ start, end: end + mark.length })
    start = body.indexOf(mark, end + mark.length)
  }
  return ranges
}

function signature(body: string): Range[] {
  const dashes = /(?:^|\n)--\s?(?=\n)/.exec(body)
  const device = /(?:^|\n)[ \t]*(?:sent from my |sent via |get outlook for )[^\n]{0,60}(?=\n|$)/i.exec(body)
  return [
    ...(dashes ? [{ start: dashes.index, end: body.length }] : []),
    ...(device ? [{ start: device.index, end: device.index + device[0].length }] : []),
  ]
}
