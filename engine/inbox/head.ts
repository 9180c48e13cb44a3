/** How an order may begin: words that cannot change its meaning, and who acts. */
import * as english from './lexicon-en.ts'
import { findPhrase, phraseAt } from './phrases.ts'
import type { Order, Trouble } from './clause.ts'
import type { SenderContext } from './reader.ts'
import type { Word } from './sentences.ts'
import { hostAt, past, spanOf } from './target.ts'

export interface Head {
  at: number
  subject: Order['subject']
  negative: boolean
  /** It is said who acts, or that it will be done. */
  spoken: boolean
  night?: Trouble
  /** Only this night's name and marks stood before it. */
  labelled?: boolean
  /** The writer asks for it: of the host, or to be let do it. */
  asked?: 'host' | 'leave'
  /** The writer is called by the role. */
  persona?: true
}

const marks = /^(?:[,:>~([\])"“”+/&]|-|--|–|—)$/
const labelling = /^(?:[:>=→⇒]|-|--|–|—|->|=>|-->)$/
const longestHead = 16

/** The heads of a sentence are asked for in many ways at each of its parts, and found once for a reader. */
const found = new WeakMap<readonly Word[], { reader: SenderContext; heads: Map<string, readonly Head[]> }>()

/** Every place up to which the beginning is harmless: from there a verb may stand. */
export function headsAt(
  reader: SenderContext,
  words: readonly Word[],
  from: number,
  subject: Head['subject'] = 'none',
): readonly Head[] {
  const last = found.get(words)
  const known = last?.reader === reader ? last : { reader, heads: new Map<string, readonly Head[]>() }
  found.set(words, known)
  const key = `${from} ${subject}`
  const heads = known.heads.get(key) ?? findHeads(reader, words, from, subject)
  known.heads.set(key, heads)
  return heads
}

function findHeads(reader: SenderContext, words: readonly Word[], from: number, subject: Head['subject']): Head[] {
  const heads: Head[] = []
  let head: Head = { at: from, subject, negative: false, spoken: false }
  while (head.at < words.length && heads.length < longestHead) {
    heads.push(head)
    const next = step(reader, words, head)
    if (!next) break
    head = next
  }
  return heads
}

function step(reader: SenderContext, words: readonly Word[], head: Head): Head | undefined {
  const { at } = head
  const word = words[at]!
  if (head.spoken) {
    const adverb = phraseAt(english.adverbs, words, at)
    return adverb ? { ...head, at: at + adverb } : undefined
  }
  const night = nightAt(words, at)
  if (night) {
    const ofThis = night.number === reader.night
    return {
      ...head,
      at: at + night.length,
      labelled: ofThis,
      ...(!ofThis && { night: { why: 'otherNight', span: spanOf(words, at, at + night.length) } }),
    }
  }
  const asked = requested(words, head)
  if (asked) return asked
  const persona = personaAt(reader, words, at)
  if (persona) return { ...head, at: persona, subject: 'writer', spoken: true, persona: true }
  const host = hostAt(reader.hosts, words, at)
  if (host) return { ...head, at: at + host }
  const opener = Math.max(phraseAt(english.openers, words, at), phraseAt(english.chat, words, at))
  const [refusal, subject, team] = [english.refusals, english.subjects, english.plurals].map(set =>
    phraseAt(set, words, at),
  )
  const named = word.name?.slots.length === 1
  const self = ownNameAt(reader, words, at)
  if (self) return { ...head, at: self, subject: 'writer', spoken: true }
  if (named && word.name!.slots[0] === reader.sender && !word.name!.possessive && word.text !== 'i') {
    return {
      ...head,
      at: past(words, at + 1, english.adverbs, english.auxiliaries),
      subject: 'writer',
      spoken: words[at + 1]?.kind === 'word',
    }
  }
  const most = Math.max(refusal!, subject!, team!)
  if (most > opener || (most && most === opener && word.text !== 'to')) {
    if (named && most === 1) return undefined
    return {
      ...head,
      at: at + most,
      spoken: true,
      negative: refusal === most,
      subject: team === most ? 'team' : word.text === 'to' ? 'none' : 'writer',
    }
  }
  if (opener)
    return named && opener === 1
      ? undefined
      : { ...head, at: at + opener, labelled: phraseAt(english.tonight, words, at) === opener }
  if (word.kind === 'mark' && marks.test(word.text))
    return { ...head, at: at + 1, labelled: head.labelled === true && labelling.test(word.text) }
  return word.kind === 'word' && reader.roleWords.has(word.text) ? { ...head, at: at + 1 } : undefined
}

/** `could you`; and `can I`, where a `please` shows that it is no question about the rules. */
function requested(words: readonly Word[], head: Head): Head | undefined {
  const { at } = head
  const [toHost, byWriter, byTeam] = [english.hostRequests, english.ownRequests, english.teamRequests].map(set =>
    phraseAt(set, words, at),
  )
  const length = Math.max(toHost!, byWriter!, byTeam!)
  const handed = byWriter === length && length > 0 && phraseAt(english.getting, words, at + length)
  if (
    handed
    && phraseAt(english.determiners, words, at + length + handed)
    && !words.some(({ text }) => /^(?:again|twice|still|ever|every|each)$/.test(text))
  )
    return { ...head, at: at + length + handed, subject: 'writer', spoken: true, asked: 'leave' }
  const meant = length > 0 && (toHost === length || findPhrase(english.pleas, words, 0, words.length) >= 0)
  return meant
    ? {
        ...head,
        at: past(words, at + length, english.adverbs, english.recording),
        subject: byTeam === length ? 'team' : 'writer',
        spoken: true,
        asked: toHost === length ? 'host' : 'leave',
      }
    : undefined
}

/** The beginning of the writer's own name, of several words, before a verb: `Old Tom is`. */
function ownNameAt({ names, book, sender }: SenderContext, words: readonly Word[], at: number): number {
  const lengths = names.map(name => {
    let length = 0
    while (
      length < name.length
      && words[at + length]?.kind === 'word'
      && words[at + length]!.text.replaceAll("'", '') === name[length]
    )
      length++
    return length
  })
  const most = Math.max(0, ...lengths)
  const single =
    most < 2 && words[at]?.kind === 'word' && !words[at]!.name ? book.looseAt(words, at, english.ordinary) : undefined
  const length =
    single?.how === 'part' && single.slots[0] === sender && !single.possessive
      ? 1
      : most > 1 && words.slice(at, at + most).every(({ name }) => !name)
        ? most
        : 0
  const end = length ? past(words, at + length, english.auxiliaries, english.adverbs) : 0
  return end > at + length ? end : 0
}

/** `the doctor`, `your friendly bus driver will`; returns the word behind it, 0 where none stands here. */
function personaAt(reader: SenderContext, words: readonly Word[], at: number): number {
  const start = at + phraseAt(english.ofMyself, words, at)
  let end = start
  while (start > at && words[end]?.kind === 'word' && !words[end]!.name && reader.roleWords.has(words[end]!.text)) end++
  return end > start && reader.isPersona(words.slice(start, end).map(({ text }) => text))
    ? past(words, end, english.auxiliaries)
    : 0
}

/** `night 2`, `for N2`. */
export function nightAt(words: readonly Word[], at: number): { length: number; number: number } | undefined {
  const first = /^(?:for|on|in|during)$/.test(words[at]?.text ?? '') ? at + 1 : at
  const joined = /^n(?:ight)?(\d{1,3})$/.exec(words[first]?.text ?? '')
  if (joined) return { length: first - at + 1, number: Number(joined[1]) }
  const number = /^\d{1,3}$/.exec(words[first + 1]?.text ?? '')
  return /^n(?:ight)?$/.test(words[first]?.text ?? '') && number
    ? { length: first - at + 2, number: Number(number[0]) }
    : undefined
}
