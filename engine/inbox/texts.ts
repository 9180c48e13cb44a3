/** A text that is sent in: `My will: …`. What stands behind the colon, or in quotes, is no part of the message itself. */
import type { Order } from './clause.ts'
import type { Range } from '../text/range.ts'
import type { Reader } from './reader.ts'

/** An order that is a text. `more`: its paragraphs behind the first, where only the end of the message ends it. */
export interface TextRead {
  order: Order
  more?: Range
}

const quotes: Record<string, string> = { '"': '"', '“': '”', '„': '“', '«': '»', '‘': '’' }
const lead = String.raw`(?<=^|[\n.!?;:,–—-]\s*|\b(?:and|also|then|plus|is|here's)\s+)(?:but\s+)?(?:(?:this|here) is\s+|i\s+(?:hereby\s+)?|i'd like to\s+)?`
const tail = String.raw`(?:\s+(?:is|reads|says|goes|shall be|as follows|for tonight|for the record)){0,2}`

/** «Оставляю ночную записку: …»: what stands before the word. */
const brought = String.raw`(?:(?:моя|мою|ночная|ночную|в|оставляю|оставлю|оставьте|пишу|прошу|хочу|оставить)\s+){0,3}`
/** «Записка на утро: …», «записку, пожалуйста: …»: for when or whom it is. */
const whenRead = String.raw`(?:\s+(?:на|к|ко|в|для|от)\s+\p{L}+|,?\s+(?:пожалуйста|плиз|прошу|такая|вот))*`

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
 * @returns at most one
 */
export function textsIn(
  { extras }: Reader,
  phrases: Readonly<Record<string, readonly string[]>>,
  body: string,
  until: number,
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
    // «Записка» is left as «записку».
    const single = words!.replaceAll(/(?<=[а-я])а(?=[|)])/gu, '[ау]')
    const found = new RegExp(
      `${lead}${several}${tail}(?:\\s*[:=]\\s*|[\\s.,]*(?=["“„«‘]))|(?<=^\\s*|\\n\\s*|[.!?]\\s+)${brought}${single}${whenRead}(?:\\s*[:=]\\s*|\\s+[–—-]\\s+|\\s*(?=["“„«]))`,
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
