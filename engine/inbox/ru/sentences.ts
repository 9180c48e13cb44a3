/** Russian sentences with what is known of their words: abilities asked for, players, roles, and words that nobody knows. */
import type { SeatId } from '../../reason/claim.ts'
import type { Range } from '../../text/range.ts'
import type { Target } from '../clause.ts'
import type { SenderAbilities } from '../draft-state.ts'
import { isTalkOfConsent } from './consent.ts'
import { folded } from './folded.ts'
import type { Named } from './names.ts'
import { longestOf as longestVerbs, verbsIn, type VerbsRu } from './verbs.ts'
import type { Stems } from './stems.ts'
import { aims, asksPolitely, correcting, corrects, fillers, isColour, mayUndo, pronouns, selves } from './words.ts'

/** How players, roles and abilities are written. */
export interface Spellings {
  players: readonly Named[]
  roles: readonly Named[]
  verbs: VerbsRu
  stems: Stems
}

/** Words that ask for an ability, or for one of several. `before`: the word in front of them. */
export interface Spoken {
  abilities: string[]
  span: Range
  before: string
  /** As it is written, small. */
  text: string
}

/** A part of a sentence between commas, with its words in small letters. */
export interface Clause extends Range {
  words: string[]
  /** Where they stand. */
  places: number[]
  /** A colon ends it. */
  heads: boolean
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
  /** The sign at its end. */
  ends: string
  /** It is a list of names below a heading that ends in a colon. */
  listed?: true
  /** It sets right what was said before it. */
  corrects: boolean
  /** Where «его», «ее» and the like stand; where roles do behind which a colon or a dash stands. */
  pronouns: number[]
  heads: number[]
  /** Where a word stands that is said of whom any move is aimed at: «моя цель», «иду к». */
  aims: number[]
  /** Where names stand as they are and not as of whom something is done to: «Боря», and not «Борю». */
  bares: number[]
  /** Its parts between commas. */
  clauses: Clause[]
  /** Where the unknown words stand, in their order. */
  places: number[]
}

/** @param sender whom «себя» means @param isOwn the abilities whose words come before those of others */
export function sentencesOf(
  body: string,
  spellings: Spellings,
  sender: SeatId,
  isOwn: (ability: string) => boolean,
): Sentence[] {
  const sentences: Sentence[] = []
  const known = read.get(isOwn) ?? { spellings, sentences: new Map<string, Sentence>() }
  if (known.spellings !== spellings || known.sentences.size > mostFound) {
    known.spellings = spellings
    known.sentences.clear()
  }
  read.set(isOwn, known)
  for (const { 0: said, index } of withoutStops(body, spellings.players).matchAll(
    /(?:[^.!?;\n]|(?<=\d)\.(?=\d))+[?!.;]*/g,
  )) {
    const text = body.slice(index, index + said.length)
    if (!/\p{L}/u.test(text)) continue
    const key = `${index} ${sender} ${text}`
    const sentence = known.sentences.get(key) ?? sentenceOf(text, index, spellings, sender, isOwn)
    known.sentences.set(key, sentence)
    sentences.push(sentence)
  }
  return sentences
}

/** A message is looked at again and again, and most of its sentences stay as they are. */
const read = new WeakMap<(ability: string) => boolean, { spellings: Spellings; sentences: Map<string, Sentence> }>()
const owned = new WeakMap<SenderAbilities['abilities'], (ability: string) => boolean>()

/** Whether an ability is among those of a sender: the same question for the same sender. */
export function isOwnOf({ abilities }: Pick<SenderAbilities, 'abilities'>): (ability: string) => boolean {
  const isOwn = owned.get(abilities) ?? ((id: string): boolean => abilities.has(id))
  owned.set(abilities, isOwn)
  return isOwn
}

