/** Sayings as a system writes them, and where one stands among the words of a sentence. */
import type { SeatId } from '../../reason/claim.ts'
import type { Range } from '../../text/range.ts'
import type { Target } from '../clause.ts'
import { folded } from './folded.ts'
import type { Sentence } from './sentences.ts'

/** A word of a saying: any of these, whole or by its beginning, or who is named there. */
interface Token {
  names: boolean
  words: readonly { text: string; begins: boolean }[]
}
interface Saying {
  of: string
  tokens: readonly Token[]
}
/** The sayings of a system, by the first three letters of what they begin with. */
export type Sayings = ReadonlyMap<string, readonly Saying[]>

export const key = (text: string): string => text.slice(0, 3)
export const ofNames = ''

/** @param written by ability: words of which `|` parts those that mean the same, a star stands for any ending, `X` for names */
export function sayingsFor(written: Readonly<Record<string, readonly string[]>>): Sayings {
  const beginning = new Map<string, Saying[]>()
  for (const [of, all] of Object.entries(written))
    for (const said of all) {
      const tokens = said.split(' ').map((word): Token => {
        const all = word.split('|')
        return {
          names: all.includes('X'),
          words: all.flatMap(one =>
            one === 'X' ? [] : [{ text: folded(one).replace('*', ''), begins: one.endsWith('*') }],
          ),
        }
      })
      const { names, words } = tokens[0]!
      for (const at of new Set([...(names ? [ofNames] : []), ...words.map(({ text }) => key(text))]))
        beginning.set(at, [...(beginning.get(at) ?? []), { of, tokens }])
    }
  return beginning
}

export interface Word extends Range {
  text: string
  target?: Target
}

/** So many words of no account may stand between two of a saying. */
const mostBetween = 3
/** They are never passed over between the words of a saying. */
export const weighty = new Set('не ни нет или если когда но однако вдруг зато'.split(' '))

const isWord = (text: string, { words }: Token): boolean =>
  words.some(one => (one.begins ? text.startsWith(one.text) : text === one.text))
export const stands = ({ text, target }: Word, token: Token): boolean =>
  target ? token.names : isWord(text, token) || (token.names && pointsAt.test(text))
/** Who was named before: «какого он цвета». */
export const pointsAt =
  /^(?:он|она|они|его|е[её]|их|него|не[её]|них|ему|ей|им|нему|ней|ним|н[её]м|нею|ними|обоих|обоим|обе|оба|обеих)$/u
export const genderAt = (word: string): 'm' | 'f' | 'all' | undefined =>
  /^(?:он|его|него|ему|нему|ним|нем)$/u.test(word)
    ? 'm'
    : /^(?:она|ее|нее|ей|ней|нею)$/u.test(word)
      ? 'f'
      : /^(?:они|их|них|ними|об)/u.test(word)
        ? 'all'
        : undefined

export function wordsOf(body: string, { span, targets }: Pick<Sentence, 'span' | 'targets'>, sender: SeatId): Word[] {
  const words: Word[] = []
  for (const { 0: text, index } of folded(body.slice(span.start, span.end)).matchAll(/[\p{L}\p{N}]+/gu)) {
    const [start, end] = [span.start + index, span.start + index + text.length]
    const target = targets.find(one => one.slot !== sender && one.span.start <= start && start < one.span.end)
    const last = words.at(-1)
    if (target && last?.target === target) last.end = end
    else words.push({ text, start, end, ...(target && { target }) })
  }
  return words
}

export interface Found extends Range {
  of: string
  /** By what word of theirs it points at who was named. */
  pointer: string
  targets: Target[]
}

/** Where a saying stands whose first word is there. */
export function foundAt(words: readonly Word[], from: number, { of, tokens }: Saying): Found | undefined {
  const targets: Target[] = []
  let at = from
  let pointer = ''
  /** «Осы и Хана», «Хан с Осой», «Оса, Хан». */
  const takeNames = (): void => {
    targets.push(words[at]!.target!)
    at++
    for (;;) {
      const joined = words[at]?.target ? at : isJoin(words[at]?.text) && words[at + 1]?.target ? at + 1 : undefined
      if (joined === undefined) return
      targets.push(words[joined]!.target!)
      at = joined + 1
    }
  }
  for (const [place, token] of tokens.entries()) {
    if (token.names && !token.words.length && targets.length && words[at - 1]!.target && tokens[place - 1]!.names)
      continue
    if (place) {
      const last = at
      while (at < words.length && at - last <= mostBetween && !stands(words[at]!, token) && isPassed(words[at]!)) at++
    }
    const word = words[at]
    if (!word || !stands(word, token)) return undefined
    if (word.target) takeNames()
    else {
      if (token.names && !isWord(word.text, token)) pointer = word.text
      at++
    }
  }
  // «Барьеры для Осы»: behind what leads to them.
  if (!targets.length && words[at]?.target) takeNames()
  const isOfNone = tokens.every(({ names }) => !names)
  return targets.length || pointer || isOfNone
    ? { of, targets: pointer ? [] : targets, pointer, start: words[from]!.start, end: words[at - 1]!.end }
    : undefined
}

const isPassed = ({ text, target }: Word): boolean => !target && !weighty.has(text)
const isJoin = (word: string | undefined): boolean => word !== undefined && /^(?:и|с|со|да|у)$/u.test(word)
