/** Takes the name of a role apart: phrases that mean something, numbers of shots, nights, and how they are joined. */
import { numberWords } from '../text/number-words.ts'
import { foldWord } from '../text/fold-word.ts'
import { distance, letters } from '../text/nearest.ts'
import type { Meaning, RoleLexicon } from './role-lexicon.ts'

/** A stretch of a name: a phrase with its meaning, a number of shots, nights, or a list in brackets. */
export interface Unit {
  text: string
  meaning?: Meaning
  /** How often; NaN where the name leaves the number open: `X-Shot`. */
  shots?: number
  nights?: number[]
  /** A bracket, for whoever knows what stands before it. */
  inside?: string
  /** A group among those of the same role: `#1`. */
  group?: string
  /** A plus, a slash or the like stands before it. */
  joined?: true
}

/** A word that may mean several things, with what, the likeliest first. */
export interface Ask {
  word: string
  means: readonly string[]
}

/** Whether it is asked what a role holds, and not which role it is. */
export const asksWhatItHolds = ({ word, means }: Ask): boolean => means[0]?.startsWith(`${word} (`) === true

export interface Parted {
  units: Unit[]
  /** From the first word that is none, where there is one. */
  unread?: string
  asks: Ask[]
}

interface Token {
  text: string
  key: string
  at: number
  end: number
  joined: boolean
}

const numbers: Readonly<Record<string, number>> = { ...numberWords, single: 1, double: 2, triple: 3 }
const numberIn = (word: string): number | undefined => (/^\d{1,3}$/.test(word) ? Number(word) : numbers[word])
const shotWord = /^(?:shots?|uses?)$/
const nightWord = /^nights?$/
/** No phrase has more words. */
const longestPhrase = 6
/** A slip is forgiven in a word of so many letters. */
const slipFrom = 6
/** Meanings that are read as other words lead to such meanings no further than this. */
const deepest = 3

/** @param slips whether a word with one slip in it is read as meant */
export function partName(said: string, lexicon: RoleLexicon, slips: boolean, depth = 0): Parted {
  const tokens = tokensOf(said)
  const parted: Parted = { units: [], asks: [] }
  for (let at = 0; at < tokens.length;) {
    const found = bracketAt(tokens, at) ?? longer(numberAt(tokens, at), phraseAt(tokens, at, lexicon, slips))
    if (!found) return { ...parted, unread: said.slice(tokens[at]!.at).trim() }
    const { length, unit } = found
    const joined = tokens[at]!.joined && parted.units.length > 0 ? { joined: true as const } : {}
    at += length
    const { means, asked } = unit.meaning ?? {}
    const readable = asked?.filter(one => isReadable(one, unit, lexicon, depth))
    if (readable) parted.asks.push({ word: unit.text, means: readable })
    const instead = means ?? (readable && likeliest(readable, unit))
    if (instead === undefined || depth >= deepest) parted.units.push({ ...unit, ...joined })
    else {
      const read = partName(instead, lexicon, slips, depth + 1)
      parted.asks.push(...read.asks)
      if (read.unread !== undefined) return { ...parted, unread: unit.text }
      parted.units.push(...read.units.map((one, index) => (index ? one : { ...one, ...joined })))
    }
  }
  return parted
}

/** Whether a meaning that sites give a word is one that there is here: another role, or what the word says itself. */
const isReadable = (means: string, { text, meaning }: Unit, lexicon: RoleLexicon, depth: number): boolean =>
  foldWord(means) === foldWord(text)
    ? meaning?.role !== undefined
    : depth < deepest && partName(means, lexicon, false, depth + 1).unread === undefined

/** The first of these meanings; undefined where that is the word's own. */
function likeliest([first]: readonly string[], { text }: Unit): string | undefined {
  return first === undefined || foldWord(first) === foldWord(text) ? undefined : first
}

