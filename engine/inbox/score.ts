/**
 * Whether what a message asks for is likely enough to be taken where the rules ask: one order of the writer's own, by
 * what was read of it. Nothing here knows a message; what speaks for an order and against it is counted.
 */
import type { Draft, SenderAbilities, Ambiguity } from './draft-state.ts'
import * as english from './lexicon-en.ts'
import { findPhrase, phraseAt } from './phrases.ts'
import type { SenderContext } from './reader.ts'
import type { Sentence, Word } from './sentences.ts'
import { spanOf } from './target.ts'
import type { Pattern } from './verbs.ts'

/** At which score an order is taken. None ever comes to `more`. */
export const bars = { more: Infinity, usual: 6, less: 5 } as const
export type Asking = keyof typeof bars

/** What is asked about these is what an order lacks, or that it is none. */
const scorable: ReadonlySet<Ambiguity['why']> = new Set([
  'unread',
  'unknownTarget',
  'bareName',
  'misspelt',
  'otherActs',
  'noTarget',
  'question',
])

const wordsOf = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))
const negating = wordsOf(`
  not no never nobody none neither nor without instead against but except won't wont can't cant cannot don't dont didn't
  didnt wasn't isn't wouldn't shouldn't couldn't n't nothing nvm hardly barely scarcely
`)
const doubting = wordsOf(`
  maybe perhaps probably prob possibly might could would should unless whether until either or if unsure undecided
  thinking thought tempted consider considering considered wonder wondering idk dunno guess later tomorrow yesterday
  was were did had last earlier already wanted wish hope whoever whichever whatever whoever's someone somebody anyone
  anybody everyone everybody else when
`)
const joining = wordsOf('and or along with plus & after family lot rest except')
/** They lead over from what is done to whom. */
const leading = wordsOf(
  'in on at to of with into onto over upon by outside behind near around beside inside thee my our',
)
const others = wordsOf("he she they he's she's they're who who's people town scum mafia he'll she'll they'll")
const alone = wordsOf("i i'm im i'll ill i'd i've my me imma lemme")
const own: ReadonlySet<string> = new Set([...alone, ...wordsOf("let's lets we we're our")])
const asking = wordsOf('can could would will')

const says = (set: ReadonlySet<string>, words: readonly Word[]): boolean =>
  words.some(({ text, name }) => !name && set.has(text.trim()))

/** Where an ability is spoken of by all its words, or whom the message names. */
interface Place {
  sentence: number
  at: number
}
interface Spoken extends Place {
  pattern: Pattern
  /** Of how many words it is up to whom it is about. */
  length: number
}

/** @returns the one order that a message asks for, where it scores the bar; nothing where it may be another one */
export function likelyOrder(
  reader: SenderContext,
  { abilities }: SenderAbilities,
  sentences: readonly Sentence[],
  queries: readonly Ambiguity[],
  bar: number,
): Draft | undefined {
  if (sentences.some(({ odd }) => odd)) return undefined
  if (!queries.length || queries.length > 2 || !queries.every(({ why }) => scorable.has(why))) return undefined
  const spoken = spokenIn(reader, sentences)
  const aimed = [...abilities].filter(([, { targets, team }]) => targets > 0 && !team).map(([id]) => id)
  const [does, ...more] = [...new Set(spoken.map(({ pattern }) => pattern.ability))].filter(id => abilities.has(id))
  if (does === undefined || more.length || !aimed.includes(does)) return undefined
  const names = namesIn(reader, sentences)
  const slots = [...new Set(names.flatMap(one => one.slots))]
  if (slots.length !== abilities.get(does)!.targets || slots.some(slot => reader.dead.has(slot))) return undefined
  const scored = spoken.map(verb => {
    const named = slots.map(slot => {
      const all = names.filter(one => one.slots.includes(slot))
      return all.find(({ sentence }) => sentence === verb.sentence) ?? all[0]!
    })
    return { verb, named, score: scoreOf(sentences, verb, named, names.length, queries) }
  })
  const { verb, named, score } = scored.reduce((best, one) => (one.score > best.score ? one : best))
  if (score < bar) return undefined
  const wordAt = ({ sentence, at }: Place): Word => sentences[sentence]!.words[at]!
  return {
    does,
    targets: named.map((one, index) => ({ slot: slots[index]!, span: spanOf([wordAt(one)], 0, 1) })),
    span: spanOf([wordAt(verb)], 0, 1),
    likely: true,
  }
}

const spokenIn = (reader: SenderContext, sentences: readonly Sentence[]): Spoken[] =>
  sentences.flatMap(({ words }, sentence) =>
    words.flatMap((word, at) =>
      reader.own.from(word.text).flatMap(pattern => {
        const target = pattern.parts.findIndex(part => 'target' in part)
        const lead = target < 0 ? pattern.parts : pattern.parts.slice(0, target)
        const isSaid = lead.every((part, place) => 'word' in part && part.word === words[at + place]?.text)
        return isSaid && pattern.form !== 'past' ? [{ sentence, at, pattern, length: lead.length }] : []
      }),
    ),
  )

const namesIn = ({ book, sender }: SenderContext, sentences: readonly Sentence[]): (Place & { slots: string[] })[] =>
  sentences.flatMap(({ words }, sentence) =>
    words.flatMap((word, at) => {
      const found = word.name ?? book.looseAt(words, at, english.ordinary)
      const slots = found?.slots.filter(slot => slot !== sender) ?? []
      return slots.length ? [{ sentence, at, slots }] : []
    }),
  )

