/** How an action fared, in its answer: that it went through is no answer where it changed nothing. */
import { say } from '../text/message.ts'
import type { Reason } from '../reason/reason.ts'
import { getOwn } from '../ruleset/catalogue.ts'
import { namesIn, plainOf, sentenceCase, text, tidy, type Span } from '../text/span.ts'
import type { ActionId, Claim, SeatId } from '../reason/claim.ts'
import { nodesOf } from '../reason/table.ts'
import type { Verdict } from '../journal/outcome.ts'
import type { ActionStatus, Moved } from './action-status.ts'
import { sayFolded, sayStops, sayWhoBrought, sayAnswer, type Brief } from './answer.ts'
import { sayWhyAll } from './explained.ts'
import { isMarked } from './narrated.ts'
import { asTried, killsFirst, listed, listedNames, phrasesOf, saySeveral, sentence, useSaid } from './sentences.ts'
import type { Speaker } from './speaker.ts'

/**
 * The answer to "how did it fare": what was done and what decided it, then what came of it where that is nothing, or not
 * what it was for. "Dee protected Ann. It changed nothing: nobody attacked Ann."
 * @returns nothing of what has no reason
 */
export function sayDeed(
  { reason, verdict }: Pick<Verdict, 'reason' | 'verdict'>,
  faring: ActionStatus | undefined,
  speaker: Speaker,
): Span[] {
  if (!reason) return []
  // What a check found says what was done as well.
  const found = faring && 'found' in faring ? faring.found : undefined
  const hasStopped = faring && 'stopped' in faring && faring.stopped?.length
  if (found?.length && !hasStopped) {
    const action = 'action' in reason.claim ? (reason.claim.action ?? '') : ''
    const own = plainOf(sentenceCase(sentence({ is: 'active', action, part: 'none', at: '' }, true, speaker)))
    const news = found.filter(one => plainOf(sayFolded(one, speaker).said) !== `${own}.`)
    return sayWhyAll(
      (news.length ? news : found.slice(0, 1)).map(one => ({ reason: one })),
      speaker,
      true,
    )
  }
  // What did all that there was to do is not told by what was left of it.
  const inPart = verdict === 'partial' && faring?.how === 'yes' ? undefined : verdict
  const { said, stopped: wasStopped, isMoved, isAsSent, deed: idle, brought } = sayFolded(reason, speaker, inPart)
  const isVain = faring?.how === 'idle' && faring.grounds.length > 0
  const isIdle = idle !== undefined && isVain
  const stopped = wasStopped && !isIdle
  // What would have stopped what had nothing to do is beside the question, or taken elsewhere what came of it.
  const isTold = isVain || (isAsSent && faring?.how === 'yes' && sayBrought(faring, speaker).length > 0)
  const done = isIdle ? tidy([...idle, text('.')]) : isTold && brought ? brought : said
  // What was stopped has said so; only of what stood its end is to be told.
  const own = reason.claim.is === 'works' ? reason.claim.action : undefined
  const came = faring && !stopped ? cameTo(faring, speaker, isMoved, own) : []
  if (!came.length) return done
  // How somebody died all the same may tell the deed itself: then it is not told twice.
  const deed = plainOf(done).replace(/\.$/, '')
  const isSaid = plainOf(came).includes(deed) || (faring?.how === 'lost' && tellsOf(came, reason, speaker))
  return isSaid ? came : tidy([...done, text(' '), ...came])
}

/** Whether somebody whose deed is asked about is named. */
function tellsOf(said: readonly Span[], { claim }: Reason, speaker: Speaker): boolean {
  const actor = claim.is === 'works' ? speaker.action(claim.action)?.actor : undefined
  return actor !== undefined && namesIn([speaker.name(actor)]).some(name => namesIn(said).includes(name))
}

/** What came of what went through, in a sentence; nothing of what simply worked or failed. */
function cameTo(faring: ActionStatus, speaker: Speaker, isMoved: boolean, own: ActionId | undefined): Span[] {
  const { came } = phrasesOf(speaker)
  switch (faring.how) {
    case 'idle':
      return say(speaker.locale, came.idle, emptyValues(faring, speaker))
    case 'lost':
      return tidy([
        ...say(speaker.locale, came.lost, emptyValues(faring, speaker)),
        ...faring.deaths.flatMap(death => [text(' '), ...sayAnswer(favoring(death, own), speaker)]),
      ])
    case 'blank':
      return say(speaker.locale, came.blank)
    case 'yes':
      // Where it came is told; what came of it there is not.
      return isMoved ? sayBrought(faring, speaker) : []
    case 'no':
    case 'part':
      return []
  }
}

/**
 * What came of an action that went through, where all else is told: who died of it, what went elsewhere
 * or failed by it.
 * @returns undefined where it is that alone
 */
