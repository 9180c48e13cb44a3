/** What stands behind a verb and its targets: more targets, words for keys, and whatever cannot change the order. The rest is a trouble. */
import type { SeatId } from '../reason/claim.ts'
import type { Order, Target } from './clause.ts'
import { nightAt, type Head } from './head.ts'
import { arranged, hasRoom, keyAt, phaseNamedAt, type Params } from './params.ts'
import * as english from './lexicon-en.ts'
import { findPhrase, phraseAt } from './phrases.ts'
import type { SenderContext } from './reader.ts'
import type { Word } from './sentences.ts'
import { joinedAt } from './shared.ts'
import { aimAt, hostAt, jointAt, past, spanOf } from './target.ts'
import { conditionsIn } from './condition.ts'

/** `The old butler slips in and hides behind Ann`: who the writer plays, told of as of somebody else. */
const farthest = 30

/** Whether a sentence, up to the word at hand, tells of one without a name or a part in the game, who does only this. */
function isPlayed(reader: SenderContext, words: readonly Word[], at: number): boolean {
  if (at > farthest || !/^(?:the|a|an|your|this)$/.test(words[0]?.text ?? '') || conditionsIn(words).length)
    return false
  const before = words.slice(1, at)
  const who = before.findIndex(({ text }) => english.characters.test(text))
  return (
    who >= 0
    && who <= 4
    && before.every(
      ({ name, text, kind }, index) =>
        text === 'and'
        || (!name
          && kind !== 'odd'
          && (index === who || !reader.all().forms.has(text))
          && !english.telling.test(text)
          && !/^(?:who|whom|whose|that|he|she|they|you|we|i)$/.test(text)),
    )
    && findPhrase(english.thinking, words, 0, at) < 0
    && english.endings.every(set => findPhrase(set, words, 0, at) < 0)
  )
}

/** The writer acts, where only that it is told of somebody stood in the way. */
const asPlayed = (order: Order): Order => ({
  ...order,
  subject: order.subject === 'team' ? 'team' : 'writer',
  troubles: [],
})

/** A reading, and the word behind it. */
export interface Read {
  order: Order
  end: number /** How many words its verb says. */
  words: number
}

export const isOver = (words: readonly Word[], at: number): boolean =>
  at >= words.length
  || jointAt(words, at) > 0
  || phraseAt(english.trailers, words, at) > 0
  || phraseAt(english.chatter, words, at) > 0

/** Where the next part of the sentence begins. */
export function nextJoint(words: readonly Word[], from: number): number {
  let at = from
  while (at < words.length && !jointAt(words, at)) at++
  return at
}

