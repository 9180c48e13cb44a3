/**
 * Breaking a sentence into lines of a width, so that a drawing knows its size before it is drawn. Ours: libraries break plain
 * text, and a sentence has names and bold words of other widths in it.
 */
import type { Span } from '../../../engine/text/span.ts'

/** A piece of a line in one style. */
interface Piece {
  text: string
  bold: boolean
}
export type TextLine = Piece[]
/** The width of words in a style, in pixels. */
export type Ruler = (text: string, bold: boolean) => number

/** Takes a sentence; returns its lines. A word that is too long for a line is broken. */
export function wrap(spans: readonly Span[], width: number, ruler: Ruler): TextLine[] {
  const lines: TextLine[] = []
  let used = 0
  for (const word of wordsOf(flat(spans, false))) {
    for (const part of widthOf(word, ruler) > width ? broken(word, width, ruler) : [word]) {
      const wide = widthOf(part, ruler)
      const last = lines.at(-1)
      // The space is bold between two bold words, as `append` writes it.
      const gap = part.begins ? ruler(' ', last?.at(-1)?.bold === true && part.pieces[0]?.bold === true) : 0
      if (last !== undefined && used + gap + wide <= width) {
        used += gap + wide
        append(last, part.begins ? ' ' : '', part)
      } else {
        used = wide
        const line: TextLine = []
        append(line, '', part)
        lines.push(line)
      }
    }
  }
  return lines
}

/** How wide the widest word of a sentence is, with what no space parts from it. */
export const widestWord = (spans: readonly Span[], ruler: Ruler): number =>
  Math.max(0, ...wordsOf(flat(spans, false)).map(word => widthOf(word, ruler)))

/** What no space parts: a name and its full stop stay together, though they differ in style. `begins`: a space goes before. */
interface Word {
  pieces: Piece[]
  begins: boolean
}

const widthOf = ({ pieces }: Word, ruler: Ruler): number =>
  pieces.reduce((sum, { text, bold }) => sum + ruler(text, bold), 0)

function append(line: TextLine, before: string, { pieces }: Word): void {
  pieces.forEach(({ text, bold }, index) => {
    const last = line.at(-1)
    const space = index === 0 ? before : ''
    if (last?.bold === bold) last.text += space + text
    else if (last && !last.bold) {
      last.text += space
      line.push({ text, bold })
    } else line.push({ text: space + text, bold })
  })
}

const flat = (spans: readonly Span[], bold: boolean): Piece[] =>
  spans.flatMap(span => {
    if (span.kind === 'player') return [{ text: span.name, bold: true }]
    if ('spans' in span)
      return flat(span.kind === 'quote' ? quoted(span.spans) : span.spans, bold || span.kind === 'strong')
    return [{ text: span.text, bold }]
  })

const quoted = (spans: Span[]): Span[] => [{ kind: 'text', text: '“' }, ...spans, { kind: 'text', text: '”' }]

function wordsOf(pieces: readonly Piece[]): Word[] {
  const words: Word[] = []
  let spaced = true
  for (const { text, bold } of pieces) {
    for (const part of text.split(/(\s+)/).filter(Boolean)) {
      if (/^\s/.test(part)) spaced = true
      else if (spaced) {
        words.push({ pieces: [{ text: part, bold }], begins: true })
        spaced = false
      } else words.at(-1)?.pieces.push({ text: part, bold })
    }
  }
  return words
}

/** A word in parts that fit a line each. */
function broken({ pieces, begins }: Word, width: number, ruler: Ruler): Word[] {
  const parts: Word[] = []
  for (const { text, bold } of pieces) {
    let part = ''
    for (const letter of text) {
      if (part !== '' && ruler(part + letter, bold) > width) {
        parts.push({ pieces: [{ text: part, bold }], begins: begins && !parts.length })
        part = ''
      }
      part += letter
    }
    if (part !== '') parts.push({ pieces: [{ text: part, bold }], begins: begins && !parts.length })
  }
  return parts
}
