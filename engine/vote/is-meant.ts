/** Whether words of voting are an attempt to vote, and no talk about votes. */
import type { Attempt } from './attempt.ts'
import { isConditional } from './conditions.ts'
import * as english from './lexicon-en.ts'
import type { Named } from './names.ts'

interface Written {
  is: Attempt['is']
  short: boolean
  /** The colon behind it, or what stands for one. */
  colon: string | undefined
  sign: boolean
  clear: boolean
  announced: boolean
  bold: boolean
  /** The word ends what is bold, so that what follows is no part of it. */
  whole: boolean
  /** What stands before it in its line. */
  before: string
  named: Named
  name: string
  rest: string
  followed: boolean
  /** Nothing else stands in its line. */
  alone: boolean
  /** `voting Ann`, which people say of others too. */
  ongoing: boolean
  /** It begins a line that goes on behind the name, and not about that vote. */
  telling: boolean
  mustBeBold: boolean
}

/** Whether words are an attempt at all, and no talk about votes. */
export function isMeant({
  is,
  short,
  colon,
  sign,
  clear,
  announced,
  bold,
  whole,
  before,
  named,
  name,
  rest,
  followed,
  alone,
  ongoing,
  telling,
  mustBeBold,
}: Written): boolean {
  const somebody = named.is === 'one' || (named.is === 'doubt' && named.named)
  const marked = colon !== undefined || sign
  const calls = isCall.test(english.untilTail(rest).trim()) && !english.talk.test(rest)
  const shown = bold || sign
  // Inside a sentence it is listed, whoever is named; plain talk says a lot behind a colon.
  if (!clear)
    return (
      !short
      && (((marked || announced)
        && (named.is === 'one'
          || (shown ? somebody || calls : calls && (somebody || (!mustBeBold && colon?.includes(':') === true)))))
        || endsTalk({ is, colon, shown, before, named, rest, mustBeBold }))
    )
  if (is === 'unvote')
    return (
      marked
      || somebody
      || followed
      || !/^\s*[\p{L}\p{N}]/u.test(rest)
      || (bold && named.is === 'doubt')
      || (whole && !english.aboutUnvotes.test(rest) && !english.leadsToUnvote.test(before))
    )
  if (followed && name === '') return false
  if (ongoing) return (named.is === 'one' && (alone || marked)) || (!mustBeBold && telling && somebody)
  if (marked) return true
  // `vote me`, where `me` are somebody's initials.
  if (!bold && named.is === 'doubt' && english.pronoun.test(name)) return false
  // A line that is a vote for a name in doubt and nothing else is asked about, and one for a word or two that nobody is called.
  const tail = rest.slice(rest.indexOf(name) + name.length)
  const asks =
    !mustBeBold
    && !english.talk.test(rest)
    && (named.is === 'doubt'
      ? alone || (!short && isCall.test(name) && (isConditional(tail) || /^\s*[,.;!?)]/.test(tail)))
      : !short && ((alone && isCall.test(rest)) || (isConditional(tail) && isCall.test(name))))
  if (short) return named.is === 'one' || asks
  if (somebody || asks) return true
  if (!bold || english.talk.test(rest)) return false
  return name === '' ? /^[^\p{L}\p{N}]*$/u.test(rest) : rest.trim().split(/\s+/).length <= 4
}

/**
 * Whether a word behind other words may be meant though it does not stand as votes do: an unvote needs no name, and a vote
 * with a colon may have lost its own.
 */
function endsTalk({
  is,
  colon,
  shown,
  before,
  named,
  rest,
  mustBeBold,
}: Pick<Written, 'is' | 'colon' | 'before' | 'named' | 'rest' | 'mustBeBold'> & { shown: boolean }): boolean {
  if (english.isToldOf(before, colon !== undefined)) return false
  if (is === 'vote') return (shown || !mustBeBold) && colon !== undefined && /^[^\p{L}\p{N}]*$/u.test(rest)
  return colon !== undefined || ((shown || !mustBeBold) && (named.is === 'one' || !/^\s*[\p{L}\p{N}]/u.test(rest)))
}

/** Whether another word than one for a vote is meant as one: it names somebody, and stands as votes do. */
export function isMeantByOther({
  own,
  isMarked,
  isBold,
  clear,
  alone,
  named,
  name,
}: {
  /** The game has it for a vote too. */
  own: boolean
  isMarked: boolean
  isBold: boolean
  clear: boolean
  alone: boolean
  named: Named
  name: string
}): boolean {
  const isOwn = isMarked && own && isBold && isCall.test(name)
  if (!clear) return isOwn || (isMarked && (named.is === 'one' || (named.is === 'doubt' && named.named)))
  if (isOwn) return true
  if (isMarked || isBold) return named.is === 'one' || (named.is === 'doubt' && named.named)
  return alone && named.is === 'one'
}

/** A word or two, and no more words. */
const isCall = /^[\s@]*[\p{L}\p{N}]\S*(?: \S+)?[^\p{L}\p{N}]*$/u
