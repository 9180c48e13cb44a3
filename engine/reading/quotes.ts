/**
 * What in a message is not its sender's word of now: quoted text, struck text, signatures. Where the end of a quote
 * cannot be seen, everything behind it is unsure.
 */
import { united, type Range } from '../text/range.ts'

export type AsideKind = 'quoted' | 'struck' | 'signature'
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
/** `Ann said:` as forums print it above a quote; in Russian with «(а)», as no player writes of himself. */
const attributes = (line: string): boolean =>
  line.length < 160
  && /^\s*\S.{0,60}\s(?:wrote|said|writes|(?:на)?писал\(а\)|сказал\(а\)):?\s*(?:↑.{0,60})?$/i.test(line)
  && /:|↑/.test(line)
export const isQuotedLine = (line: string): boolean => /^\s{0,3}(?:>|&gt;)(?![:;]?[()])/.test(line)

/** Whether `asidesOf` could find anything: it says yes too often rather than once too seldom. */
export const mayHaveAsides = (body: string): boolean =>
  /[[<>~]|&gt;|(?:said|wrote|writes|писал\(а\)|сказал\(а\)):?\s*(?:↑|$)|message|сообщение|repl(?:y|ies)|sent from|sent via|get outlook|^--/im.test(
    body,
  )

/** Takes a message; returns what in it is not said by its sender now. */
export function asidesOf(body: string): Asides {
  const { quoted, unsureFrom } = linesQuoted(body)
  const struck = [
    ...paired(body, /\[(\/?)(?:s|strike|del)\]/gi, false),
    ...paired(body, /<(\/?)(?:s|strike|del)>/gi, false),
    ...between(body, '~~'),
  ]
  const blocks = [
    ...paired(body, /\[(\/?)quote\b[^\]\n]{0,200}\]/gi, true),
    ...paired(body, /<(\/?)blockquote\b[^>\n]{0,200}>/gi, true),
  ]
  const asides = [
    ...united([...quoted, ...blocks]).map((span): Aside => ({ kind: 'quoted', span })),
    ...united(struck).map((span): Aside => ({ kind: 'struck', span })),
    ...signature(body).map((span): Aside => ({ kind: 'signature', span })),
  ]
  return unsureFrom === undefined ? { asides } : { asides, unsureFrom }
}

function linesQuoted(body: string): { quoted: Range[]; unsureFrom?: number } {
  const lines = linesOf(body)
  const expands = lines.flatMap(({ text }, index) => (/^\s*click to expand/i.test(text) ? [index] : []))
  const quoted: Range[] = []
  let unsureFrom: number | undefined
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index]!
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
    } else if (attributes(line.text) && !/\[\/?quote/i.test(lines[index + 1]?.text ?? '')) {
      const expand = expands.find(at => at > index)
      const last = expand ?? endOfParagraph(lines, index + 1)
      quoted.push({ start: line.start, end: lines[last]!.end })
      if (expand === undefined && !isQuotedLine(lines[index + 1]?.text ?? '')) unsureFrom ??= lines[last]!.end
      index = last
    }
  }
  return { quoted, ...(unsureFrom !== undefined && { unsureFrom }) }
}

function endOfParagraph(lines: readonly Line[], from: number): number {
  let last = Math.min(from, lines.length - 1)
  while (last + 1 < lines.length && lines[last + 1]!.text.trim() !== '') last++
  return last
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
