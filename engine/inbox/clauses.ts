/** From a sentence to its clauses, left to right. What no list knows becomes talk, with what in it could matter. */
import { nearest } from '../text/nearest.ts'
import type { Clause, Order, Talk, Target, Trouble } from './clause.ts'
import * as english from './lexicon-en.ts'
import { headsAt, nextJoint, nightAt, orderAt, type Reader } from './order.ts'
import { findPhrase, phraseAt, type Phrases } from './phrases.ts'
import type { Sentence, Word } from './sentences.ts'
import { aimAt, jointAt, past, spanOf } from './target.ts'

/** What was read before in the same sentence, and so bears on what follows. */
interface Course { corrects: boolean; bound: boolean; either: boolean; open?: Trouble; /** It only opens with thoughts. */ mused?: boolean; talked: boolean }

/** @param sentence as long as it is, it is read once */
export function clausesOf(reader: Reader, { words, question, odd }: Sentence): Clause[] {
  const clauses: Clause[] = []
  const conditional = conditionIn(words)
  let course: Course = { corrects: false, bound: false, either: false, talked: false }
  for (let at = 0; at < words.length;) {
    const joint = jointAt(words, at)
    if (joint && !phraseAt(english.again, words, at)) {
      course = { ...course, bound: course.bound || phraseAt(english.binding, words, at) > 0, either: course.either || phraseAt(english.or, words, at) > 0 }
      if (!phraseAt(english.corrections, words, at)) {
        at += joint
        continue
      }
    }
    const { clause, end, corrects } = clauseAt(reader, words, at, course, question)
    if (clause) clauses.push(clause.is === 'order' ? inCourse(reader, clause, course, words, at) : clause)
    course = {
      corrects: corrects === true, bound: corrects === true && course.bound, either: corrects === true && course.either,
      talked: clause?.is === 'talk' && !clause.cue?.includes('correction'), ...opens(reader, words, at, end, clause) ?? (course.open && { open: course.open, mused: course.mused === true }),
    }
    at = end
  }
  if (course.corrects) clauses.push({ is: 'talk', span: spanOf(words, words.length - 1, words.length), cue: 'correction', question })
  const troubles: Trouble[] = [
    ...conditional ? [{ why: 'conditional' as const, span: conditional }] : [], ...question ? [{ why: 'question' as const, span: spanOf(words, 0, words.length) }] : [],
    ...odd ? [{ why: 'hidden' as const, span: spanOf(words, 0, words.length) }] : [],
  ]
  return troubles.length ? clauses.map(clause => 'troubles' in clause ? { ...clause, troubles: [...clause.troubles, ...troubles] } : clause) : clauses
}

interface Step { clause?: Clause; end: number; corrects?: true }

function clauseAt(reader: Reader, words: readonly Word[], at: number, course: Course, question: boolean): Step {
  const whole = wholeClause(reader, words, at)
  if (whole) return course.corrects && whole.clause?.is === 'noAction' ? { ...whole, clause: { is: 'cancel', span: whole.clause.span } } : whole
  const own = orderAt(reader, reader.own, words, at)
  const clean = own && own.order.troubles.length === 0
  const undone = own?.order.negative === true && own.order.troubles.every(({ why }) => why === 'noTarget')
  const told = own?.order.troubles[0]?.why === 'past' && findPhrase(english.past, words, 0, words.length) >= 0
  if (own && (clean || undone)) return { clause: corrected(own.order, course), end: own.end }
  const correction = Math.max(phraseAt(english.corrections, words, at), phraseAt(english.soft, words, at))
  if (correction && !words[at]?.name && !phraseAt(english.harmless, words, at)) return { end: at + correction, corrects: true }
  const moved = movedFrom(words, at)
  if (moved) return { end: moved, corrects: true }
  const names = course.talked && course.bound && !course.corrects ? undefined : namesAt(reader, words, at, course)
  if (names) return names
  if (own && !told) return { clause: corrected(own.order, course), end: own.end }
  const foreign = orderAt(reader, reader.all(), words, at)
  if (foreign && foreign.order.abilities !== 'any' && !foreign.order.troubles.some(({ why }) => why !== 'nearTarget') && foreign.order.targets.length) {
    return { clause: { ...foreign.order, troubles: [...foreign.order.troubles, { why: 'notOwned', span: foreign.order.span }] }, end: foreign.end }
  }
  const end = Math.max(at + 1, nextJoint(words, at + 1))
  return { clause: talk(reader, words, at, end, course, question), end }
}

const corrected = (order: Order, { corrects }: Course): Order => corrects ? { ...order, replaces: true } : order

