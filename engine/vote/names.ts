/**
 * Whom a name means. Whole names count, as do aliases and names of those who were replaced, whatever their case, spaces and
 * accents. A beginning or a slip is only ever a doubt, unless the style says that beginnings do.
 */
import { nobody } from '../reason/claim.ts'
import { fold } from '../reading/fold.ts'
import { isSpelt, looksOf, sharedLooks } from '../text/look-alike.ts'
import { letters, nearby, type Letters } from '../text/nearest.ts'
import * as english from './lexicon-en.ts'
import type { Person } from './person.ts'
import type { Style } from '../rules/style.ts'

/** What stands where a name is expected. `length`: how many characters of the text it takes. */
export type Named =
  | { is: 'one'; id: string; how: 'whole' | 'begun'; length: number }
  /** Several, a part or a slip only, or a name with something behind it that may turn it. `named`: more than a slip. */
  | { is: 'doubt'; near: string[]; named: boolean; length: number }
  | { is: 'none' }

export interface Names {
  /** Who writes under a name, or has this seat. */
  writer(name: string): Person | undefined
  /** Whom a text names at its beginning. */
  read(text: string): Named
  /** Whose whole name this is, and nothing else. */
  whole(name: string): string | undefined
  person(id: string): Person | undefined
}

const mostWords = 8
const longest = 120
const longestSlip = 40
/** How many are offered where a name is in doubt. */
const mostNear = 5

/** Letters and digits alone; of a name without any, what it is made of. */
function keyOf(text: string): string {
  const folded = fold(text)
  return folded.replace(/[^\p{L}\p{N}]+/gu, '') || folded.replace(/\s+/g, '')
}

interface Called {
  id: string
  text: string
  key: string
  letters: Letters
}
/** Whose name it is; `loose`: only with its spaces and marks left out. */
interface Hit {
  ids: readonly string[]
  loose: boolean
}
type Whole = (text: string) => Hit | undefined