/** What may follow an order; anything else is a trouble. */
export function ended(
  reader: SenderContext,
  words: readonly Word[],
  head: Head,
  read: Pick<Order, 'abilities' | 'targets' | 'nobody' | 'troubles'>,
  from: number,
  verbEnd: number,
  verbWords: number,
): Read {
  const troubles = [...(head.night ? [head.night] : []), ...read.troubles]
  let replaces = false
  let at = verbEnd
  const extras =
    read.abilities !== 'any' && read.abilities.length === 1 ? reader.extras.get(read.abilities[0]!) : undefined
  const keys: Record<string, string> = {}
  for (;;) {
    const night = nightAt(words, at)
    const replaced = phraseAt(english.replacing, words, at)
    const instead = phraseAt(english.insteadOf, words, at)
    const more = anotherAt(reader, words, at, read.targets.length + Object.keys(keys).length)
    const named = extras && namedAt(reader, extras, words, at, read.targets, keys)
    const keyed = keyAt(extras, words, at)
    const by = words[at]?.text === 'by' ? words[at + 1]?.name : undefined
    const trailer = Math.max(
      phraseAt(english.trailers, words, at),
      phraseAt(english.courtesies, words, at),
      phraseAt(english.chatter, words, at),
      hostAt(reader.hosts, words, at),
      flavourAt(reader, words, at),
      withNoun(reader, words, at),
      Number(words[at]?.text === 'first' && at + 1 === words.length),
      Number(
        Object.keys(keys).length > 0
          && extras?.named.player === undefined
          && /^(?:him|her|them|it)sel(?:f|ves)$/.test(words[at]?.text ?? ''),
      ),
    )
    if (named) {
      if (named.target) read.targets.push(named.target)
      else if (named.key) keys[named.key] = named.value
      at = named.end
    } else if (night) {
      if (night.number !== reader.night)
        troubles.push({ why: 'otherNight', span: spanOf(words, at, at + night.length) })
      at += night.length
    } else if (
      more
      && !more.either
      && more.slots.length === 1
      && extras
      && hasRoom(extras, reader.book, read.targets, more.slots[0]!)
    ) {
      read.targets.push({ slot: more.slots[0]!, span: spanOf(words, at, more.end) })
      at = more.end
    } else if (keyed) {
      if ((keys[keyed.key] ??= keyed.value) !== keyed.value)
        troubles.push({ why: 'oneOf', span: spanOf(words, from, at + keyed.length) })
      at += keyed.length
    } else if (more) {
      troubles.push({
        why: more.either ? 'oneOf' : 'several',
        span: spanOf(words, from, more.end),
        slots: [...read.targets.map(({ slot }) => slot), ...more.slots],
        ...(more.sure && { besides: { slot: more.slots[0]!, span: spanOf(words, at, more.end) } }),
      })
      at = more.end
    } else if (instead && words[at + instead]?.name?.slots.length === 1) {
      replaces = true
      at += instead + 1
    } else if (by) {
      if (by.slots[0] !== reader.sender || by.slots.length > 1)
        troubles.push({ why: 'otherActs', span: spanOf(words, at, at + 2) })
      at += 2
    } else if (replaced) {
      replaces = true
      at += replaced
    } else if (trailer && !words[at]?.name) at += trailer
    else break
  }
  const shared =
    read.targets.length || Object.keys(keys).length || (extras?.most && !read.troubles.length)
      ? joinedAt(reader, words, at, extras, extras !== undefined && read.targets.length < extras.most)
      : 0
  if (shared) {
    troubles.push({ why: 'unread', span: spanOf(words, at, shared) })
    at = shared
  }
  const end = nextJoint(words, at)
  if (end > at && !phraseAt(english.reasons, words, at)) troubles.push({ why: 'unread', span: spanOf(words, at, end) })
  const span = spanOf(words, from, Math.max(at, from + 1))
  const played =
    troubles.length === 1
    && troubles[0]!.why === 'otherActs'
    && head.at === from
    && from > 0
    && isPlayed(reader, words, from)
  const asked = isRequest(words, head) && read.abilities !== 'any'
  const { targets, keys: put } = arranged(extras, reader.book, read.targets)
  const said = { ...keys, ...put }
  const order: Order = {
    is: 'order',
    negative: head.negative,
    ...read,
    targets,
    ...(Object.keys(said).length && { with: said }),
    subject: head.subject,
    replaces,
    ...(asked && { asked: true as const }),
    span,
    troubles,
  }
  return { order: played ? asPlayed(order) : order, end: Math.max(end, from + 1), words: verbWords }
}

/** `in the face`, `from the old oak`: how, or from where, in words that nothing else is said in. */
function flavourAt({ own }: SenderContext, words: readonly Word[], at: number): number {
  const determined =
    /^(?:in|with|from|through|like|under|behind|by|into)$/.test(words[at]?.text ?? '')
    && /^(?:the|a|an|my|his|her|their|some)$/.test(words[at + 1]?.text ?? '')
      ? at + 2
      : words[at]?.text === 'than'
        ? at + 1
        : 0
  const end = determined ? nextJoint(words, determined) : 0
  const part = words.slice(determined, end)
  return end > determined
    && part.length <= (words[at]!.text === 'than' ? 6 : 4)
    && part.every(
      ({ kind, name, text }, index) =>
        !(words[at]!.text === 'than' && own.startsAt(words, determined + index))
        && kind === 'word'
        && !name
        && !english.telling.test(text),
    )
    ? end - at
    : 0
}