/** What an order inherits from what stands before it in its sentence. */
function inCourse(reader: Reader, order: Order, course: Course, words: readonly Word[], at: number): Order {
  const spoken = order.subject !== 'none' || order.replaces
  const troubles: Trouble[] = []
  if (course.either) troubles.push({ why: 'oneOf', span: order.span })
  if (course.open && !(course.open.why === 'contradiction' && (spoken || !course.bound)) && !(order.subject === 'writer' && (course.open.why === 'otherActs' || course.mused))) {
    troubles.push(course.open.why === 'contradiction' ? { why: 'unread', span: order.span } : course.open)
  } else if (course.talked && course.bound && !spoken && !order.negative && phraseAt(english.others, words, 0) + Number(words[0]?.name !== undefined) > 0) {
    troubles.push({ why: 'otherActs', span: spanOf(words, 0, at) })
  }
  return troubles.length ? { ...order, troubles: [...order.troubles, ...troubles] } : order
}

/** How a clause bears on the orders behind it in its sentence. */
function opens(reader: Reader, words: readonly Word[], from: number, to: number, clause: Clause | undefined): { open: Trouble; mused?: boolean } | undefined {
  const span = spanOf(words, from, to)
  if (clause?.is === 'order' && clause.negative) return { open: { why: 'contradiction', span } }
  if (clause?.is === 'order' && clause.troubles.length) return { open: { ...clause.troubles[0]!, span } }
  if (clause?.is === 'names' && !clause.corrects && clause.targets.some(({ slot }) => slot !== reader.sender)) return { open: { why: 'otherActs', span } }
  if (clause?.is === 'cancel' && words[to]?.text === ':') return { open: { why: 'wavering', span } }
  if (clause?.is !== 'talk') return undefined
  if (words[to]?.text === ':' && findPhrase(english.past, words, from, to) >= 0) return { open: { why: 'otherNight', span } }
  if (clause.near) return { open: { ...clause.near, span } }
  const stranger = words.slice(from, to).some(({ name }) => name !== undefined && !name.slots.includes(reader.sender))
  if (words[to]?.text === ':' && findPhrase(english.examples, words, from, to) >= 0) return { open: { why: 'wavering', span } }
  if (words[to]?.text === ':' && (stranger || findPhrase(english.others, words, from, to) >= 0)) return { open: { why: 'otherActs', span } }
  const night = words.findIndex((_, at) => at >= from && at < to && (nightAt(words, at)?.number ?? reader.night) !== reader.night)
  if (night >= 0 && findPhrase(english.past, words, from, to) < 0) return { open: { why: 'otherNight', span } }
  if (clause.cue === 'wavering') return { open: { why: 'wavering', span } }
  return findPhrase(english.thinking, words, from, to) >= 0 ? { open: { why: 'wavering', span }, mused: true } : undefined
}

/** Clauses that mean one thing as a whole: nothing done, all taken back, the same again, a yes. */
function wholeClause(reader: Reader, words: readonly Word[], from: number): Step | undefined {
  for (const head of headsAt(reader, words, from)) {
    const { at } = head
    const whole = (set: Phrases, ...tail: Phrases[]): number => {
      const length = phraseAt(set, words, at)
      const end = length ? withTrailers(words, past(words, at + length, ...tail)) : 0
      return length && (end >= words.length || jointAt(words, end) || phraseAt(english.reasons, words, end)) ? end : 0
    }
    const done = (is: 'noAction' | 'again', end: number): Step => ({ clause: { is, span: spanOf(words, from, end), troubles: head.night ? [head.night] : [] }, end: nextJoint(words, end) })
    const again = repeated(reader, words, at) || whole(english.again, english.againTail) || (phraseAt(english.againVerbs, words, at) && wholeFrom(words, past(words, at, english.againVerbs)))
    if (again && !head.negative) return done('again', again)
    const idle = head.negative ? whole(english.acting) : words[at]?.name ? 0 : whole(english.noAction)
    if (idle) return done('noAction', idle)
    const cancelled = head.negative ? 0 : cancelledTo(reader, words, at)
    if (cancelled) return { clause: { is: 'cancel', span: spanOf(words, from, cancelled) }, end: cancelled }
  }
  const yes = from === 0 ? past(words, from, english.affirmations, english.adverbs, english.trailers) : 0
  return yes > 0 && yes >= words.length && phraseAt(english.affirmations, words, from) ? { clause: { is: 'affirmation', span: spanOf(words, from, yes) }, end: yes } : undefined
}

function wholeFrom(words: readonly Word[], at: number): number {
  const length = phraseAt(english.again, words, at)
  const end = length ? withTrailers(words, past(words, at + length, english.againTail)) : 0
  return length && (end >= words.length || jointAt(words, end)) ? end : 0
}

