/** Comparing words whatever their case: every character stays in its place, so that what is found can be marked. */
import type { FoundMark } from './answers.ts'

/** How much of a text is shown around what was found, and how much of that before it. */
const shown = 240
const before = 70

const alike: Readonly<Record<string, string>> = {
  ё: 'е',
  '’': "'",
  '“': '"',
  '”': '"',
  '«': '"',
  '»': '"',
  '\u00a0': ' ',
}

/** The text as it is shown: composed, so that a letter with a mark on it is one character, and in one line. */
export const plain = (text: string): string => text.normalize('NFC').replace(/[\n\r\t]/g, ' ')

/** Takes a text that is `plain`; returns it in small letters, without what is written now so and now otherwise. */
export const folded = (text: string): string =>
  // A few capitals become two characters: these stay.
  (text.toLowerCase().length === text.length ? text.toLowerCase() : [...text].map(small).join('')).replace(
    /[ё’“”«»\u00a0]/g,
    sign => alike[sign]!,
  )

const small = (letter: string): string =>
  letter.toLowerCase().length === letter.length ? letter.toLowerCase() : letter

/** The words that are looked for, folded, each once. */
export const wordsIn = (asked: string): string[] => [...new Set(folded(plain(asked)).split(/\s+/).filter(Boolean))]

/** Every place where one of the words stands, first to last; places that touch are one. */
export function marksOf(text: string, words: readonly string[]): FoundMark[] {
  const small = folded(text)
  const places: FoundMark[] = []
  for (const word of words)
    for (let start = small.indexOf(word); start >= 0; start = small.indexOf(word, start + word.length))
      places.push({ start, end: start + word.length })
  const marks: FoundMark[] = []
  for (const place of places.sort((a, b) => a.start - b.start)) {
    const last = marks.at(-1)
    if (last && place.start <= last.end) last.end = Math.max(last.end, place.end)
    else marks.push(place)
  }
  return marks
}

/** The part of a text in which the first of the words stands, whole words at both ends. */
export function excerptOf(text: string, words: readonly string[]): string {
  const small = folded(text)
  const found = words.map(word => small.indexOf(word)).filter(at => at >= 0)
  const at = found.length ? Math.min(...found) : 0
  const from = at <= before ? 0 : wholeFrom(text, at - before, at)
  const to = from + shown >= text.length ? text.length : wholeTo(text, from + shown, at)
  return `${from ? '…' : ''}${text.slice(from, to).trim()}${to < text.length ? '…' : ''}`
}

function wholeFrom(text: string, from: number, at: number): number {
  const space = text.indexOf(' ', from)
  return space >= 0 && space < at ? space + 1 : from + Number(isSecondHalf(text, from))
}

function wholeTo(text: string, to: number, at: number): number {
  const space = text.lastIndexOf(' ', to)
  return space > at ? space : to + Number(isSecondHalf(text, to))
}

/** Whether this place is within a sign of two characters. */
const isSecondHalf = (text: string, at: number): boolean => /[\udc00-\udfff]/.test(text.charAt(at))
