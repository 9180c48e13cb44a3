/**
 * Players' names in free text. A name counts when it is exact, an alias, or a beginning or part that only one player
 * has. A misspelt name is only ever a suggestion.
 */
import type { SeatId } from '../reason/claim.ts'
import { isSpelt, sharedLooks } from '../text/look-alike.ts'
import { nearest } from '../text/nearest.ts'
import { fold } from '../reading/fold.ts'
import { nicksBySound, parted, untagged } from '../reading/nick.ts'
import { tokensOf, type Token } from './tokens.ts'

export type Aliases = Readonly<Record<SeatId, readonly string[]>>
/** `group`: a family or the like, which can be named and never writes; `of`: the one that somebody belongs to. `also`: what else it is called, word for word. */
interface Person {
  slot: SeatId
  name: string
  group?: true
  of?: SeatId
  also?: readonly string[]
}

export interface NameFound {
  /** Whom it can be: one, unless names clash. */
  slots: SeatId[]
  /** `whole` name or alias, `part` of one that nobody else's has, or only `near` one. */
  how: 'whole' | 'part' | 'near'
  /** How many tokens it takes. */
  length: number
  possessive: boolean
}

/** A name word by word. `between`: the marks of its own between two of them; `closes`: the one at its end. */
interface Form {
  words: string[]
  slot: SeatId
  between?: string
  closes?: string
}

export interface NameBook {
  /** A whole name or alias that begins at this token; the longest. */
  wholeAt(tokens: readonly Token[], at: number): NameFound | undefined
  /** What else this token can be where a name is expected. @param ordinary words that are no abbreviation */
  looseAt(tokens: readonly Token[], at: number, ordinary: ReadonlySet<string>): NameFound | undefined
  /**
   * Whose initials this token can be: too little for an order, enough for a question.
   * @param small whether small letters will do
   */
  initialsAt(
    tokens: readonly Token[],
    at: number,
    ordinary: ReadonlySet<string>,
    small?: boolean,
  ): NameFound | undefined
  /** Who is called exactly this, of those that may send; one whose name only looks so is somebody else. */
  called(name: string): SeatId | undefined
  /** Who belongs to each group. */
  groups: ReadonlyMap<SeatId, ReadonlySet<SeatId>>
}

const wordsOf = (name: string): string[] =>
  tokensOf(name)
    .filter(({ kind }) => kind === 'word')
    .map(({ text }) => text.replaceAll("'", ''))

/** The marks that a name itself has: `]` inside and none at the end of `[TSA] Kestrel`. */
function marksOf(name: string): Pick<Form, 'between' | 'closes'> {
  const [, inside = '', end = ''] = /^[^\p{L}\p{N}]*(.*?)([\])}~*]?)[.!?]*$/su.exec(name) ?? []
  return { between: inside.replace(/[\p{L}\p{N}\p{M}\s]/gu, ''), closes: end }
}

const initialsOf = (name: string): string =>
  wordsOf(parted(name))
    .map(word => word[0])
    .join('')

const mostLoose = 20_000

