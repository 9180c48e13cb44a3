/** From tokens to sentences, with whole names found and a name of several words made one word. */
import type { NameBook, NameFound } from './names.ts'
import { spellings } from './slang-en.ts'
import type { Token } from './tokens.ts'

export interface Word extends Token {
  /** Whose whole name this is, if it is meant as one. */
  name?: NameFound
  /** Whom a pronoun can only mean here. */
  means?: string
}
export interface Sentence {
  words: Word[]
  question: boolean /** Something in it can make it look other than it reads. */
  odd: boolean
}

const stops = /^(?:[.!?;…⁉‼]|\.{2,})$/
/** Lines at least so long were broken by a mail program, not by the writer. */
const wrapped = 60

/** @param body the text the tokens are of */
export function sentencesOf(body: string, tokens: readonly Token[], book: NameBook): Sentence[] {
  const sentences: Sentence[] = []
  let words: Word[] = []
  let question = false
  let lineStart = 0
  const close = (): void => {
    if (words.length)
      sentences.push({
        words: words.filter((word, at) => !saysEither(word, words, at)),
        question,
        odd: words.some(({ kind }) => kind === 'odd'),
      })
    words = []
    question = false
  }
  for (let at = 0; at < tokens.length;) {
    const token = tokens[at]!
    const name = book.wholeAt(tokens, at)
    if (name) {
      const last = tokens[at + name.length - 1]!
      words.push({
        ...token,
        ...(name.length > 1 && { text: `${body.slice(token.start, last.end)} `, end: last.end }),
        name,
      })
      at += name.length
      continue
    }
    const next = tokens[at + 1]
    if (token.kind === 'gap') close()
    else if (token.kind === 'line') {
      if (!continues(words.at(-1), token.start - lineStart, body[next?.start ?? body.length])) close()
      lineStart = token.end
    } else if (
      token.kind === 'mark'
      && stops.test(token.text)
      && !(next?.glued && next.kind === 'word' && token.text === '.')
    ) {
      question ||= /[?⁉]/.test(token.text)
      if (next?.kind !== 'mark' || !stops.test(next.text)) close()
    } else words.push(spelt(token))
    at++
  }
  close()
  return sentences
}

/** “either Ann or Bob” says no more than “Ann or Bob”. */
const saysEither = ({ text }: Word, words: readonly Word[], at: number): boolean =>
  text === 'either' && words[at + 1]?.name !== undefined && words.slice(at + 2, at + 4).some(word => word.text === 'or')

const spelt = (token: Token): Word =>
  Object.hasOwn(spellings, token.text) ? { ...token, text: spellings[token.text]! } : token

function continues(last: Word | undefined, length: number, first: string | undefined): boolean {
  if (last?.kind === 'mark' && /^(?:[,:=&/+]|-|--|–|—|<?[-=]+>|→)$/.test(last.text)) return true
  return length >= wrapped && first !== undefined && (/\p{Ll}/u.test(first) || last?.kind === 'word')
}
