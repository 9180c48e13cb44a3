/** What came of a phase as a sentence, and why in one line that does not say the sentence again. */
import type { Question } from '../journal/outcome.ts'
import type { SeatId } from '../reason/claim.ts'
import type { Reason } from '../reason/reason.ts'
import { getOwn } from '../ruleset/catalogue.ts'
import { namesIn, plainOf, sentenceCase, text, type Span } from '../text/span.ts'
import { mostLetters, sayFolded, saySeen } from './answer.ts'
import { sayGrounds } from './grounds.ts'
import { sayNearly, sentence } from './sentences.ts'
import type { Speaker } from './speaker.ts'

/** A sentence, and why in one line. */
export interface Explained {
  said: Span[]
  why: Span[]
}

/**
 * Says each question with its reason, whole: a row is read and pasted by itself, so that it leans on no other.
 * @param speaker in whose words
 * @param asIs whether what did not come about is said so (“Bob lives”), and not as what nearly did (“Bob would have died”)
 */
export const explaining =
  (speaker: Speaker, asIs: boolean): ((question: Question) => Explained) =>
  question =>
    saidWithWhy(question, speaker, asIs)

/** Of a fact that is its own reason it is told what that rests on. */
function saidWithWhy({ claim, holds, reason }: Question, speaker: Speaker, asIs: boolean): Explained {
  const death = holds && claim.is === 'dies' && reason ? deathIn(reason, claim.who, speaker) : undefined
  if (death) {
    const said = sentenceCase(sentence(death.claim, true, speaker))
    return { said, why: sayGrounds(death, said, speaker, 1) }
  }
  const said = sentenceCase(holds || asIs ? sentence(claim, holds, speaker) : sayNearly(claim, speaker))
  if (!reason) return { said, why: [] }
  const whole = sayFolded(reason, speaker)
  const isTried = whole.apart && plainOf(whole.apart.attempt) === plainOf(said)
  const fell = holds || asIs ? said : sentenceCase(sentence(claim, false, speaker))
  const why = isTried ? whole.apart!.counter : whyAfter(fell, whyAfter(said, whole.said))
  if (isNews(why, said) || !holds) return { said, why: isNews(why, said) ? why : [] }
  // What a list leaves out is all there is to it.
  const all = whyAfter(said, sayFolded(reason, speaker, undefined, false).said)
  const isOfPlayers = isNews(all, said) && namesIn(all).length > 0
  return { said, why: isOfPlayers ? all : sayGrounds(reason, said, speaker) }
}

const isNews = (why: readonly Span[], said: readonly Span[]): boolean =>
  plainOf(why).replace(/\.$/, '') !== plainOf(said)

/** The only reason of a death, where it says itself that it is one: that somebody is lynched. */
function deathIn({ because }: Reason, who: SeatId, { words }: Speaker): Reason | undefined {
  const [only, ...more] = because.filter(({ holds }) => holds)
  if (!only || more.length || only.claim.is !== 'fact' || only.claim.of !== who) return undefined
  return getOwn(words.facts ?? {}, only.claim.kind)?.death ? only : undefined
}

/**
 * Why all of it came about that one row tells: each reason once, where the row has room for them.
 * @param beside whether it stands beside all that came about: then the first reason does for what has no room
 */
export function sayWhyAll(questions: readonly Pick<Question, 'reason'>[], speaker: Speaker, beside = false): Span[] {
  const roots = questions.flatMap(({ reason }) => reason ?? [])
  const seen = roots.length > 1 ? saySeen(roots, speaker) : undefined
  if (seen && plainOf(seen).length <= mostLetters) return seen
  const said = questions.flatMap(({ reason }) => (reason ? [sayFolded(reason, speaker).said] : []))
  const [first = [], ...others] = [...new Map(said.map(one => [plainOf(one), one])).values()]
  const whole = others.reduce<Span[]>((before, one) => [...before, text(' '), ...one], [...first])
  const starts = new Set([first, ...others].map(startOf))
  if (starts.size > others.length && plainOf(whole).length <= mostLetters) return whole
  return (beside ? undefined : saySeen(roots, speaker, true)) ?? first
}

/** The clause with which a sentence begins. */
const startOf = (said: readonly Span[]): string => plainOf(said).split(/[,:;]/)[0]!

/** Why, below what came about: “Zeno falls in love: Xenia matched …” does not say again that Zeno falls in love. */
function whyAfter(said: readonly Span[], why: Span[]): Span[] {
  const told = plainOf(said)
  const isTold = [': ', '; '].some(between => plainOf(why).startsWith(`${told}${between}`))
  return isTold ? sentenceCase(spansBehind(why, told.length + 2)) : why
}

/** What stands behind so many letters. */
export function spansBehind(spans: readonly Span[], letters: number): Span[] {
  let left = letters
  return spans.flatMap((span): Span[] => {
    const { length } = plainOf([span])
    const cut = Math.min(left, length)
    left -= cut
    if (cut === length && cut > 0) return []
    return cut > 0 && span.kind === 'text' ? [text(span.text.slice(cut))] : [span]
  })
}