/** A text as long as this one, in which no name has a sign that ends a sentence. */
const withoutStops = (body: string, players: readonly Named[]): string =>
  players
    .flatMap(({ slot, pattern, stops }) => (stops ? hitsOf(folded(body), slot, pattern) : []))
    .reduce(
      (text, { from, length }) =>
        text.slice(0, from) + text.slice(from, from + length).replace(/[.!?;]/g, '_') + text.slice(from + length),
      body,
    )

interface Hit {
  of: string
  from: number
  length: number
}

const hitsOf = (text: string, of: string, pattern: RegExp): Hit[] =>
  [...text.matchAll(pattern)].map(({ 0: said, index }) => ({ of, from: index, length: said.length }))

/** The same clauses are looked at again and again while a message is read. */
const found = new WeakMap<readonly Named[], Map<string, readonly Hit[]>>()
const mostFound = 1_000

const patterns = new WeakMap<readonly Named[], { pattern?: RegExp; short?: RegExp }>()

/** Most sentences name no role and many no player: one pattern of all says so. */
function anyOf(named: readonly Named[], by: 'pattern' | 'short'): RegExp {
  const known = patterns.get(named) ?? {}
  patterns.set(named, known)
  return (known[by] ??= new RegExp(named.flatMap(one => one[by]?.source ?? []).join('|') || '(?!)', 'u'))
}

/** Where any of them is named in a text, by its name or in short. */
function hitsIn(text: string, named: readonly Named[], by: 'pattern' | 'short'): readonly Hit[] {
  const known = found.get(named) ?? new Map<string, readonly Hit[]>()
  found.set(named, known)
  const key = by + text
  const before = known.get(key)
  if (before) return before
  const hits =
    text.search(anyOf(named, by)) < 0 ? [] : named.flatMap(one => (one[by] ? hitsOf(text, one.slot, one[by]) : []))
  if (known.size >= mostFound) known.clear()
  known.set(key, hits)
  return hits
}

/** Of hits one within the other the longest. */
const longestOf = (hits: readonly Hit[]): Hit[] =>
  hits.filter(
    one =>
      !hits.some(
        other =>
          other.length > one.length && other.from <= one.from && other.from + other.length >= one.from + one.length,
      ),
  )