const withTrailers = (words: readonly Word[], at: number): number => past(words, at, english.trailers)

/** `same as night 1`, where that was the last one. */
function repeated(reader: Reader, words: readonly Word[], at: number): number {
  const length = phraseAt(english.again, words, at)
  const as = length && words[at + length]?.text === 'as' ? at + length + 1 : words[at + 1]?.text === 'as' && length === 1 ? at + 2 : at + length
  const night = length ? nightAt(words, as) : undefined
  const end = night && night.number === reader.night - 1 ? withTrailers(words, as + night.length) : 0
  return end >= words.length || jointAt(words, end) ? end : 0
}

function cancelledTo(reader: Reader, words: readonly Word[], at: number): number {
  const length = phraseAt(english.cancels, words, at)
  if (!length || words[at]?.name) return 0
  const next = at + length
  const object = past(words, next, english.cancelObjects, english.trailers)
  if (object >= words.length || jointAt(words, object)) return object
  const determined = past(words, next, english.determiners)
  const named = phraseAt(english.abilityNouns, words, determined) || reader.own.from(words[determined]?.text ?? '').length
  return named ? nextJoint(words, determined + 1) : 0
}

/** A clause of names alone. */
function namesAt(reader: Reader, words: readonly Word[], from: number, { corrects }: Course): Step | undefined {
  const heads = headsAt(reader, words, from).filter(({ negative, spoken }) => corrects ? !negative : !spoken).map(({ at }) => at)
  for (const start of corrects ? [from, ...heads] : heads) {
    const targets: Target[] = []
    const troubles: Trouble[] = []
    let at = past(words, start, english.linkers, ...corrects ? [english.nounLinkers] : [])
    for (let aim = aimAt(words, at, reader.book, reader.sender); aim; aim = aimAt(words, at, reader.book, reader.sender)) {
      if (!aim.target && !(corrects && aim.trouble?.why === 'nearTarget')) break
      if (aim.target) targets.push(aim.target)
      if (aim.trouble) troubles.push(aim.trouble)
      at = aim.end
      const joint = phraseAt(english.and, words, at)
      if (!joint || !words[at + joint]?.name) break
      at += joint
    }
    if (!targets.length && !troubles.length) continue
    const end = withTrailers(words, past(words, withTrailers(words, at), english.replacing))
    const over = end >= words.length || jointAt(words, end) || phraseAt(english.reasons, words, end)
    if (over) return { clause: { is: 'names', corrects, targets, span: spanOf(words, from, end), troubles }, end: Math.max(from + 1, nextJoint(words, end)) }
  }
  return undefined
}

/** `change my target from Ann to`; 0 where this does not stand here. */
function movedFrom(words: readonly Word[], from: number): number {
  const at = past(words, from, english.openers, english.subjects)
  const length = phraseAt(english.movesFrom, words, at)
  return length && words[at + length]?.name && words[at + length + 1]?.text === 'to' ? at + length + 2 : 0
}

function conditionIn(words: readonly Word[]): { start: number; end: number } | undefined {
  const reason = findPhrase(english.reasons, words, 0, words.length)
  for (let at = 0; at < words.length;) {
    const harmless = phraseAt(english.harmless, words, at)
    const soft = reason >= 0 && at > reason ? 0 : phraseAt(english.softConditions, words, at)
    const condition = words[at]?.name ? 0 : Math.max(phraseAt(english.conditions, words, at), soft)
    if (condition && !harmless) return spanOf(words, at, at + condition)
    at += Math.max(1, harmless)
  }
  return undefined
}

/** Anything else. It matters where it wavers, depends, or comes near an order. */
function talk(reader: Reader, words: readonly Word[], from: number, to: number, { corrects }: Course, question: boolean): Clause {
  const span = spanOf(words, from, to)
  const part = words.slice(from, to)
  const near = nearOrder(reader, words, from, to, span)
  const calm = findPhrase(english.harmless, words, from, to) >= 0
  const wavers = !calm && (findPhrase(english.wavering, words, from, to) >= 0 || isRefusal(part))
  const doubts = question && /^(?:or|but)$/.test(words[from - 1]?.text ?? '') || (question && part.some(({ text }) => /^(?:he|she|they|him|her|them|he's|she's)$/.test(text)))
  const depends = !calm && findPhrase(english.conditions, words, from, to) >= 0
  const other = handedOver(reader, words, from, to)
  const cue = doubts && !near ? 'wavering' as const : corrects && !calm && !isSoft(words, from) ? 'correction' as const : wavers ? 'wavering' as const : depends && !question ? 'conditional' as const : undefined
  return { is: 'talk', span, question, ...cue && { cue }, ...near ?? other ? { near: near ?? { why: 'otherActs', span, abilities: [], targets: [] } } : {} }
}

