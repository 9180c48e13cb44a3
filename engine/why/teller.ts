/** What decided a question, in words: what was tried, what stopped it, and whose deed that was. */
import { say } from '../text/message.ts'
import type { Span } from '../text/span.ts'
import type { ActionId, Claim, Slot } from '../reason/claim.ts'
import type { Reason } from '../reason/reason.ts'
import { besideOf, counterSaid, isTally, listed, phrasesOf, reasonSaid, sentence } from './sentences.ts'
import { own } from '../ruleset/catalogue.ts'
import type { Speaker } from './speaker.ts'
import { hadSomething } from '../reason/decisive.ts'
import { answeredBy, attemptsBehind, countersOf, deedsBehind, ownDeed, type DeedDone, type Stop } from './stops.ts'

/** As many as one sentence names; of more it says how many. */
const mostNamed = 3

export class Teller {
  readonly #asked: Claim
  readonly #speaker: Speaker

  /** @param root the question that is answered */
  constructor(root: Reason, speaker: Speaker) {
    this.#asked = root.claim
    this.#speaker = speaker
  }

  /** What was tried or came about: of an action asked about, its deed. */
  tried(reason: Reason): Span[] {
    const { claim } = reason
    if (this.#asked.is === 'works' && ofFacts(reason)) return this.#deed(ownDeed(this.#asked.action, reason))
    if (claim.is !== 'fact' || !reason.holds) return coreSaid(reason, this.#speaker, this.#asked)
    // Who felled what speaks against it is told behind it, and did not bring it about.
    return this.#state(reason, this.#behind({ ...reason, unless: [] }))
  }

  /** A counter in its own words, or by the deed that brought it about. */
  counter({ counter, against }: Stop): Span[] {
    if (isTally(counter) && !ofFacts(counter)) return coreSaid(counter, this.#speaker, this.#asked)
    if (!ofFacts(counter)) return counterSaid(counter, against, this.#speaker)
    const deeds = counter.holds ? this.#behind(counter) : attemptsBehind(counter)
    return this.#state(
      counter,
      deeds.filter(deed => this.#isOfOthers(deed)),
    )
  }

  /** Of several counters that each would do, the one to be named: a deed of somebody else before how things stand. */
  first(stops: readonly Stop[]): Stop | undefined {
    const isDone = ({ counter }: Stop): boolean => deedsBehind(counter).some(deed => this.#isOfOthers(deed))
    return stops.find(isDone) ?? stops[0]
  }

  /** Several counters, each once; behind them, what would have undone them and was undone itself. */
  stops(stops: readonly Stop[]): Span[] {
    const unique = [...new Map(stops.map(stop => [stop.counter, stop])).values()]
    const { oneLine } = phrasesOf(this.#speaker)
    const whole = listed(this.#few(each(unique.map(stop => this.counter(stop)))), this.#speaker)
    const undone = unique.flatMap(({ counter }) => undoing(counter)).slice(0, mostNamed)
    return undone.reduce<Span[]>(
      (so, stop) =>
        say(this.#speaker.locale, oneLine.undone, {
          said: so,
          counter: this.counter(stop),
          answer: this.counter(stop.answer),
        }),
      whole,
    )
  }

  /** What fell with nothing against it: that it is not so, and of a deed that was led elsewhere where it went. */
  missing(reason: Reason): Span[] {
    const fell = sentence(reason.claim, false, this.#speaker)
    if (this.#asked.is !== 'works' || !ownDeed(this.#asked.action, reason).movers.length) return fell
    return say(this.#speaker.locale, phrasesOf(this.#speaker).oneLine.comesToNothing, {
      attempt: this.tried(reason),
      state: fell,
    })
  }

  /** A state by the deeds that made it: these alone where they were done to whom it is about. */
  #state(reason: Reason, deeds: readonly DeedDone[]): Span[] {
    const state = reasonSaid(reason, this.#speaker)
    const [votes, acts] = [deeds.filter(({ action }) => action === undefined), deeds.filter(({ action }) => action)]
    const said = (some: readonly DeedDone[]): Span[][] => some.map(deed => this.#deed(deed))
    // Votes are told while they can be told by name, and where none of them could be missed; else their number says it.
    const voted = votes.length > mostNamed || votes.length < this.#votesUnder(reason) ? [] : said(votes)
    if (!acts.length && !voted.length) return state
    const done = listed([...this.#few(said(acts)), ...voted], this.#speaker)
    const { claim } = reason
    if (!reason.holds || deeds.every(deed => reaches(deed, aboutWhom(claim)))) return done
    return say(this.#speaker.locale, phrasesOf(this.#speaker).oneLine.stateOf, { state, deeds: done })
  }

  /** The first of them, and how many more there are. */
  #few(said: readonly Span[][]): Span[][] {
    const rest = said.length - mostNamed
    const more = rest > 0 ? [say(this.#speaker.locale, phrasesOf(this.#speaker).oneLine.more, { count: rest })] : []
    return [...said.slice(0, mostNamed), ...more]
  }

  #deed({ claim, movers }: DeedDone): Span[] {
    const deed = sentence('part' in claim ? { ...claim, part: 'none' } : claim, true, this.#speaker)
    const named = new Set('path' in claim ? claim.path.map(({ by }) => by) : [])
    const further = movers.filter(({ action = '' }) => !named.has(action))
    if (!further.length) return deed
    const said = listed(
      further.map(mover => this.#deed(mover)),
      this.#speaker,
    )
    return say(this.#speaker.locale, phrasesOf(this.#speaker).oneLine.moved, { deed, movers: said })
  }

  /** Whose doing something was, votes among it. */
  #behind(reason: Reason): DeedDone[] {
    return deedsBehind(reason, claim => this.#isVote(claim))
  }

  /** How many votes something rests on, those among them that it could miss. */
  #votesUnder(reason: Reason): number {
    const votes = new Set<string>()
    const visit = ({ claim, holds, because }: Reason): void => {
      if (!holds) return
      if (this.#isVote(claim)) votes.add(JSON.stringify(claim))
      else because.forEach(visit)
    }
    visit(reason)
    return votes.size
  }

  #isVote(claim: Claim): boolean {
    return claim.is === 'fact' && own(this.#speaker.words.facts ?? {}, claim.kind)?.deed === true
  }

  #isOfOthers({ action }: DeedDone): boolean {
    return action === undefined || this.#actor(action) !== this.#mine
  }

  #actor(action: ActionId): Slot | undefined {
    return this.#speaker.action(action)?.actor
  }

  /** Whose action is asked about. */
  get #mine(): Slot | undefined {
    return this.#asked.is === 'works' ? this.#actor(this.#asked.action) : undefined
  }
}

/** Whether it is told in facts of a system's own, which say how things stand and not what was done. */
const ofFacts = (reason: Reason): boolean =>
  reason.claim.is === 'fact'
  || reason.claim.is === 'dies'
  || (isTally(reason) && reason.because.length > 0 && reason.because.every(ofFacts))

const aboutWhom = (claim: Claim): string => ('of' in claim ? claim.of : 'who' in claim ? (claim.who ?? '') : '')

const reaches = ({ claim }: DeedDone, who: string): boolean => 'at' in claim && claim.at === who

/** What would have undone a standing counter, with what felled that; of a count, what was counted. */
const undoing = (counter: Reason): (Stop & { answer: Stop })[] =>
  [counter, ...leavesOf(counter).filter(leaf => leaf !== counter)]
    .flatMap(countersOf)
    .flatMap(({ counter: tried, against }) => (hadSomething(tried) ? answeredBy(tried, against).slice(0, 1) : []))

/** The same words once. */
const each = (said: readonly Span[][]): Span[][] => [...new Map(said.map(one => [JSON.stringify(one), one])).values()]

/** What a node says; where it counts, it says what was counted, each once. */
export function coreSaid(reason: Reason, speaker: Speaker, asked: Claim): Span[] {
  if (!isTally(reason) || !reason.because.length) return reasonSaid(reason, speaker, asked)
  const leaves = new Map(leavesOf(reason).map(leaf => [JSON.stringify(leaf.claim), leaf]))
  return listed(
    [...leaves.values()].map(leaf => reasonSaid(leaf, speaker, asked)),
    speaker,
  )
}

/** As many of what was counted as it takes, and all shields that hold. */
function leavesOf(reason: Reason): Reason[] {
  if (!isTally(reason) || !reason.because.length) return [reason]
  const beside = besideOf(reason)
  if (beside?.suffices) return leavesOf(beside.shared)
  const counted = [
    ...new Map((beside?.counted ?? reason.because).map(one => [JSON.stringify(one.claim), one])).values(),
  ]
  const standing = counted.filter(({ holds }) => holds)
  const shields = reason.claim.is === 'atLeast' && reason.claim.of === 'shields'
  const first = beside ? [beside.shared] : []
  const others = (standing.length ? standing : counted).filter(
    one => !first.some(({ claim }) => JSON.stringify(claim) === JSON.stringify(one.claim)),
  )
  const taken =
    beside && counted.some(({ claim }) => JSON.stringify(claim) === JSON.stringify(beside.shared.claim)) ? 1 : 0
  return [...first, ...others.slice(0, shields ? undefined : reason.need - taken)].flatMap(leavesOf)
}
