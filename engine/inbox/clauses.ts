/** From a sentence to its clauses, left to right. What no list knows becomes talk, with what in it could matter. */
import { askedAt } from './asked.ts'
import { carriedAt } from './carrier.ts'
import type { Clause, Order, Step, Trouble } from './clause.ts'
import { conditionsIn, metIn } from './condition.ts'
import { nightAt } from './head.ts'
import * as english from './lexicon-en.ts'
import { fateAt } from './fate.ts'
import { landingAt } from './landing.ts'
import { deniedAt, namesAt } from './names-alone.ts'
import { nextJoint } from './ending.ts'
import { orderAt } from './order.ts'
import { findPhrase, phraseAt } from './phrases.ts'
import type { Range } from '../text/range.ts'
import type { SenderContext } from './reader.ts'
import type { Sentence, Word } from './sentences.ts'
import { talkOf } from './talk.ts'
import { aimAt, isEnd, jointAt, past, spanOf, type Aim } from './target.ts'
import { wholeClause } from './whole.ts'

/** What was read before in the same sentence, and so bears on what follows. */
interface Course {
  corrects: boolean
  bound: boolean
  /** What was said was said of the writer, by name. */
  ofWriter?: boolean
  /** An `also` stands before what comes. */
  adds?: boolean
  either: boolean
  open?: Trouble
  /** It only opens with thoughts. */
  mused?: boolean
  /** They name nobody, so that a `so` behind them opens what is decided. */
  concludes?: boolean
  talked: boolean
  /** The clause before this. */
  last?: Clause
}

/** @param sentence as long as it is, it is read once */
export function clausesOf(reader: SenderContext, { words, question, odd }: Sentence): Clause[] {
  const clauses: Clause[] = []
  const met = metIn(reader, words)
  let course: Course = { corrects: false, bound: false, either: false, talked: false }
  for (let at = met ? past(words, met.end, english.then) : 0; at < words.length;) {
    const joint = jointAt(words, at)
    if (joint && !phraseAt(english.again, words, at)) {
      if (course.concludes && phraseAt(english.concluding, words, at)) delete course.open
      course = {
        ...course,
        bound: course.bound || phraseAt(english.binding, words, at) > 0,
        either: course.either || phraseAt(english.or, words, at) > 0,
        adds: phraseAt(english.additive, words, at) > 0,
      }
      const carrier = clauses.at(-1)
      if (carrier?.is === 'carried' && phraseAt(english.or, words, at))
        clauses[clauses.length - 1] = {
          ...carrier,
          troubles: [...carrier.troubles, { why: 'otherActs', span: carrier.span }],
        }
      if (!phraseAt(english.corrections, words, at)) {
        at += joint
        continue
      }
    }
    const carrier = clauses.at(-1)
    const aimed =
      carrier?.is === 'carried' && carrier.abilities.length && !carrier.targets.length
        ? aimedAt(reader, words, at)
        : undefined
    if (aimed && carrier?.is === 'carried') {
      clauses[clauses.length - 1] = {
        ...carrier,
        targets: [aimed.target!],
        span: { start: carrier.span.start, end: aimed.target!.span.end },
      }
      at = aimed.end
      continue
    }
    const { clause, end, corrects } = clauseAt(reader, words, at, course, question)
    const last = clauses.at(-1)
    if (clause?.is === 'talk' && last?.is === 'again' && limits(reader, words, at, end))
      clauses[clauses.length - 1] = { ...last, troubles: [...last.troubles, { why: 'unread', span: clause.span }] }
    const read = clause && inSentence(reader, clause, course, words, at)
    if (last?.is === 'names' && read?.is === 'order' && read.troubles.length && isLabel(words, at)) clauses.pop()
    if (read) clauses.push(read)
    course = {
      corrects: corrects === true,
      bound: corrects === true && course.bound,
      either: corrects === true && course.either,
      talked: clause?.is === 'talk' && clause.cue !== 'correction',
      ofWriter: clause?.is === 'talk' && isOfWriter(reader, words, at, end),
      ...(clause ? { last: clause } : course.last && { last: course.last }),
      ...(opens(reader, words, at, end, clause)
        ?? (course.open && { open: course.open, mused: course.mused === true, concludes: course.concludes === true })),
    }
    at = end
  }
  if (course.corrects)
    clauses.push({ is: 'talk', span: spanOf(words, words.length - 1, words.length), cue: 'correction', question })
  const plain = met && clauses.length === 1 && clauses[0]!.is === 'order'
  const condition = conditionsIn(words).find(({ at }) => !plain || at >= met.end)
  const troubles: Trouble[] = [
    ...(condition
      ? [{ why: 'conditional' as const, span: spanOf(words, condition.at, condition.at + condition.length) }]
      : []),
    ...(question ? [{ why: 'question' as const, span: spanOf(words, 0, words.length) }] : []),
    ...(odd ? [{ why: 'hidden' as const, span: spanOf(words, 0, words.length) }] : []),
  ]
  const choice = choiceIn(words)
  return clauses.map((clause): Clause => {
    if (!('troubles' in clause)) return clause
    if (
      choice
      && clause.is === 'order'
      && clause.targets.length === 1
      && isWithin(clause.targets[0]!.span, choice.span)
    )
      return { ...clause, troubles: [...clause.troubles, choice] }
    const asked = clause.is === 'order' && clause.asked
    const all = [...clause.troubles, ...troubles.filter(({ why }) => !(asked && why === 'question'))]
    return clause.is === 'order' && plain
      ? { ...clause, replaces: true, inPlaceOf: { slot: met.slot, met: met.span }, troubles: all }
      : { ...clause, troubles: all }
  })
}

