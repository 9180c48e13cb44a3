/**
 * Whom a name means. Whole names count, as do aliases and names of those who were replaced, whatever their case, spaces and
 * accents. A beginning or a slip is only ever a doubt, unless the style says that beginnings do.
 */
import { nobody } from '../reason/claim.ts'
import { fold } from '../reading/fold.ts'
import { likenessTo, nameKey, type Fit } from '../reading/likeness.ts'
import { nicksBySound } from '../reading/nick.ts'
import { isSpelt, sharedLooks } from '../text/look-alike.ts'
import { isConditional } from './conditions.ts'
import * as english from './lexicon-en.ts'
import type { Person } from './person.ts'
import type { Style } from '../rules/style.ts'

// Names that hold what else parts names and numbers: `[TSA] Kestrel`, `8-Ball`, `Rookie 2`. In a row of a count each stands
// as one sign, so that nothing is taken out of it.

/** Private to us: no text that was read holds them, as `mask` puts others in their place. */
const first = 0xe000
const most = 0x1800
const ours = /[\ue000-\uf7ff]/g

interface Masks {
  mask(text: string): string
  shown(text: string): string
}

/** Words and spaces alone say what they are by themselves. */
const plain = /^(?!.*\s(?:and|x|и)\s)\p{L}[\p{L}\p{M}'’]*(?: \p{L}[\p{L}\p{M}'’]*)*$/iu

function masksOf(names: readonly string[]): Masks {
  const awkward = [...new Set(names.map(name => name.normalize('NFKC').replace(/\s+/g, ' ').trim()))]
    .filter(name => name !== '' && !plain.test(name))
    .sort((a, b) => b.length - a.length)
    .slice(0, most)
  const signs = new Map(awkward.map((name, nth) => [fold(name), String.fromCharCode(first + nth)]))
  const words = awkward.map(name =>
    name.replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`).replace(/ /g, String.raw`\s+`),
  )
  const any = awkward.length
    ? new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${words.join('|')})(?![\p{L}\p{N}])`, 'giu')
    : undefined
  return {
    mask: text => {
      const clean = text.replace(ours, ' ')
      return any ? clean.replace(any, said => signs.get(fold(said)) ?? said) : clean
    },
    shown: text => text.replace(ours, sign => awkward[sign.charCodeAt(0) - first] ?? sign),
  }
}

/** What stands where a name is expected. `length`: how many characters of the text it takes. */
export type Named =
  | { is: 'one'; id: string; how: 'whole' | 'begun'; length: number }
  /**
   * Several, a part or a slip only, or a name with something behind it that may turn it. `named`: more than a slip;
   * `likely`: who alone of the living can be meant; `several`: each of those near is named, one beside the other;
   * `turning`: the word behind a whole name that may turn it.
   */
  | { is: 'doubt'; near: string[]; named: boolean; length: number; likely?: string; several?: true; turning?: string }
  | { is: 'none' }

export interface Names {
  /** Who writes under a name, or has this seat. */
  writer(name: string): Person | undefined
  /** Whom a text names at its beginning. */
  read(text: string): Named
  /** Whose whole name this is, and nothing else. */
  whole(name: string): string | undefined
  person(id: string): Person | undefined
  /** Whose name is like this one, the likeliest first. */
  like(name: string): string[]
  /** Who alone of the living a host can mean by this in a count. */
  onlyLike(name: string): string | undefined
  /** A text with a sign of its own for each name that holds marks or numbers, which `whole` knows; and back again. */
  mask(text: string): string
  shown(text: string): string
  /** Who is named in full among some words, each as often as it happens. */
  within(words: readonly string[]): string[]
}

const mostWords = 8
/** As many words as a name has that is looked for among others. */
const mostWithin = 4
const longest = 120
/** How many are offered where a name is in doubt. */
const mostNear = 5

/** What is more than a slip: a part of a name, or its initials. */
const inName: ReadonlySet<Fit> = new Set(['same', 'looks', 'clipped', 'begins', 'word', 'initials', 'wordBegins'])
/** How a host writes a name in a count where it is not the whole one. */
const written: ReadonlySet<Fit> = new Set([...inName, 'slip', 'inside', 'wordSlip', 'letters'])
/** A beginning that may stand for a name says something from here on. */
const shortestBeginning = 3

