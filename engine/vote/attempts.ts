/** Attempts to vote in a post: where one stands, how it is written, and what speaks against it as the style has it. */
import * as english from './lexicon-en.ts'
import { nobody } from '../reason/claim.ts'
import { Marked } from './marked.ts'
import type { Named, Names } from './names.ts'
import type { Place, Why } from './reading.ts'
import { bits, type Run } from './run.ts'
import type { Style } from '../rules/style.ts'

export interface Attempt {
  is: 'vote' | 'unvote'
  /** The whole of it as it is shown, and what of it was meant as a name. */
  text: string
  name: string
  named: Named
  place: Place
  /** Why it does not count, whoever is named. */
  why?: Why
  /** What was meant as a name is in doubt, and written like one. */
  inexactly?: true
  /** Nobody's name is in doubt, but whether it is a vote: it agrees with another's, or is a name and no more. */
  asks?: 'agreement' | 'name'
}

/** Finds attempts of one style. */
export type Finder = (runs: readonly Run[]) => Attempt[]

export function finderOf(style: Style, names: Names): Finder {
  const words = pattern(style)
  return runs => {
    const marked = new Marked(runs)
    const found = [...marked.text.matchAll(words)]
    const attempts: Attempt[] = []
    let past = 0
    for (const [index, match] of found.entries()) {
      if (match.index < past) continue
      const attempt = attemptAt(match, found[index + 1]?.index ?? Infinity, marked, style, names, past)
      if (!attempt) continue
      attempts.push(attempt)
      past = attempt.place.end
    }
    return attempts
  }
}

const spaces = String.raw`[ \t\u00a0]`
const spelt = (words: readonly string[]): string =>
  [...words]
    .sort((a, b) => b.length - a.length)
    .map(word => word.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replace(/ /g, String.raw`(?:[ \t]|-){1,2}`))
    .join('|') || '(?!)'

/** The word, a sign before it, with spaces where it is one of the style, a colon or the like behind it. */
function pattern({ vote, unvote, short, signs = [] }: Style): RegExp {
  const sign = String.raw`(?:(?<sign>${spelt(signs)})${spaces}{0,3}|(?<mark>[#/!\\@]{1,3}))`
  const colon = String.raw`(?:${spaces}+for)?${spaces}*(?:->|=>|→|[:;=])+|${spaces}+(?:[-–—>]+)(?=${spaces})`
  return new RegExp(
    String.raw`(?<![\p{L}\p{N}_'’:])${sign}?(?:(?<unvote>${spelt(unvote)})|(?<vote>${spelt(vote)})|(?<shortUnvote>${spelt(short.unvote)})|(?<shortVote>${spelt(short.vote)}))(?![\p{L}\p{N}_'’])(?<colon>${colon})?`,
    'giu',
  )
}