/** What a host may do as well, as `check on Bob`, is asked for as an action only where it says so. */
const isRequest = (words: readonly Word[], { at, asked }: Head): boolean =>
  asked === 'leave'
  || (asked === 'host'
    && (!phraseAt(english.alsoByHosts, words, at) || findPhrase(english.asAction, words, at, words.length) >= 0))

/** `with my investigation`, `for the shot`. */
function withNoun({ own }: SenderContext, words: readonly Word[], at: number): number {
  const noun = /^(?:with|for|as)$/.test(words[at]?.text ?? '') ? past(words, at + 1, english.determiners) : 0
  if (noun <= at + 1) return 0
  return (
    (own.forms.has(words[noun]?.text ?? '') ? 1 : phraseAt(english.abilityNouns, words, noun))
    && noun + (phraseAt(english.abilityNouns, words, noun) || 1) - at
  )
}

/** Another name that could be a target as well: `or Carl`, `and Carl`. */
function anotherAt(
  { book, sender }: SenderContext,
  words: readonly Word[],
  at: number,
  targets: number,
): { slots: SeatId[]; either: boolean; sure: boolean; end: number } | undefined {
  const either = phraseAt(english.or, words, at)
  const joint = either || phraseAt(english.and, words, at) || (/^(?:then|>|<|->)$/.test(words[at]?.text ?? '') ? 1 : 0)
  if (!joint || !targets) return undefined
  const linked = past(words, at + joint, english.sharingMore)
  const aim = aimAt(words, words[linked]?.name ? linked : at + joint, book, sender)
  const slots = aim?.target ? [aim.target.slot] : aim?.trouble?.why === 'nearTarget' ? aim.trouble.slots : undefined
  if (!slots || !aim || (!either && words[at]?.text !== '>' && !isOver(words, aim.end))) return undefined
  // `Ann > Bob` and `Ann, then Bob` say in which order, and perhaps only one of them.
  const ranked = words.slice(at, aim.end).some(({ text }) => /^(?:then|>|<|->)$/.test(text))
  return { slots, either: either > 0, sure: !either && !ranked && !aim.trouble, end: aim.end }
}

/** Behind a word for a key, whom or when it is about: `for killing Cat on night 1`. Where the ability's target is still due, `fake a frame on Bob`. */
function namedAt(
  { book, sender }: SenderContext,
  extras: Params,
  words: readonly Word[],
  from: number,
  targets: readonly Target[],
  keys: Readonly<Record<string, string>>,
): { target?: Target; key?: string; value: string; end: number } | undefined {
  const ofFamily = /^(?:of|from)$/.test(words[from]?.text ?? '') ? past(words, from + 1, english.determiners) : 0
  const group = ofFamily ? words[ofFamily]?.name?.slots[0] : undefined
  const last = targets.at(-1)
  if (group !== undefined && last && book.groups.get(group)?.has(last.slot)) return { value: '', end: ofFamily + 1 }
  if (!Object.keys(keys).length) return undefined
  const { player, phase } = extras.named
  const when = phase !== undefined && !Object.hasOwn(keys, phase) ? phaseNamedAt(words, from) : undefined
  if (when) return { key: phase!, value: when.phase, end: from + when.length }
  const at = from + Number(/^(?:on|at|to|against|upon|from|of)$/.test(words[from]?.text ?? ''))
  const aim = words[at]?.name || phraseAt(english.self, words, at) ? aimAt(words, at, book, sender) : undefined
  if (!aim?.target || aim.trouble) return undefined
  if (hasRoom(extras, book, targets, aim.target.slot)) return { target: aim.target, value: '', end: aim.end }
  return player !== undefined && !Object.hasOwn(keys, player) && !book.groups.has(aim.target.slot)
    ? { key: player, value: aim.target.slot, end: aim.end }
    : undefined
}
