/** What decided a question, in words: what was tried, what stopped it, and whose deed that was. */
import { say } from '../text/message.ts'
import type { Span } from '../text/span.ts'
import type { ActionId, Claim, SeatId } from '../reason/claim.ts'
import type { Reason } from '../reason/reason.ts'
import { besideOf, isTally } from './parts.ts'
import { counterSaid, listed, phrasesOf, reasonSaid, sentence } from './sentences.ts'
import { getOwn } from '../ruleset/catalogue.ts'
import type { Speaker } from './speaker.ts'
import { hadSomething } from '../reason/decisive.ts'
import {
  findAnswers,
  findAttempts,
  findCounters,
  deedOf,
  findDeeds,
  isOwnLimit,
  ownDeed,
  type DeedDone,
  type Blocker,
} from './blockers.ts'

/** As many as one sentence names; of more it says how many. */
const mostNamed = 3
/** Ballots are told in fewer words, and a majority of them is no story without the last one. */
const mostVotes = 4

export class Narrator {
  readonly #asked: Claim
  readonly #speaker: Speaker
  readonly #most: number
  /** What other parts of the sentence tell, in their words: a state leaves it to them. */
  #elsewhere: ReadonlySet<string> = new Set()

  /** @param root the question that is answered @param most as many deeds as are named in a row */
  constructor(root: Reason, speaker: Speaker, most = mostNamed) {
    this.#asked = root.claim
    this.#speaker = speaker
    this.#most = most
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
  counter({ counter, against }: Blocker): Span[] {
    if (isTally(counter) && !ofFacts(counter)) return coreSaid(counter, this.#speaker, this.#asked)
    if (!ofFacts(counter)) return this.#moved(counter, counterSaid(counter, against, this.#speaker))
    const deeds = counter.holds ? this.#behind(counter) : findAttempts(counter)
    return this.#state(
      counter,
      deeds.filter(deed => this.#isOfOthers(deed)),
    )
  }

  /** What came about although something spoke against it: whose doing it was, what was tried, and what undid that. */
  answered(
    reason: Reason,
    fallen: Blocker & { answer: Blocker },
  ): { because: Span[]; counter: Span[]; answer: Span[] } {
    const told = [...this.#deedsSaid(fallen), ...this.#deedsSaid(fallen.answer)]
    return {
      because: this.#leaving(told, () => this.tried(reason)),
      ...this.#undone(fallen, () => this.stops([fallen.answer])),
    }
  }

  /** Of several counters that each would do, the one to be named: a deed of somebody else before how things stand. */
  first(stops: readonly Blocker[]): Blocker | undefined {
    const isDone = ({ counter }: Blocker): boolean => findDeeds(counter).some(deed => this.#isOfOthers(deed))
    return stops.find(isDone) ?? stops[0]
  }

  /** Several counters, each once; behind them, what would have undone them and was undone itself. */
  stops(stops: readonly Blocker[]): Span[] {
    const unique = [...new Map(stops.map(stop => [stop.counter, stop])).values()]
    const { oneLine } = phrasesOf(this.#speaker)
    // What the host ruled is told once, whatever else it kept from being.
    const isTold = (claim: Claim): boolean =>
      claim.is === 'ruled'
      && unique.some(({ counter }) => counter.claim.is === 'ruled' && sameRuling(counter.claim, claim))
    const undone = unique
      .flatMap(({ counter }) => undoing(counter))
      .filter(({ answer }) => !isTold(answer.counter.claim))
      .slice(0, mostNamed)
    const told = undone.flatMap(stop => [...this.#deedsSaid(stop), ...this.#deedsSaid(stop.answer)])
    const said = this.#leaving(told, () => each(unique.map(stop => this.counter(stop))))
    const whole = listed(this.#few(said), this.#speaker)
    const pairs = undone.map(stop => this.#undone(stop, () => this.counter(stop.answer)))
    return [...new Map(pairs.map(pair => [JSON.stringify(pair), pair])).values()].reduce<Span[]>(
      (so, pair) => say(this.#speaker.locale, oneLine.undone, { said: so, ...pair }),
      whole,
    )
  }

  /** Of several counters those that are named first, and how many more there are: nothing of what would have undone them. */
  few(stops: readonly Blocker[]): Span[] {
    return listed(this.#few(each(stops.map(stop => this.counter(stop)))), this.#speaker)
  }

  /** What was tried, and what undid it. */
  #undone(stop: Blocker, answer: () => Span[]): { counter: Span[]; answer: Span[] } {
    return { counter: this.counter(stop), answer: this.#leaving(this.#deedsSaid(stop), answer) }
  }

  /** Something said while other parts of the sentence tell of these deeds. */
  #leaving<T>(told: readonly string[], saying: () => T): T {
    const before = this.#elsewhere
    this.#elsewhere = new Set([...before, ...told])
    const said = saying()
    this.#elsewhere = before
    return said
  }

  /** The deeds that a counter is told by, in words. */
  #deedsSaid({ counter, against }: Blocker): string[] {
    const deeds = !ofFacts(counter) ? [] : counter.holds ? this.#behind(counter) : findAttempts(counter)
    return [...deeds.map(deed => this.#deed(deed)), this.counter({ counter, against })].map(wordsOf)
  }

  /** What fell with nothing against it: that it is not so, and of a deed that was led elsewhere where it went. */
  missing(reason: Reason): Span[] {
    const state = (of: Reason): Span[] => sentence(of.claim, false, this.#speaker)
    const fell = state(reason)
    const lacked = lackedBy(reason)
    if (lacked)
      return say(this.#speaker.locale, phrasesOf(this.#speaker).oneLine.comesToNothing, {
        attempt: fell,
        state: state(lacked),
      })
    if (this.#asked.is !== 'works' || !ownDeed(this.#asked.action, reason).movers.length) return fell
    return say(this.#speaker.locale, phrasesOf(this.#speaker).oneLine.comesToNothing, {
      attempt: this.tried(reason),
      state: fell,
    })
  }

  /** A state by the deeds that made it: these alone where they were done to whom it is about. */
  #state(reason: Reason, all: readonly DeedDone[]): Span[] {
    const state = reasonSaid(reason, this.#speaker)
    const left = all.filter(deed => !this.#elsewhere.has(wordsOf(this.#deed(deed))))
    const deeds = left.length || reason.holds ? left : all
    const needed = this.#needed(reason)
    const isNeeded = ({ action, claim }: DeedDone): boolean => needed.has(action ?? JSON.stringify(claim))
    const votes = deeds.filter(deed => deed.action === undefined && isNeeded(deed))
    const acts = deeds.filter(({ action }) => action).toSorted((a, b) => Number(isNeeded(b)) - Number(isNeeded(a)))
    const said = (some: readonly DeedDone[]): Span[][] => some.map(deed => this.#deed(deed))
    // Votes that could not be missed are told while they can be told by name; else their number says it.
    const voted = votes.length > mostVotes ? [] : said(votes)
    if (!acts.length && !voted.length) return state
    const done = listed([...this.#few(said(acts)), ...voted], this.#speaker)
    if (!reason.holds || all.every(deed => reaches(deed, aboutWhom(reason.claim)))) return done
    if (wordsOf(done) === wordsOf(state)) return state
    return say(this.#speaker.locale, phrasesOf(this.#speaker).oneLine.stateOf, { state, deeds: done })
  }

  /** So many in full as are to be told at most; the one that would be left over as well: "1 more" is no shorter. */
  #few(said: readonly Span[][]): Span[][] {
    const rest = said.length - this.#most
    if (rest <= 1) return [...said]
    return [
      ...said.slice(0, this.#most),
      say(this.#speaker.locale, phrasesOf(this.#speaker).oneLine.more, { count: rest }),
    ]
  }

  #deed({ claim, movers }: DeedDone): Span[] {
    return this.#withMovers(
      sentence('part' in claim ? { ...claim, part: 'none' } : claim, true, this.#speaker),
      beyondPath(claim, movers),
    )
  }

  /** A counter that was led to where it stands, or kept from going on, with whose doing that was. */
  #moved(counter: Reason, said: Span[]): Span[] {
    const deed = counter.holds ? deedOf(counter) : undefined
    return deed ? this.#withMovers(said, beyondPath(deed.claim, deed.movers)) : said
  }

  #withMovers(deed: Span[], movers: readonly DeedDone[]): Span[] {
    if (!movers.length) return deed
    const said = each(movers.map(mover => this.#deed(mover)))
    return say(this.#speaker.locale, phrasesOf(this.#speaker).oneLine.moved, {
      deed,
      movers: listed(this.#few(said), this.#speaker),
    })
  }

  /** Whose doing something was, votes among it. */
  #behind(reason: Reason): DeedDone[] {
    return findDeeds(reason, claim => this.#isVote(claim))
  }

  /** The actions and votes without any of which something would not be. */
  #needed(reason: Reason): ReadonlySet<string> {
    const found = new Set<string>()
    const visit = ({ claim, holds, because, need, action }: Reason): void => {
      if (!holds) return
      if (action !== undefined) found.add(action)
      if (this.#isVote(claim)) found.add(JSON.stringify(claim))
      else if (because.filter(one => one.holds).length === need) because.forEach(visit)
    }
    visit(reason)
    return found
  }

  #isVote(claim: Claim): boolean {
    return claim.is === 'fact' && getOwn(this.#speaker.words.facts ?? {}, claim.kind)?.deed === true
  }

  #isOfOthers({ action }: DeedDone): boolean {
    return action === undefined || this.#actor(action) !== this.#mine
  }

  #actor(action: ActionId): SeatId | undefined {
    return this.#speaker.action(action)?.actor
  }

  /** Whose action is asked about. */
  get #mine(): SeatId | undefined {
    return this.#asked.is === 'works' ? this.#actor(this.#asked.action) : undefined
  }
}

/**
 * The only thing that a fact would have taken, itself a fact that fell for being too little: of a lynch, the majority.
 */
function lackedBy({ claim, because, unless }: Reason): Reason | undefined {
  const [only, ...more] = because
  const isShortOf = only?.claim.is === 'fact' && !only.holds && only.need > 0 && !only.unless.length
  return claim.is === 'fact' && isShortOf && !more.length && !unless.length ? only : undefined
}

/** Whether it is told in facts of a system's own, which say how things stand and not what was done. */
const ofFacts = (reason: Reason): boolean =>
  reason.claim.is === 'fact'
  || reason.claim.is === 'dies'
  || (isTally(reason) && reason.because.length > 0 && reason.because.every(ofFacts))

const aboutWhom = (claim: Claim): string => ('of' in claim ? claim.of : 'who' in claim ? (claim.who ?? '') : '')

const reaches = ({ claim }: DeedDone, who: string): boolean => 'at' in claim && claim.at === who

/** What would have undone a standing counter, with what felled that; of a count, what was counted. */
const undoing = (counter: Reason): (Blocker & { answer: Blocker })[] =>
  [counter, ...leavesOf(counter).filter(leaf => leaf !== counter)]
    .flatMap(findCounters)
    .filter(stop => hadSomething(stop.counter) && !isOwnLimit(stop))
    .flatMap(({ counter: tried, against }) => findAnswers(tried, against).slice(0, 1))

/** Movers that a deed's own path does not name; of those it names, who moved them in turn. */
const beyondPath = (claim: Claim, movers: readonly DeedDone[]): DeedDone[] => {
  const named = new Set('path' in claim ? claim.path.map(({ by }) => by) : [])
  return movers.flatMap(mover => (named.has(mover.action ?? '') ? mover.movers : [mover]))
}

const wordsOf = (said: readonly Span[]): string => JSON.stringify(said)

type Ruled = Claim & { is: 'ruled' }

const sameRuling = (one: Ruled, other: Ruled): boolean =>
  one.action === other.action && one.who === other.who && one.holds === other.holds

/** The same words once. */
const each = (said: readonly Span[][]): Span[][] => [...new Map(said.map(one => [JSON.stringify(one), one])).values()]

/** What a node says; where it counts, it says what was counted, each once. */
function coreSaid(reason: Reason, speaker: Speaker, asked: Claim): Span[] {
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