export function sayWorked(faring: ActionStatus & { how: 'yes' | 'blank' }, speaker: Speaker): Span[] | undefined {
  const told = (claims: readonly Claim[]): Span[] | undefined =>
    claims.length
      ? sentenceCase(say(speaker.locale, phrasesOf(speaker).oneLine.stands, { because: saySeveral(claims, speaker) }))
      : undefined
  const found = told(foundIn(faring, speaker))
  const said = sayBrought(faring, speaker, told)
  if (found && !faring.stopped?.length) return found
  const all = [said, found ?? []].filter(one => one.length)
  return all.length
    ? all.reduce((one, other) => [...one, text(' '), ...other])
    : told((faring.came ?? []).filter(claim => !isMarked('isAside', claim, speaker)).slice(0, mostTold))
}

/** What went elsewhere or failed by an action, and who died of it. */
function sayBrought(
  faring: ActionStatus & { how: 'yes' | 'blank' },
  speaker: Speaker,
  told: (claims: readonly Claim[]) => Span[] | undefined = () => undefined,
): Span[] {
  const { came } = phrasesOf(speaker)
  const { main = [], isKill = false } = faring
  const all = killsFirst(faring.moved ?? [], ({ deed }) => deed, speaker)
  const elsewhere = all.filter(one => !isWhereSent(one, speaker))
  // Where chance took all of it to where it was sent, that is what is told.
  const isLeft = !elsewhere.length
  const moved = isLeft ? all : elsewhere
  const stopped = killsFirst(faring.stopped ?? [], deed => deed, speaker)
  const trying = asTried(speaker)
  const deedTo = ({ deed, to, then }: Moved): Span[] =>
    to === undefined
      ? useOnSaid(deed, speaker)
      : say(speaker.locale, isLeft ? came.leftOn : came.movedTo, {
          deed: useSaid(deed, speaker),
          to: speaker.name(to),
          isOn: then ? 'yes' : 'no',
          by: then ? useSaid(then.by, speaker) : '',
          last: then ? speaker.name(then.to) : '',
        })
  // «Защита Дины» may be hers or of her: where clauses are set apart, what was tried says whose it was.
  const isApart = !moved.length && phrasesOf(speaker).list.apart?.unlike !== undefined
  const tries = isApart
    ? stopped.map(action => sentence({ is: 'active', action, part: 'none', at: '' }, true, trying))
    : []
  const failed = tries.flatMap(one => couldNot(one, came.couldNot) ?? [])
  const isTold = tries.length > 0 && failed.length === tries.length
  const deeds = isApart
    ? listed(isTold ? failed : tries, speaker)
    : listedNames(moved.length ? moved.map(deedTo) : stopped.map(deed => useOnSaid(deed, speaker)), speaker)
  const died = sayDied(faring, speaker)
  // What it was for, where the deed does not say it, comes before what came of it besides.
  const state = main.filter(claim => isMarked('toldWithDeed', claim, speaker))
  const first = isKill ? died : deeds.length ? (told(state) ?? []) : []
  const which = moved.length ? (isLeft ? came.left : came.moved) : first.length ? came.stoppedToo : came.stopped
  const said = [
    first,
    deeds.length ? say(speaker.locale, which, { deeds, isTold: isTold ? 'yes' : 'no' }) : [],
    isKill ? [] : died,
  ].filter(one => one.length)
  return said.length ? said.reduce((one, other) => [...one, text(' '), ...other]) : []
}

/** Whether it came to whom it was sent to, and nobody took it on. */
const isWhereSent = ({ deed, to, then }: Moved, speaker: Speaker): boolean =>
  to !== undefined && !then && speaker.action(deed)?.targets.join() === to

/** What was tried as what could not be done; nothing where its verb has no such form. */
function couldNot(tried: readonly Span[], pairs: readonly string[] = []): Span[][] | undefined {
  for (const [at, span] of tried.entries())
    for (const [verb = '', other = ''] of pairs.map(pair => pair.split(/ (.*)/s)))
      if (span.kind === 'text' && new RegExp(`(?<!\\p{L})${verb}(?!\\p{L})`, 'u').test(span.text))
        return [tried.with(at, text(span.text.replace(verb, other)))]
  return undefined
}

/** One use of an ability, with whom it was on where that is not told by whose it was: “Bob's arrest of Cat”. */
function useOnSaid(id: ActionId, speaker: Speaker): Span[] {
  const { actor, ability = '', targets: [first] = [] } = speaker.action(id) ?? {}
  const on = getOwn(speaker.words.deeds, `${ability}:use`)
  if (on === undefined || actor === undefined || first === undefined) return useSaid(id, speaker)
  const name = say(speaker.locale, on, { first: speaker.name(first) })
  return say(speaker.locale, phrasesOf(speaker).use, { actor: speaker.name(actor), name })
}

/** Who died of an action. */
export const sayDied = (faring: ActionStatus, speaker: Speaker): Span[] =>
  'died' in faring && faring.died?.length
    ? sentenceCase(
        say(
          speaker.locale,
          phrasesOf(speaker).came[faring.byOwnHand ? 'unsaved' : 'died'],
          countedValues(faring.died, speaker),
        ),
      )
    : []

/**
 * What somebody was told by an action: nothing that its deed says, having been sent in with it, or that is `said` already,
 * unless something went elsewhere: then it is not plain what was told.
 */