/** `but I won't`, `not tonight` */
const isRefusal = (part: readonly Word[]): boolean => part.length <= 4 && /^(?:i|i'm|im|please|not|no|don't|dont|won't|wont|never|can't|cant)$/.test(part[0]?.text ?? '')
  && part.some(({ text }) => /^(?:not|don't|dont|won't|wont|can't|cant|cannot|shouldn't|shouldnt|wouldn't|never)$/.test(text)) && !part.some(({ name }) => name !== undefined)

/** Somebody else is to do it, or writes. */
function handedOver(reader: Reader, words: readonly Word[], from: number, to: number): boolean {
  const other = words.findIndex(({ name }, at) => at >= from && at < to && name !== undefined && !name.slots.includes(reader.sender))
  const introduced = findPhrase(english.introductions, words, from, to)
  if (other >= 0 && introduced >= 0 && introduced + phraseAt(english.introductions, words, introduced) === other) return true
  return other >= 0 && (words[other - 1]?.text === 'by' || findPhrase(english.handing, words, from, to) >= 0)
}

const isSoft = (words: readonly Word[], from: number): boolean => [1, 2].some(back => phraseAt(english.soft, words, from - back) > 0)

/** A word of the writer's abilities together with a name: perhaps an order, in a shape no list knows. */
function nearOrder(reader: Reader, words: readonly Word[], from: number, to: number, span: Trouble['span']): Talk['near'] {
  const named = words.slice(from, to).flatMap((word, index) => word.name && !phraseAt(english.openers, words, from + index) ? [{ word, at: from + index }] : [])
  const targets = named.flatMap(({ word }): Target[] => word.name!.slots.length === 1 ? [{ slot: word.name!.slots[0]!, span: { start: word.start, end: word.end } }] : [])
  const verb = words.slice(from, to).findIndex((word, index) => reader.own.forms.has(word.text) && !word.name && !phraseAt(english.idioms, words, from + index) && !isOnlyPast(reader, words, from + index))
  if (verb >= 0) {
    const abilities = [...new Set(reader.own.from(words[from + verb]!.text).map(({ ability }) => ability))]
    const subject = words.slice(from, from + verb)
    const other = subject.some(({ name }) => name !== undefined && !name.slots.includes(reader.sender)) || findPhrase(english.others, words, from, from + verb) >= 0
    const asks = from === 0 && /^(?:can|could|should|may|shall|do)$/.test(words[0]!.text) && /^(?:i|we)$/.test(words[1]?.text ?? '')
    if (named.length || asks || findPhrase(english.pronouns, words, from + verb, to) >= 0) return { why: other ? 'otherActs' : [english.thinking, english.wavering].some(set => findPhrase(set, words, from, from + verb) >= 0) ? 'wavering' : 'unread', span, abilities, targets }
  }
  if (!named.length) return undefined
  if (findPhrase(english.requests, words, from, to) === from && reader.own.forms.size > 0) return { why: 'question', span, abilities: [], targets }
  const misspelt = headsAt(reader, words, from).map(({ at }) => words[at]).find(word => word?.kind === 'word' && !word.name && word.text.length > 3 && !english.ordinary.has(word.text) && !reader.own.forms.has(word.text) && nearest(word.text, [...reader.own.forms.keys()]) !== undefined)
  if (misspelt) {
    const meant = nearest(misspelt.text, [...reader.own.forms.keys()])!
    return { why: 'misspelt', span, abilities: [...new Set(reader.own.from(meant).map(({ ability }) => ability))], targets }
  }
  const silent = to - from <= 12 && findPhrase(english.past, words, from, to) < 0 && findPhrase(english.sayings, words, from, to) < 0
  if (findPhrase(english.harmless, words, from, to) >= 0) return undefined
  const wants = silent && from === 0 && to === words.length && reader.own.forms.size > 0 || reader.own.forms.size > 0 && headsAt(reader, words, from).some(({ at, spoken }) => !spoken && phraseAt(english.wishes, words, at) > 0)
  return wants ? { why: 'unread', span, abilities: [], targets } : undefined
}

/** A form that only tells of what was: it is an order never, and a doubt only where the writer did it and says no time. */
function isOnlyPast(reader: Reader, words: readonly Word[], at: number): boolean {
  const forms = reader.own.forms.get(words[at]!.text)!
  const determined = at > 0 && phraseAt(english.determiners, words, at - 1) > 0
  if (![...forms].every(form => form === 'past' || form === 'noun') || (forms.has('noun') && (determined || !forms.has('past')))) return false
  return findPhrase(english.past, words, 0, words.length) >= 0 || words[at - 1]?.text !== 'i'
}