function attemptAt(
  match: RegExpExecArray,
  nextAt: number,
  marked: Marked,
  style: Style,
  names: Names,
  past: number,
): Attempt | undefined {
  const groups = match.groups as Record<string, string | undefined>
  const { unvote, shortUnvote, shortVote, colon } = groups
  const sign = groups.sign ?? groups.mark
  const is = (unvote ?? shortUnvote) ? 'unvote' : 'vote'
  const word = unvote ?? groups.vote ?? shortUnvote ?? shortVote!
  const short = (shortUnvote ?? shortVote) !== undefined
  const start = match.index
  const wordAt = start + match[0].indexOf(word, sign?.length ?? 0)
  const behind = start + match[0].length
  const line = marked.lineAt(start)
  const below =
    is === 'unvote' || (colon === undefined && sign === undefined) ? undefined : marked.lineBelow(behind, line.end)
  const stretch = marked.boldAt(wordAt)
  const limit = Math.min(line.end, stretch && stretch.end > behind ? stretch.end : line.end)
  // A bold word with nothing bold behind it: what comes next may be the name.
  const room = below?.end ?? (marked.text.slice(behind, limit).trim() === '' ? line.end : limit)
  const boldName = stretch ? undefined : marked.boldFrom(behind, room)
  const most = boldName ? Math.min(room, boldName.end) : room
  const all = names.read(marked.text.slice(behind, most))
  const named = all.is === 'one' || nextAt >= most ? all : names.read(marked.text.slice(behind, Math.min(most, nextAt)))
  const nameEnd = named.is === 'none' ? Math.min(most, nextAt) : behind + named.length
  const said = marked.text.slice(behind, nameEnd)
  const name = named.is === 'none' ? english.untilTail(said).trim() : said.trim()
  const end = Math.max(behind, name === '' ? 0 : behind + said.indexOf(name) + name.length)
  const commands = sign !== undefined && (style.signs ? style.signs.includes(sign) : /^#/.test(sign))
  const before = marked.text.slice(Math.max(line.start, start - 60), start)
  const clear =
    standsClear(
      marked.text,
      Math.max(line.start, stretch && stretch.start <= start ? stretch.start : 0, past),
      start,
      past,
    )
    || (commands && !english.turnsBefore.test(before))
    || (!style.bold && english.leadsToVote.test(marked.text.slice(line.start, start)))
  const isBold = stretch !== undefined
  const alone = standsAlone(marked.text, line, start, nameEnd)
  const ongoing = /^voting$/i.test(word)
  if (
    !isMeant({
      is,
      short,
      colon: colon !== undefined,
      sign: sign !== undefined,
      clear,
      announced: english.announces.test(before),
      bold: isBold,
      before,
      whole: stretch !== undefined && !/[\p{L}\p{N}]/u.test(marked.text.slice(behind, stretch.end)),
      named,
      name,
      rest: marked.text.slice(behind, Math.min(most, behind + longestRest)),
      followed: nextAt < most && marked.text.slice(behind, nextAt).trim() === '',
      alone,
      ongoing,
      telling:
        !/[\p{L}\p{N}]/u.test(marked.text.slice(line.start, start))
        && !english.aboutVoting.test(marked.text.slice(nameEnd, line.end)),
      mustBeBold: style.bold,
    })
  )
    return undefined

  const from = wordAt
  const { any, all: every } = marked.marksIn(from, is === 'unvote' ? behind : end)
  if (any & bits.edited) return undefined
  if (any & bits.quoted && !(any & bits.unsure)) return undefined
  if (named.is === 'none' && name === '' && is === 'vote' && !isBold && style.bold) return undefined
  const why = whyNot()
  return {
    is,
    text: marked.text.slice(start, end).trim(),
    name: name.replace(/^[\s:@]+/, ''),
    // `Voting Bob because he lies` may as well be about it.
    named:
      ongoing && !alone && colon === undefined && sign === undefined && named.is === 'one'
        ? { is: 'doubt', near: named.id === nobody ? [] : [named.id], named: true, length: named.length }
        : named,
    place: { line: line.number, start, end },
    ...(why && { why }),
    ...(stretch && nameEnd <= stretch.end && isNickname() && { inexactly: true as const }),
  }

  /** Whether a word or two stand for a name that is in doubt, or nobody's. */
  function isNickname(): boolean {
    if (named.is !== 'none') return named.is === 'doubt'
    const said = name.split(/\s+/)
    return /^\p{L}/u.test(name) && said.length <= 2 && !english.talk.test(name)
  }

  /** Whether it is what somebody else says, or is asked about. */
  function isMentioned(): boolean {
    if (is === 'unvote' && !commands && english.asksOthers.test(before)) return true
    return !isBold && /["“«]$/.test(before) && /^[.!]?["”»]/.test(marked.text.slice(end, end + 2))
  }

  function whyNot(): Why | undefined {
    if (any & bits.unsure) return 'openQuote'
    if (any & bits.code) return 'code'
    if (any & bits.struck) return 'struck'
    if (any & bits.spoiler && !style.spoilers) return 'spoiler'
    if (short && !style.short.counts) return 'shortForm'
    if (style.bold && !(every & bits.bold)) return any & bits.bold ? 'partlyBold' : 'notBold'
    if (!clear || isMentioned()) return 'inSentence'
    if (style.signs && !style.signs.includes(sign ?? '')) return 'noSign'
    if (style.colon && colon === undefined && !(is === 'unvote' && alone)) return 'noColon'
    return is === 'vote' && named.is === 'none' && name === '' ? 'noName' : undefined
  }
}

/** As far behind a word as what follows can tell whether it was meant. */
const longestRest = 500

interface Written {
  is: Attempt['is']
  short: boolean
  colon: boolean
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
function isMeant({
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
  const marked = colon || sign
  if (!clear) return (marked || announced) && named.is === 'one' && !short
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
  const asks =
    alone && !mustBeBold && !english.talk.test(rest) && (named.is === 'doubt' || (!short && calls.test(rest)))
  if (short) return named.is === 'one' || asks
  if (somebody || asks) return true
  if (!bold || english.talk.test(rest)) return false
  return name === '' ? /^[^\p{L}\p{N}]*$/u.test(rest) : rest.trim().split(/\s+/).length <= 4
}

/** A word or two, and no more words. */
const calls = /^[\s@]*[\p{L}\p{N}]\S*(?: \S+)?[^\p{L}\p{N}]*$/u

/** Whether a line holds a vote and nothing else. */
const standsAlone = (text: string, line: { start: number; end: number }, start: number, end: number): boolean =>
  !/[\p{L}\p{N}]/u.test(text.slice(line.start, start)) && !/[\p{L}\p{N}]/u.test(text.slice(end, line.end))

/** Whether nothing stands before the word in its line or its bold stretch that it could belong to. */
function standsClear(text: string, from: number, at: number, past: number): boolean {
  const before = text.slice(Math.max(from, at - 200), at)
  if (
    past >= from
    && past > 0
    && /^[^\p{L}\p{N}]*(?:and|then|&)?[^\p{L}\p{N}]*$/iu.test(text.slice(past, at))
    && at - past < 40
  )
    return true
  return !/[\p{L}\p{N}]/u.test(before) || /[.!?…;:,)\]*|~–—-]["'”’]?\s*$/u.test(before)
}
