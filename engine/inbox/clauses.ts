/** From a sentence to its clauses, left to right. What no list knows becomes talk, with what in it could matter. */
import type { Clause, Order, Target, Trouble } from './clause.ts'
import * as english from './lexicon-en.ts'
import { headsAt, nextJoint, nightAt, orderAt, type Reader } from './order.ts'
import { findPhrase, phraseAt, type Phrases } from './phrases.ts'
import type { Sentence, Word } from './sentences.ts'
import { talkOf } from './talk.ts'
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
      talked: clause?.is === 'talk' && clause.cue !== 'correction',
      ...opens(reader, words, at, end, clause) ?? (course.open && { open: course.open, mused: course.mused === true }),
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
  return { clause: talkOf(reader, words, { from: at, to: end, corrects: course.corrects, question }), end }
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
    const done = (is: 'noAction' | 'again', end: number): Step =>
      ({ clause: { is, span: spanOf(words, from, end), troubles: head.night ? [head.night] : [] }, end: nextJoint(words, end) })
    const verb = past(words, at, english.againVerbs)
    const again = repeated(reader, words, at) || whole(english.again, english.againTail) || (verb > at && wholeFrom(words, verb))
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
    const named = withTrailers(words, at)
    const end = withTrailers(words, past(words, named, english.replacing))
    const instead = corrects || phraseAt(english.replacing, words, named) > 0
    const over = end >= words.length || jointAt(words, end) || phraseAt(english.reasons, words, end)
    if (over) return { clause: { is: 'names', corrects: instead, targets, span: spanOf(words, from, end), troubles }, end: Math.max(from + 1, nextJoint(words, end)) }
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
