/**
 * A plain order: words that cannot change its meaning, who acts, a verb, its targets, and again only such words. Of all
 * ways to read a stretch so, the one with the fewest troubles counts.
 */
import type { Slot } from '../why/claim.ts'
import * as english from './lexicon-en.ts'
import { phraseAt } from './phrases.ts'
import type { NameBook } from './names.ts'
import type { Order, Target, Trouble } from './clause.ts'
import type { Word } from './sentences.ts'
import { aimAt, jointAt, past, spanOf } from './target.ts'
import { wordAt, type Pattern, type VerbForm, type Verbs } from './verbs.ts'

/** What a reader knows of the one who writes. */
export interface Reader {
  sender: Slot
  book: NameBook
  /** The words of the writer's own abilities, and of all there are: many, so made only when asked for. */
  own: Verbs
  all(): Verbs
  /** Words by which the writer may call the role. */
  roleWords: ReadonlySet<string>
  night: number
}

/** A reading, and the word behind it. */
export interface Read { order: Order; end: number; /** How many words its verb says. */ words: number }
export interface Head { at: number; subject: Order['subject']; negative: boolean; spoken: boolean; night?: Trouble }

const marks = /^(?:[,:>~([\])"“”+/&]|-|--|–|—)$/
const longestHead = 40

/** Every place up to which the beginning is harmless: from there a verb may stand. */
export function headsAt(reader: Reader, words: readonly Word[], from: number): Head[] {
  const heads: Head[] = []
  let head: Head = { at: from, subject: 'none', negative: false, spoken: false }
  while (head.at < words.length && heads.length < longestHead) {
    heads.push(head)
    const next = step(reader, words, head)
    if (!next) break
    head = next
  }
  return heads
}

function step(reader: Reader, words: readonly Word[], head: Head): Head | undefined {
  const { at } = head
  const word = words[at]!
  if (head.spoken) {
    const adverb = phraseAt(english.adverbs, words, at) || Number(/^(?:keep|continue)$/.test(word.text) && /ing?$/.test(words[at + 1]?.text ?? ''))
    return adverb ? { ...head, at: at + adverb } : undefined
  }
  const night = nightAt(words, at)
  if (night) return { ...head, at: at + night.length, ...night.number !== reader.night && { night: { why: 'otherNight', span: spanOf(words, at, at + night.length) } } }
  if (/^(?:keep|continue)$/.test(word.text) && /ing?$/.test(words[at + 1]?.text ?? '')) return { ...head, at: at + 1, spoken: true }
  const opener = phraseAt(english.openers, words, at)
  const [refusal, subject, team] = [english.refusals, english.subjects, english.plurals].map(set => phraseAt(set, words, at))
  const named = word.name?.slots.length === 1
  if (named && word.name!.slots[0] === reader.sender && !word.name!.possessive && word.text !== 'i') {
    return { ...head, at: past(words, at + 1, english.adverbs), subject: 'writer', spoken: words[at + 1]?.kind === 'word' }
  }
  const most = Math.max(refusal!, subject!, team!)
  if (most > opener || (most && most === opener && word.text !== 'to')) {
    if (named && most === 1) return undefined
    return { ...head, at: at + most, spoken: true, negative: refusal === most, subject: team === most ? 'team' : word.text === 'to' ? 'none' : 'writer' }
  }
  if (opener) return named && opener === 1 ? undefined : { ...head, at: at + opener }
  if (word.kind === 'mark' && marks.test(word.text)) return { ...head, at: at + 1 }
  return word.kind === 'word' && reader.roleWords.has(word.text) ? { ...head, at: at + 1 } : undefined
}

/** `night 2`, `for N2`. */
export function nightAt(words: readonly Word[], at: number): { length: number; number: number } | undefined {
  const first = /^(?:for|on|in|during)$/.test(words[at]?.text ?? '') ? at + 1 : at
  const joined = /^n(?:ight)?(\d{1,3})$/.exec(words[first]?.text ?? '')
  if (joined) return { length: first - at + 1, number: Number(joined[1]) }
  const number = /^\d{1,3}$/.exec(words[first + 1]?.text ?? '')
  return /^n(?:ight)?$/.test(words[first]?.text ?? '') && number ? { length: first - at + 2, number: Number(number[0]) } : undefined
}

/** The best reading as an order of what begins here. @param verbs whose words to look for */
export function orderAt(reader: Reader, verbs: Verbs, words: readonly Word[], from: number): Read | undefined {
  const reads = headsAt(reader, words, from).flatMap(head => [...reversed(reader, verbs, words, head), ...framed(reader, verbs, words, head)])
  if (!reads.length) return undefined
  const fewest = Math.min(...reads.map(({ order }) => order.troubles.length))
  const vague = ({ order }: Read): number => Number(order.abilities === 'any')
  const best = reads.filter(({ order }) => order.troubles.length === fewest)
    .sort((a, b) => vague(a) - vague(b) || b.order.targets.length - a.order.targets.length || b.words - a.words || b.end - a.end)
  const [first] = best
  const { abilities } = first!.order
  const rivals = best.filter(read => read.words === first!.words && read.order.abilities !== 'any' && sameTargets(read.order, first!.order))
  return abilities === 'any' ? first : { ...first!, order: { ...first!.order, abilities: [...new Set(rivals.flatMap(read => read.order.abilities as string[]))] } }
}

const sameTargets = (a: Order, b: Order): boolean => a.targets.length === b.targets.length && a.targets.every(({ slot }, index) => slot === b.targets[index]!.slot)

/** Ways in which a verb may stand here. */
function framed(reader: Reader, verbs: Verbs, words: readonly Word[], head: Head): Read[] {
  const { at } = head
  if (phraseAt(english.idioms, words, at)) return []
  const carrier = phraseAt(english.carriers, words, at)
  const starts = determinedFrom(words, at + carrier)
  const determined = starts.at(-1)!
  const inRole = skipRole(reader, words, determined)
  const named = determined > at || (head.negative && /^(?:no|more)$/.test(words[at - 1]?.text ?? ''))
  const reads = patternsAt(verbs, words, at, false).flatMap(pattern => filled(reader, words, head, pattern, at, false))
  if (named) reads.push(...[...new Set([...starts, inRole])].flatMap(start => patternsAt(verbs, words, start, true).flatMap(pattern => filled(reader, words, head, pattern, start, true))))
  const noun = named ? phraseAt(english.abilityNouns, words, inRole) : 0
  if (noun) reads.push(...anyOf(reader, words, head, inRole + noun, true))
  const generic = phraseAt(english.generic, words, determined)
  if (generic) reads.push(...anyOf(reader, words, head, determined + generic, true))
  return reads
}

/** The word at hand, and those behind one or more words that determine a noun. */
function determinedFrom(words: readonly Word[], at: number): number[] {
  const end = past(words, at, english.determiners)
  return Array.from({ length: end - at + 1 }, (_, offset) => at + offset)
}

function skipRole({ roleWords }: Reader, words: readonly Word[], at: number): number {
  while (words[at]?.kind === 'word' && (roleWords.has(words[at]!.text.replace(/'s$/, '')) || /^(?:night|faction|factional|mafia|team|nightly|remaining)$/.test(words[at]!.text))) at++
  return at
}

/** @param noun whether a noun may stand here; elsewhere one does only before a mark or a linker, `shot: Bob` */
function patternsAt(verbs: Verbs, words: readonly Word[], at: number, noun: boolean): Pattern[] {
  if (words[at]?.kind !== 'word') return []
  const linked = noun || words[at + 1]?.kind === 'mark' || phraseAt(english.linkers, words, at + 1) > 0
  return verbs.from(words[at]!.text.replaceAll("'", '')).filter(({ form }) => linked || form !== 'noun')
}

/** A verb with its targets. */
function filled(reader: Reader, words: readonly Word[], head: Head, pattern: Pattern, from: number, noun: boolean): Read[] {
  let at = from
  const targets: Target[] = []
  const troubles: Trouble[] = [...formTroubles(pattern.form, head, noun, spanOf(words, from, from + 1))]
  let nobody = false
  const done = (end: number): Read[] => [ended(reader, words, head, { abilities: [pattern.ability], targets, nobody, troubles }, from, end, pattern.words)]
  for (const [index, part] of pattern.parts.entries()) {
    if ('word' in part) {
      const length = index === 0 ? 1 : wordAt(part.word, targets.length > 0 && pattern.parts.length - index <= 2, words, at)
      if (!length && targets.length === 0) return []
      if (!length) {
        troubles.push({ why: 'noTarget', span: spanOf(words, from, at) })
        return done(at)
      }
      at += length
      continue
    }
    const linked = linkedFrom(words, at, noun || pattern.form === 'noun' || !head.spoken, noun)
    const aim = aimAt(words, linked, reader.book, reader.sender, head.negative)
    const inside = pattern.parts.length > index + 1 && targets.length === 0
    if (inside && !aim?.target) return []
    if (!aim || !(aim.target || aim.nobody || aim.trouble?.why === 'nearTarget') && isOver(words, linked)) {
      troubles.push({ why: 'noTarget', span: spanOf(words, from, at) })
      return done(past(words, at, english.trailers))
    }
    if (aim.target) targets.push(aim.target)
    if (aim.nobody) nobody = true
    if (aim.trouble) troubles.push(aim.trouble)
    at = aim.end
    if (aim.trouble && !aim.target) return done(nextJoint(words, at))
    if (nobody) break
  }
  return done(at)
}

/** Words that only name a target, or that an ability is used. */
function anyOf(reader: Reader, words: readonly Word[], head: Head, at: number, noun: boolean): Read[] {
  const aim = aimAt(words, linkedFrom(words, at, noun, noun), reader.book, reader.sender, head.negative)
  const found = aim?.target ?? aim?.nobody
  const targets = aim?.target ? [aim.target] : []
  const troubles = aim?.trouble && (found || aim.trouble.why === 'nearTarget') ? [aim.trouble] : []
  const one = ended(reader, words, head, { abilities: 'any', targets, nobody: aim?.nobody === true, troubles }, at - 1, found || troubles.length ? aim!.end : at, 0)
  const joint = aim?.target && !aim.trouble ? phraseAt(english.and, words, aim.end) : 0
  const other = joint ? aimAt(words, aim!.end + joint, reader.book, reader.sender) : undefined
  return other?.target && !other.trouble ? [one, ended(reader, words, head, { abilities: 'any', targets: [...targets, other.target], nobody: false, troubles }, at - 1, other.end, 0)] : [one]
}

/** `Bob is my target`. */
function reversed(reader: Reader, verbs: Verbs, words: readonly Word[], head: Head): Read[] {
  const { at } = head
  const slot = words[at]?.name?.slots.length === 1 && !words[at]!.name!.possessive ? words[at]!.name!.slots[0]! : undefined
  if (slot === undefined || !/^(?:is|=|-|as|will|for)$/.test(words[at + 1]?.text ?? '')) return []
  const start = past(words, at + (words[at + 2]?.text === 'be' ? 3 : 2), english.determiners)
  const targets = [{ slot, span: { start: words[at]!.start, end: words[at]!.end } }]
  const generic = phraseAt(english.generic, words, start)
  const reads = generic && start > at + 2 ? [ended(reader, words, head, { abilities: 'any', targets, nobody: false, troubles: [] }, at, start + generic, 0)] : []
  const patterns = start > at + 2 ? patternsAt(verbs, words, start, true).filter(({ parts, form }) => parts.length === 2 && (form === 'plain' || form === 'noun')) : []
  return [...reads, ...patterns.map(pattern => ended(reader, words, head, { abilities: [pattern.ability], targets, nobody: false, troubles: [] }, at, start + 1, pattern.words))]
}

function formTroubles(form: VerbForm, head: Head, noun: boolean, span: { start: number; end: number }): Trouble[] {
  if (form === 'past' && !noun) return [{ why: 'past', span }]
  if (form === 'third' && head.subject !== 'writer' && !noun) return [{ why: 'otherActs', span }]
  return form === 'noun' && head.spoken && !noun ? [{ why: 'past', span }] : []
}

const linkedFrom = (words: readonly Word[], at: number, noun: boolean, determined: boolean): number =>
  past(words, at, english.linkers, ...noun ? [english.nounLinkers] : [], ...determined ? [english.nounFor] : [])

const isOver = (words: readonly Word[], at: number): boolean => at >= words.length || jointAt(words, at) > 0 || phraseAt(english.trailers, words, at) > 0

/** Where the next part of the sentence begins. */
export function nextJoint(words: readonly Word[], from: number): number {
  let at = from
  while (at < words.length && !jointAt(words, at)) at++
  return at
}

/** What may follow an order; anything else is a trouble. */
function ended(reader: Reader, words: readonly Word[], head: Head, read: Pick<Order, 'abilities' | 'targets' | 'nobody' | 'troubles'>, from: number, verbEnd: number, said: number): Read {
  const troubles = [...head.night ? [head.night] : [], ...read.troubles]
  let replaces = false
  let at = verbEnd
  for (;;) {
    const night = nightAt(words, at)
    const replaced = phraseAt(english.replacing, words, at)
    const instead = phraseAt(english.insteadOf, words, at)
    const more = anotherAt(reader, words, at, read.targets.length)
    const by = words[at]?.text === 'by' ? words[at + 1]?.name : undefined
    const trailer = Math.max(phraseAt(english.trailers, words, at), withNoun(reader, words, at))
    if (night) {
      if (night.number !== reader.night) troubles.push({ why: 'otherNight', span: spanOf(words, at, at + night.length) })
      at += night.length
    } else if (more) {
      troubles.push({ why: more.either ? 'oneOf' : 'several', span: spanOf(words, from, more.end), slots: [...read.targets.map(({ slot }) => slot), ...more.slots] })
      at = more.end
    } else if (instead && words[at + instead]?.name?.slots.length === 1) {
      replaces = true
      at += instead + 1
    } else if (by) {
      if (by.slots[0] !== reader.sender || by.slots.length > 1) troubles.push({ why: 'otherActs', span: spanOf(words, at, at + 2) })
      at += 2
    } else if (replaced) {
      replaces = true
      at += replaced
    } else if (trailer && !words[at]?.name) at += trailer
    else break
  }
  const end = nextJoint(words, at)
  if (end > at && !phraseAt(english.reasons, words, at)) troubles.push({ why: 'unread', span: spanOf(words, at, end) })
  const span = spanOf(words, from, Math.max(at, from + 1))
  return { order: { is: 'order', negative: head.negative, ...read, subject: head.subject, replaces, span, troubles }, end: Math.max(end, from + 1), words: said }
}

/** `with my investigation`, `for the shot`. */
function withNoun({ own }: Reader, words: readonly Word[], at: number): number {
  const noun = /^(?:with|for|as)$/.test(words[at]?.text ?? '') ? past(words, at + 1, english.determiners) : 0
  if (noun <= at + 1) return 0
  return (own.forms.has(words[noun]?.text ?? '') ? 1 : phraseAt(english.abilityNouns, words, noun)) && noun + (phraseAt(english.abilityNouns, words, noun) || 1) - at
}

/** Another name that could be a target as well: `or Carl`, `and Carl`. */
function anotherAt({ book, sender }: Reader, words: readonly Word[], at: number, targets: number): { slots: Slot[]; either: boolean; end: number } | undefined {
  const either = phraseAt(english.or, words, at)
  const joint = either || phraseAt(english.and, words, at) || (/^(?:then|>|<|->)$/.test(words[at]?.text ?? '') ? 1 : 0)
  if (!joint || !targets) return undefined
  const aim = aimAt(words, at + joint, book, sender)
  const slots = aim?.target ? [aim.target.slot] : aim?.trouble?.why === 'nearTarget' ? aim.trouble.slots : undefined
  if (!slots || !aim || (!either && words[at]?.text !== '>' && !isOver(words, aim.end))) return undefined
  return { slots, either: either > 0, end: aim.end }
}