export function foundIn(faring: ActionStatus, speaker: Speaker, said: readonly Span[] = []): Claim[] {
  const told = wordsIn(plainOf(said))
  const isTold = (claim: Claim & { is: 'learns' | 'sees' }, reason: Reason): boolean => {
    const deed = speaker.action(claim.action)
    const result = speaker.result(deed?.ability ?? '', claim.result)
    const words = typeof result === 'string' ? result : plainOf([result])
    if (Object.values(deed?.with ?? {}).includes(claim.result)) return true
    return told.includes(wordsIn(words)) && !isLed(reason)
  }
  return ('found' in faring ? (faring.found ?? []) : []).flatMap(reason => {
    const { claim } = reason
    return (claim.is === 'learns' || claim.is === 'sees') && !isTold(claim, reason) ? [claim] : []
  })
}

/** Whether something that it came of went elsewhere than it was sent. */
const isLed = ({ claim, holds, because }: Reason): boolean =>
  holds && (('path' in claim && claim.path.length > 0) || because.some(isLed))

/** Words alone, each with blanks about it: a result is told by whole words. */
const wordsIn = (said: string): string =>
  ` ${
    said
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu)
      ?.join(' ') ?? ''
  } `

/** As many results as one sentence tells. */
const mostTold = 3

/** The same tree with what an action has to do with first, of several things that speak against it. */
function favoring(death: Reason, own: ActionId | undefined): Reason {
  const isOwn = (one: Reason): number => (nodesOf([one]).some(({ action }) => action === own) ? 0 : 1)
  const sorted = (reason: Reason): Reason => ({
    ...reason,
    because: reason.because.map(sorted),
    unless: reason.unless.toSorted((a, b) => isOwn(a) - isOwn(b)),
  })
  return own === undefined ? death : sorted(death)
}

const countedValues = (who: readonly SeatId[], speaker: Speaker): { who: Span[]; count: number } => ({
  who: listed(
    who.map(slot => [speaker.name(slot)]),
    speaker,
    phrasesOf(speaker).results.people,
  ),
  count: who.length,
})

/** That nothing kept an action from what it was for. */
export const sayUnstopped = (speaker: Speaker): Span[] => say(speaker.locale, phrasesOf(speaker).came.worked)

/** The same in few words, of a death that was not kept off with what brought it; nothing of what simply worked or failed. */
export function noteEffect(faring: ActionStatus, speaker: Speaker): Brief {
  if (!('who' in faring) && faring.how !== 'blank') return { said: [], by: [] }
  const values = 'who' in faring ? emptyValues(faring, speaker) : { hasGround: 'no', ground: [], who: [] }
  const said = say(speaker.locale, phrasesOf(speaker).came.brief, { ...values, how: faring.how })
  const [death] = faring.how === 'lost' ? faring.deaths : []
  if (!death) return { said, by: [] }
  const { said: came, by } = sayWhoBrought(death, speaker)
  return { said: came.length ? tidy([...said, text(': '), ...came]) : said, by }
}

/**
 * The word with which a tree answers whether an action went through.
 * @param inPart at some of its places alone
 */
export function sayOutcome(
  holds: boolean,
  inPart: boolean,
  faring: ActionStatus | undefined,
  speaker: Speaker,
): Span[] {
  const { answer } = phrasesOf(speaker).tree
  const values = { part: inPart ? 'yes' : 'no' }
  if (holds && faring)
    switch (faring.how) {
      case 'idle':
      case 'lost':
        return say(speaker.locale, answer[faring.how], { ...values, ...emptyValues(faring, speaker) })
      case 'blank':
        return say(speaker.locale, answer.blank, values)
      case 'yes':
      case 'no':
      case 'part':
        break
    }
  return [text(inPart ? answer.partial : holds ? answer.yes : answer.no)]
}

/** Whom it came to, and why it changed nothing there. */
function emptyValues(
  faring: Extract<ActionStatus, { who: unknown }>,
  speaker: Speaker,
): { hasGround: string; ground: Span[]; who: Span[] } {
  const { who } = countedValues(faring.who, speaker)
  const { grounds = [], deeds = [], uncounted, undone } = faring.how === 'idle' ? faring : {}
  const { came } = phrasesOf(speaker)
  const done = listedNames(
    deeds.map(deed => useSaid(deed, speaker)),
    speaker,
  )
  // Whoever sent in what did not count did something.
  const told = uncounted === undefined ? grounds : grounds.filter(one => one !== 'acted')
  const alone = listed(
    told.map(nobody => say(speaker.locale, came.ground, { nobody, who, deeds: done })),
    speaker,
  )
  const ground =
    uncounted !== undefined
      ? say(speaker.locale, came.uncounted, {
          hasGround: told.length ? 'yes' : 'no',
          ground: alone,
          use: useSaid(uncounted, speaker),
        })
      : grounds.length
        ? alone
        : undone
          ? sayStops(undone.stops, undone.root, speaker)
          : []
  return { hasGround: ground.length ? 'yes' : 'no', ground, who }
}
