/** A language that comes from a file: its texts, found by the English ones that they stand for. */
import { translated, type Locale, type Translate } from './locale.ts'

/** A text of such a language. `ru`: what stands beside the English one, which tells the same English of several things apart, and texts from values. */
export interface TextPair {
  en: string
  ru?: string
  text: string
}

/** What code fills in: `${name} is dead`. */
const slot = '${'

/**
 * @param texts of one language; of two for the same English and Russian the first holds
 * @returns what puts an English text into it, and gives it back as it is where there is none for it
 */
export function translating(texts: readonly TextPair[]): Translate {
  const byBoth = new Map<string, string>()
  const byEnglish = new Map<string, string>()
  const patterns: Pattern[] = []
  for (const { en, ru, text } of texts) {
    if (!en || !text) continue
    if (en.includes(slot)) patterns.push(patternOf(en, ru ?? en, text))
    if (ru !== undefined) setFirst(byBoth, both(en, ru), text)
    setFirst(byEnglish, en, text)
  }
  const filled = new Map<string, string>()
  const putInto: PutInto = (english, ru, around) => {
    // The same letters in both are a name, or what somebody wrote.
    const whole =
      ru === undefined
        ? byEnglish.get(english)
        : (byBoth.get(both(english, ru)) ?? (ru === english ? english : byEnglish.get(english)))
    if (whole !== undefined) return whole
    const key = both(english, around)
    const known = filled.get(key)
    if (known !== undefined) return known
    const part = (text: string): string => putInto(text, undefined, around)
    const made = inParts(english, part) ?? fillingOne(patterns, english, around, part) ?? english
    if (filled.size < mostFilled) filled.set(key, made)
    return made
  }
  return (english, ru) => putInto(english, ru, ru ?? '')
}

/** Puts a text, or a part of one, into the language. `around`: the whole in Russian, in which what is from a game stands as it is. */
type PutInto = (english: string, ru: string | undefined, around: string) => string

const mostFilled = 4000
const both = (english: string, ru: string): string => `${english}\0${ru}`

function setFirst(map: Map<string, string>, key: string, text: string): void {
  if (!map.has(key)) map.set(key, text)
}

/** `{who_did, select, none {…} other {…}}` that code made of whole texts: each of them by itself. */
function inParts(message: string, put: (text: string) => string): string | undefined {
  const head = /^\{\w+, select, /.exec(message)?.[0]
  if (head === undefined || !message.endsWith('}')) return undefined
  let rest = message.slice(head.length, -1)
  let made = ''
  while (rest.trim()) {
    const opens = rest.indexOf('{')
    const closes = closing(rest, opens)
    if (closes < 0) return undefined
    made += `${rest.slice(0, opens + 1)}${put(rest.slice(opens + 1, closes))}}`
    rest = rest.slice(closes + 1)
  }
  return `${head}${made}}`
}

/** Where what opens there is closed. */
function closing(text: string, opens: number): number {
  let depth = 0
  for (let at = opens; at >= 0 && at < text.length; at++) {
    if (text[at] === '{') depth++
    else if (text[at] === '}' && --depth === 0) return at
  }
  return -1
}

/** `beside`: what it is in Russian, wherever that stands; `values`: the slots that are filled from a game, not with texts. */
interface Pattern {
  fits: RegExp
  beside: RegExp
  slots: readonly string[]
  values: readonly string[]
  text: string
}

/** What is filled by the same code in both languages is no text of any. */
function patternOf(en: string, ru: string, text: string): Pattern {
  const { slots, between } = slotsOf(en)
  const other = slotsOf(ru)
  return {
    fits: new RegExp(`^${fitting(between)}$`, 'su'),
    beside: new RegExp(fitting(other.between), 'su'),
    slots,
    values: other.slots,
    text,
  }
}

const fitting = (between: readonly string[]): string =>
  between.map(part => part.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)).join('(.*?)')

/** What is filled into a text, and what stands between. */
export function slotsOf(text: string): { slots: string[]; between: string[] } {
  const [slots, between]: [string[], string[]] = [[], []]
  let rest = text
  for (let at = rest.indexOf(slot); at >= 0; at = rest.indexOf(slot)) {
    const end = closing(rest, at + 1)
    if (end < 0) break
    between.push(rest.slice(0, at))
    slots.push(rest.slice(at, end + 1))
    rest = rest.slice(end + 1)
  }
  return { slots, between: [...between, rest] }
}

function fillingOne(
  patterns: readonly Pattern[],
  english: string,
  around: string,
  put: (text: string) => string,
): string | undefined {
  const those = patterns.flatMap(pattern => {
    const found = pattern.fits.exec(english)
    return found ? [{ ...pattern, given: new Map(pattern.slots.map((slot, at) => [slot, found[at + 1] ?? ''])) }] : []
  })
  // A name may be any words: which text has it is told by the Russian one, in which it stands too.
  const one =
    those.find(
      ({ beside, given, values }) =>
        beside.test(around) && [...given].every(([slot, value]) => !values.includes(slot) || around.includes(value)),
    ) ?? those[0]
  if (!one) return undefined
  const { slots, between } = slotsOf(one.text)
  // In one go: what was filled in is not looked through for slots again.
  return between.reduce((made, part, at) => {
    const slot = slots[at - 1]!
    const value = one.given.get(slot) ?? slot
    return made + (one.values.includes(slot) || around.includes(value) ? value : put(value)) + part
  })
}

/**
 * All texts of a thing in a language that came from a file, whatever they stand in.
 * @param ru the same thing in Russian, where there is one
 */
export const translatedWhole = (en: unknown, ru: unknown, locale: Locale): unknown =>
  typeof en === 'string'
    ? translated(locale, en, typeof ru === 'string' ? ru : undefined)
    : Array.isArray(en)
      ? en.map((one, at) => translatedWhole(one, Array.isArray(ru) ? (ru as unknown[])[at] : undefined, locale))
      : isTable(en)
        ? Object.fromEntries(
            Object.entries(en).map(([key, one]) => [
              key,
              translatedWhole(one, isTable(ru) ? ru[key] : undefined, locale),
            ]),
          )
        : en

const isTable = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
