/** Russian sentences with what is known of their words: abilities asked for, players, roles, and words that nobody knows. */
import type { Slot } from '../../reason/claim.ts'
import type { Range } from '../../text/range.ts'
import type { Target } from '../clause.ts'
import { folded, type Named } from './names.ts'
import { fillers, selves } from './words.ts'

/** How players, roles and abilities are written. */
export interface Spellings {
  players: readonly Named[]
  roles: readonly Named[]
  verbs: VerbsRu
}

/** Every form of every ability. `beginning`: by the word that a form begins with, the places of those that have such a one. */
export interface VerbsRu {
  all: readonly { ability: string; forms: RegExp }[]
  beginning: ReadonlyMap<string, readonly number[]>
}

/** Words that ask for an ability, or for one of several. `before`: the word in front of them. */
export interface Spoken {
  abilities: string[]
  span: Range
  before: string
}

export interface Sentence {
  span: Range
  verbs: Spoken[]
  targets: Target[]
  /** Roles by name, for abilities that are aimed at whoever has one. */
  roles: Target[]
  /** Names that fit several players. */
  clashing: Range[]
  /** Words that are no verb, no name and nothing that changes nothing; small. */
  unknown: string[]
  /** What stands in figures. */
  numbers: string[]
  question: boolean
  /** Where the unknown words stand, in their order. */
  places: number[]
}

/** Every form in which an ability is asked for. */
export function verbForms(verbs: Readonly<Record<string, readonly string[]>>): VerbsRu {
  const beginning = new Map<string, number[]>()
  const all = Object.entries(verbs).map(([ability, written], place) => {
    const forms = written.map(folded).sort((a, b) => b.length - a.length)
    for (const first of new Set(forms.map(firstWord))) beginning.set(first, [...(beginning.get(first) ?? []), place])
    const any = forms.map(form => form.split(' ').join(String.raw`\s+`)).join('|')
    return { ability, forms: new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${any})(?![\p{L}\p{N}])`, 'gu') }
  })
  return { all, beginning }
}

/** Before and after a form stands no letter, so that its first letters are a word of the text; empty where it has none. */
const firstWord = (form: string): string => /^[\p{L}\p{N}]*/u.exec(form)![0]

/** The abilities of which a form may stand in a text, in the order of all: hundreds are looked for in every sentence. */
function verbsIn(text: string, { all, beginning }: VerbsRu): VerbsRu['all'] {
  const words = new Set(text.match(/[\p{L}\p{N}]+/gu)).add('')
  const places = new Set([...words].flatMap(word => beginning.get(word) ?? []))
  return [...places].sort((a, b) => a - b).map(place => all[place]!)
}

/** @param sender whom «себя» means */
export function sentencesOf(body: string, spellings: Spellings, sender: Slot): Sentence[] {
  const sentences: Sentence[] = []
  for (const { 0: text, index } of body.matchAll(/(?:[^.!?;\n]|(?<=\d)\.(?=\d))+[?!.;]*/g))
    if (/\p{L}/u.test(text)) sentences.push(sentenceOf(text, index, spellings, sender))
  return sentences
}

interface Hit {
  of: string
  from: number
  length: number
}

const hitsOf = (text: string, of: string, pattern: RegExp): Hit[] =>
  [...text.matchAll(pattern)].map(({ 0: said, index }) => ({ of, from: index, length: said.length }))

/** Of hits one within the other the longest. */
const longestOf = (hits: readonly Hit[]): Hit[] =>
  hits.filter(
    one =>
      !hits.some(
        other =>
          other.length > one.length && other.from <= one.from && other.from + other.length >= one.from + one.length,
      ),
  )

function sentenceOf(text: string, start: number, { players, roles, verbs }: Spellings, sender: Slot): Sentence {
  const small = folded(text)
  const at = ({ from, length }: Pick<Hit, 'from' | 'length'>): Range => ({
    start: start + from,
    end: start + from + length,
  })
  const named = longestOf(players.flatMap(({ slot, pattern }) => hitsOf(small, slot, pattern)))
  const clashing = named.filter(one => named.some(other => other.from === one.from && other.of !== one.of))
  const spoken = new Map<number, Spoken>()
  const asked = verbsIn(small, verbs).flatMap(({ ability, forms }) => hitsOf(small, ability, forms))
  for (const hit of longestOf(asked)) {
    const known = spoken.get(hit.from)
    if (known) known.abilities.push(hit.of)
    else
      spoken.set(hit.from, {
        abilities: [hit.of],
        span: at(hit),
        before: /(\p{L}+)\P{L}*$/u.exec(small.slice(0, hit.from))?.[1] ?? '',
      })
  }
  // «Забираю к себе»: it is part of what is done.
  const said = [...spoken.values()].map(({ span }) => span)
  const own = [...small.matchAll(/\p{L}+/gu)].flatMap(({ 0: word, index }) =>
    selves.has(word) && !said.some(span => span.start <= start + index && start + index < span.end)
      ? [{ of: sender, from: index, length: word.length }]
      : [],
  )
  const taken = [...named, ...own].map(at).concat(said)
  const free = ({ from }: Hit): boolean => !taken.some(span => span.start <= start + from && start + from < span.end)
  const called = longestOf(roles.flatMap(({ slot, pattern }) => hitsOf(small, slot, pattern))).filter(free)
  const known = taken.concat(called.map(at))
  const strange = [...small.matchAll(/[\p{L}\p{N}]+/gu)].filter(
    ({ 0: word, index }) =>
      !fillers.has(word)
      && !/^\d+$/.test(word)
      && !known.some(span => span.start <= start + index && start + index < span.end),
  )
  const target = (hit: Hit): Target => ({ slot: hit.of, span: at(hit) })
  const lead = text.length - text.trimStart().length
  return {
    span: { start: start + lead, end: start + text.trimEnd().length },
    verbs: [...spoken.values()].sort((a, b) => a.span.start - b.span.start),
    targets: [...named.filter(one => !clashing.includes(one)), ...own].map(target).sort(inOrder),
    roles: called.map(target).sort(inOrder),
    clashing: clashing.map(at),
    unknown: strange.map(({ 0: word }) => word),
    numbers: small.match(/(?<![\p{L}\p{N}])\d+(?![\p{L}\p{N}])/gu) ?? [],
    places: strange.map(({ index }) => start + index),
    question: text.trimEnd().endsWith('?'),
  }
}

const inOrder = (a: Target, b: Target): number => a.span.start - b.span.start

/** A sentence with several orders, each from its verb to the next one; what stands before the first belongs to it. */
export function partsOf(sentence: Sentence): Sentence[] {
  const { verbs, span } = sentence
  if (verbs.length < 2) return [sentence]
  return verbs.map((verb, index) => {
    const [from, to] = [index === 0 ? span.start : verb.span.start, verbs[index + 1]?.span.start ?? span.end]
    const inside = (place: number): boolean => from <= place && place < to
    return {
      ...sentence,
      span: { start: from, end: to },
      verbs: [verb],
      targets: sentence.targets.filter(target => inside(target.span.start)),
      roles: sentence.roles.filter(role => inside(role.span.start)),
      clashing: sentence.clashing.filter(range => inside(range.start)),
      unknown: sentence.unknown.filter((_, at) => inside(sentence.places[at]!)),
      places: sentence.places.filter(inside),
    }
  })
}