function clauseAt(reader: SenderContext, words: readonly Word[], at: number, course: Course, question: boolean): Step {
  const whole = wholeClause(reader, words, at)
  if (whole)
    return course.corrects && whole.clause?.is === 'noAction'
      ? { ...whole, clause: { is: 'cancel', span: whole.clause.span } }
      : whole
  const other = otherTarget(reader, words, at, course)
  if (other) return other
  const asked = question ? askedAt(reader, words, at) : undefined
  if (asked) return { clause: asked.order, end: asked.end }
  const landing = landingAt(reader, words, at)
  if (landing) return landing
  const carried = carriedAt(reader, words, at)
  if (carried) return carried
  const own = orderAt(reader, reader.own, words, at, course.ofWriter && course.bound ? 'writer' : 'none')
  const clean = own && own.order.troubles.length === 0
  const undone = own?.order.negative === true && own.order.troubles.every(({ why }) => why === 'noTarget')
  const told = own?.order.troubles[0]?.why === 'past' && findPhrase(english.past, words, 0, words.length) >= 0
  const adds = course.adds === true || (own !== undefined && findPhrase(english.additive, words, at, own.end) >= 0)
  if (own && (clean || undone))
    return { clause: adds ? { ...own.order, adds } : corrected(own.order, course), end: own.end }
  const correction = Math.max(phraseAt(english.corrections, words, at), phraseAt(english.soft, words, at))
  if (correction && !words[at]?.name && !phraseAt(english.harmless, words, at))
    return { end: at + correction, corrects: true }
  const moved = movedFrom(words, at)
  if (moved) return { end: moved, corrects: true }
  const denied = deniedAt(reader, words, at)
  if (denied) return denied
  const contrast = course.last?.is === 'names' && !course.last.corrects ? contrastTo(reader, words, at) : 0
  if (contrast) return { end: contrast }
  const mourned = mournedTo(reader, words, at)
  if (mourned) return { clause: { is: 'talk', span: spanOf(words, at, mourned), question }, end: mourned }
  const names =
    course.talked && course.bound && !course.corrects ? undefined : namesAt(reader, words, at, course.corrects)
  if (names?.clause?.is === 'names' && (course.adds || findPhrase(english.additive, words, at, names.end) >= 0))
    return { ...names, clause: { ...names.clause, corrects: false } }
  if (names)
    return names.clause?.is === 'names' && phraseAt(english.soft, words, at - 1)
      ? { ...names, clause: { ...names.clause, soft: true } }
      : names
  if (own && !told) return { clause: corrected(own.order, course), end: own.end }
  const fate = fateAt(reader, words, at)
  if (fate) return fate
  const foreign = orderAt(reader, reader.all(), words, at)
  if (
    foreign
    && foreign.order.abilities !== 'any'
    && !foreign.order.troubles.some(({ why }) => why !== 'nearTarget')
    && foreign.order.targets.length
  ) {
    return {
      clause: {
        ...foreign.order,
        troubles: [...foreign.order.troubles, { why: 'notOwned', span: foreign.order.span }],
      },
      end: foreign.end,
    }
  }
  const end = Math.max(at + 1, nextJoint(words, at + 1))
  return { clause: talkOf(reader, words, { from: at, to: end, corrects: course.corrects, question }), end }
}

const isWithin = (inner: Range, { start, end }: Range): boolean => start <= inner.start && inner.end <= end