function sentenceOf(
  text: string,
  start: number,
  { players, roles, verbs }: Spellings,
  sender: SeatId,
  isOwn: (ability: string) => boolean,
): Sentence {
  const small = folded(text)
  const at = ({ from, length }: Pick<Hit, 'from' | 'length'>): Range => ({
    start: start + from,
    end: start + from + length,
  })
  const begins = corrects.exec(small)?.[0] ?? ''
  const rights = correcting.test(begins) ? begins.length : 0
  const whole = longestOf(hitsIn(small, players, 'pattern'))
  const isName = (place: number): boolean => whole.some(({ from, length }) => from <= place && place < from + length)
  const plain = longestVerbs(verbsIn(small, verbs, isName), isOwn).filter(
    ({ from, length }) => !isTalkOfConsent(small, from, length),
  )
  const selfMoves = [...small.matchAll(/(?<!\p{L})само(\p{L}{3,})/gu)].flatMap(({ 0: word, 1: rest = '', index }) =>
    verbsIn(rest, verbs)
      .filter(({ of, length }) => isOwn(of) && length === rest.length)
      .filter(() => !plain.some(({ from, length }) => from <= index && index + word.length <= from + length))
      .map(({ of }) => ({ of, from: index, length: word.length, core: word.length })),
  )
  // «Цель» is of a move of any kind, but of one’s own that is called so.
  const hits = [
    ...plain.filter(({ of, from, length }) => isOwn(of) || !ofAnyMove(small.slice(from, from + length))),
    ...selfMoves,
  ]
  const everybody = [...whole, ...shortIn(small, players, [...whole, ...hits, ...rolesIn(small, roles)])]
  const { dropped, nots } = notButOf(small, everybody)
  // «Нужнее моей бороды», where Boroda plays: a thing of the writer's, where names have capitals.
  const isThing = ({ from }: Hit): boolean =>
    /\p{Ll}/u.test(text.charAt(from))
    && /(?<!\p{L})(?:мо|тво|сво)(?:ей|ю|я|его|ему|им|ем|их)\s+$/u.test(small.slice(0, from))
    && everybody.some(one => /\p{Lu}/u.test(text.charAt(one.from)))
  const named = everybody.filter(one => !dropped.has(one.from) && !isThing(one))
  const clashing = named.filter(one => named.some(other => other.from === one.from && other.of !== one.of))
  const spoken = new Map<number, Spoken>()
  for (const hit of hits) {
    const known = spoken.get(hit.from)
    if (known?.abilities.includes(hit.of)) continue
    if (known) known.abilities.push(hit.of)
    else
      spoken.set(hit.from, {
        abilities: [hit.of],
        span: at(hit),
        text: small.slice(hit.from, hit.from + hit.length),
        before: /(\p{L}+)\P{L}*$/u.exec(small.slice(0, hit.from))?.[1] ?? '',
      })
  }
  // «Забираю к себе»: it is part of what is done.
  const said = [...spoken.values()].map(({ span }) => span)
  const own = [...small.matchAll(/\p{L}+/gu)]
    .flatMap(({ 0: word, index }) =>
      selves.has(word)
      && !isOfAnother(small, word, index)
      && !said.some(span => span.start <= start + index && start + index < span.end)
        ? [{ of: sender, from: index, length: word.length }]
        : [],
    )
    .concat(selfMoves.slice(0, 1).map(({ from, length }) => ({ of: sender, from, length })))
  const taken = [...everybody, ...own].map(at).concat(said)
  const free = ({ from }: Hit): boolean => !taken.some(span => span.start <= start + from && start + from < span.end)
  const called = rolesIn(small, roles).filter(free)
  const known = taken.concat(called.map(at))
  const strange = [...small.matchAll(/[\p{L}\p{N}]+/gu)].filter(
    ({ 0: word, index }) =>
      !fillers.has(word)
      && !/^\d+$/.test(word)
      && index >= rights
      && !nots.has(index)
      && !known.some(span => span.start <= start + index && start + index < span.end),
  )
  const casesAt = ({ of, from, length }: Hit): Target['cases'] =>
    players.find(({ slot }) => slot === of)?.cases?.get(small.slice(from, from + length))
  const target = (hit: Hit): Target => {
    const cases = casesAt(hit)
    return { slot: hit.of, span: at(hit), ...(cases && { cases }) }
  }
  const lead = text.length - text.trimStart().length
  return {
    span: { start: start + lead, end: start + text.trimEnd().length },
    verbs: [...spoken.values()].sort((a, b) => a.span.start - b.span.start),
    targets: [...named.filter(one => !clashing.includes(one)), ...own].map(target).sort(inOrder),
    roles: called.map(target).sort(inOrder),
    clashing: clashing.map(at),
    unknown: strange.map(({ 0: word }) => word),
    numbers: small.match(/(?<![\p{L}\p{N}.])\d+(?:\.\d+)?(?![\p{L}\p{N}])/gu) ?? [],
    places: strange.map(({ index }) => start + index),
    question: text.trimEnd().endsWith('?') && !(asksPolitely.test(small) && named.some(({ of }) => of !== sender)),
    ends: text.trimEnd().at(-1)!,
    corrects: rights > 0,
    pronouns: [...small.matchAll(/\p{L}+/gu)].flatMap(({ 0: word, index }) =>
      pronouns.has(word) ? start + index : [],
    ),
    heads: called.flatMap(hit =>
      /^\s*(?::|[–—-]\s)/.test(small.slice(hit.from + hit.length)) ? start + hit.from : [],
    ),
    aims: [...small.matchAll(/\p{L}+/gu)].flatMap(({ 0: word, index }) => (aims.has(word) ? start + index : [])),
    bares: named.flatMap(hit => (isBare(casesAt(hit)) ? start + hit.from : [])),
    // A smiley ends what was said before it.
    clauses: [...small.matchAll(/(?:(?!\p{Extended_Pictographic})[^,():])+/gu)].map(({ 0: clause, index }) => {
      const words = [...clause.matchAll(/[\p{L}\p{N}]+/gu)]
      return {
        ...at({ from: index, length: clause.length }),
        words: words.map(([word]) => word),
        places: words.map(word => start + index + word.index),
        heads: small[index + clause.length] === ':',
      }
    }),
  }
}