/** Whose name it is; `loose`: only with its spaces and marks left out. */
interface Hit {
  ids: readonly string[]
  loose: boolean
}
type Whole = (text: string) => Hit | undefined

export function namesOf(people: readonly Person[], style: Pick<Style, 'names' | 'nobody'>): Names {
  const byId = new Map(people.map(person => [person.id, person]))
  const isGone = (id: string): boolean => byId.get(id)?.gone === true || byId.get(id)?.cannotBeVoted !== undefined
  const own = people.flatMap(({ id, name, aliases = [], former = [] }) =>
    [name, ...aliases, ...former].map(text => ({ owner: id, text })),
  )
  const called = [
    ...[...own, ...sharedLooks(own)].map(({ owner, text }) => ({ id: owner, text, gone: isGone(owner) })),
    ...style.nobody.map(text => ({ id: nobody, text, gone: false })),
  ].filter(({ text }) => text.trim() !== '')
  const likeness = likenessTo(called.filter(({ id }) => !byId.get(id)?.host))
  const [exact, folded, keyed] = [
    gathered(called, ({ text }) => text.normalize('NFKC').trim()),
    gathered(called, ({ text }) => fold(text)),
    gathered(called, ({ text }) => nameKey(text)),
  ]
  const whole: Whole = text => {
    const strict = exact.get(text.normalize('NFKC').trim()) ?? folded.get(fold(text))
    const ids = strict ?? keyed.get(nameKey(text))
    return ids && { ids, loose: !strict }
  }
  const masks = masksOf(called.map(({ text }) => text))
  const wholeOne = (masked: string): string | undefined => {
    const text = masks.shown(masked)
    const hit = whole(text)
    return hit?.ids.length === 1 && !(hit.loose && isOdd(text)) ? hit.ids[0] : undefined
  }

  /** Whose name has this as a part, or as its initials. */
  const sureOf = (said: string): string[] => likeness(said).flatMap(({ id, fit }) => (inName.has(fit) ? id : []))
  const livingFirst = (ids: readonly string[]): string[] => [...ids.filter(id => !isGone(id)), ...ids.filter(isGone)]

  const read = (text: string): Named => {
    const start = english.beforeName.exec(text)?.[0].length ?? 0
    const found = leading(text, 0, whole, sureOf) ?? (start ? leading(text, start, whole, sureOf) : undefined)
    if (!found) return inPart(text, start)
    // A short word for nobody may be the beginning or the initials of somebody.
    const also = found.ids.includes(nobody) ? sureOf(text.slice(start, found.end)) : []
    const near = [...new Set([...found.ids, ...found.others, ...also])]
    const odd = found.loose && isOdd(text.slice(0, found.end))
    const tail = text.slice(found.end)
    const isTurned =
      found.turned || (found.ids.includes(nobody) && english.isOfEverybody(text.slice(start, found.end), tail))
    if (near.length === 1 && !isTurned && !odd) return { is: 'one', id: near[0]!, how: 'whole', length: found.end }
    const asked = odd || english.asks(tail) || isConditional(tail)
    // With a word behind it a name may be another's: `Bob Steven` where a Bob and a Bob Stevenson play.
    const longer = found.turned && !asked ? sureOf(english.untilTail(text.slice(start))) : []
    const all = livingFirst([...new Set([...near, ...longer])])
    const turning = found.turned && !asked ? english.nextWord(tail) : undefined
    return {
      is: 'doubt',
      near: all.slice(0, mostNear),
      named: true,
      length: found.end,
      ...(turning !== undefined && { turning }),
      ...(!asked && likelyIn(all)),
      ...(found.second.length > 0 && { several: true as const }),
    }
  }

  /** Who alone of those who are like it lives and can be voted for. */
  const likelyIn = (near: readonly string[]): { likely?: string } => {
    if (near.includes(nobody)) return {}
    const [one, another] = near.filter(id => !isGone(id) && !byId.get(id)?.host)
    return one === undefined || another !== undefined ? {} : { likely: one }
  }

  let bySound: ((said: string) => string[]) | undefined
  const inPart = (text: string, start: number): Named => {
    const said = english.untilTail(text.slice(start))
    const key = nameKey(said)
    if (!key || key.length > 60) return { is: 'none' }
    const length = start + said.length
    const each = said
      .split(english.eitherName)
      .filter(Boolean)
      .map(part => whole(part)?.ids ?? sureOf(part))
    if (each.length > 1 && each.every(ids => ids.length))
      return {
        is: 'doubt',
        near: livingFirst([...new Set(each.flat())]).slice(0, mostNear),
        named: true,
        length,
        several: true,
      }
    const like = likeness(said)
    const [first] = like
    const sure = like.filter(({ fit }) => inName.has(fit))
    const isBegun = first?.fit === 'clipped' || (first?.fit === 'begins' && key.length >= shortestBeginning)
    if (style.names === 'begun' && sure.length === 1 && isBegun && !isOdd(text) && !english.turns(text.slice(length)))
      return { is: 'one', id: first.id, how: 'begun', length }
    const all = like.map(({ id }) => id)
    // Initials, or a part of a name, are likelier than a slip.
    const better = sure.flatMap(({ id }) => (isGone(id) ? [] : id))
    const tail = text.slice(length)
    const asked = isOdd(said) || english.asks(tail) || isConditional(tail)
    const likely = asked ? {} : likelyIn(better.length ? better : all)
    if (all.length) return { is: 'doubt', near: all.slice(0, mostNear), named: sure.length > 0, length, ...likely }
    bySound ??= nicksBySound(called.filter(({ id }) => id !== nobody && !byId.get(id)?.host))
    const sounding = livingFirst(bySound(said))
    return sounding.length
      ? { is: 'doubt', near: sounding.slice(0, mostNear), named: true, length, ...(!asked && likelyIn(sounding)) }
      : { is: 'none' }
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
    within: words =>
      words.flatMap((_, at) =>
        Array.from({ length: mostWithin }, (_, more) => words.slice(at, at + more + 1).join(' ')).flatMap(
          said => wholeOne(said.replace(/^[^\p{L}\p{N}]+|(?:['’]s)?[^\p{L}\p{N}]*$/gu, '')) ?? [],
        ),
      ),
    whole: wholeOne,
    like: name => likeness(name).flatMap(({ id }) => (id === nobody ? [] : id)),
    onlyLike: said => {
      const name = masks.shown(said)
      return name.length > longest
        ? undefined
        : likelyIn(likeness(name).flatMap(({ id, fit }) => (written.has(fit) ? id : []))).likely
    },
    mask: masks.mask,
    shown: masks.shown,
    read(text) {
      const short = text.slice(0, longest)
      const kept = known.get(short) ?? read(short)
      if (known.size < 20_000) known.set(short, kept)
      return kept
    },
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

/** Whether characters are in it that make a text look other than it reads. */
const isOdd = (text: string): boolean => /(?![\t\n])[\p{Cc}\u202a-\u202e\u2066-\u2069]/u.test(text)

interface Leading {
  ids: readonly string[]
  loose: boolean
  end: number /** Who else may be meant, and who of them is named behind it. */
  others: string[]
  second: readonly string[]
  turned: boolean
}

/** The longest whole name that a text begins with. */
function leading(text: string, start: number, whole: Whole, sureOf: (said: string) => string[]): Leading | undefined {
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
  const besides = namesBehind(tail, whole)
  // `Ann or Bobby`, where that is a part of a name. Behind a stroke it may as well be something else that is said.
  const [, ...more] = besides.length ? [] : english.untilTail(tail).split(english.orName)
  const second = [...besides, ...more.flatMap(sureOf)].filter(id => !last.ids.includes(id))
  return {
    ids: last.ids,
    loose: last.loose,
    end: last.end,
    others: [...parted.filter(id => !last.ids.includes(id)), ...second],
    second,
    turned: english.turns(tail) && !second.length,
  }
}

/** Who is named behind a name and a comma, one after the other, where nothing more is said of them. */
function namesBehind(tail: string, whole: Whole): readonly string[] {
  const joint = english.betweenNames.exec(tail)?.[0]
  if (joint === undefined) return []
  const text = tail.slice(joint.length)
  for (const end of wordEnds(text, 0).slice(0, 9).reverse()) {
    const hit = whole(text.slice(0, end))
    const rest = text.slice(end)
    if (hit && english.behindNames.test(rest)) return [...hit.ids, ...namesBehind(rest, whole)]
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