/** `torn between Ann and Bob for the shot`: one of them, and which is not said. */
function choiceIn(words: readonly Word[]): Trouble | undefined {
  const at = words.findIndex(
    ({ text }, place) =>
      text === 'between'
      && words[place + 1]?.name !== undefined
      && phraseAt(english.and, words, place + 2) + phraseAt(english.or, words, place + 2) > 0,
  )
  const [first, second] = [words[at + 1], words[at + 3]]
  return at >= 0 && first?.name && second?.name
    ? { why: 'oneOf', span: spanOf(words, at, at + 4), slots: [...first.name.slots, ...second.name.slots] }
    : undefined
}

/** `For Zed`, `poor Zed`, where Zed is dead: the word behind it, where the sentence says nothing else. */
function mournedTo({ dead }: SenderContext, words: readonly Word[], from: number): number {
  const name = from + (from === 0 ? phraseAt(english.mourning, words, from) : 0)
  const found = name > from ? words[name]?.name : undefined
  const end =
    found && !found.possessive && found.slots.every(slot => dead.has(slot))
      ? past(words, name + 1, english.trailers)
      : 0
  return end >= words.length ? end : 0
}

/** `and it's on Ann`, behind who carries. */
function aimedAt({ book, sender }: SenderContext, words: readonly Word[], at: number): Aim | undefined {
  const length = phraseAt(english.itIsOn, words, at)
  const aim = length ? aimAt(words, at + length, book, sender) : undefined
  const end = aim?.target && !aim.trouble ? past(words, aim.end, english.trailers, english.chatter) : 0
  return end && isEnd(words, end) ? { ...aim!, end } : undefined
}

/** `same as last night but on Carl`: only the target is another. */
function otherTarget(reader: SenderContext, words: readonly Word[], at: number, { last }: Course): Step | undefined {
  if (last?.is !== 'again') return undefined
  const start = past(words, at, english.contrasts, english.marks, english.nounFor)
  const said = phraseAt(english.contrasts, words, at - 1) > 0 || start > at
  const names = namesAt(reader, words, start, true)
  const later = names && findPhrase(english.contrasts, words, start, names.end) >= 0
  return names && (said || later) ? names : undefined
}

/** What stands behind a repetition and may make it another: a contrast, or somebody's name. */
const limits = ({ book, sender }: SenderContext, words: readonly Word[], from: number, to: number): boolean =>
  phraseAt(english.contrasts, words, from - 1) > 0
  || phraseAt(english.contrasts, words, from) > 0
  || words
    .slice(from, to)
    .some((word, index) =>
      (word.name ?? book.looseAt(words, from + index, english.ordinary))?.slots.some(slot => slot !== sender),
    )

/** `Dave - `, before what Dave does. */
const isLabel = (words: readonly Word[], at: number): boolean =>
  /^(?::|-|--|–|—|>|->|=>)$/.test(words[at - 1]?.text ?? '') && words[at - 2]?.name !== undefined

/** `Old Tom sits down`, where Old Tom writes. */
const isOfWriter = ({ sender }: SenderContext, words: readonly Word[], from: number, to: number): boolean =>
  words[from]?.name?.slots[0] === sender
  && !words[from]!.name!.possessive
  && words.slice(from, to).every(({ name }) => !name || name.slots[0] === sender)
  && /s$/.test(words[from + 1]?.text ?? '')

/** `not the plant`: what a name is not, after who it is. */
function contrastTo(reader: SenderContext, words: readonly Word[], at: number): number {
  const start = words[at]?.text === 'not' ? past(words, at + 1, english.articles) : 0
  const end = nextJoint(words, at)
  const isName = words
    .slice(at, end)
    .some((word, index) => word.name !== undefined || reader.own.startsAt(words, at + index))
  return start > at + 1 && end - start <= 2 && !isName ? end : 0
}

/** `not Bob` says of whom nothing is done, whoever else was named before. */
const isDenial = ({ negative, abilities, targets }: Order): boolean =>
  negative && abilities === 'any' && targets.length > 0

function inSentence(reader: SenderContext, clause: Clause, course: Course, words: readonly Word[], at: number): Clause {
  if (clause.is === 'order') return isDenial(clause) ? clause : inCourse(reader, clause, course, words, at)
  // `Ann, Zed carries`: who is named before it is whom it is about.
  const isBound = clause.is === 'carried' && course.open && course.last?.is !== 'names'
  return isBound ? { ...clause, troubles: [...clause.troubles, course.open!] } : clause
}

const corrected = (order: Order, { corrects }: Course): Order => (corrects ? { ...order, replaces: true } : order)

