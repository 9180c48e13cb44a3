/** What decided a question, in words: what was tried, what stopped it, and whose deed that was. */
import { say } from '../text/message.ts'
import { namesIn, plainOf, type Span } from '../text/span.ts'
import type { ActionId, Claim, SeatId } from '../reason/claim.ts'
import { insteadIn } from '../reason/instead.ts'
import { nodesOf } from '../reason/table.ts'
import type { Reason } from '../reason/reason.ts'
import { findNeeded } from './needed.ts'
import { isTally } from './parts.ts'
import {
  asDone,
  asLeading,
  asOpposing,
  asTried,
  clausesOf,
  againstSaid,
  listed,
  phrasesOf,
  reasonSaid,
  sentence,
} from './sentences.ts'
import {
  mostNamed,
  mostNeeded,
  mostVotes,
  lackedBy,
  lastLack,
  shortOf,
  isForSame,
  keyOf,
  ofFacts,
  aboutWhom,
  asOne,
  reaches,
  undoingOf,
  unnamedDeeds,
  beyondPath,
  byTurn,
  cameIn,
  cameWhereSent,
  isSaidAsTried,
  neededKeys,
  ownAttempts,
  lacksOf,
  isToldBy,
  wordsOf,
  shared,
  each,
  coreSaid,
  cutTo,
  leavesOf,
  groundBehind,
  groundsOf,
  isMarked,
  isDoneBeside,
  isToldByBlow,
  leavesOut,
  type FactMark,
} from './narrated.ts'
import { besideTried, stopsInOrder } from './stops-in-order.ts'
import { isLedElsewhere, journey, ledSaid, sentDeed, triedWords } from './deeds-said.ts'
import { movesSaid } from './findings.ts'
import type { Speaker } from './speaker.ts'
import {
  findAttempts,
  findBlockersOfEach,
  deedOf,
  findDeeds,
  isAlwaysAtWork,
  ownDeed,
  type DeedDone,
  type Blocker,
} from './blockers.ts'

export class Narrator {
  readonly #asked: Claim
  readonly #speaker: Speaker
  readonly #most: number
  /** What other parts of the sentence tell, in their words: a state leaves it to them. */
  #elsewhere: ReadonlySet<string> = new Set()
  /** Who is named in what was tried, which is told before what stopped it. */
  #attempt: ReadonlySet<string> = new Set()

  readonly #is = (mark: FactMark, claim: Claim): boolean => isMarked(mark, claim, this.#speaker)

  /** @param root the question that is answered @param most as many deeds as are named in a row */
  constructor(root: Pick<Reason, 'claim'>, speaker: Speaker, most = mostNamed) {
    this.#asked = root.claim
    this.#speaker = speaker
    this.#most = most
  }

