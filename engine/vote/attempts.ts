/** Attempts to vote in a post: where one stands, how it is written, and what speaks against it as the style has it. */
import type { Attempt, Finder } from './attempt.ts'
import { hangsOnBefore, isConditional } from './conditions.ts'
import * as english from './lexicon-en.ts'
import { Marked } from './marked.ts'
import type { Names, Named } from './names.ts'
import { boldPhrases, halfTags } from './phrases.ts'
import { isMeant, isMeantByOther } from './is-meant.ts'
import type { Why } from './reading.ts'
import { areOthers, bits } from './run.ts'
import type { Style } from '../rules/style.ts'

// Names that do not end where their mark does.

/**
 * Whom a name may mean that goes on behind the mark it stands in: `[b]Vote: Will[/b]ow`, `[b]Vote: Will[/b] Smith` where
 * somebody is called that.
 */
function beyondMark(
  inMark: Named,
  text: string,
  { behind, most, end }: { behind: number; most: number; end: number },
  names: Names,
): Named | undefined {
  if (most >= end || most <= behind || inMark.is === 'none' ? !isGlued(text, most) : behind + inMark.length < most)
    return undefined
  const whole = names.read(text.slice(behind, end))
  const isLonger = whole.is !== 'none' && behind + whole.length > most
  if (!isGlued(text, most) && !(isLonger && whole.is === 'one' && whole.how === 'whole')) return undefined
  const ids = [whole, inMark].flatMap(one => (one.is === 'one' ? one.id : one.is === 'doubt' ? one.near : []))
  const length = Math.max(most, behind + (isLonger ? whole.length : 0), wordEnd(text, most)) - behind
  const near = [...new Set(ids)]
  const likely = [whole, inMark].flatMap(one =>
    one.is === 'one' ? one.id : one.is === 'doubt' ? (one.likely ?? '') : [],
  )
  return {
    is: 'doubt',
    near,
    named: true,
    length,
    ...(likely[0] && likely.every(id => id === likely[0]) && { likely: likely[0] }),
  }
}