/** What an order inherits from what stands before it in its sentence. */
function inCourse(reader: SenderContext, order: Order, course: Course, words: readonly Word[], at: number): Order {
  const spoken = order.subject !== 'none' || order.replaces
  const troubles: Trouble[] = []
  if (course.either) troubles.push({ why: 'oneOf', span: order.span })
  if (isShared(reader, words, at)) troubles.push({ why: 'otherActs', span: spanOf(words, at - 2, at + 1) })
  const mate =
    course.last?.is === 'names' && course.last.targets.length === 1 ? course.last.targets[0]!.slot : undefined
  if (
    course.open
    && !(course.open.why === 'contradiction' && (spoken || !course.bound))
    && !(order.subject === 'writer' && (course.open.why === 'otherActs' || course.mused))
  ) {
    troubles.push(course.open.why === 'contradiction' ? { why: 'unread', span: order.span } : course.open)
  } else if (
    course.talked
    && course.bound
    && !spoken
    && !order.negative
    && phraseAt(english.others, words, 0) + Number(words[0]?.name !== undefined) > 0
  ) {
    troubles.push({ why: 'otherActs', span: spanOf(words, 0, at) })
  }
  if (!troubles.length) return order
  return {
    ...order,
    ...(mate !== undefined && reader.team.mates.has(mate) && { by: mate }),
    troubles: [...order.troubles, ...troubles],
  }
}

/** `Fran and I carry`: a name before it that nothing else is said of. */
function isShared({ book }: SenderContext, words: readonly Word[], at: number): boolean {
  const other = phraseAt(english.binding, words, at - 1) > 0 ? words[at - 2] : undefined
  return (
    other !== undefined
    && (at < 3
      || jointAt(words, at - 3) > 0
      || phraseAt(english.openers, words, at - 3) > 0
      || phraseAt(english.determiners, words, at - 3) > 0)
    && (other.name !== undefined
      || phraseAt(english.others, words, at - 2) > 0
      || book.looseAt(words, at - 2, english.ordinary)?.how === 'part')
  )
}

/** How a clause bears on the orders behind it in its sentence. */
function opens(
  reader: SenderContext,
  words: readonly Word[],
  from: number,
  to: number,
  clause: Clause | undefined,
): Pick<Course, 'open' | 'mused' | 'concludes'> | undefined {
  const span = spanOf(words, from, to)
  if (clause?.is === 'order' && clause.negative) return { open: { why: 'contradiction', span } }
  if (clause?.is === 'order' && clause.troubles.length) return { open: { ...clause.troubles[0]!, span } }
  if (clause?.is === 'names' && !clause.corrects && clause.targets.some(({ slot }) => slot !== reader.sender))
    return { open: { why: 'otherActs', span } }
  if (clause?.is === 'cancel' && words[to]?.text === ':' && phraseAt(english.strikes, words, from) < to - from)
    return { open: { why: 'wavering', span } }
  if (clause?.is !== 'talk') return undefined
  if (clause.cue === 'later') return { open: { why: 'wavering', span } }
  if (words[to]?.text === ':' && findPhrase(english.past, words, from, to) >= 0)
    return { open: { why: 'otherNight', span } }
  if (
    reader.team.abilities.size
    && words[to]?.text === ':'
    && !clause.near
    && findPhrase(english.teamPlaces, words, from, to) >= 0
    && !words.slice(from, to).some(({ name }) => name !== undefined)
  )
    return undefined
  if (clause.near && !clause.former) return { open: { ...clause.near, span } }
  const stranger = words.slice(from, to).some(({ name }) => name !== undefined && !name.slots.includes(reader.sender))
  if (words[to]?.text === ':' && findPhrase(english.examples, words, from, to) >= 0)
    return { open: { why: 'wavering', span } }
  if (words[to]?.text === ':' && (stranger || findPhrase(english.others, words, from, to) >= 0))
    return { open: { why: 'otherActs', span } }
  const night = words.findIndex(
    (_, at) => at >= from && at < to && (nightAt(words, at)?.number ?? reader.night) !== reader.night,
  )
  if (night >= 0 && findPhrase(english.past, words, from, to) < 0) return { open: { why: 'otherNight', span } }
  if (clause.cue === 'wavering') return { open: { why: 'wavering', span } }
  return findPhrase(english.thinking, words, from, to) >= 0
    ? { open: { why: 'wavering', span }, mused: true, concludes: !stranger }
    : undefined
}

/** `change my target from Ann to`; 0 where this does not stand here. */
function movedFrom(words: readonly Word[], from: number): number {
  const at = past(words, from, english.openers, english.subjects)
  const length = phraseAt(english.movesFrom, words, at)
  return length && words[at + length]?.name && words[at + length + 1]?.text === 'to' ? at + length + 2 : 0
}