  /**
   * What was tried or came about: of an action asked about, its deed.
   * @param stopping deeds that stopped it: of several that belong to it, what was tried is the others
   */
  tried(reason: Reason, stopping: ReadonlySet<string> = new Set()): Span[] {
    const { claim } = reason
    if (this.#asked.is === 'works' && ofFacts(reason)) return this.#deed(sentDeed(this.#asked, reason, this.#speaker))
    const isInstead = reason.action !== undefined && insteadIn(reason.action) !== undefined
    // Where votes have a part in it, what else was done for it is not what was tried.
    const isVoted = (): boolean => nodesOf(reason.because).some(one => this.#isVote(one.claim))
    const isTold = !reason.holds && !isInstead && (claim.is === 'attackedBy' || (claim.is === 'fact' && !isVoted()))
    const all = isTold ? findAttempts({ ...reason, unless: [] }) : []
    const apart = all.filter(deed => !stopping.has(keyOf(deed)))
    const attempts = apart.length ? apart : all
    if (attempts.some(deed => isSaidAsTried(deed, this.#speaker))) return this.#list(this.#attempted(attempts, reason))
    // What was there to bring it about tells what was done, as it would have where nothing had come against it.
    const isWhole = reason.because.length > 0 && reason.because.every(({ holds }) => holds)
    const done = !reason.holds && isWhole && this.#is('toldByDeed', claim) ? { ...reason, holds: true } : reason
    if (done.holds && claim.is === 'fact') return this.#state(done, this.#broughtBy(done))
    const struck = reason.holds && isTally(reason) ? leavesOf(reason) : []
    if (!struck.length || !struck.every(leaf => isToldByBlow(leaf, this.#broughtBy(leaf), this.#speaker)))
      return coreSaid(reason, this.#speaker, this.#asked, said => this.#few(said))
    return listed(each(struck.map(leaf => this.#state(leaf, this.#broughtBy(leaf)))), this.#speaker)
  }

  /** The same beside what stopped it, which is not told of it as well. */
  triedBeside(reason: Reason, stops: readonly Blocker[]): Span[] {
    const told = stops.flatMap(stop => this.#deedsSaid(stop))
    const stopping = new Set(stops.flatMap(({ counter }) => findDeeds(counter).map(keyOf)))
    return this.#leaving(told, () => this.tried(reason, stopping))
  }

  /** What was tried with a list of targets, all of them. */
  listed(action: ActionId): Span[] {
    return sentence({ is: 'active', action, part: 'none', at: '' }, true, this.#speaker)
  }

  /**
   * What came about, with every deed that it could not be without.
   * @param beside the rest of the sentence: whoever is named there is not named again
   */
  brought(reason: Reason, beside: readonly Span[] = []): Span[] {
    const said = this.tried(reason)
    const lacking = this.#lacking(reason, [...said, ...beside])
    if (!lacking.length) return said
    if (reason.claim.is === 'fact') return this.#state(reason, [...this.#broughtBy(reason), ...lacking])
    const deeds = listed(
      lacking.map(deed => this.#deed(deed)),
      this.#speaker,
    )
    const ground = groundBehind(reason, lacking, this.#speaker)
    if (ground)
      return say(this.#speaker.locale, phrasesOf(this.#speaker).oneLine.stateSo, { state: said, deeds, ground })
    const leaves = leavesOf(reason)
    if (leaves.every(({ claim }) => isToldBy(deeds, claim, said, this.#speaker))) return deeds
    return say(this.#speaker.locale, phrasesOf(this.#speaker).oneLine.stateOf, { state: said, deeds })
  }

  /** Who felled what speaks against it is told behind it, and did not bring it about. */
  #broughtBy(reason: Reason): DeedDone[] {
    return this.#behind({ ...reason, unless: [] })
  }

  /** Deeds without which a result would not be, and whose players a sentence about it does not name. */
  #lacking(reason: Reason, said: readonly Span[]): DeedDone[] {
    if (this.#asked.is === 'works' || !reason.holds) return []
    const isAside = (counter: Reason): boolean => this.leavesOut({ counter, against: reason })
    return unnamedDeeds(findNeeded(reason, isAside), said, this.#speaker)
  }

  /** What each of several ways alone would have brought about: each of them, and how many they are. */
  twice(ways: readonly Reason[]): Span[] {
    const { twice } = phrasesOf(this.#speaker).oneLine
    return say(this.#speaker.locale, twice, { count: ways.length, deeds: this.each(ways) })
  }

  /** What a sensor saw in each of several ways: what was done to see it once. */
  seen(ways: readonly Reason[]): Span[] {
    const clauses = ways.flatMap(way => clausesOf(way, this.#speaker))
    const { moreSeen } = phrasesOf(this.#speaker).oneLine
    return listed(this.#few(shared(each(clauses), this.#speaker), 0, moreSeen), this.#speaker)
  }

  /** What came about in several ways, with all that was done for it. */
  broughtByAll([first, ...others]: readonly [Reason, ...Reason[]]): Span[] {
    return this.#state(
      first,
      [first, ...others].flatMap(way => this.#broughtBy(way)),
    )
  }

  each(ways: readonly Reason[]): Span[] {
    const said = ways.map(way => this.tried(way))
    return this.#list(shared(said, this.#speaker))
  }

  /** A counter in its own words, or by the deed that brought it about; one that fell was only tried. */
  counter(stop: Blocker): Span[] {
    const { counter } = stop
    if (counter.holds) return this.#telling(asOpposing).#counter(stop)
    const isDone = isDoneBeside(counter, this.#asked, this.#speaker)
    return this.#telling(isDone ? asDone : asTried).#counter(stop)
  }

  /** The same narrator in another voice. */
  #telling(voice: (speaker: Speaker) => Speaker): Narrator {
    const other = new Narrator({ claim: this.#asked }, voice(this.#speaker), this.#most)
    other.#elsewhere = this.#elsewhere
    other.#attempt = this.#attempt
    return other
  }

  #counter({ counter, against }: Blocker): Span[] {
    if (isTally(counter) && !ofFacts(counter)) return coreSaid(counter, this.#speaker, this.#asked)
    if (!ofFacts(counter)) {
      const ground = counter.because.find(({ claim, holds }) => holds && this.#is('ground', claim))
      const leading = asLeading(this.#speaker)
      const said = ground ? sentence(ground.claim, true, this.#speaker) : againstSaid(counter, against, leading)
      return this.#moved(counter, said)
    }
    const deeds = counter.holds ? this.#behind(counter) : ownAttempts(counter)
    // What was tried and is told is no part of what stopped it, though that was there only because of it.
    const tried = counter.holds ? new Set(findAttempts(against).map(keyOf)) : undefined
    const isTried = (deed: DeedDone): boolean => tried?.has(keyOf(deed)) === true
    const others = deeds.filter(deed => this.#isBeside(deed) && !(isTried(deed) && this.#isInAttempt(deed)))
    // What says only of the deed itself why it came to nothing, and has nothing behind it, is how things are.
    const isOfItself = !counter.because.length && !counter.unless.length && others.every(isTried)
    return this.#state(counter, isOfItself ? [] : others)
  }

  #isInAttempt({ action }: DeedDone): boolean {
    const actor = action === undefined ? undefined : this.#actor(action)
    return actor !== undefined && namesIn([this.#speaker.name(actor)]).some(name => this.#attempt.has(name))
  }

  /** What came about although something spoke against it: whose doing it was, what was tried, and what undid that. */
  answered(
    reason: Reason,
    fallen: Blocker & { answer: Blocker },
  ): { because: Span[]; counter: Span[]; answer: Span[] } {
    const told = [...this.#deedsSaid(fallen), ...this.#deedsSaid(fallen.answer)]
    const ways = besideTried(this.inOrder(findBlockersOfEach(fallen.counter)), fallen.counter)
    const answers = ways.length > 1 ? ways : [fallen.answer]
    const undone = this.#undone(fallen, () => this.stops(answers))
    const beside = [...undone.counter, ...undone.answer]
    return { because: this.#leaving(told, () => this.brought(reason, beside)), ...undone }
  }

  /** Of several counters that each would do, those to be named. */
  inOrder(stops: readonly Blocker[]): Blocker[] {
    return stopsInOrder(stops, deed => this.#isOfOthers(deed), this.#speaker)
  }

  /**
   * Several counters, each once; behind them, what would have undone them and was undone itself.
   * @param alone those without which nothing would have stopped it: of these it is told
   * @param attempt what was tried, as it is told before them
   * @param isBare whether what would have undone them is left to the tree
   */
  stops(stops: readonly Blocker[], alone = stops, attempt: readonly Span[] = [], isBare = false): Span[] {
    this.#attempt = new Set(namesIn(attempt))
    const unique = [...new Map(stops.map(stop => [stop.counter, stop])).values()]
    const single = unique.filter(stop => alone.includes(stop))
    const undone = this.#speaker.terse ? [] : undoingOf(single, unique)
    const told = undone.flatMap(stop => [...this.#deedsSaid(stop), ...this.#deedsSaid(stop.answer)])
    const whole = this.#leaving(told, () => this.few(unique))
    const isApart = (deeds: readonly string[]): boolean => !deeds.length || deeds.some(deed => !told.includes(deed))
    const isLeft = isBare && unique.every(stop => isApart(this.#deedsSaid(stop).slice(0, -1)))
    const pairs = (isLeft ? [] : undone).map(stop => this.#undone(stop, () => this.counter(stop.answer)))
    return [...new Map(pairs.map(pair => [JSON.stringify(pair), pair])).values()].reduce<Span[]>(
      (so, pair) => say(this.#speaker.locale, phrasesOf(this.#speaker).oneLine.undone, { said: so, ...pair }),
      whole,
    )
  }

  /** Of several counters, of which each would do, those that are named first: nothing of what would have undone them. */
  few(all: readonly Blocker[]): Span[] {
    const stops = asOne(all)
    const plain = this.#fewOf(stops, stop => this.counter(stop))
    const isMixed = plain.length > 1 && plain.some(one => plainOf(one).includes(': '))
    const inside = this.#telling(speaker => ({ ...speaker, isOneOfSeveral: true }))
    return listed(isMixed ? this.#fewOf(stops, stop => inside.counter(stop)) : plain, this.#speaker)
  }

  #fewOf(stops: readonly Blocker[], counterOf: (stop: Blocker) => Span[]): Span[][] {
    const saidOf = new Map(stops.map(stop => [stop.counter, (): Span[] => counterOf(stop)]))
    const isMoved = ({ counter }: Blocker): boolean => counter.holds && counter.claim.is === 'moves'
    const said = each([
      ...movesSaid(
        stops.filter(isMoved).map(({ counter }) => counter),
        reason => saidOf.get(reason)!(),
        some => this.#few(some),
        this.#speaker,
      ),
      ...stops.filter(stop => !isMoved(stop)).map(counterOf),
    ])
    return cutTo(shared(said, this.#speaker), this.#mostOf(0), this.#speaker)[0]
  }

  /** What movers took elsewhere: what one took to the same place together. */
  moves(ways: readonly Reason[]): Span[] {
    const said = movesSaid(
      ways,
      way => this.tried(way),
      some => this.#few(some),
      this.#speaker,
    )
    return this.#list(said)
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
    const own = deedOf(counter)
    const deeds = !ofFacts(counter) ? (own ? [own] : []) : counter.holds ? this.#behind(counter) : ownAttempts(counter)
    const teller = this.#telling(asDone)
    return [...deeds.map(deed => teller.#deed(deed)), teller.#counter({ counter, against })].map(wordsOf)
  }

  /**
   * What fell with nothing against it: by what was done for it and the one thing that it lacked, else that it is not so, and
   * of a deed that was led elsewhere where it went.
   */
  missing(reason: Reason, others: readonly Reason[] = []): Span[] {
    const state = (of: Reason): Span[] => sentence(of.claim, false, this.#speaker)
    const { oneLine } = phrasesOf(this.#speaker)
    const short = shortOf(reason)
    const done = short ? this.#attempted(findAttempts({ ...reason, unless: [] }), reason) : []
    if (short && done.length)
      return say(this.#speaker.locale, oneLine.lacking, {
        attempt: this.#list(done),
        counter: listed(each([state(short), ...lacksOf(others, this.#speaker)]), this.#speaker),
      })
    const lacked = lackedBy(reason)
    const lack = lastLack(reason)
    const last = lack === lacked ? undefined : lack
    const tried = last ? this.#attempted(findAttempts({ ...reason, unless: [] }), reason) : []
    if (last && tried.length)
      return say(this.#speaker.locale, oneLine.lacking, {
        attempt: this.#list(tried),
        counter: state(last),
      })
    const fell = state(reason)
    const own = lack && this.#asked.is === 'works' ? this.#speaker.action(this.#asked.action) : undefined
    if (lack && own && triedWords(own, this.#speaker) !== undefined)
      return say(this.#speaker.locale, oneLine.lacking, { attempt: this.tried(reason), counter: state(lack) })
    if (lacked) return say(this.#speaker.locale, oneLine.comesToNothing, { attempt: fell, state: state(lacked) })
    if (this.#asked.is !== 'works' || !ownDeed(this.#asked.action, reason).movers.length) return fell
    return say(this.#speaker.locale, oneLine.comesToNothing, { attempt: this.tried(reason), state: fell })
  }

  /** What was done for a fact that came to nothing: what brought about what that takes was done, and else tried. */
  #attempted(attempts: readonly DeedDone[], reason: Reason): Span[][] {
    const came = cameIn(reason, this.#asked, this.#speaker)
    const done = this.#telling(asDone)
    return each(attempts.map(deed => (came.has(keyOf(deed)) ? done : this).#deed(deed)))
  }

  /** A state by the deeds that made it: these alone where they were done to whom it is about. */
  #state(reason: Reason, all: readonly DeedDone[]): Span[] {
    const state = reasonSaid(reason, this.#speaker)
    const teller = this.#telling(asDone)
    const left = all.filter(deed => !this.#elsewhere.has(wordsOf(teller.#deed(deed))))
    const deeds = left.length || reason.holds ? left : all
    const needed = neededKeys(reason, claim => this.#isVote(claim))
    const isNeeded = (deed: DeedDone): boolean => needed.has(keyOf(deed))
    const votes = deeds.filter(deed => deed.action === undefined && isNeeded(deed))
    const sent = new Set(deeds.flatMap(({ action }) => (isAlwaysAtWork(action) ? [] : this.#doerOf(action))))
    const isBeside = ({ action, claim }: DeedDone): boolean =>
      claim.is === 'active' && isAlwaysAtWork(action) && this.#doerOf(action).some(who => sent.has(who))
    // Where not all of them have room, what is always at work is left out first.
    const isUnsaid = ({ action }: DeedDone): number => (this.#speaker.terse && isAlwaysAtWork(action) ? 1 : 0)
    const acts = deeds
      .filter(deed => deed.action && !isBeside(deed))
      .toSorted(
        (a, b) =>
          isUnsaid(a) - isUnsaid(b)
          || Number(isNeeded(b)) - Number(isNeeded(a))
          || byTurn(a, b, this.#asked, this.#speaker),
      )
    const said = (some: readonly DeedDone[]): Span[][] =>
      shared(each(some.map(deed => this.#deed(deed))), this.#speaker)
    // Votes that could not be missed are told while they can be told by name; else their number says it.
    const most = this.#speaker.terse ? this.#most : mostVotes
    const isFew = ({ claim }: DeedDone): boolean => votes.filter(one => isForSame(one.claim, claim)).length <= most
    const voted = said(votes.filter(isFew))
    const doer = this.#doerOf(acts[0]?.action)
    const others = acts.flatMap(({ action, claim }) =>
      'at' in claim && !this.#doerOf(action).some(who => doer.includes(who)) ? claim.at : [],
    )
    const { oneLine } = phrasesOf(this.#speaker)
    const { beside, against } = groundsOf(reason, others, this.#speaker)
    if (!acts.length && !voted.length) {
      const deeds = this.#list([...beside, ...against])
      return deeds.length ? say(this.#speaker.locale, oneLine.stateOf, { state, deeds }) : state
    }
    const [few, more] = cutTo(said(acts), this.#mostOf(acts.filter(isNeeded).length), this.#speaker)
    // One more deed is told where it has room in the place of how things were.
    const rest = more.length && beside.length ? said(acts).slice(few.length) : []
    const told = rest.length === 1 ? [...few, ...voted, ...rest] : [...few, ...voted, ...beside, ...more]
    const attempt = listed(told, this.#speaker)
    const counter = listed(against, this.#speaker)
    const done = counter.length ? say(this.#speaker.locale, oneLine.lacking, { attempt, counter }) : attempt
    const isTold = all.every(deed => reaches(deed, aboutWhom(reason.claim))) && !this.#is('toldWithDeed', reason.claim)
    if (!reason.holds || isTold) return done
    if (wordsOf(done) === wordsOf(state)) return state
    if (isToldBy(done, reason.claim, state, this.#speaker)) return done
    const [first, last] = this.#is('toldLast', reason.claim) ? [done, state] : [state, done]
    const { stateOf, stateBy } = oneLine
    return say(this.#speaker.locale, this.#speaker.isOneOfSeveral ? stateBy : stateOf, { state: first, deeds: last })
  }

  /** @param needed how many of them nothing can be without: where an answer is told whole, these are */
  #few(said: readonly Span[][], needed = 0, more?: string): Span[][] {
    return cutTo(said, this.#mostOf(needed), this.#speaker, more).flat()
  }

  #list(said: readonly Span[][]): Span[] {
    return listed(this.#few(said), this.#speaker)
  }

  readonly #mostOf = (needed: number): number =>
    this.#most < mostNamed ? this.#most : Math.max(this.#most, Math.min(needed, mostNeeded))

  #deed({ claim, movers, unled }: DeedDone): Span[] {
    const isLed = claim.is === 'arrives' && isLedElsewhere(claim, this.#speaker)
    const by = isLed ? this.#moversSaid(movers) : []
    if (isLed && by.length) return ledSaid(claim, this.#list(by), this.#speaker)
    return this.#withMovers(
      unled && claim.is === 'arrives'
        ? journey(claim.action, 'none', claim.at, claim.path, this.#speaker, true)
        : sentence('part' in claim ? { ...claim, part: 'none' } : claim, true, this.#speaker),
      beyondPath(claim, movers),
      cameWhereSent(claim, this.#speaker),
    )
  }

  /** A counter that was led to where it stands, or kept from going on, with whose doing that was. */
  #moved(counter: Reason, said: Span[]): Span[] {
    const deed = counter.holds ? deedOf(counter) : undefined
    if (!deed) return said
    return this.#withMovers(said, beyondPath(deed.claim, deed.movers), cameWhereSent(deed.claim, this.#speaker))
  }

  #withMovers(deed: Span[], movers: readonly DeedDone[], isWhereSent: boolean): Span[] {
    const said = this.#speaker.terse ? [] : this.#moversSaid(movers)
    if (!said.length) return deed
    const { moved, movedBack } = phrasesOf(this.#speaker).oneLine
    return say(this.#speaker.locale, isWhereSent ? movedBack : moved, {
      deed,
      movers: this.#list(said),
    })
  }

  /** Who moved something, but for those of whom the rest of the sentence tells. */
  #moversSaid(movers: readonly DeedDone[]): Span[][] {
    if (this.#speaker.unmoved) return []
    const teller = this.#telling(asDone)
    return each(movers.map(mover => teller.#deed(mover)).filter(words => !this.#elsewhere.has(wordsOf(words))))
  }

  /** Whose doing something was, votes among it. */
  #behind(reason: Reason): DeedDone[] {
    return findDeeds(reason, claim => this.#isVote(claim))
  }

  readonly leavesOut = (stop: Blocker & { answer?: Blocker }): boolean => leavesOut(stop, this.#asked, this.#speaker)

  #isVote(claim: Claim): boolean {
    return this.#is('deed', claim)
  }

  /** Whether it is another deed than what is asked about, be it of the same player. */
  #isBeside({ action }: DeedDone): boolean {
    return action === undefined || this.#asked.is !== 'works' || action !== this.#asked.action
  }

  #isOfOthers({ action }: DeedDone): boolean {
    return action === undefined || this.#actor(action) !== this.#mine
  }

  #doerOf(action: ActionId | undefined): SeatId[] {
    const actor = action === undefined ? undefined : this.#actor(action)
    return actor === undefined ? [] : [actor]
  }

  #actor(action: ActionId): SeatId | undefined {
    return this.#speaker.action(action)?.actor
  }

  /** Whose action is asked about. */
  get #mine(): SeatId | undefined {
    return this.#asked.is === 'works' ? this.#actor(this.#asked.action) : undefined
  }
}
