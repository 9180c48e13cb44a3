/** Clauses that mean one thing as a whole, and name nobody. */
import type { Step } from './clause.ts'
import { headsAt, nightAt } from './head.ts'
import * as english from './lexicon-en.ts'
import { nextJoint } from './ending.ts'
import { findPhrase, phraseAt, type Phrases } from './phrases.ts'
import type { SenderContext } from './reader.ts'
import type { Word } from './sentences.ts'
import { isEnd, jointAt, past, spanOf } from './target.ts'

/** Clauses that mean one thing as a whole: nothing done, all taken back, the same again, a yes. */
export function wholeClause(reader: SenderContext, words: readonly Word[], from: number): Step | undefined {
  for (const head of headsAt(reader, words, from)) {
    const { at } = head
    const whole = (set: Phrases, ...tail: Phrases[]): number => {
      const length = phraseAt(set, words, at)
      const end = length ? withTrailers(words, past(words, at + length, ...tail)) : 0
      return length && isEnd(words, end) ? end : 0
    }
    const done = (is: 'noAction' | 'again', end: number): Step => ({
      clause: { is, span: spanOf(words, from, end), troubles: head.night ? [head.night] : [] },
      end: nextJoint(words, end),
    })
    const verb = past(words, at, english.againVerbs)
    const again =
      repeated(reader, words, at) || whole(english.again, english.againTail) || (verb > at && wholeFrom(words, verb))
    if (again && !head.negative) return done('again', again)
    const announced = head.negative ? 0 : announcedTo(reader, words, at)
    if (announced)
      return {
        clause: { is: 'talk', span: spanOf(words, from, announced), cue: 'later', question: false },
        end: nextJoint(words, announced),
      }
    const idle = head.negative ? whole(english.acting) : words[at]?.name ? 0 : whole(english.noAction)
    if (idle) return done('noAction', idle)
    const cancelled = head.negative ? 0 : cancelledTo(reader, words, at)
    if (cancelled) return { clause: { is: 'cancel', span: spanOf(words, from, cancelled) }, end: cancelled }
  }
  const yes = from === 0 ? past(words, from, english.affirmations, english.adverbs, english.trailers) : 0
  return yes > 0 && yes >= words.length && phraseAt(english.affirmations, words, from)
    ? { clause: { is: 'affirmation', span: spanOf(words, from, yes) }, end: yes }
    : undefined
}

function wholeFrom(words: readonly Word[], at: number): number {
  const length = phraseAt(english.again, words, at)
  const end = length ? withTrailers(words, past(words, at + length, english.againTail)) : 0
  return length && (end >= words.length || jointAt(words, end)) ? end : 0
}

const withTrailers = (words: readonly Word[], at: number): number => past(words, at, english.trailers)

/** `same as night 1`, where that was the last one. */
function repeated(reader: SenderContext, words: readonly Word[], at: number): number {
  const length = phraseAt(english.again, words, at)
  const as =
    length && words[at + length]?.text === 'as'
      ? at + length + 1
      : words[at + 1]?.text === 'as' && length === 1
        ? at + 2
        : at + length
  const night = length ? nightAt(words, as) : undefined
  const end = night && night.number === reader.night - 1 ? withTrailers(words, as + night.length) : 0
  return end >= words.length || jointAt(words, end) ? end : 0
}

/** `send in my action tomorrow`: what is announced and not given. */
function announcedTo({ own }: SenderContext, words: readonly Word[], at: number): number {
  const length = phraseAt(english.announcing, words, at)
  const named = past(words, at + length, english.announced)
  const determined = past(words, named, english.determiners)
  const object = determined > named && own.startsAt(words, determined) ? determined + 1 : named
  const time =
    length && (object > at + length || phraseAt(english.deciding, words, at))
      ? past(words, object, english.later, english.promises)
      : object
  return time > object && findPhrase(english.later, words, object, time) >= 0 && isEnd(words, time) ? time : 0
}

function cancelledTo(reader: SenderContext, words: readonly Word[], at: number): number {
  const length = phraseAt(english.cancels, words, at)
  if (!length || words[at]?.name) return 0
  const next = at + length
  const object = past(words, next, english.cancelObjects, english.trailers)
  if (object >= words.length || jointAt(words, object)) return object
  const determined = past(words, next, english.determiners)
  const named =
    phraseAt(english.abilityNouns, words, determined)
    || reader.own.from(words[determined]?.text ?? '').length
    || Number(determined > next && reader.own.startsAt(words, next))
  return named ? nextJoint(words, determined + 1) : 0
}