/** Whether a word goes on at an offset. */
const isGlued = (text: string, at: number): boolean =>
  /[\p{L}\p{N}]$/u.test(text.slice(0, at).slice(-2)) && /^['’]?[\p{L}\p{N}]/u.test(text.slice(at, at + 3))
const wordEnd = (text: string, at: number): number => at + /^[\p{L}\p{N}'’]*/u.exec(text.slice(at, at + 100))![0].length

export function finderOf(style: Style, names: Names): Finder {
  const words = pattern(style)
  return runs => {
    const marked = new Marked(runs)
    const found = [...marked.apart().matchAll(words)]
    /** Where after each the next word of voting stands, of those that are one in every game. */
    const nexts: number[] = []
    let next = Infinity
    for (const [back, { index, groups }] of found.toReversed().entries()) {
      nexts.push(next)
      const isWord = (groups?.also ?? groups?.other) === undefined
      if (isWord && !isNamed(marked.text, found.at(-back - 2), found.at(-back - 1)!)) next = index
    }
    const attempts: Attempt[] = []
    let past = 0
    for (const [index, match] of found.entries()) {
      if (match.index < past) continue
      const attempt = attemptAt(match, nexts[found.length - 1 - index]!, marked, style, names, past)
      if (!attempt) continue
      attempts.push(attempt)
      past = attempt.place.end
    }
    if (!style.vote.includes('vote')) return attempts
    const half = marked.text.includes('[/') ? halfTags(new Marked(runs), names, attempts) : []
    const phrases = [...half, ...boldPhrases(marked, names, [...attempts, ...half], !style.greenNames)]
    return phrases.length ? [...attempts, ...phrases].sort((a, b) => a.place.start - b.place.start) : attempts
  }
}

/** Whether a short word stands where a name is expected: `Vote: V`, where V is Vera. */
function isNamed(text: string, before: RegExpExecArray | undefined, { index, groups }: RegExpExecArray): boolean {
  const isShort = (groups?.shortVote ?? groups?.shortUnvote) !== undefined && groups?.colon === undefined
  if (!isShort || before?.groups?.colon === undefined) return false
  return text.slice(before.index + before[0].length, index).trim() === ''
}

const spaces = String.raw`[ \t\u00a0]`
const hyphen = String.raw`[-‐‑–—]`
const spelt = (words: readonly string[]): string =>
  [...words]
    .sort((a, b) => b.length - a.length)
    .map(word => word.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replace(/ /g, `(?:[ \t]|${hyphen}){1,2}`))
    .join('|') || '(?!)'

/** The word, a sign before it, with spaces where it is one of the style, a colon or the like behind it. */
function pattern({ vote, unvote, short, signs = [], also = [] }: Style): RegExp {
  const sign = String.raw`(?:(?<sign>${spelt(signs)})${spaces}{0,3}|(?<mark>[#/!\\@]{1,3}))`
  const colon = String.raw`(?:${spaces}+for)?${spaces}*(?:->|=>|→|[:;=])+|${spaces}+(?:[-–—>]+)(?=${spaces})`
  const words = [
    `(?<unvote>${spelt(unvote)})`,
    ...(vote.includes('vote') ? [`(?<change>${english.changes}|hammer[ -]?vote)`] : []),
    `(?<vote>${spelt(vote)})`,
    `(?<slipped>${vote.includes('vote') ? english.slippedVotes : '(?!)'})`,
    `(?<slippedBack>${unvote.includes('unvote') ? english.slippedUnvotes : '(?!)'})`,
    `(?<also>${spelt(also)})`,
    `(?<other>${spelt(english.otherWords.filter(word => !also.includes(word)))})`,
    `(?<shortUnvote>${spelt(short.unvote)})`,
    `(?<shortVote>${spelt(short.vote)})`,
  ]
  return new RegExp(
    String.raw`(?<![\p{L}\p{N}_'’:]|\[(?=/)|\[/(?=un)|\p{L}[-‐‑])${sign}?(?:${words.join('|')})(?![\p{L}\p{N}_'’])(?<colon>${colon})?`,
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
  const slip = groups.slipped ?? groups.slippedBack
  const is = (unvote ?? groups.slippedBack ?? shortUnvote) ? 'unvote' : 'vote'
  const other = groups.also ?? groups.other
  const word = unvote ?? groups.change ?? groups.vote ?? slip ?? other ?? shortUnvote ?? shortVote!
  const short = (shortUnvote ?? shortVote) !== undefined
  const wordFrom = match.index + match[0].indexOf(word, sign?.length ?? 0)
  // Of `hammer [b]vote: Ann[/b]` the vote is what is marked.
  const jest = /^ham\p{L}{1,4}[ -]?(?=vote)/iu.exec(word)?.[0].length ?? 0
  const unmarked = jest && !marked.boldAt(wordFrom) && marked.boldAt(wordFrom + jest) ? jest : 0
  const start = match.index + unmarked
  const wordAt = wordFrom + unmarked
  const behind = match.index + match[0].length
  const line = marked.lineAt(start)
  const below =
    is === 'unvote' || (colon === undefined && sign === undefined) ? undefined : marked.lineBelow(behind, line.end)
  const stretch = marked.boldAt(wordAt)
  const isMarked = colon !== undefined || sign !== undefined
  // A slip of the word is one in bold only, as a command.
  if (slip !== undefined && (!stretch || (is === 'vote' && colon === undefined))) return undefined
  // Talk is full of such words.
  if (other !== undefined && !isMarked && !stretch && style.bold) return undefined
  const limit = Math.min(line.end, stretch && stretch.end > behind ? stretch.end : line.end)
  // A bold word with nothing bold behind it: what comes next may be the name.
  const room = below?.end ?? (marked.text.slice(behind, limit).trim() === '' ? line.end : limit)
  const boldName = stretch ? undefined : marked.boldFrom(behind, room)
  const most = boldName ? Math.min(room, boldName.end) : room
  const all = names.read(marked.text.slice(behind, most))
  const inMark =
    all.is === 'one' || nextAt >= most ? all : names.read(marked.text.slice(behind, Math.min(most, nextAt)))
  const named = beyondMark(inMark, marked.text, { behind, most, end: line.end }, names) ?? inMark
  const nameEnd = named.is === 'none' ? Math.min(most, nextAt) : behind + named.length
  const said = marked.text.slice(behind, nameEnd)
  const isOwn = isMarked && stretch !== undefined && nameEnd <= stretch.end && /[\p{L}\p{N}]/u.test(said)
  const name =
    named.is === 'none'
      ? english.untilTail(said).trim() || (isOwn ? said.trim().slice(0, longestOdd) : '')
      : said.trim()
  const end = Math.max(behind, name === '' ? 0 : behind + said.indexOf(name) + name.length)
  const commands = sign !== undefined && (style.signs ? style.signs.includes(sign) : /^#/.test(sign))
  const before = marked.text.slice(Math.max(line.start, start - 60), start)
  const from = Math.max(line.start, stretch && stretch.start <= start ? stretch.start : 0, start - longestLead)
  const clear =
    standsClear(marked.text, Math.max(from, past), start, past)
    || (commands && !english.turnsBefore.test(before))
    || (!style.bold && english.leadsToVote.test(marked.text.slice(line.start, start)))
  const isBold = stretch !== undefined
  const alone = standsAlone(marked.text, line, start, nameEnd)
  const ongoing = /^voting$/i.test(word)
  const endsBold = stretch !== undefined && !/[\p{L}\p{N}]/u.test(marked.text.slice(nameEnd, stretch.end))
  if (
    other !== undefined
      ? !isMeantByOther({ own: groups.also !== undefined, isMarked, isBold, clear, alone, named, name })
      : !isMeant({
          is,
          short,
          colon,
          sign: sign !== undefined,
          clear,
          announced: english.announces.test(before),
          bold: isBold,
          before,
          whole: stretch !== undefined && !/[\p{L}\p{N}]/u.test(marked.text.slice(behind, stretch.end)),
          named,
          name,
          rest: marked.text.slice(behind, Math.min(most, behind + longestRest)),
          followed: nextAt < most && leadsOn(is).test(marked.text.slice(behind, nextAt)),
          alone,
          ongoing,
          telling:
            !/[\p{L}\p{N}]/u.test(marked.text.slice(line.start, start))
            && !english.aboutVoting.test(marked.text.slice(nameEnd, line.end)),
          mustBeBold: style.bold,
        })
  )
    return undefined

  const { any, all: every } = marked.marksIn(
    wordAt,
    is === 'unvote' ? behind : named === inMark ? end : Math.min(end, most),
  )
  if (areOthers(any)) return undefined
  if (named.is === 'none' && name === '' && is === 'vote' && !isBold && style.bold) return undefined
  const found = whyNot()
  // Half of a tag shows that it was to be marked.
  const isHalf =
    is === 'vote'
    && found === 'notBold'
    && hasHalfTag(marked.text.slice(line.start, start), marked.text.slice(end, line.end))
  const ids = named.is === 'one' ? [named.id] : named.is === 'doubt' ? named.near : []
  const tail = marked.text.slice(nameEnd, line.end)
  const hangs = is === 'vote' && hangsOnBefore(marked.text.slice(from, start), start - past)
  const isWhole =
    named.is === 'one' || (named.is === 'doubt' && named.near.length === 1 && names.whole(name) === ids[0])
  const isAsked =
    isWhole && (hangs || (is === 'vote' && named.is === 'doubt' && (isConditional(tail) || english.asks(tail))))
  const [why, asks] = isHalf && ids.length ? [undefined, 'name' as const] : [found, undefined]
  return {
    is,
    text: marked.text.slice(start, end).trim(),
    name: name.replace(/^[\s:@]+/, ''),
    // `Voting Bob because he lies` may as well be about it, and `lynch Bob` about what others shall do.
    named:
      asks || (hangs && ids.length)
        ? { is: 'doubt', near: ids, named: true, length: nameEnd - behind }
        : named.is === 'one' && !isMarked && ((ongoing && !alone) || (other !== undefined && !endsBold))
          ? { is: 'doubt', near: [named.id], named: true, length: named.length }
          : named.is === 'doubt' && !style.bold && !isMarked && !alone
            ? { is: 'doubt', near: named.near, named: named.named, length: named.length }
            : named,
    place: { line: line.number, start, end },
    ...(why && { why }),
    ...(asks ? { asks } : isAsked && { asks: 'condition' as const }),
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
    if (any & bits.code) return 'code'
    if (any & bits.struck) return 'struck'
    if (any & bits.spoiler && !style.spoilers) return 'spoiler'
    if (short && !style.short.counts) return 'shortForm'
    if (style.bold && !(every & bits.bold)) return any & bits.bold ? 'partlyBold' : 'notBold'
    if (!clear || isMentioned()) return 'inSentence'
    if (groups.other !== undefined) return 'otherWord'
    if (style.signs && !style.signs.includes(sign ?? '')) return 'noSign'
    if (style.colon && colon === undefined && !(is === 'unvote' && alone)) return 'noColon'
    if (is === 'vote' && named.is === 'none' && name === '') return 'noName'
    return any & bits.unsure ? 'openQuote' : undefined
  }
}

/** What may stand between a word of voting and the next: `unvote and vote: Bob`. */
const leadsOn = (is: Attempt['is']): RegExp => (is === 'unvote' ? /^\s*(?:(?:and|then|and then|&)\s+)?$/i : /^\s*$/)

/** Whether the end of a tag for what is bold, or for a vote, stands right beside, and its beginning does not. */
const hasHalfTag = (before: string, behind: string): boolean =>
  !/\[(?:b|v|votes?)\][^\p{L}\p{N}[\]]*$/iu.test(before.slice(-40))
  && (/\[\/(?:b|v|votes?)\]?[^\p{L}\p{N}[\]]*$/iu.test(before.slice(-40))
    || /^[^\p{L}\p{N}[]{0,20}\[\/(?:b|v|un?v|votes?|unvote)(?!\p{L})/iu.test(behind))

/** So much of what is bold behind a vote, and begins like no name, is told of: `Vote: (mv^2)/2`. */
const longestOdd = 60

/** As far before a word as what leads to it is looked at. */
const longestLead = 200

/** As far behind a word as what follows can tell whether it was meant. */
const longestRest = 500

/** Whether a line holds a vote and nothing else. */
const standsAlone = (text: string, line: { start: number; end: number }, start: number, end: number): boolean =>
  !/[\p{L}\p{N}]/u.test(text.slice(line.start, start)) && !/[\p{L}\p{N}]/u.test(text.slice(end, line.end))

/** Whether nothing stands before the word in its line or its bold stretch that it could belong to. */
function standsClear(text: string, from: number, at: number, past: number): boolean {
  const before = text.slice(from, at)
  if (
    past >= from
    && past > 0
    && /^[^\p{L}\p{N}]*(?:and|then|&)?[^\p{L}\p{N}]*$/iu.test(text.slice(past, at))
    && at - past < 40
  )
    return true
  return !/[\p{L}\p{N}]/u.test(before) || /[.!?…;:,)\]*|~–—-]["'”’]?\s*$/u.test(before)
}