const isBare = (cases: Target['cases']): boolean => cases?.size === 1 && cases.has('nom')

const rolesIn = (text: string, roles: readonly Named[]): Hit[] => longestOf(hitsIn(text, roles, 'pattern'))

/** Players called in short, by words that are of no other meaning there. */
const shortIn = (text: string, players: readonly Named[], taken: readonly Omit<Hit, 'of'>[]): Hit[] =>
  hitsIn(text, players, 'short').filter(({ from, length }) => {
    const word = text.slice(from, from + length)
    const isWord = fillers.has(word) || selves.has(word) || mayUndo(word) || isColour(word)
    return !isWord && !taken.some(one => one.from < from + length && from < one.from + one.length)
  })

/** «Не в Аню, а в Боба»: who is not meant, and where the «не» stands. */
function notButOf(text: string, named: readonly Hit[]): { dropped: Set<number>; nots: Set<number> } {
  const dropped = new Set<number>()
  const nots = new Set<number>()
  const inTurn = named.toSorted((a, b) => a.from - b.from)
  for (const [place, { from, length }] of inTurn.entries()) {
    const next = inTurn[place + 1]
    // «Мы с Аней стреляем в Борю»: who acts too is not aimed at.
    if (next && /(?<!\p{L})мы\s+со?\s+$/u.test(text.slice(Math.max(0, from - 12), from))) dropped.add(from)
    // «Никого не беру, ни Аню, ни Борю»: neither is aimed at.
    const neither = /(?<![\p{L}\p{N}])ни(?:\s+(?:в|на|у|к|за|про|с|со))?\s+$/u.exec(
      text.slice(Math.max(0, from - 12), from),
    )
    if (neither && denied.test(text.slice(0, from))) {
      dropped.add(from)
      nots.add(Math.max(0, from - 12) + neither.index)
      continue
    }
    const not = /(?<![\p{L}\p{N}])не(?:\s+(?:в|на|у|к|за|про))?\s+$/u.exec(text.slice(Math.max(0, from - 20), from))
    if (!next || !not || !/^[\s,]+(?:а|но)(?:\s+(?:в|на|у|к|за|про))?\s+$/u.test(text.slice(from + length, next.from)))
      continue
    dropped.add(from)
    nots.add(Math.max(0, from - 20) + not.index)
  }
  return { dropped, nots }
}

/** «До самого утра», «ее саму», «самого Хана»: of somebody or something else. */
const isOfAnother = (small: string, word: string, at: number): boolean =>
  (word === 'самого' || word === 'саму')
  && (/(?<!\p{L})(?:до|от|с|у|из|его|ее|него|нее|этого|эту|того|ту)\s+$/u.test(small.slice(Math.max(0, at - 8), at))
    || !/^\s*(?:$|[^\p{L}\s]|себя|и(?!\p{L}))/u.test(small.slice(at + word.length)))

const denied = /(?<!\p{L})(?:никого|никому|ни за кем|ни в кого|никуда)(?!\p{L})/u
/** Words of a move of some role that any other may say of his own. */
const ofAnyMove = (said: string): boolean => aims.has(said) || said === 'буду'

const inOrder = (a: Target, b: Target): number => a.span.start - b.span.start