export function namesOf(people: readonly Person[], style: Pick<Style, 'names' | 'nobody'>): Names {
  const byId = new Map(people.map(person => [person.id, person]))
  const own = people.flatMap(({ id, name, aliases = [], former = [] }) =>
    [name, ...aliases, ...former].map(text => ({ owner: id, text })),
  )
  const called = [
    ...[...own, ...sharedLooks(own)].map(({ owner, text }) => ({ id: owner, text })),
    ...style.nobody.map(text => ({ id: nobody, text })),
  ]
    .filter(({ text }) => text.trim() !== '')
    .map(({ id, text }): Called => {
      const key = keyOf(text)
      return { id, text, key, letters: letters(key) }
    })
  const players = called.filter(({ id }) => !byId.get(id)?.host)
  const inParts = partly(players)
  const [exact, folded, keyed] = [
    gathered(called, ({ text }) => text.normalize('NFKC').trim()),
    gathered(called, ({ text }) => fold(text)),
    gathered(called, ({ key }) => key),
  ]
  const looks = new Map(own.flatMap(({ owner, text }) => looksOf(text).map(look => [look, owner] as const)))
  const whole: Whole = text => {
    const strict = exact.get(text.normalize('NFKC').trim()) ?? folded.get(fold(text))
    const ids = strict ?? keyed.get(keyOf(text))
    return ids && { ids, loose: !strict }
  }
  const wholeOne = (text: string): string | undefined => {
    const hit = whole(text)
    return hit?.ids.length === 1 && !(hit.loose && isOdd(text)) ? hit.ids[0] : undefined
  }

  const read = (text: string): Named => {
    const start = english.beforeName.exec(text)?.[0].length ?? 0
    const found = leading(text, 0, whole) ?? (start ? leading(text, start, whole) : undefined)
    if (!found) return inPart(text, start)
    const near = [...new Set([...found.ids, ...found.others])].slice(0, mostNear)
    return near.length > 1 || found.turned || (found.loose && isOdd(text.slice(0, found.end)))
      ? { is: 'doubt', near: near.filter(id => id !== nobody), named: true, length: found.end }
      : { is: 'one', id: near[0]!, how: 'whole', length: found.end }
  }

  const inPart = (text: string, start: number): Named => {
    const said = english.untilTail(text.slice(start))
    const key = keyOf(said)
    if (!key || key.length > 60) return { is: 'none' }
    const length = start + said.length
    const begun = key.length > 1 ? unique(inParts.begun(key)) : []
    const parts = key.length > 1 ? unique(inParts.named(key)) : []
    const sure = [...new Set([...begun, ...parts])]
    const clipped = key.length > 1 ? unique(inParts.clipped(key)) : []
    const fits =
      style.names === 'begun'
      && (clipped.length
        ? clipped.length === 1 && sure.every(id => id === clipped[0])
        : begun.length === 1 && sure.length === 1 && key.length >= 3)
    if (fits && !isOdd(text) && !english.turns(text.slice(length)))
      return { is: 'one', id: (clipped[0] ?? begun[0])!, how: 'begun', length }
    const inside = sure.length
      ? []
      : [
          ...new Set(
            said
              .split(/\s+/)
              .slice(0, mostWords)
              .flatMap(word => whole(word.replace(/['’]s$/, ''))?.ids ?? []),
          ),
        ].filter(id => id !== nobody)
    const seeming = looksOf(said).flatMap(look => looks.get(look) ?? [])
    const named = [...new Set([...seeming, ...sure])]
    const near = [
      ...named,
      ...inside.filter(id => !seeming.includes(id)),
      ...(named.length >= mostNear
        ? []
        : slips(
            key,
            players.filter(({ id }) => !named.includes(id) && !inside.includes(id)),
          )),
    ].slice(0, mostNear)
    return near.length ? { is: 'doubt', near, named: named.length > 0, length } : { is: 'none' }
  }

  const accounts = gathered(
    own.map(({ owner, text }) => ({ id: owner, text })),
    ({ text }) => text.normalize('NFC').trim(),
  )
  /** An account has to be spelt like a name: one that only looks like it is somebody else's. */
  const writerOf = (name: string): string | undefined => {
    const exactly = accounts.get(name.normalize('NFC').trim())
    if (exactly) return exactly.length === 1 ? exactly[0] : undefined
    const id = wholeOne(name)
    return own.some(({ owner, text }) => owner === id && isSpelt(name, text)) ? id : undefined
  }

  const known = new Map<string, Named>()
  return {
    writer: name => {
      const id = byId.has(name) ? name : writerOf(name)
      return id === undefined ? undefined : byId.get(id)
    },
    person: id => byId.get(id),
    whole: wholeOne,
    read(text) {
      const short = text.slice(0, longest)
      const kept = known.get(short) ?? read(short)
      if (known.size < 20_000) known.set(short, kept)
      return kept
    },
  }
}

interface Partly {
  /** Whose name begins so, and whose has this as one of its words or as its initials, as they were listed. */
  begun(key: string): Called[]
  named(key: string): Called[]
  /** Whose name this is without its article, its `IAm` or its number. */
  clipped(key: string): Called[]
}

/** Beginnings and words of names, found without looking at every name. */
function partly(players: readonly Called[]): Partly {
  const place = new Map(players.map((one, index) => [one, index]))
  const sorted = [...players].sort((a, b) => (a.key < b.key ? -1 : Number(a.key > b.key)))
  const words = new Map<string, Called[]>()
  const clips = new Map<string, Called[]>()
  const initials = new Map<string, Called[]>()
  const add = (map: Map<string, Called[]>, key: string, one: Called): void => {
    const list = map.get(key)
    if (!list) map.set(key, [one])
    else if (list.at(-1) !== one) list.push(one)
  }
  for (const one of players) {
    for (const word of wordsOf(one.text)) add(words, keyOf(word), one)
    for (const short of withoutEnds(one.text)) add(clips, short, one)
    for (const short of initialsOf(one.text)) add(initials, short, one)
  }
  const listed = (found: Iterable<Called>): Called[] =>
    [...new Set(found)].sort((a, b) => place.get(a)! - place.get(b)!)
  return {
    begun(key) {
      let [low, high] = [0, sorted.length]
      while (low < high) {
        const middle = (low + high) >> 1
        if (sorted[middle]!.key < key) low = middle + 1
        else high = middle
      }
      const found: Called[] = []
      for (let at = low; sorted[at]?.key.startsWith(key); at++) found.push(sorted[at]!)
      return listed(found)
    },
    named: key =>
      listed([
        ...(words.get(key) ?? []),
        ...(clips.get(key) ?? []),
        ...(initials.get(key) ?? []),
        ...(key.length < shortestBeginning
          ? []
          : [...words].flatMap(([word, named]) => (word.startsWith(key) ? named : []))),
      ]),
    clipped: key => listed(clips.get(key) ?? []),
  }
}

function gathered<One extends { id: string }>(all: readonly One[], by: (one: One) => string): Map<string, string[]> {
  const map = new Map<string, string[]>()
  for (const one of all) {
    const list = map.get(by(one))
    if (!list) map.set(by(one), [one.id])
    else if (!list.includes(one.id)) list.push(one.id)
  }
  return map
}

const unique = (called: readonly Called[]): string[] => [...new Set(called.map(({ id }) => id))]

/** Whether characters are in it that make a text look other than it reads. */
const isOdd = (text: string): boolean => /(?![\t\n])[\p{Cc}\u202a-\u202e\u2066-\u2069]/u.test(text)

interface Leading {
  ids: readonly string[]
  loose: boolean
  end: number /** Who else may be meant. */
  others: string[]
  turned: boolean
}

/** The longest whole name that a text begins with. */
function leading(text: string, start: number, whole: Whole): Leading | undefined {
  const hits = wordEnds(text, start).flatMap(end => {
    const hit = whole(text.slice(start, end))
    return hit ? [{ ...hit, end }] : []
  })
  const longest = hits.at(-1)
  if (!longest) return undefined
  // Marks at its end are what comes next, not the name.
  const last = hits.find(
    ({ ids, end }) => ids[0] === longest.ids[0] && !/[\p{L}\p{N}]/u.test(text.slice(end, longest.end)),
  )!
  // “Bob by” is Bobby with a space in it, or Bob and the beginning of something else.
  const parted =
    last.loose && /\s/.test(text.slice(start, last.end).trim())
      ? hits.filter(({ end }) => end < last.end).flatMap(({ ids }) => ids)
      : []
  const tail = text.slice(last.end)
  const joint = english.betweenNames.exec(tail)?.[0]
  const second = joint === undefined ? [] : secondName(tail.slice(joint.length), whole)
  return {
    ids: last.ids,
    loose: last.loose,
    end: last.end,
    others: [...parted, ...second].filter(id => !last.ids.includes(id)),
    turned: english.turns(tail) && !second.length,
  }
}

/** Who is named behind a name and a comma, where nothing more is said of them. */
function secondName(text: string, whole: Whole): readonly string[] {
  for (const end of wordEnds(text, 0).slice(0, 9).reverse()) {
    const hit = whole(text.slice(0, end))
    if (hit && english.behindNames.test(text.slice(end))) return hit.ids
  }
  return []
}

/** Where a name may end: at the end of a word, with or without the marks at its end, or before a mark inside. */
function wordEnds(text: string, start: number): number[] {
  const ends = new Set<number>()
  let words = 0
  for (const { index, 0: word } of text.slice(start).matchAll(/\S+/g)) {
    if (words++ >= mostWords) break
    for (const part of [/^[^,;:!?.()/&+"“”|<>[\]*~=…–—]+/u, /^.*[\p{L}\p{N}\p{M}]/u, /^.+/u]) {
      const length = part.exec(word)?.[0].length
      if (length) ends.add(start + index + length)
    }
  }
  return [...ends].sort((a, b) => a - b)
}

const wordsOf = (name: string): string[] =>
  name
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

/** A beginning of a word inside a name says something from here on. */
const shortestBeginning = 3
const articles = /^(?:the|a|an|mr|mrs|ms|dr|iam|im|i)$/

/** `ba` of Bad Ash, `tkc` and `kc` of The Killer Clown. */
function initialsOf(name: string): string[] {
  const words = wordsOf(name).map(keyOf).filter(Boolean)
  const first = (some: readonly string[]): string[] =>
    some.length > 1 ? [some.map(word => [...word][0]!).join('')] : []
  return [...first(words), ...(articles.test(words[0] ?? '') ? first(words.slice(1)) : [])]
}

/** Killer Clown of The Killer Clown, Walrus of IAmTheWalrus, Player of Player123. */
function withoutEnds(name: string): string[] {
  const whole = keyOf(name)
  const words = wordsOf(name).map(keyOf).filter(Boolean)
  let from = 0
  while (from < words.length - 1 && /^(?:i|am|im|iam|the|a|an|mr|mrs|ms|dr)$/.test(words[from]!)) from++
  const bare = words.slice(from).join('')
  return [...new Set([bare, words.slice(from > 0 ? from - 1 : 0).join(''), bare.replace(/\d+$/, '')])].filter(
    short => short.length > 1 && short !== whole,
  )
}

/** Names a slip away, the nearest first. */
function slips(key: string, players: readonly Called[]): string[] {
  if (key.length < 2 || key.length > longestSlip) return []
  const found = new Set<string>()
  let last: string | undefined
  for (const near of nearby(
    key,
    players.filter(one => one.key.length <= longestSlip),
  )) {
    if (found.size >= 3 && near.key !== last) break
    found.add(near.id)
    last = near.key
  }
  return [...found]
}
