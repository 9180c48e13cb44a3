/**
 * Whom a written name may mean where it is nobody's: those whose names are like it, the likeliest first. It offers and
 * never decides: what is only like a name is asked about.
 */
import { letters, nearby, type Letters } from '../text/nearest.ts'
import { looksOf } from '../text/look-alike.ts'
import { fold } from './fold.ts'

/** A name of somebody; `gone`: who is dead or out of the game, and offered behind everybody else. */
export interface Called {
  id: string
  text: string
  gone?: boolean
}

/**
 * How a name fits, the best first: the same but for marks and spaces; looking the same, though of other letters; without
 * its article or its number; by its beginning; by one of its words; by its initials; by the beginning of a word; because
 * what is said holds it as a word; by a slip; by the beginning of its initials; from its inside; by a slip in one of its
 * words; by letters of it in their order.
 */
const fits = [
  'same',
  'looks',
  'clipped',
  'begins',
  'word',
  'initials',
  'wordBegins',
  'held',
  'slip',
  'someInitials',
  'inside',
  'wordSlip',
  'letters',
] as const
export type Fit = (typeof fits)[number]
/** From here on a name is like only where nobody's is more than a slip away from it. */
const firstFaint: Fit = 'someInitials'
interface Like {
  id: string
  fit: Fit
}

/** From here on the beginning of a word, the inside of a name or letters of it say something. */
const shortest = 3
/** A word as short as that is a slip away from too many others. */
const shortestSlip = 4
const longestSlip = 40
/** Of so many names a slip away the nearest are enough. */
const mostSlips = 3
const mostWords = 8

interface Known extends Called {
  key: string
  looks: readonly string[]
  words: readonly string[]
  clips: readonly string[]
  initials: readonly string[]
  capitals: string
  letters: Letters
}

/** Letters and digits alone; of a name without any, what it is made of. */
export function nameKey(text: string): string {
  const folded = fold(text)
  return folded.replace(/[^\p{L}\p{N}]+/gu, '') || folded.replace(/\s+/g, '')
}

/**
 * Makes names ready to be compared with what somebody wrote.
 * @returns takes what stands there for a name; gives everybody with a name like it, each once, the likeliest first
 */
export function likenessTo(called: readonly Called[]): (said: string) => Like[] {
  const known = called.map(knownBy)
  const gone = new Map<string, boolean>()
  for (const { id, gone: is = false } of known) gone.set(id, is && gone.get(id) !== false)
  return written => {
    const said = written.replace(beside, '')
    const key = nameKey(said)
    const looks = looksOf(said)
    if (key.length < 2) return lettersOf(key, said, known).map(([id, fit]): Like => ({ id, fit }))
    const found = [
      ...known.map(one => ({ one, fit: fitOf(key, looks, one) })),
      ...heldIn(said, known).map(one => ({ one, fit: 'held' as const })),
      ...slips(key, known).map(one => ({ one, fit: 'slip' as const })),
      ...wordSlips(key, known).map(one => ({ one, fit: 'wordSlip' as const })),
    ]
    const best = new Map<string, Fit>()
    for (const fit of fits) {
      if (fit === firstFaint && [...best.values()].some(is => is !== 'slip')) break
      for (const one of found) if (one.fit === fit && !best.has(one.one.id)) best.set(one.one.id, fit)
    }
    const like = [...(best.size ? best : lettersOf(key, said, known))].map(([id, fit]): Like => ({ id, fit }))
    if (!like.length) {
      const ways = [stretchedTo(key, known), sharing(key, known), begunWith(said, known)]
      const first = ways.find(({ length }) => length) ?? []
      like.push(...new Map(first.map(one => [one.id, one])).values())
    }
    return [false, true].flatMap(is => like.filter(({ id }) => gone.get(id) === is))
  }
}

function knownBy(one: Called): Known {
  const key = nameKey(one.text)
  const words = wordsOf(one.text).map(nameKey)
  return {
    ...one,
    key,
    looks: looksOf(one.text),
    words,
    clips: withoutEnds(key, words),
    initials: initialsOf(one.text),
    capitals: capitalsOf(one.text),
    letters: letters(key),
  }
}

function fitOf(key: string, looks: readonly string[], { key: whole, ...one }: Known): Fit | undefined {
  const { words, clips, initials, capitals } = one
  if (whole === key) return 'same'
  if (one.looks.some(look => looks.includes(look))) return 'looks'
  if (clips.includes(key)) return 'clipped'
  if (whole.startsWith(key)) return 'begins'
  if (words.includes(key)) return 'word'
  if (initials.includes(key) || (key.length > 1 && isWithin(key, capitals))) return 'initials'
  if (key.length >= shortest && words.some(word => word.startsWith(key))) return 'wordBegins'
  if (initials.some(all => all.startsWith(key))) return 'someInitials'
  return key.length >= shortest && whole.includes(key) ? 'inside' : undefined
}

