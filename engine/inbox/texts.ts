/** A text that is sent in: `My will: …`. What stands behind the colon, or in quotes, is no part of the message itself. */
import type { Order } from './clause.ts'
import type { Range } from '../text/range.ts'
import type { SenderContext } from './reader.ts'

/** An order that is a text. `more`: its paragraphs behind the first, where only the end of the message ends it. */
export interface TextRead {
  order: Order
  more?: Range
}

const quotes: Record<string, string> = { '"': '"', '“': '”', '„': '“', '«': '»', '‘': '’' }
const lead = String.raw`(?<=^|[\n.!?;:,–—-]\s*|\b(?:and|also|then|plus|is|here's)\s+)(?:but\s+)?(?:(?:this|here) is\s+|i\s+(?:hereby\s+)?|i'd like to\s+)?`
const tail = String.raw`(?:\s+(?:is|reads|says|goes|shall be|as follows|for tonight|for the record)){0,2}`

/** How a language leads to a text whose one word stands alone. Patterns. */
export interface LeadsToText {
  /** Behind what the word may stand. */
  behind: string
  /** What may stand between it and the text. */
  to: string
  /** The word in another form. */
  inForms: (words: string) => string
}
const english: LeadsToText = {
  behind: String.raw`(?<=^\s*|\n\s*)`,
  to: String.raw`\s*[:=]\s*`,
  inForms: words => words,
}

/** One word alone may be another's: `I will: …`. It counts as a label only. */
const isWord = (phrase: string): boolean => /^\p{L}+$/u.test(phrase)

const oneOf = (phrases: readonly string[]): string =>
  phrases.length
    ? `(?:${[...phrases]
        .sort((a, b) => b.length - a.length)
        .map(phrase => phrase.replace(/[^\p{L}\p{N}]+/gu, String.raw`\s+`))
        .join('|')})`
    : '(?!)'

/**
 * @param phrases how each ability is asked for
 * @param until where the message ends before its signature
 * @param leads how the language of the message leads to such a text; as English where absent
 * @returns at most one
 */
export function textsIn(
  { extras }: SenderContext,
  phrases: Readonly<Record<string, readonly string[]>>,
  body: string,
  until: number,
  leads: LeadsToText = english,
): TextRead[] {
  for (const [
    ability,
    {
      named: { text: key },
    },
  ] of extras) {
    const said = Object.hasOwn(phrases, ability) ? phrases[ability]!.filter(phrase => !/[{?]/.test(phrase)) : []
    if (key === undefined || !said.length) continue
    const [words, several] = [said.filter(isWord), said.filter(phrase => !isWord(phrase))].map(oneOf)
    const single = leads.inForms(words!)
    const found = new RegExp(
      `${lead}${several}${tail}(?:\\s*[:=]\\s*|[\\s.,]*(?=["“„«‘]))|${leads.behind}${single}${leads.to}`,
      'iu',
    ).exec(body.slice(0, until))
    if (!found) continue
    const from = found.index + found[0].length
    const close = quotes[body[from] ?? '']
    const closed = close === undefined ? -1 : body.indexOf(close, from + 1)
    const end = closed > from && closed < until ? closed + 1 : until
    const text = (end === closed + 1 ? body.slice(from + 1, closed) : body.slice(from, until)).trim()
    if (text === '') continue
    const next = end === closed + 1 ? -1 : body.slice(0, until).indexOf('\n\n', from)
    const order: Order = {
      is: 'order',
      negative: false,
      abilities: [ability],
      targets: [],
      nobody: false,
      subject: 'writer',
      replaces: false,
      with: { [key]: text },
      span: { start: found.index, end },
      troubles: [],
    }
    return [
      { order, ...(next > from && body.slice(next, until).trim() !== '' && { more: { start: next, end: until } }) },
    ]
  }
  return []
}