/** They say nothing of what is to be done. */
const plain = [
  english.determiners,
  english.adverbs,
  english.linkers,
  english.nounLinkers,
  english.nounFor,
  english.marks,
  english.pleas,
  english.trailers,
  english.tonight,
  english.pronouns,
  english.places,
  english.openers,
]
const longest = (words: readonly Word[], at: number): number => Math.max(...plain.map(set => phraseAt(set, words, at)))
const mostStrange = 3

/** How many words of a stretch nothing explains. */
function strangeIn(words: readonly Word[]): number {
  let strange = 0
  for (let at = 0; at < words.length && strange < mostStrange;) {
    const length = longest(words, at)
    if (!length && !words[at]!.name && words[at]!.kind === 'word' && !leading.has(words[at]!.text)) strange++
    at += Math.max(1, length)
  }
  return strange
}

/** What an order keeps somebody from, and never `from spamming the thread`. */
const moving = wordsOf('acting doing using moving visiting dying')

/**
 * How many words follow on a name up to the next sign or word that only closes an order: `claim doctor`, `a seat at
 * the bar`.
 */
function trailOf(words: readonly Word[]): number {
  const start = phraseAt(english.places, words, 0)
  const end = words.findIndex(
    (word, at) =>
      at >= start
      && (word.kind === 'mark'
        || phraseAt(english.trailers, words, at) > 0
        || phraseAt(english.tonight, words, at) > 0
        || /^n\d$/.test(word.text)
        || (at === 0 && word.text === 'from' && moving.has(words[1]?.text ?? ''))),
  )
  return Math.min(mostStrange, (end < 0 ? words.length : end) - start)
}

/** `the friend of`, and not `the house of`: somebody else is meant. */
const leadsElsewhere = (between: readonly Word[]): boolean =>
  between.length > 1
  && /^(?:of|to|behind|with)$/.test(between.at(-1)!.text)
  && ![english.places, english.spots].some(set => phraseAt(set, between, between.length - 2) > 0)

const pronoun = /^(?:him|her|them|thee|you|these|those|both)$/

const isSaidOfTonight = (words: readonly Word[]): boolean => findPhrase(english.tonight, words, 0, words.length) >= 0

/** Somebody is spoken to: `clean game so far, Ivo`, `Ivo, heal thyself`. */
function isAddressed(words: readonly Word[], verb: number, names: readonly number[]): boolean {
  const [first, last] = [Math.min(...names), Math.max(...names)]
  if (words.slice(verb).some(({ text }) => pronoun.test(text))) return false
  if (isSaidOfTonight(words) && (last < verb || says(own, words.slice(0, verb)))) return false
  return (first > verb && words[first - 1]?.text === ',') || (last < verb && words[last + 1]?.text === ',')
}

/** What speaks for the order, less what speaks against it. */
function scoreOf(
  sentences: readonly Sentence[],
  { sentence, at, pattern: { form }, length }: Spoken,
  names: readonly Place[],
  mentions: number,
  queries: readonly Ambiguity[],
): number {
  const { words, question } = sentences[sentence]!
  const together = names.every(one => one.sentence === sentence)
  const places = names.map(one => one.at)
  const [first, last] = [Math.min(...places), Math.max(...places)]
  const before = words.slice(0, at)
  const isBehind = together && first > at
  const between = together ? words.slice(isBehind ? at + length : last + 1, isBehind ? first : at) : []
  const behind = together ? words.slice(Math.max(last, at) + 1) : []
  const nameAt = ({ sentence: of, at: place }: Place): Word => sentences[of]!.words[place]!
  const beside = names.every(
    one => Math.abs(one.sentence - sentence) === 1 && sentences[one.sentence]!.words.length < 3,
  )
  const isRequest =
    question
    && findPhrase(english.asAction, words, at, words.length) >= 0
    && before.some((word, place) => asking.has(word.text) && before[place + 1]?.text === 'you')
  const isAsked = (why: Ambiguity['why']): boolean => queries.some(query => query.why === why)
  const isOwned = names.some(
    one => nameAt(one).name?.possessive && !phraseAt(english.places, sentences[one.sentence]!.words, one.at + 1),
  )
  const pro =
    (together ? 3 : beside ? 3 : 0)
    + (form === 'plain' || form === 'going' ? 1 : 0)
    + (at === 0 || says(own, before) || isRequest ? 1 : 0)
    + (names.every(one => nameAt(one).name) ? 1 : 0)
    + (length > 1 ? 1 : 0)
    + (isSaidOfTonight(words) ? 1 : 0)
    + (mentions === names.length ? 1 : 0)
  const contra =
    strangeIn(between) * 3
    + (leadsElsewhere(between) ? 3 : 0)
    + (isBehind ? trailOf(behind) * 2 : 0)
    + (says(negating, words) ? 4 : 0)
    + (says(doubting, isRequest ? words.filter(({ text }) => !asking.has(text)) : words) ? 4 : 0)
    + (says(joining, behind) ? 3 : 0)
    + (says(others, before) ? 3 : 0)
    + (form === 'third' ? 2 : 0)
    + (isAsked('otherActs') && !says(alone, before) ? 4 : 0)
    + ((question || isAsked('question')) && !isRequest ? 4 : 0)
    + (isOwned ? 3 : 0)
    + (together && isAddressed(words, at, places) ? 4 : 0)
    + [english.wavering, english.conditions, english.carrying, english.examples].filter(
      set => findPhrase(set, words, 0, words.length) >= 0,
    ).length
      * 3
  return pro - contra
}