/** Words with what stands between them: a bracket is one, and so is a group. */
function tokensOf(said: string): Token[] {
  const tokens: Token[] = []
  let joined = false
  for (const { 0: text, index } of said.matchAll(/[([][^()[\]]*[)\]]|#\s?[\p{L}\p{N}]+|[\p{L}\p{N}'’.?]+|[+/&,]/gu)) {
    if (/^[+/&,]$/.test(text)) joined = true
    else {
      const key = foldWord(text)
      if (key === '') continue
      tokens.push({ text, key, at: index, end: index + text.length, joined })
      joined = false
    }
  }
  return tokens
}

interface Found {
  length: number
  unit: Unit
}

const longer = (one: Found | undefined, other: Found | undefined): Found | undefined =>
  one && (!other || one.length >= other.length) ? one : other

function bracketAt(tokens: readonly Token[], at: number): Found | undefined {
  const { text } = tokens[at]!
  if (text.startsWith('#')) return { length: 1, unit: { text, group: text.slice(1).trim() } }
  if (!/^[([]/.test(text)) return undefined
  const inside = text.slice(1, -1).trim()
  const [, number] = /^(?:x\s?)?(\d{1,3})(?:\s?x|\s*-?\s*shots?)?$/i.exec(inside) ?? []
  if (number !== undefined && at > 0) return { length: 1, unit: { text, shots: Number(number) } }
  const [, group] = /^(#\s?[\p{L}\p{N}]{1,10}|[\p{Lu}\d])$/u.exec(inside) ?? []
  return { length: 1, unit: { text, ...(group === undefined ? { inside } : { group: group.replace(/^#\s?/, '') }) } }
}

/** `2-shot`, `Two Shot`, `3shot`, `x2`, `Night 2`, `Nights 2 and 4`, `N3`. */
function numberAt(tokens: readonly Token[], at: number): Found | undefined {
  const key = (place: number): string => tokens[at + place]?.key ?? ''
  const text = (length: number): string =>
    tokens
      .slice(at, at + length)
      .map(token => token.text)
      .join(' ')
  const shots = (length: number, count: number): Found => ({ length, unit: { text: text(length), shots: count } })
  const [, glued] = /^(?:x(\d{1,3})|(?:\d{1,3}x))$/.exec(key(0)) ?? []
  if (glued !== undefined) return shots(1, Number(glued))
  if (/^\d{1,3}x$/.test(key(0))) return shots(1, Number.parseInt(key(0), 10))
  const [, whole = ''] = /^([a-z]+|\d{1,3})shots?$/.exec(key(0)) ?? []
  const counted = numberIn(whole)
  if (counted !== undefined) return shots(1, counted)
  if (whole === 'x') return shots(1, Number.NaN)
  if (shotWord.test(key(1))) {
    const count = key(0) === 'x' ? Number.NaN : numberIn(key(0))
    if (count !== undefined) return shots(2, count)
  }
  return nightsAt(tokens, at)
}

function nightsAt(tokens: readonly Token[], at: number): Found | undefined {
  const [, short] = /^n(\d{1,2})$/.exec(tokens[at]!.key) ?? []
  if (short !== undefined) return { length: 1, unit: { text: tokens[at]!.text, nights: [Number(short)] } }
  if (!nightWord.test(tokens[at]!.key)) return undefined
  const nights: number[] = []
  let length = 1
  for (let next = at + 1; next < tokens.length; next++) {
    const number = numberIn(tokens[next]!.key)
    if (number !== undefined) nights.push(number)
    else if (!nights.length || tokens[next]!.key !== 'and' || numberIn(tokens[next + 1]?.key ?? '') === undefined) break
    length = next + 1 - at
  }
  return nights.length ? { length, unit: { text: 'night', nights } } : undefined
}

/** The longest phrase that begins here; with one slip in it, where there is none without. */
function phraseAt(tokens: readonly Token[], at: number, lexicon: RoleLexicon, slips: boolean): Found | undefined {
  const limit = Math.min(longestPhrase, tokens.length - at)
  for (let length = limit; length > 0; length--) {
    const stretch = tokens.slice(at, at + length)
    if (stretch.some(({ text, joined }, place) => /^[(#[]/.test(text) || (joined && place > 0))) continue
    const key = stretch.map(token => token.key).join('')
    const meaning =
      [key, ...singulars(key)].map(one => lexicon.words.get(one)).find(one => one !== undefined)
      ?? (slips && mayBeSlip(stretch, lexicon) ? nearly(key, lexicon) : undefined)
    if (meaning) return { length, unit: { text: stretch.map(({ text }) => text).join(' '), meaning } }
  }
  return undefined
}

/** `Townies`, `Werewolves`, `Watchmen` as one of them. */
const singulars = (key: string): string[] =>
  key.length < 3
    ? []
    : [key.replace(/(?<=[^s])s$/, ''), key.replace(/ves$/, 'f'), key.replace(/men$/, 'man'), key.replace(/ies$/, 'y')]

/** Whether a stretch may be a phrase with a slip in it: of several words none is a letter alone. */
const mayBeSlip = (stretch: readonly Token[], { words }: RoleLexicon): boolean =>
  stretch.some(({ key }) => !words.has(key)) && (stretch.length === 1 || stretch.every(({ key }) => key.length > 2))

/** What a phrase with one slip in it means, where one thing alone is so near. */
function nearly(key: string, { words, spelt }: RoleLexicon): Meaning | undefined {
  if (key.length < slipFrom || key.length > 40 || /\d/.test(key)) return undefined
  const wanted = letters(key)
  const near = spelt.filter(one => distance(wanted, one.letters, 1) <= 1).map(one => words.get(one.key)!)
  const said = new Set(near.map(meaning => JSON.stringify(meaning)))
  return said.size === 1 ? near[0] : undefined
}