/** @param people everybody of the roster, the dead too, since a name must be one of theirs to be unique */
export function nameBook(people: readonly Person[], aliases: Aliases): NameBook {
  const own = people.flatMap(({ slot, name, group }) =>
    [name, slot, ...(Object.hasOwn(aliases, slot) ? aliases[slot]! : [])].map(text => ({ slot, text, group })),
  )
  const shared = sharedLooks(own.map(({ slot: owner, text }) => ({ owner, text })))
  const named = [...own, ...shared.map(({ owner: slot, text }) => ({ slot, text, group: undefined }))]
  // Nor may another one's name begin so: `[A] Kim` beside Kim Lee.
  const begins = (text: string, words: readonly string[]): boolean =>
    words.every((word, at) => wordsOf(text)[at] === word)
  const isOthers = (said: string, slot: SeatId): boolean =>
    named.some(one => one.slot !== slot && [one.text, ...untagged(one.text)].some(text => begins(text, wordsOf(said))))
  const forms: Form[] = named
    .flatMap(({ slot, text }) =>
      [...new Set([text, parted(text), ...untagged(text).filter(bare => !isOthers(bare, slot))])].map(form => ({
        slot,
        words: wordsOf(form),
        ...marksOf(form),
      })),
    )
    .filter(({ words }) => words.length > 0)
  forms.push(...people.flatMap(({ slot, also = [] }) => also.map(text => ({ slot, words: wordsOf(text) }))))
  const byFirst = new Map<string, Form[]>()
  const add = (key: string, form: Form): void => {
    const list = byFirst.get(key)
    if (list) list.push(form)
    else byFirst.set(key, [form])
  }
  for (const form of forms) {
    add(form.words[0]!, form)
    if (form.words.length > 1) add(form.words.join(''), { ...form, words: [form.words.join('')] })
  }
  for (const list of byFirst.values()) list.sort((a, b) => b.words.length - a.words.length)
  const parts = partsOf(named)
  const firsts = named.map(({ slot, text }) => ({ slot, said: initialsOf(text) }))

  let bySound: ((said: string) => SeatId[]) | undefined
  /** The same words come again and again in messages. */
  const loose = new Map<string, NameFound | undefined>()
  const looseOf = (bare: string, possessive: boolean, capitals: boolean): NameFound | undefined => {
    const held = [...new Set(parts.filter(part => part.holds(bare)).map(({ slot }) => slot))]
    if (held.length === 1 && parts.every(part => part.slot === held[0] || !part.begins(bare, false)))
      return { slots: held, how: 'part', length: 1, possessive }
    const begun = [...new Set(parts.filter(part => part.begins(bare, capitals)).map(({ slot }) => slot))]
    const others = named.filter(({ slot }) => !begun.includes(slot))
    const alike = [...new Set(near(bare, others))]
    if (begun.length === 1 && !alike.length) return { slots: begun, how: 'part', length: 1, possessive }
    bySound ??= nicksBySound(named.map(({ slot: id, text }) => ({ id, text })))
    const sounding = bySound(bare)
    if (!begun.length && sounding.length === 1) return { slots: sounding, how: 'part', length: 1, possessive }
    const slots = [...new Set([...begun, ...sounding, ...alike])]
    return slots.length ? { slots, how: 'near', length: 1, possessive } : undefined
  }

  return {
    groups: new Map(
      people.flatMap(({ slot, group }) =>
        group ? [[slot, new Set(people.filter(({ of }) => of === slot).map(member => member.slot))] as const] : [],
      ),
    ),
    wholeAt(tokens, at) {
      const first = tokens[at]
      if (first?.kind !== 'word') return undefined
      let best: NameFound | undefined
      for (const { bare, possessive } of readings(first.text)) {
        for (const { words, slot, between, closes } of byFirst.get(bare) ?? []) {
          if ((words.length > 1 && possessive) || (best && words.length < best.length)) continue
          const end = matchRest(tokens, at, words, between)
          if (!end) continue
          const last = tokens[at + end.length]
          if (closes && last?.glued && last.text === closes) end.length++
          const whole: NameFound = {
            slots: [slot],
            how: 'whole',
            length: end.length,
            possessive: possessive || end.possessive,
          }
          if (!best || whole.length > best.length) best = whole
          else if (whole.length === best.length && !best.slots.includes(slot)) best.slots.push(slot)
        }
      }
      return best
    },
    looseAt(tokens, at, ordinary) {
      const token = tokens[at]
      if (token?.kind !== 'word') return undefined
      const { bare, possessive } = readings(token.text).at(-1)!
      if (ordinary.has(bare) || ordinary.has(token.text)) return undefined
      const key = `${token.text} ${token.capitals}`
      const known = loose.has(key) ? loose.get(key) : looseOf(bare, possessive, token.capitals)
      if (loose.size < mostLoose) loose.set(key, known)
      return known && { ...known, slots: [...known.slots] }
    },
    initialsAt(tokens, at, ordinary, small = false) {
      const token = tokens[at]
      if (token?.kind !== 'word' || !(small || token.capitals) || token.text.length < 2 || ordinary.has(token.text))
        return undefined
      const slots = [...new Set(firsts.filter(({ said }) => said === token.text).map(({ slot }) => slot))]
      return slots.length ? { slots, how: 'near', length: 1, possessive: false } : undefined
    },
    called(name) {
      const wanted = fold(name)
      const writers = own.filter(({ text, group }) => !group && fold(text) === wanted && isSpelt(name, text))
      const exactly = writers.filter(({ text }) => text.normalize('NFC') === name.normalize('NFC').trim())
      const slots = new Set((exactly.length ? exactly : writers).map(({ slot }) => slot))
      return slots.size === 1 ? [...slots][0] : undefined
    },
  }
}

/** A word as it is, and without an `'s`. */
function readings(word: string): { bare: string; possessive: boolean }[] {
  const plain = { bare: word.replaceAll("'", ''), possessive: false }
  return /.'s$/.test(word) ? [{ bare: word.slice(0, -2).replaceAll("'", ''), possessive: true }] : [plain]
}

function matchRest(
  tokens: readonly Token[],
  at: number,
  words: readonly string[],
  between = '',
): { length: number; possessive: boolean } | undefined {
  let next = at + 1
  let possessive = false
  for (const [index, word] of words.entries()) {
    if (index === 0) continue
    if (
      tokens[next]?.kind === 'mark'
      && /^[-.&+'’‘´]$/.test(tokens[next]!.text)
      && (tokens[next]!.glued || /^[&+]$/.test(tokens[next]!.text))
    )
      next++
    while (tokens[next]?.kind === 'mark' && between.includes(tokens[next]!.text)) next++
    const token = tokens[next]
    if (token?.kind !== 'word') return undefined
    const bare = token.text.replaceAll("'", '')
    possessive = index === words.length - 1 && bare !== word && token.text === `${word}'s`
    if (bare !== word && !possessive) return undefined
    next++
  }
  return { length: next - at, possessive }
}

interface Part {
  slot: SeatId
  begins(word: string, capitals: boolean): boolean
  holds(word: string): boolean
}

/** Beginnings, single words and initials of names. Shorter than three letters they say too little. */
function partsOf(named: readonly { slot: SeatId; text: string }[]): Part[] {
  return named.map(({ slot, text }) => {
    const words = wordsOf(parted(text))
    const joined = words.join('')
    const initials = words.length > 2 ? words.map(word => word[0]).join('') : undefined
    return {
      slot,
      holds: word => word.length >= 3 && words.length > 1 && words.includes(word),
      begins: (word, capitals) =>
        word.length >= 3 && (joined.startsWith(word) || words.includes(word) || (capitals && word === initials)),
    }
  })
}

function near(word: string, named: readonly { slot: SeatId; text: string }[]): SeatId[] {
  if (word.length < 3 || word.length > 40) return []
  return named
    .filter(
      ({ text }) => text.length <= 40 && [text, ...wordsOf(text)].some(form => nearest(word, [form]) !== undefined),
    )
    .map(({ slot }) => slot)
}