/** Whose whole name is among the words that stand there. */
function heldIn(said: string, known: readonly Known[]): Known[] {
  const words = said.trim().split(/\s+/).slice(0, mostWords)
  if (words.length < 2 && !/['’]s$/.test(said)) return []
  const keys = words.map(word => nameKey(word.replace(/['’]s$/, '')))
  return keys.flatMap(key => known.filter(one => one.key === key))
}

/** Whose name has the first of the words that stand there as one of its own, or begins with it. */
function begunWith(said: string, known: readonly Known[]): Like[] {
  const [first = '', ...others] = said.trim().split(/\s+/, 2).map(nameKey)
  if (!others.length || first.length < shortest) return []
  return known.flatMap(({ id, key, words }) =>
    key.startsWith(first) || words.includes(first) ? { id, fit: 'held' as const } : [],
  )
}

/** Names a slip away, the nearest first; of two letters one alone is no likeness. */
function slips(key: string, known: readonly Known[]): Known[] {
  if (key.length > longestSlip) return []
  const found: Known[] = []
  for (const near of nearby(
    key,
    known.filter(one => one.key.length <= longestSlip && Math.max(key.length, one.key.length) >= shortest),
  )) {
    if (found.length >= mostSlips && near.key !== found.at(-1)?.key) break
    found.push(near)
  }
  return found
}

function wordSlips(key: string, known: readonly Known[]): Known[] {
  if (key.length < shortestSlip || key.length > longestSlip) return []
  const words = known.flatMap(one =>
    one.words.length > 1
      ? one.words.flatMap(word => (word.length < shortestSlip ? [] : { one, key: word, letters: letters(word) }))
      : [],
  )
  return nearby(key, words).map(({ one }) => one)
}

/** `Bob's slot`, `the Bob seat`: whoever plays for somebody; `Bob x2`, `B[oo]b`: what is no part of the name. */
const beside = /(?:['’]?s)?\s+(?:slot|seat|spot|replacement)$|(?<=\S)\s?[x×^*]\s?[2-9]$|(?<=\S)\[[^[\]]*\](?=\S)/i

/**
 * Who has these letters in this order in a name, from its first on, where those are few: of one capital letter, whose name
 * alone begins with it.
 */
function lettersOf(key: string, said: string, known: readonly Known[]): [string, Fit][] {
  if (key.length < 2 ? !oneCapital.test(said.trim()) : words.has(key)) return []
  const ids = new Set(
    known.flatMap(({ id, key: whole, clips }) => ([whole, ...clips].some(one => isWithin(key, one)) ? id : [])),
  )
  return ids.size <= (key.length < 2 ? 1 : mostByLetters) ? [...ids].map(id => [id, 'letters']) : []
}

const mostByLetters = 2
/** `Z` of Zelda; what stands for anybody, and what is a word, is nobody's. */
const oneCapital = /^(?![AINXY]$)\p{Lu}$/u
/** Two letters say something where they are no word. */
const words = new Set(
  'no me us it he we my if is or so to ok am an at be by do go hi in of on up ya da oh eh hm ur im vt gg lo un re la pr mr'.split(
    ' ',
  ),
)

/** Who is called like this where it is written long: `Slaaaate`, `lalalalalark`. */
function stretchedTo(key: string, known: readonly Known[]): Like[] {
  const short = squeezed(key)
  if (short.length < shortest || key.length < short.length + leastStretched) return []
  return known.flatMap(({ id, key: whole }) => {
    const other = squeezed(whole)
    return other === short || (short.length > shortest && other.startsWith(short))
      ? { id, fit: 'letters' as const }
      : []
  })
}
/** Who begins with most of the letters of it, whatever the end of either is: `Flames86`, of Flames682. */
function sharing(written: string, known: readonly Known[]): Like[] {
  const key = written.replace(/\d+$/, '')
  const shares = known.flatMap(({ id, key: whole }) => {
    let shared = 0
    while (shared < key.length && key[shared] === whole[shared]) shared++
    return shared >= mostShared || (shared >= leastShared && shared * 4 >= key.length * 3)
      ? { id, fit: 'letters' as const }
      : []
  })
  return new Set(shares.map(({ id }) => id)).size === 1 ? shares.slice(0, 1) : []
}
const leastShared = 5
const mostShared = 8

/** So many letters more than it needs. */
const leastStretched = 2
/** A name with what it repeats said once. */
const squeezed = (key: string): string => key.replace(/(.{1,4}?)\1+/gu, '$1')

function isWithin(key: string, whole: string): boolean {
  if (key[0] !== whole[0]) return false
  let at = 0
  for (const letter of whole) if (letter === key[at]) at++
  return at === key.length
}

const wordsOf = (name: string): string[] =>
  name
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

const articles = new Set(['the', 'a', 'an', 'mr', 'mrs', 'ms', 'dr', 'iam', 'im', 'i'])

const small = new Set(['and', 'of', 'the', 'in', 'on'])

/** `ba` of Bad Ash, `tkc` and `kc` of The Killer Clown, `dn` and `dn9` of DeathNote9. */
function initialsOf(name: string): string[] {
  const words = wordsOf(name.replace(/(\p{L})(\p{N})/gu, '$1 $2').replace(/(\p{N})(\p{L})/gu, '$1 $2')).map(nameKey)
  const first = (some: readonly string[]): string =>
    some.map(word => (/^\p{N}/u.test(word) ? word : [...word][0]!)).join('')
  const all = [words, ...(articles.has(words[0] ?? '') ? [words.slice(1)] : []), words.filter(word => !small.has(word))]
  return [...new Set(all.flatMap(some => [some, some.filter(word => !/^\p{N}/u.test(word))]))].flatMap(some =>
    some.length > 1 ? first(some) : [],
  )
}

/** `cldg` of CooLDoG, whom some call CD: the capitals of a name that are not only those of its words. */
function capitalsOf(name: string): string {
  const capitals = /\p{Ll}/u.test(name) ? nameKey((name.match(/\p{Lu}/gu) ?? []).join('')) : ''
  return initialsOf(name).includes(capitals) ? '' : capitals
}

/** Killer Clown of The Killer Clown, Walrus of IAmTheWalrus, Player of Player123. */
function withoutEnds(whole: string, words: readonly string[]): string[] {
  let from = 0
  while (from < words.length - 1 && (articles.has(words[from]!) || words[from] === 'am')) from++
  const bare = words.slice(from).join('')
  return [...new Set([bare, words.slice(from > 0 ? from - 1 : 0).join(''), bare.replace(/\d+$/, '')])].filter(
    short => short.length > 1 && short !== whole,
  )
}
