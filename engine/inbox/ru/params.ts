/** What an order says besides whom it is about: values of keys in words, players behind «кроме» and «вместо», and words that only belong to it. */
import type { SeatId } from '../../reason/claim.ts'
import type { Range } from '../../text/range.ts'
import type { Draft } from '../draft-state.ts'
import { folded } from './folded.ts'
import { escaped } from './names.ts'
import type { Sentence } from './sentences.ts'

/** Words that stand for a value of a key, or that only belong to the order: «красить в красный». */
export interface ParamWords {
  words: readonly string[]
  means?: { key: string; value: string }
  /** They stand before a player who is the value of this key. */
  before?: string
  /** The ability cannot do without its key. */
  must?: true
}

/** What words say for the keys of an ability; undefined where one of them is of no meaning, two say different things, or one that it cannot do without is not said. */
export function chosenBy(words: readonly string[], params: readonly ParamWords[]): Record<string, string> | undefined {
  const chosen: Record<string, string> = {}
  for (const word of words) {
    const found = params.find(one => one.words.includes(word))
    if (!found) return undefined
    const { key, value } = found.means ?? {}
    if (key === undefined || value === undefined) continue
    if (Object.hasOwn(chosen, key) && chosen[key] !== value) return undefined
    chosen[key] = value
  }
  return params.some(({ means, must }) => must && means && !Object.hasOwn(chosen, means.key)) ? undefined : chosen
}

/**
 * Moves of their own that an ability has as values of its key: «блок» is an arrest or a guard, where neither is said.
 */
export function kindsLeft(
  params: readonly ParamWords[],
  words: readonly string[],
  isOwn: (ability: string) => boolean,
): string[] {
  const kinds = params.flatMap(({ means }) => (means && isOwn(means.value) ? [means.value] : []))
  const isSaid = params.some(({ means, words: all }) => means && words.some(word => all.includes(word)))
  return isSaid || kinds.length < 2 ? [] : [...new Set(kinds)]
}

/** A key that was said apart from its order: «Зову к себе Степана. Защиту не использую.» */
interface KeySaid {
  does: string
  /** None where it only belongs to the order. */
  means: ParamWords['means']
  span: Range
}

/** Where a phrase stands, also with whom it is for behind its first word: «защиту клиенту включи». */
function placesOf(small: string, phrase: string): Range[] {
  const [first = '', ...rest] = phrase.split(' ')
  if (!small.includes(first)) return []
  const said = [`${escaped(first)}${forWhom}`, ...rest.map(escaped)].join(' ')
  return [...small.matchAll(new RegExp(said, 'gu'))].map(({ 0: found, index }) => ({
    start: index,
    end: index + found.length,
  }))
}
const forWhom = '(?: (?:ему|ей|нам|себе|клиенту|клиентке|гостю|гостье))?'

/** Phrases of several words for the keys of these abilities, the longest first. */
export function keysSaidIn(
  body: string,
  abilities: Iterable<string>,
  params: ReadonlyMap<string, readonly ParamWords[]>,
): KeySaid[] {
  const small = folded(body)
  const said: KeySaid[] = []
  const phrases = [...abilities].flatMap(does =>
    (params.get(does) ?? []).flatMap(({ words, means }) =>
      words.flatMap(phrase => (phrase.includes(' ') ? [{ does, means, phrase }] : [])),
    ),
  )
  for (const { phrase, ...key } of phrases.sort((a, b) => b.phrase.length - a.phrase.length))
    for (const { start, end } of placesOf(small, phrase)) {
      const span = { start, end }
      const isWhole = !/[\p{L}\p{N}]/u.test(`${small[start - 1] ?? ''}${small[span.end] ?? ''}`)
      const within = said.some(
        other => other.does === key.does && other.span.start <= start && span.end <= other.span.end,
      )
      if (isWhole && !within) said.push({ ...key, span })
    }
  return said
}

const hasMeaning = (said: KeySaid): said is KeySaid & { means: NonNullable<ParamWords['means']> } =>
  said.means !== undefined

/** Orders with what was said apart from them, and what belongs to no order or speaks against what it says itself. */
export function withKeys(drafts: readonly Draft[], said: readonly KeySaid[]): { drafts: Draft[]; over: KeySaid[] } {
  const over: KeySaid[] = []
  let all = [...drafts]
  for (const one of said.filter(hasMeaning)) {
    const [draft, ...more] = all.filter(({ does }) => does === one.does)
    const { key, value } = one.means
    const before = draft?.with?.[key]
    if (!draft || more.length || (before !== undefined && before !== value)) over.push(one)
    else all = all.map(other => (other === draft ? { ...draft, with: { ...draft.with, [key]: value } } : other))
  }
  return { drafts: all, over }
}

/** Players who stand behind the word of a key, taken out of those whom the order is about. */
export function keyedNames(
  part: Sentence,
  params: readonly ParamWords[],
): { part: Sentence; chosen: Record<string, SeatId> } {
  const chosen: Record<string, SeatId> = {}
  const gone = new Set<number>()
  const taken = new Set<number>()
  for (const [at, word] of part.unknown.entries()) {
    const key = params.find(({ before, words }) => before !== undefined && words.includes(word))?.before
    const place = part.places[at]!
    const next = part.targets.findIndex(({ span }) => span.start > place)
    if (key === undefined || next < 0 || Object.hasOwn(chosen, key)) continue
    chosen[key] = part.targets[next]!.slot
    taken.add(next)
    gone.add(at)
  }
  return {
    part: {
      ...part,
      targets: part.targets.filter((_, at) => !taken.has(at)),
      unknown: part.unknown.filter((_, at) => !gone.has(at)),
      places: part.places.filter((_, at) => !gone.has(at)),
    },
    chosen,
  }
}
